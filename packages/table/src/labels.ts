import {TableErrorEvent} from './events.js';

/** Words of a page in place of a table's own, by the names that these have: `{hint: 'Rat', 'lesson.next': 'Weiter'}`. A word that is a function stays one. */
export type Labels = Readonly<Record<string, string | ((...about: never[]) => string)>>;

/** Where a table has its words: those of the kit and the game, of the room and of panels. */
const PLACES = ['words', 'gameWords', 'panelWords', 'gamePanelWords'] as const;

/** A table whose words a page may replace. */
export type LabelledTable = Pick<EventTarget, 'dispatchEvent'> &
  Readonly<Record<(typeof PLACES)[number], object | null>>;

/** The words with another at the end of a path; `null` where there is none of that kind. */
function withWord(words: unknown, [name = '', ...rest]: readonly string[], word: unknown): object | null {
  if (typeof words !== 'object' || words === null || Array.isArray(words) || !Object.hasOwn(words, name))
    return null;
  const own = (words as Readonly<Record<string, unknown>>)[name];
  const put = rest.length ? withWord(own, rest, word) : typeof own === typeof word ? word : null;
  return put === null ? null : {...words, [name]: put};
}

/** The labels that have been complained of. */
const complained = new WeakMap<object, Set<string>>();

/** Puts the words of the page in their places, as far as the table's own are there; says once of each that has none. */
export function applyLabels(table: LabelledTable, labels: Labels): void {
  const words = table as Record<(typeof PLACES)[number], object | null>;
  const told = complained.get(labels) ?? new Set<string>();
  complained.set(labels, told);
  for (const [name, word] of Object.entries(labels)) {
    let known = false;
    for (const place of PLACES) {
      const put = withWord(words[place], name.split('.'), word);
      if (put) words[place] = put;
      known ||= put !== null;
    }
    // Which words there are is known when those of panels have come.
    if (known || !table.panelWords || told.has(name)) continue;
    told.add(name);
    table.dispatchEvent(new TableErrorEvent('unknown-label', {name: name.slice(0, 40)}));
  }
}
