/**
 * A term: the words that denote it, separated by `|`, and one line with its meaning. A word that ends with `*` matches any
 * ending, for languages with inflection: `Skat*|laid away`.
 */
export type Entry = readonly [words: string, line: string];

/** The terms of a game in one language, by ids that are the same in every language. */
export type Glossary = Readonly<Record<string, Entry>>;

/** An occurrence of a term in a text. */
export interface TermInText {
  readonly id: string;
  /** Where it begins and ends, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Finds the terms of a text from its beginning to its end. */
export type Finder = (text: string) => readonly TermInText[];

/** The pattern of one of a term's words. Between words any space may stand, as one that does not break. */
const patternOf = (word: string): string =>
  word
    .trim()
    .replace(/[.+?^${}()[\]\\/]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replace(/\*$/, '\\p{L}*');

/**
 * Makes the finder of a glossary. Only whole words match, case-insensitively; of two that begin at the same place the longer
 * wins, so that `empty card` is not found as `card`.
 */
export function finderOf(glossary: Glossary): Finder {
  const words = Object.entries(glossary)
    .flatMap(([id, [all]]) => all.split('|').map((word) => ({id, word})))
    .sort((a, b) => b.word.length - a.word.length);
  if (!words.length) return () => [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map(({word}) => `(${patternOf(word)})`).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return (text) =>
    [...text.matchAll(pattern)].map((found) => ({
      id: words[found.slice(1).findIndex((group) => group !== undefined)]!.id,
      start: found.index,
      end: found.index + found[0].length,
    }));
}
