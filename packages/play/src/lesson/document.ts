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
 * What is said: one text in the language of the lesson, or a text for each language (`{"en": "…", "pl": "…"}`). A part
 * between two stars is lit: `Follow suit: *play a heart.*`
 */
export type LessonWords = string | Readonly<Record<string, string>>;

/** Fields that a move, or a happening, must have: `{"type": "ANNOUNCE", "classes": ["taroks"]}`. Lists agree in any order, `{"any": [0, 2]}` with one of its values. */
export type Pattern = Readonly<Record<string, unknown>>;

/**
 * What is asked of the visitor: any lawful move, the move that the book would make, a card, one of several cards, a move
 * or one of several moves.
 */
export type LessonAsk =
  | 'any'
  | 'book'
  | {readonly card: string}
  | {readonly cards: readonly string[]}
  | {readonly move: Pattern}
  | {readonly moves: readonly Pattern[]};

/** What is said to an answer that was not meant, where it is one of these cards. */
export interface OtherAnswer {
  readonly cards: readonly string[];
  readonly say: LessonWords;
}

/** One step: something is told, and perhaps asked. */
export interface LessonStep {
  readonly say: LessonWords;
  /** What is shown: cards (`"KH"`), `answer` for the cards that are asked for, `pile:ID`, or a place of the table. */
  readonly point?: readonly string[];
  readonly ask?: LessonAsk;
  /**
   * When it is told: as soon as the visitor is to decide (`turn`, unless set), or at once after what was before it (`once`):
   * then the others wait until it is read.
   */
  readonly at?: 'turn' | 'once';
  /** Said when the answer was meant; said when it was lawful, but not meant; said when the rules forbid it. */
  readonly right?: LessonWords;
  readonly other?: LessonWords;
  readonly wrong?: LessonWords;
  /** What is said of certain other answers, instead of `other`. */
  readonly others?: readonly OtherAnswer[];
}

/** What a lesson is: a guided deal, or a problem from a book: a position, a question, and the book's answer. */
export type LessonKind = 'guide' | 'problem';

/** Who plays: the visitor, an opponent of a level, or one who makes these moves in this order where they are lawful. */
export type LessonSeat =
  'visitor' | 'book' | 'novice' | 'master' | {readonly plays: readonly (string | Pattern)[]};

/** What is to be reached, and how that is known: so many happenings of the lesson are like this. */
export interface LessonGoal {
  readonly say: LessonWords;
  readonly when?: {readonly happening: Pattern; readonly least?: number};
}

/** A lesson: a deal that is set and played by the real rules, with what is told and asked on the way. */
export interface Lesson {
  readonly format: typeof LESSON_FORMAT;
  /** Where the schema lies, for editors. */
  readonly $schema?: string;
  readonly id: string;
  /** Id of the game whose rules play it. */
  readonly game: string;
  /** A guided deal unless set. */
  readonly kind?: LessonKind;
  /** Language of texts that name none, and of the original; English unless set. */
  readonly language?: string;
  readonly title: LessonWords;
  /** What it teaches, or what a problem asks, in one sentence. */
  readonly about?: LessonWords;
  /** About how long it takes. */
  readonly minutes?: number;
  /** Book and section that it follows; told at its end. */
  readonly source?: LessonWords;
  /** Options of the game, by the names of its records; with `deal` where the game knows set deals. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The seed that chance is drawn from; the id unless set. */
  readonly seed?: string;
  /** By player; the visitor is the first and all others play by the book unless set. */
  readonly seats?: readonly LessonSeat[];
  /** What was played before the lesson begins: cards, or moves with `by` where chance makes them. */
  readonly opening?: readonly (string | Pattern)[];
  readonly steps: readonly LessonStep[];
  readonly goal?: LessonGoal;
  /** What is said at the end, and instead of it where the goal was missed. */
  readonly end: {readonly say: LessonWords; readonly missed?: LessonWords};
}

/** A lesson that cannot be read. */
export class LessonError extends Error {
  override readonly name = 'LessonError';
  /** @param faults all that is wrong with it, the first first */
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
  'point?': list(text('a card, "answer", "pile:…" or a place, as "hand"')),
  'ask?': ask,
  'at?': word('turn', 'once'),
  'right?': words,
  'other?': words,
  'wrong?': words,
  'others?': list(fields('cards, and what is said of them', {cards: list(card, 1), say: words})),
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
  end: fields('what is said at the end', {say: words, 'missed?': words}),
});

/** The JSON schema of a lesson (draft 7), for editors and for other tools. */
export const lessonSchema: object = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'A lesson at a card table',
  ...lesson.schema,
};

/**
 * Reads a lesson from parsed JSON. That its moves can be made is seen when it is set up (`lessonRecord`).
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
 * What is said, in a language: in English, in the lesson's own or in whatever language there is where it is lacking, as
 * all words of a table are.
 * @returns the text, and the language it is in
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
