/** A word of the book with its meaning, shown as a tooltip; the language only where it is not the page's `termLang`. */
export type Term = readonly [word: string, gloss: string, lang?: string];

/** A run of words: a plain string, or parts of which some are terms. */
export type Words = string | readonly (string | Term)[];

/** A table with a caption; the first cell of a row is its heading. */
export interface Grid {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Words[])[];
}

/**
 * One piece of a section: a paragraph, a list, a table, a glossary, a figure, or a remark on what this table does where
 * the book leaves the choice. A figure names a drawing that the game's table knows; its caption says all that it shows.
 */
export type Block =
  | {readonly p: Words}
  | {readonly note: Words}
  | {readonly list: readonly Words[]}
  | {readonly grid: Grid}
  | {readonly terms: readonly Term[]}
  | {readonly figure: string; readonly caption: Words};

/** A section of a page; the id is the same in every language, so that a table can open the rules at the phase it is in. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A rules page: a structured document, free of markup, that the table's panel and the gallery render. */
export interface Page {
  /** BCP 47 language of the page. */
  readonly lang: string;
  /** Language of the historical terms. */
  readonly termLang: string;
  readonly title: string;
  readonly intro: Words;
  readonly sections: readonly Section[];
}
