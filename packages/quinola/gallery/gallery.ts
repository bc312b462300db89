// What the gallery's pages do by script: copying a tag, and trying the options of the table that stands on the page.
import {shutTerm} from '@quinola/table/terms.js';

/** Options that a running game cannot take up: a table with others is a new table. */
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

/** Options that are merely there or not. */
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

/** How the fields of options begin that stand in one attribute. */
const OPTION = 'option-';

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Addresses in a snippet that is copied must lead here from any page: they are told from where this script stands. */
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
            // Where a browser forbids the clipboard, the visitor copies what is marked.
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

/** What the gallery asks of a table. */
interface Table extends HTMLElement {
  open(panel: string): Promise<void>;
}

/** The same page in another language keeps what was chosen: the options stand in the address. */
function keepChoices(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a'))
    link.addEventListener('click', () => {
      link.search = location.search;
      link.hash = location.hash;
    });
}

/** A button that opens the table's own dialogue, which writes the lines for it as it now stands. */
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

/** The attributes that the form asks for; a choice that is the table's own default needs none, and what is switched off is not asked. */
function wanted(form: HTMLFormElement): Map<string, string> {
  const chosen = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
  const attributes = new Map(
    chosen
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, SWITCHES.has(name) ? '' : value]),
  );
  // These options stand in one attribute.
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

/** What a field has before anybody chooses. */
const usualOf = (field: Field): string =>
  field instanceof HTMLInputElement
    ? field.defaultValue
    : (([...field.options].find(({defaultSelected}) => defaultSelected) ?? field.options[0])?.value ?? '');

/** Takes up the options that the page's address brings along (`?rules=warsaw&seed=…`), and says whether there were any. */
function readAddress(fields: readonly Field[]): boolean {
  const query = new URLSearchParams(location.search);
  const given = fields.filter(({name}) => query.has(name));
  for (const field of given) field.value = query.get(field.name)!;
  return given.length > 0;
}

/** Writes what is chosen, and not as usual, into the page's address, with which a link to a deal begins; what else stands there stays. */
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
