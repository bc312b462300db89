import {html, nothing, type LitElement, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {ATTRIBUTE_WORDS} from '../attributes.js';
import {kitWords, wordsIn} from '../language.js';
import {languageName} from '../languages.js';
import {formStyles} from '../styles/forms.js';
import {copyField} from './clipboard.js';
import {isFirstDeal, seedOf} from '../whole.js';
import {choice, sheet} from './sheet.js';
import {baseOf, snippetOf, SNIPPET_KINDS, type SnippetKind} from './snippet.js';

/** What belongs to the page where the table stands, and not to another. */
const OF_THIS_PAGE = ['seed', 'persist', 'kiosk', 'nocopy'];

/** The languages of the kit. */
const LANGUAGES = ['en', 'de', 'pl', 'ru', 'sv'];

/** What a language calls itself. */
const ownName = (code: string): string => languageName(code, code);

/** What the visitor has chosen in this dialogue. */
interface Chosen {
  readonly way: SnippetKind;
  /** Whether the same cards are dealt there. */
  readonly same: boolean;
  /** What has come of copying, until something else is chosen. */
  readonly said?: string;
  /** Attributes chosen here, by name; the empty value is the usual one. */
  readonly set: Readonly<Record<string, string>>;
}

/** The folder of the built files, where the table came from one. */
const BASE = baseOf(import.meta.url);

/** The hashes of the built files, once they have been fetched. */
let hashes: Readonly<Record<string, string>> = {};
let asked: Promise<void> | null = null;

/** Fetches the hashes of the files in a folder. */
async function ask(base: string): Promise<void> {
  try {
    const answer = await fetch(`${base}integrity.json`);
    if (answer.ok) hashes = (await answer.json()) as typeof hashes;
  } catch {
    // The page's policy forbids the request: the address is shown without a hash.
  }
}

/** The attributes that may be chosen here, with the values that each knows: those of the game, the level, the looks, the language. */
function choices(table: AnyTable): Readonly<Record<string, readonly string[]>> {
  const {level, theme} = ATTRIBUTE_WORDS;
  return {
    ...(table.context!.players.length > 1 && {level}),
    theme,
    lang: LANGUAGES,
    ...table.features!.game.options?.(),
  };
}

/** The attributes that make another table such as this one, as they are chosen here; a fresh seed would tell cards that are still hidden. */
function attributesOf(table: AnyTable, {same, set}: Chosen): (readonly [string, string])[] {
  const known = (table.constructor as typeof LitElement).observedAttributes;
  // In the order in which the page has them.
  const here = table
    .getAttributeNames()
    .filter((name) => known.includes(name) && !OF_THIS_PAGE.includes(name))
    .map((name) => [name, table.getAttribute(name)!] as const);
  const seed = seedOf(table);
  const chosen = Object.entries(set).filter(([, value]) => value);
  return [
    ...new Map([
      ...here.filter(([name]) => set[name] !== ''),
      ...(table.hasAttribute('lang') || set['lang'] === '' ? [] : [['lang', table.code] as const]),
      ...chosen,
      ...(same && seed ? [['seed', seed] as const] : []),
    ]),
  ];
}

/** What the lines say themselves. */
interface Spoken {
  /** The language and the game of which it is said. */
  readonly key: string;
  readonly title: string;
  readonly sentence: string;
}

/** What the lines of each table say. */
const spoken = new WeakMap<AnyTable, Spoken>();

/** What the game is called in a language: as it says itself, else by the title among its words. */
async function titleIn(table: AnyTable, code: string, set: Chosen['set']): Promise<string> {
  const said = table.features!.game.titleIn?.(code, set);
  return said ?? ((await wordsIn(table.wordSources.room, code)) as {readonly title: string}).title;
}

/** What the lines say in the language chosen for them; until that is there, and where it can't be had, what they said before. */
function spokenIn(table: AnyTable, {set}: Chosen): Spoken {
  const code = set['lang'] || table.code;
  const key = JSON.stringify([code, set, table.context!.options]);
  const before = spoken.get(table) ?? {
    key: '',
    title: table.game.id,
    sentence: table.panelWords!.tableHere,
  };
  if (before.key === key) return before;
  const now = {...before, key};
  spoken.set(table, now);
  void Promise.all([titleIn(table, code, set), wordsIn(kitWords.panels, code)]).then(
    ([title, {tableHere: sentence}]) => {
      if (spoken.get(table) !== now) return;
      spoken.set(table, {key, title, sentence});
      table.requestUpdate();
    },
    () => undefined,
  );
  return now;
}

/** The lines that put this table into another page. */
export function render(table: AnyTable, about: unknown): TemplateResult {
  table.adopt(formStyles);
  // Once only: the result triggers an update, which must not ask again.
  if (BASE && !asked) void (asked = ask(BASE)).then(() => table.requestUpdate());
  const more = table.panelWords!;
  const words = table.panelWords!;
  const chosen = (about as Chosen | undefined) ?? {way: 'tag', same: false, set: {}};
  const choose = (changed: Partial<Chosen>): void =>
    table.features!.panels.turnTo('copy', {...chosen, said: '', ...changed});
  const {title, sentence} = spokenIn(table, chosen);
  const text = snippetOf(chosen.way, {
    tag: table.localName,
    attributes: attributesOf(table, chosen),
    title,
    sentence,
    base: BASE ?? 'cdn/',
    hashes,
  });
  const copy = async (): Promise<void> => {
    const said = await copyField(table, table.renderRoot.querySelector('.sheet textarea')!);
    if (table.opened?.id === 'copy') choose({said});
  };
  return sheet(table, {
    title: more.copyTag,
    body: html` <label
        ><span>${words.copyAs}</span
        ><select
          @change=${({target}: Event) => choose({way: (target as HTMLSelectElement).value as SnippetKind})}
        >
          ${SNIPPET_KINDS.map(
            (way) =>
              html`<option value=${way} ?selected=${way === chosen.way}>${words.snippets[way]}</option>`,
          )}
        </select></label
      >
      ${Object.entries(choices(table)).map(([name, values]) => {
        const now = chosen.set[name] ?? (name === 'lang' ? table.code : (table.getAttribute(name) ?? ''));
        // The chosen value is shown as it will appear in the tag; a language by its own name too.
        return html`<label
          ><code>${name}</code
          ><select
            name=${name}
            @change=${({target}: Event) => choose({set: {...chosen.set, [name]: (target as HTMLSelectElement).value}})}
          >
            <option value="" ?selected=${now === ''}>–</option>
            ${values.map((value) => html`<option value=${value} ?selected=${value === now}>${name === 'lang' ? `${value} – ${ownName(value)}` : value}</option>`)}
          </select></label
        >`;
      })}
      ${seedOf(table) ? html`<label><span>${isFirstDeal(table) ? words.sameDeal : words.sameFirst}</span><input type="checkbox" .checked=${chosen.same} @change=${() => choose({same: !chosen.same})} /></label>` : nothing}
      <textarea readonly rows="7" aria-label=${more.copyTag} .value=${text}></textarea
      >${chosen.said ? html`<p>${chosen.said}</p>` : nothing}`,
    foot: choice(words.copy, () => void copy(), true),
  });
}
