import type {Because} from '@quinola/play';

/** A maxim in words, and where its book has it. */
export interface Reason {
  readonly text: string;
  /** Book and section, e.g. `Leitfaden §17 V, 2`. */
  readonly source: string;
}

/** The reasons of one language: sentences by short id, headings of the sections by `@section`. */
export type Reasons = ReadonlyMap<string, string>;

const LOADERS: Readonly<Record<string, () => Promise<{readonly reasons: string}>>> = {
  en: () => import('./en.js'),
  de: () => import('./de.js'),
  pl: () => import('./pl.js'),
  ru: () => import('./ru.js'),
  sv: () => import('./sv.js'),
};

/** What a language has in a second part, fetched where the first is silent: the reasons of Warsaw alone. */
const SECOND: typeof LOADERS = {
  en: () => import('./en-hoyle.js'),
};

const loaded: Record<string, Promise<Reasons>> = {};

/** The languages that have reasons of their own. */
export const REASON_LANGUAGES = Object.keys(LOADERS);

function fetched(part: string, load: (typeof LOADERS)[string]): Promise<Reasons> {
  return loaded[part] ??= load().then(({reasons}) => parse(reasons));
}

/** The language of the reasons for a table's: English where there is none. */
const languageFor = (code: string): string => (code in LOADERS ? code : 'en');

/** All reasons in a language, fetched once; English where it has none. */
export async function loadReasons(code: string): Promise<Reasons> {
  const language = languageFor(code);
  const [first, second] = await Promise.all([fetched(language, LOADERS[language]!), SECOND[language] && fetched(`${language} 2`, SECOND[language]!)]);
  return second ? new Map([...first, ...second]) : first;
}

/** Reads the lines of a language's text. */
function parse(text: string): Reasons {
  const reasons = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [ids, sentence] = line.split('|') as [string, string];
    for (const id of ids.split(',')) reasons.set(id, sentence);
  }
  return reasons;
}

/** The id as the texts have it: without the book that the rest of it tells. */
export function shortId(id: string): string {
  return id.replace(/^(whist\.leitfaden|wist|whist)\./, '');
}

/** Book and section of a maxim's id: `whist.leitfaden.17.V.2` is *Leitfaden* §17 V, 2; `wist.ogolne.7` general rule 7. */
export function sourceOf(reasons: Reasons, id: string): string {
  const [section = '', ...rest] = shortId(id).split('.');
  // Words that only tell two parts of one rule apart stand in no book.
  const numbers = rest.map((part) => /^(?:[IVX]+|\d+[a-f]?|[a-f](?![a-z]))/.exec(part)?.[0] ?? '').filter(Boolean);
  const head = reasons.get(/^\d/.test(section) ? '@leitfaden' : `@${section}`) ?? '';
  if (!/^\d/.test(section)) return [head, ...numbers.map((part) => part.replace(/\D+$/, ''))].join(' ');
  const [roman, ...parts] = numbers;
  return head + section + (roman ? `${/^\d/.test(roman) ? ', ' : ' '}${[roman, ...parts].join(', ')}` : '');
}

/**
 * The words of a maxim in a language, and where they come from.
 * @param code language of the table; one without reasons falls back to English
 * @param provenance says, where the maxim is lent by the other book, that it is
 */
export async function reasonOf(code: string, id: string, provenance?: Because['provenance']): Promise<Reason> {
  const language = languageFor(code);
  const first = await fetched(language, LOADERS[language]!);
  const reasons = first.has(shortId(id)) ? first : await loadReasons(code);
  const text = reasons.get(shortId(id)) ?? '';
  return {
    text: provenance === 'borrowed' ? `${reasons.get('@borrowed')!} ${text}` : text,
    source: sourceOf(reasons, id),
  };
}
