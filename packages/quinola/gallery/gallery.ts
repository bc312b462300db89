// The script of the gallery's pages: copying a tag, and trying the options of the table on the page.
import {shutTerm} from '@quinola/table/terms.js';

/** Options that cannot change during a game: other values need a new table. */
const OF_THE_GAME = new Set([
  'rules',
  'table',
  'honours',
  'preference',
  'may-call-at',
  'game-levels',
  'rubbers',
  'ceremony',
  'etiquette',
  'seed',
  'level',
  'school',
  'loser-honours-count',
  'lady',
  'middle-tie',
  'throw-over',
  'accidents',
  'players',
  'deals',
  'parties',
  'matador-series',
  'announce-pagat-with-taroks',
  'announce-pagat-in-skat',
  'pot',
  'pot-stake',
  'stichfrei',
  'pagat-accounting',
  'king-ultimo',
  'sky-led',
  'target',
  'deal',
  'strict',
  'daily',
  'manner',
  'play-tre',
  'forehand-may-pass',
  'loss-tariff',
  'tout-adds-points',
  'tout-with-sky',
  'remis-pays',
  'sky-limit',
]);

/** Boolean options. */
const SWITCHES = new Set([
  'preference',
  'loser-honours-count',
  'undo',
  'strict',
  'daily',
  'share',
  'announce-pagat-with-taroks',
  'announce-pagat-in-skat',
  'pot',
  'stichfrei',
  'play-tre',
  'forehand-may-pass',
  'tout-adds-points',
  'remis-pays',
]);

/** The prefix of the fields whose options share one attribute. */
const OPTION = 'option-';

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Addresses in a copied snippet must work from any page: they are made absolute, relative to this script. */
function anchorAddresses(): void {
  for (const code of document.querySelectorAll('.snippet code')) {
    code.textContent = (code.textContent ?? '').replace(
      /src="(cdn\/[^"]+)"/,
      (_, path: string) => `src="${new URL(path, import.meta.url).href}"`,
    );
  }
}

function offerCopies(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const {copy = '', copied = '', marked = ''} = button.dataset;
    const code = document.getElementById(copy);
    if (!code) continue;
    const usual = button.textContent;
    button.hidden = false;
    button.addEventListener('click', () => {
      void navigator.clipboard
        .writeText(code.textContent ?? '')
        .then(
          () => copied,
          () => {
            // If the browser forbids the clipboard, the visitor can copy the selected text.
            getSelection()?.selectAllChildren(code);
            return marked;
          },
        )
        .then((said) => {
          button.textContent = said;
          button.addEventListener('blur', () => (button.textContent = usual), {once: true});
        });
    });
  }
}

/** What the gallery uses of a table. */
interface Table extends HTMLElement {
  open(panel: string): Promise<void>;
}

/** Lets links to the page in other languages keep the chosen options, which are in the address. */
function keepChoices(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a'))
    link.addEventListener('click', () => {
      link.search = location.search;
      link.hash = location.hash;
    });
}

/** Adds a button that opens the table's own dialogue with a snippet of its current options. */
function offerTables(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-take]')) {
    const table = (): Table => document.querySelector<Table>('#table')!;
    void customElements.whenDefined(table().localName).then(() => {
      button.hidden = false;
    });
    button.addEventListener('click', () => {
      table().scrollIntoView();
      void table().open('copy');
    });
  }
}

type Field = HTMLSelectElement | HTMLInputElement;

const fieldOf = (form: HTMLFormElement, name: string): Field | null => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLSelectElement || field instanceof HTMLInputElement ? field : null;
};

/** Switches off what the books exclude: `data-only` names the rule set, `data-with` another choice and the values that allow this one. */
function exclude(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<Field>('[data-only], [data-with]')) {
    const {only, with: needs} = field.dataset;
    const [name = '', values = ''] = needs?.split('=') ?? [];
    const other = fieldOf(form, name);
    field.disabled =
      (only !== undefined && only !== fieldOf(form, 'rules')?.value) ||
      (other !== null && !other.disabled && !values.split(',').includes(other.value));
  }
}

/** The attributes for the form's choices; the table's default needs none, and disabled fields are left out. */
function wanted(form: HTMLFormElement): Map<string, string> {
  const chosen = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
  const attributes = new Map(
    chosen
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, SWITCHES.has(name) ? '' : value]),
  );
  // These options share one attribute.
  const options = [...attributes].filter(([name]) => name.startsWith(OPTION));
  for (const [name] of options) attributes.delete(name);
  if (options.length) attributes.set('options', options.map(([, value]) => value).join(' '));
  return attributes;
}

function setTag(code: HTMLElement, tag: string, attributes: Map<string, string>): void {
  const written = [...attributes]
    .map(([name, value]) => (value ? ` ${name}="${escape(value)}"` : ` ${name}`))
    .join('');
  code.textContent = (code.textContent ?? '').replace(
    new RegExp(`<${tag}[^]*$`),
    `<${tag}${written}></${tag}>`,
  );
}

/** The initial value of a field. */
const usualOf = (field: Field): string =>
  field instanceof HTMLInputElement
    ? field.defaultValue
    : (([...field.options].find(({defaultSelected}) => defaultSelected) ?? field.options[0])?.value ?? '');

/** Applies the options in the page's address (`?rules=warsaw&seed=…`), and returns whether there were any. */
function readAddress(fields: readonly Field[]): boolean {
  const query = new URLSearchParams(location.search);
  const given = fields.filter(({name}) => query.has(name));
  for (const field of given) field.value = query.get(field.name)!;
  return given.length > 0;
}

/** Writes choices other than the defaults into the page's address, from which links to deals are made; other parameters stay. */
function writeAddress(fields: readonly Field[]): void {
  const url = new URL(location.href);
  for (const field of fields) {
    if (field.disabled || field.value === usualOf(field)) url.searchParams.delete(field.name);
    else url.searchParams.set(field.name, field.value.trim());
  }
  history.replaceState(history.state, '', url);
}

/** Lets the form set the table's attributes and the tags to copy. */
function tryOptions(form: HTMLFormElement): void {
  const table = (): HTMLElement => document.getElementById('table')!;
  const tag = table().localName;
  const fields = [...form.elements]
    .map((element) => fieldOf(form, element.getAttribute('name') ?? ''))
    .filter((field) => field !== null);
  const names = [...new Set(fields.map(({name}) => (name.startsWith(OPTION) ? 'options' : name)))];

  const update = (changed: string): void => {
    exclude(form);
    const attributes = wanted(form);
    document.querySelectorAll<HTMLElement>('.snippet code').forEach((code) => setTag(code, tag, attributes));

    const target =
      OF_THE_GAME.has(changed) || changed.startsWith(OPTION) ? document.createElement(tag) : table();
    for (const name of names) {
      const value = attributes.get(name);
      if (value === undefined) target.removeAttribute(name);
      else if (target.getAttribute(name) !== value) target.setAttribute(name, value);
    }
    if (target !== table()) {
      target.id = 'table';
      table().replaceWith(target);
    }
  };

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({target}) => {
    update((target as Field).name);
    writeAddress(fields);
  });
  update(readAddress(fields) ? 'rules' : '');
}

anchorAddresses();
offerCopies();
offerTables();
keepChoices();
document.addEventListener('keydown', shutTerm);
const form = document.querySelector<HTMLFormElement>('#form');
if (form) tryOptions(form);
