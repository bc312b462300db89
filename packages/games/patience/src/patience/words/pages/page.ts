import type {Page, Term, Words} from '@quinola/table';

/** The headings of a rules page in one language. */
export interface Headings {
  readonly lang: string;
  readonly layout: string;
  readonly play: string;
  readonly end: string;
  readonly picture: string;
  /** Before what a term is called in the book, where the book is in another language. */
  readonly book?: string;
}

/** The rules of one patience: where it comes from, how it is laid out, how it is played, when it has come out. */
export type Told = readonly [title: string, intro: Words, layout: Words, play: readonly Words[], end: Words];

/**
 * Terms of the book for a language that is not its own: the words of our text that say one, and what it is called and means
 * there; some only in one patience.
 */
export type Terms = readonly (readonly [words: string, gloss: string, game?: string])[];

/** Marks each term of a page where it first comes; the words of one are divided by strokes. */
function marker({lang, book = ''}: Headings, game: string, terms: Terms): (words: Words) => Words {
  let left = terms
    .filter(([, , only]) => !only || only === game)
    .map(([words, gloss]) => ({gloss, word: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')}));
  const parts = (text: string): (string | Term)[] => {
    const found = left.flatMap((term) =>
      [term.word.exec(text)].flatMap((match) => (match ? [{match, term}] : [])),
    );
    const [first] = found.sort((a, b) => a.match.index - b.match.index);
    if (!first) return text ? [text] : [];
    const {
      match: {0: word, index},
      term,
    } = first;
    left = left.filter((other) => other !== term && !other.word.test(word));
    return [
      ...(index ? [text.slice(0, index)] : []),
      [word, book + term.gloss, lang],
      ...parts(text.slice(index + word.length)),
    ];
  };
  return (words) => (typeof words === 'string' && left.length ? parts(words) : words);
}

/** A rules page with the finished picture at its end. */
export function pageOf(
  {lang, layout, play, end, picture}: Headings,
  [title, intro, laid, moves, over]: Told,
): Page {
  return {
    lang,
    termLang: 'ru-petr1708',
    title,
    intro,
    sections: [
      {id: 'layout', title: layout, blocks: [{p: laid}]},
      {id: 'play', title: play, blocks: [{list: moves}]},
      {id: 'end', title: end, blocks: [{p: over}, {figure: 'picture', caption: picture}]},
    ],
  };
}

/** All pages of a language, with the terms of the book where it is not the book's own. */
export function pagesOf(
  headings: Headings,
  told: Readonly<Record<string, Told>>,
  terms: Terms = [],
): Readonly<Record<string, Page>> {
  return Object.fromEntries(
    Object.entries(told).map(([id, [title, intro, laid, moves, over]]) => {
      const marked = marker(headings, id, terms);
      return [id, pageOf(headings, [title, intro, marked(laid), moves.map(marked), over])];
    }),
  );
}
