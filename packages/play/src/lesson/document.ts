import {
  anyObject,
  dictionary,
  either,
  fields,
  list,
  text,
  textLike,
  whole,
  word,
  type Fault,
  type Shape,
} from './shape.js';

/** The format of a lesson; a document of another one is not read. */
export const LESSON_FORMAT = 'quinola-lesson/1';

/**
 * A text: one string in the language of the lesson, or a string for each language (`{"en": "…", "pl": "…"}`). A part between two
 * asterisks is highlighted: `Follow suit: *play a heart.*`
 */
export type LessonWords = string | Readonly<Record<string, string>>;

/**
 * Fields that a move or a happening must have: `{"type": "ANNOUNCE", "classes": ["four-aces"]}`. Lists match in any order, `{"any":
 * [0, 2]}` matches any one of its values.
 */
export type Pattern = Readonly<Record<string, unknown>>;

/**
 * What the visitor is asked for: any lawful move, the move of the book, a card, one of several cards, a move or one of several
 * moves.
 */
export type LessonAsk =
  | 'any'
  | 'book'
  | {readonly card: string}
  | {readonly cards: readonly string[]}
  | {readonly move: Pattern}
  | {readonly moves: readonly Pattern[]};

/** The comment on an unexpected answer that is one of these cards or moves. */
export interface OtherAnswer {
  readonly cards?: readonly string[];
  readonly moves?: readonly Pattern[];
  readonly say: LessonWords;
}

/** One step: a text, and optionally a question. */
export interface LessonStep {
  readonly say: LessonWords;
  /**
   * What is pointed at: cards (`"KH"`) and other things (`"square:e4"`, `"pile:ID"`), `answer` for those of the expected answer,
   * or a part of the table.
   */
  readonly point?: readonly string[];
  readonly ask?: LessonAsk;
  /**
   * When it is shown: when it is the visitor's turn (`turn`, the default), or right after the previous step (`once`); the other
   * players then wait until it is read.
   */
  readonly at?: 'turn' | 'once';
  /** The comments on the expected answer, on another lawful answer, and on one that the rules forbid. */
  readonly right?: LessonWords;
  readonly other?: LessonWords;
  readonly wrong?: LessonWords;
  /** Comments on particular other answers, used instead of `other`. */
  readonly others?: readonly OtherAnswer[];
}

/** Where the book's player would choose otherwise than the lesson has it, by the cards or moves of the lesson, and why. */
export interface LessonDifference {
  readonly cards?: readonly string[];
  readonly moves?: readonly Pattern[];
  readonly say: LessonWords;
}

/** The kind of a lesson: a guided deal, or a problem from a book (a position, a question, and the book's answer). */
export type LessonKind = 'guide' | 'problem';

/** Who plays a seat: the visitor, an opponent of a level, or an opponent who does as he is told. */
export type LessonSeat =
  | 'visitor'
  | 'book'
  | 'novice'
  | 'master'
  // These moves in this order, if they are lawful.
  | {readonly plays: readonly (string | Pattern)[]};

/** The goal, and how to tell that it was reached: at least this many happenings match the pattern. */
export interface LessonGoal {
  readonly say: LessonWords;
  readonly when?: {readonly happening: Pattern; readonly least?: number};
}

/** A lesson: a set deal, played by the real rules, with explanations and questions. */
export interface Lesson {
  readonly format: typeof LESSON_FORMAT;
  /** The address of the schema, for editors. */
  readonly $schema?: string;
  readonly id: string;
  /** Id of the game whose rules play it. */
  readonly game: string;
  /** `guide` by default. */
  readonly kind?: LessonKind;
  /** The language of plain strings, and of the original; English by default. */
  readonly language?: string;
  readonly title: LessonWords;
  /** What it teaches, or what a problem asks, in one sentence. */
  readonly about?: LessonWords;
  /** Approximate duration. */
  readonly minutes?: number;
  /** Book and section that it follows; shown at the end. */
  readonly source?: LessonWords;
  /** Options of the game, named as in its records; with `deal` if the game supports set deals. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The seed of the shuffle; the id by default. */
  readonly seed?: string;
  /** By player; by default the visitor is the first and all others play by the book. */
  readonly seats?: readonly LessonSeat[];
  /** Moves made before the lesson begins: cards, or moves, with `by` for those of chance. */
  readonly opening?: readonly (string | Pattern)[];
  readonly steps: readonly LessonStep[];
  readonly goal?: LessonGoal;
  /** Told at the end, because hints and opponents of the table would have said otherwise. */
  readonly differs?: readonly LessonDifference[];
  /** The text at the end, and the one shown instead if the goal was missed. */
  readonly end: {readonly say: LessonWords; readonly missed?: LessonWords};
}

/** A lesson that cannot be read. */
export class LessonError extends Error {
  override readonly name = 'LessonError';
  /** @param faults everything that is wrong with it, in the order of the document */
  constructor(readonly faults: readonly Fault[]) {
    super(
      faults
        .map(({path, expected, found}) => `${path || 'lesson'}: expected ${expected}, found ${found}`)
        .join('\n'),
    );
  }
}

const LANGUAGE = '^[a-z]{2,3}(-[A-Za-z0-9]+)*$';
const words: Shape<LessonWords> = either(
  'a text, or a text for each language',
  text(),
  dictionary('a text for each language, as {"en": "…"}', LANGUAGE, text()),
);
const card = textLike('a card, as "KH" or "T21"', '^[A-Z0-9]{2,3}$');
const move = {
  expected: 'a move with its type, as {"type": "PLAY", "card": "KH"}',
  schema: {type: 'object', required: ['type'], properties: {type: {type: 'string'}}},
  check(value: unknown, path: string, faults: Fault[]) {
    const type: unknown = (value as {type?: unknown} | null)?.type;
    if (typeof type !== 'string')
      faults.push({path, expected: this.expected, found: JSON.stringify(value) ?? 'nothing'});
  },
} satisfies Shape<Pattern>;
const made = either<string | Pattern>('a card or a move', card, move);
const ask: Shape<LessonAsk> = either(
  '"any", "book", or one of {"card": …}, {"cards": […]}, {"move": {…}}, {"moves": […]}',
  word('any', 'book'),
  fields('a card', {card}),
  fields('cards', {cards: list(card, 1)}),
  fields('a move', {move}),
  fields('moves', {moves: list(move, 1)}),
);

const step: Shape<LessonStep> = fields('a step', {
  say: words,
  'point?': list(text('a card, "answer", a thing as "pile:…" or "square:…", or a place, as "hand"')),
  'ask?': ask,
  'at?': word('turn', 'once'),
  'right?': words,
  'other?': words,
  'wrong?': words,
  'others?': list(
    fields('cards or moves, and what is said of them', {
      'cards?': list(card, 1),
      'moves?': list(move, 1),
      say: words,
    }),
  ),
});

const seat: Shape<LessonSeat> = either(
  '"visitor", "book", "novice", "master", or {"plays": […]}',
  word('visitor', 'book', 'novice', 'master'),
  fields('moves in their order', {plays: list(made)}),
);

const lesson: Shape<Lesson> = fields('a lesson', {
  format: word(LESSON_FORMAT),
  '$schema?': text(),
  id: textLike('a name of letters, digits and hyphens', '^[a-z0-9-]+$'),
  game: text('the id of a game'),
  'kind?': word('guide', 'problem'),
  'language?': textLike('a language, as "en"', LANGUAGE),
  title: words,
  'about?': words,
  'minutes?': whole(1, 60),
  'source?': words,
  'options?': anyObject('the options of the game'),
  'seed?': text(),
  'seats?': list(seat, 1),
  'opening?': list(made),
  steps: list(step, 1),
  'goal?': fields('a goal', {
    say: words,
    'when?': fields('what must happen', {happening: move, 'least?': whole(1)}),
  }),
  'differs?': list(
    fields('cards or moves, and why the book’s player would choose others', {
      'cards?': list(card, 1),
      'moves?': list(move, 1),
      say: words,
    }),
  ),
  end: fields('what is said at the end', {say: words, 'missed?': words}),
});

/** The JSON schema of a lesson (draft 7), for editors and for other tools. */
export const lessonSchema: object = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'A lesson at a card table',
  ...lesson.schema,
};

/**
 * Reads a lesson from parsed JSON. Whether its moves are lawful is checked only when it is set up (`lessonRecord`).
 * @throws LessonError which names every fault: where it is, what was expected, what was found
 */
export function readLesson(json: unknown): Lesson {
  const faults: Fault[] = [];
  lesson.check(json, '', faults);
  const seats = (json as Partial<Lesson> | null)?.seats;
  if (!faults.length && seats && seats.filter((one) => one === 'visitor').length !== 1)
    faults.push({path: 'seats', expected: 'one "visitor"', found: JSON.stringify(seats)});
  if (faults.length) throw new LessonError(faults);
  return json as Lesson;
}

/**
 * A text in a language, or else in English, in the lesson's own language, or in any language it has, in this order.
 * @returns the text and its language
 */
export function wordsOf(
  said: LessonWords,
  code: string,
  {language = 'en'}: Pick<Lesson, 'language'> = {},
): {readonly text: string; readonly lang: string} {
  if (typeof said === 'string') return {text: said, lang: language};
  const lang = [code, 'en', language].find((one) => one in said) ?? Object.keys(said)[0]!;
  return {text: said[lang]!, lang};
}
