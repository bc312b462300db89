/** Words that stay as they are: what stands in the corners of cards. */
const KEPT = new Set(['rank']);

/**
 * A text as no language has it: it runs from right to left whatever its letters are, stands in brackets, so that a cut
 * end shows, and is half as long again as English.
 */
export const stretched = (text: string): string =>
  text.trim() ? `\u200F⟦${text.replace(/[aeiou]/g, '$&$&')}~⟧` : text;

/** A language made of another: the same texts, functions and groups, every text stretched. */
export function pseudo<Words extends object>(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([key, word]: [string, unknown]) => [
      key,
      KEPT.has(key) ? word : wrapped(word),
    ]),
  ) as Words;
}

function wrapped(word: unknown): unknown {
  if (typeof word === 'string') return stretched(word);
  if (typeof word === 'function') {
    return (...args: readonly unknown[]): unknown => {
      const said = (word as (...args: readonly unknown[]) => unknown)(...args);
      return typeof said === 'string' ? stretched(said) : said;
    };
  }
  if (Array.isArray(word)) return word.map(wrapped);
  return typeof word === 'object' && word ? pseudo(word) : word;
}
