/** What a test sees of a page as assistive technology does: roles and names, through open shadow roots. */

/** Implicit roles of elements. */
const ROLES: Readonly<Record<string, string>> = {
  article: 'article',
  aside: 'complementary',
  button: 'button',
  dialog: 'dialog',
  fieldset: 'group',
  details: 'group',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  hr: 'separator',
  img: 'img',
  li: 'listitem',
  main: 'main',
  menu: 'list',
  nav: 'navigation',
  ol: 'list',
  option: 'option',
  output: 'status',
  progress: 'progressbar',
  table: 'table',
  tbody: 'rowgroup',
  td: 'cell',
  textarea: 'textbox',
  tfoot: 'rowgroup',
  th: 'columnheader',
  thead: 'rowgroup',
  tr: 'row',
  ul: 'list',
};

const INPUTS: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'checkbox',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
};

/** Roles that are named by their content. */
const NAMED_BY_CONTENT =
  /^(button|cell|checkbox|columnheader|heading|link|menuitem|option|radio|row|rowheader|switch|tab|treeitem)$/;

/** Roles of elements that are read by their label alone. */
const LABEL_ONLY =
  /^(button|checkbox|combobox|img|link|listbox|option|radio|searchbox|slider|spinbutton|switch|textbox)$/;

/** The role of an element; `null` where it has none. */
export function roleOf(element: Element): string | null {
  const written = element.getAttribute('role')?.trim().split(/\s+/)[0];
  if (written) return written === 'none' || written === 'presentation' ? null : written;
  const {localName} = element;
  if (localName === 'a' || localName === 'area') return element.hasAttribute('href') ? 'link' : null;
  if (localName === 'section') return element.hasAttribute('aria-label') ? 'region' : null;
  if (localName === 'select') return (element as HTMLSelectElement).multiple ? 'listbox' : 'combobox';
  if (localName === 'th') return element.getAttribute('scope') === 'row' ? 'rowheader' : 'columnheader';
  if (localName === 'input') return INPUTS[(element as HTMLInputElement).type] ?? 'textbox';
  return ROLES[localName] ?? null;
}

/** The children of a node in the flat tree: slotted nodes at their slot, those of a shadow root in its host. */
export function shownWithin(node: Node): readonly Node[] {
  const {shadowRoot, localName} = node as Element;
  if (shadowRoot) return [...shadowRoot.childNodes];
  const slotted = localName === 'slot' ? (node as HTMLSlotElement).assignedNodes() : [];
  return slotted.length ? slotted : [...node.childNodes];
}

/** The parent of a node in the flat tree. */
export function shownAround(node: Node): Element | null {
  const around = (node as Element).assignedSlot ?? node.parentNode;
  return around && 'host' in around ? (around as ShadowRoot).host : (around as Element | null);
}

/** All elements below a node, in the order shown. */
export function elementsIn(node: Node): Element[] {
  const found: Element[] = [];
  const collect = (within: Node): void => {
    for (const child of shownWithin(within)) {
      if (child.nodeType !== Node.ELEMENT_NODE) continue;
      found.push(child as Element);
      // A drawing is one image; its name is on it or beside it.
      if ((child as Element).localName !== 'svg') collect(child);
    }
  };
  collect(node);
  return found;
}

/** Whether an element is available to everybody: rendered, not hidden from assistive technology, not inert. */
export function isThere(element: Element): boolean {
  if (!element.checkVisibility({visibilityProperty: true})) return false;
  for (let at: Element | null = element; at; at = shownAround(at)) {
    if (at.nodeType !== Node.ELEMENT_NODE) break;
    if (at.getAttribute('aria-hidden') === 'true' || (at as HTMLElement).inert) return false;
  }
  return true;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of a node that is read out, without what is hidden from assistive technology. */
export function readOut(node: Node): string {
  const read = (one: Node): string => {
    if (one.nodeType === Node.TEXT_NODE) return one.nodeValue ?? '';
    if (one.nodeType !== Node.ELEMENT_NODE) return '';
    const element = one as Element;
    if (/^(script|style|template)$/.test(element.localName)) return '';
    const {display, visibility} = element.ownerDocument.defaultView!.getComputedStyle(element);
    // An element without a box may still show slotted content.
    if (element.getAttribute('aria-hidden') === 'true' || display === 'none' || visibility !== 'visible')
      return '';
    // A label replaces the content of a single element; a group is read as a whole.
    const label = element.getAttribute('aria-label') ?? (element as HTMLImageElement).alt;
    if (label && LABEL_ONLY.test(roleOf(element) ?? '')) return ` ${label} `;
    const text = shownWithin(element).map(read).join('');
    // Blocks are read separately, like lines.
    return display.startsWith('inline') || display === 'contents' ? text : ` ${text} `;
  };
  return tidy(node.nodeType === Node.ELEMENT_NODE ? shownWithin(node).map(read).join('') : read(node));
}

/** The accessible name of an element; empty where it has none. */
export function nameOf(element: Element): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const labelled = element.getAttribute('aria-labelledby');
  if (labelled)
    return tidy(
      labelled
        .split(/\s+/)
        .map((id) => root.getElementById(id))
        .map((label) => (label ? label.getAttribute('aria-label') || readOut(label) : ''))
        .join(' '),
    );
  const label = element.getAttribute('aria-label')?.trim();
  if (label) return tidy(label);
  const labels = (element as HTMLInputElement).labels;
  if (labels?.length) return tidy([...labels].map((one) => labelText(one, element)).join(' '));
  const {alt} = element as HTMLImageElement;
  if (alt) return tidy(alt);
  if (NAMED_BY_CONTENT.test(roleOf(element) ?? '')) {
    const content = readOut(element);
    if (content) return content;
  }
  return tidy(element.getAttribute('title') ?? '');
}

/** The words of a label, without those of the control within it. */
function labelText(label: HTMLLabelElement, control: Element): string {
  const read = (node: Node): string =>
    node === control
      ? ''
      : node.nodeType === Node.TEXT_NODE
        ? (node.nodeValue ?? '')
        : shownWithin(node).map(read).join(' ');
  return read(label);
}

/** The element that has the focus, through shadow roots. */
export function focusIn(page: Document): Element | null {
  let at = page.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** Whether one element is within another in the flat tree, or is the same. */
export function isWithin(element: Element | null, around: Element): boolean {
  for (let at = element; at; at = shownAround(at)) if (at === around) return true;
  return false;
}
