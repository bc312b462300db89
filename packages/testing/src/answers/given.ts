/** The input of a known answer: its fields depend on its kind. */
export type Given = Readonly<Record<string, unknown>>;

/**
 * Runs the `given` of a known answer: builds a position or a view, calls the public functions, and returns their results. It
 * must read every field by its name; an unread field fails the answer.
 */
export type Runner = (given: Given) => object;

/** The meaning of a word in an answer. @throws RangeError for a word that is not in the list */
export function meaning<T>(words: Readonly<Record<string, T>>, word: unknown): T {
  if (!Object.hasOwn(words, String(word))) throw new RangeError(`no such word: ${String(word)}`);
  return words[String(word)]!;
}
