import {listed, type Choice, type Offer} from '../choices.js';
import {
  MoveError,
  OptionsError,
  type Game,
  type Happening,
  type MoveLike,
  type Player,
  type Actor,
} from '../game.js';
import {foldRecord, type GameRecord, type RecordedMove} from '../record.js';
import {
  LessonError,
  type Lesson,
  type LessonAsk,
  type LessonStep,
  type LessonWords,
  type Pattern,
} from './document.js';

/** The level that a record notes for moves that were made before a lesson began: nobody at the table decided them. */
export const BEFORE_LESSON = 'lesson';

/** The player whose place the visitor takes. */
export function learnerOf({seats = []}: Pick<Lesson, 'seats'>): Player {
  return Math.max(0, seats.indexOf('visitor'));
}

/** Whether a value has all that a pattern asks for; lists agree in any order, and `{any: […]}` with one of its values. */
export function fits(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern))
    return (
      Array.isArray(value) &&
      value.length === pattern.length &&
      pattern.every((one) => value.some((other) => fits(one, other)))
    );
  if (typeof pattern !== 'object' || pattern === null) return pattern === value;
  const {any} = pattern as {any?: unknown};
  if (Array.isArray(any)) return any.some((one) => fits(one, value));
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(pattern).every(([name, one]) => fits(one, (value as Record<string, unknown>)[name]))
  );
}

/** Whether a move is what a lesson writes: a card by its name, or a move by its fields. */
export function isMeant(written: string | Pattern, move: MoveLike): boolean {
  return fits(typeof written === 'string' ? {card: written} : written, move);
}

/** All ways to answer a question; `null`: any lawful move does. */
function answersTo(ask: LessonAsk, book: MoveLike | null): readonly (string | Pattern)[] | null {
  if (ask === 'any') return null;
  if (ask === 'book') return book && [book as unknown as Pattern];
  if ('card' in ask) return [ask.card];
  if ('cards' in ask) return ask.cards;
  return 'move' in ask ? [ask.move] : ask.moves;
}

/** The cards that a question is about, to be pointed at. */
export function cardsAsked(ask: LessonAsk | undefined, book: MoveLike | null): readonly string[] {
  return (ask ? (answersTo(ask, book) ?? []) : []).flatMap((one) => {
    if (typeof one === 'string') return [one];
    const {card, cards} = one as {card?: unknown; cards?: unknown};
    return typeof card === 'string' ? [card] : Array.isArray(cards) ? (cards as string[]) : [];
  });
}

/** Whether a move is the answer that was meant. What the book would do counts only where it is known. */
export function isRight(ask: LessonAsk, move: MoveLike, book: MoveLike | null): boolean {
  return answersTo(ask, book)?.some((one) => isMeant(one, move)) ?? true;
}

type AnyRules<View, Move extends MoveLike> = Pick<
  Game<unknown, View, Move, unknown, Happening, Choice>,
  'moves' | 'refusal'
>;

/**
 * A move that is the answer which was meant, for a visitor who would rather see it than find it.
 * @returns `null` where there is none, or nobody knows it
 */
export function meantMove<View, Move extends MoveLike>(
  game: AnyRules<View, Move>,
  view: View,
  ask: LessonAsk,
  book: MoveLike | null,
): Move | null {
  const answers = answersTo(ask, book) ?? (book ? [book as unknown as Pattern] : [{}]);
  const moves = [...listed(game as never, view as never)] as Move[];
  for (const one of answers) for (const move of moves) if (isMeant(one, move)) return move;
  return null;
}

/** The last answer was made for the visitor. */
export function answeredForVisitor({marks, ...run}: LessonRun): LessonRun {
  const last = marks.at(-1);
  return {...run, marks: last?.how === 'right' ? [...marks.slice(0, -1), {...last, kept: true}] : marks};
}

/** Whether a question can still be answered as it was meant: after another card than was meant it may not be. */
export function canAnswer<View, Move extends MoveLike>(
  game: AnyRules<View, Move>,
  view: View,
  ask: LessonAsk,
): boolean {
  const answers = answersTo(ask, null);
  if (!answers) return true;
  const offers = game.moves(view) as readonly Offer<MoveLike>[];
  return answers.some((one) =>
    offers.some((offer) =>
      'choose' in offer ? typeof one === 'object' && one['type'] === offer.choose : isMeant(one, offer),
    ),
  );
}

/**
 * The record with which a lesson begins: its options, its seed, and what was played before.
 * @param players who sit there, as the record notes them
 * @throws LessonError where the rules know these options or these moves not
 */
export function lessonRecord<
  State,
  View,
  Move extends MoveLike,
  Options,
  H extends Happening,
  C extends Choice,
>(
  game: Game<State, View, Move, Options, H, C>,
  lesson: Lesson,
  players: GameRecord['players'],
): GameRecord<Move, Options> {
  if (lesson.game !== game.id)
    throw new LessonError([{path: 'game', expected: `"${game.id}"`, found: JSON.stringify(lesson.game)}]);
  const options = (lesson.options ?? {}) as Options;
  let state: State;
  try {
    state = game.start(options);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    const {option} = error.about;
    const path =
      option === undefined ? (/^deal-/.test(error.code) ? 'options.deal' : 'options') : `options.${option}`;
    throw new LessonError([
      {path, expected: `what the rules know (${error.code})`, found: JSON.stringify(error.about)},
    ]);
  }
  const moves: RecordedMove<Move>[] = [];
  (lesson.opening ?? []).forEach((written, i) => {
    const fail = (found: string): never => {
      throw new LessonError([{path: `opening[${i}]`, expected: 'a lawful move', found}]);
    };
    const {by: given, ...fields} =
      typeof written === 'string' ? {card: written} : (written as Pattern & {by?: Actor});
    const by = (given as Actor | undefined) ?? game.turn(state).must;
    if (by === null) return fail('the end of the match');
    const move =
      by === 'chance'
        ? (fields as unknown as Move)
        : ([...listed(game as never, game.view(state, by) as never)] as Move[]).find((one) =>
            fits(fields, one),
          );
    if (!move) return fail(JSON.stringify(written));
    try {
      state = game.play(state, by, move).state;
    } catch (error) {
      return fail(
        error instanceof MoveError ? `${JSON.stringify(written)}: ${error.message}` : String(error),
      );
    }
    moves.push({by, move, level: BEFORE_LESSON});
  });
  return {
    format: 'quinola-record/1',
    game: game.id,
    options,
    players,
    moves,
    seed: lesson.seed ?? lesson.id,
  };
}

/** What has become of a step. */
export interface StepMark {
  /**
   * `read`: it was only told; `right`, `other`: the visitor has made a move, the one that was meant or another; `skipped`:
   * he has passed it; `gone`: what it asks for could not be done any more.
   */
  readonly how: 'read' | 'right' | 'other' | 'skipped' | 'gone';
  /** How many decisions of the visitor stood before it; the answer itself not counted. */
  readonly decisions: number;
  /** The answer. */
  readonly move?: MoveLike;
  /** Of another answer: the visitor has said that he goes on with it. Of the one that was meant: it was made for him. */
  readonly kept?: boolean;
}

/** How far a lesson has come: one mark for each step that is done, in order. Plain JSON, kept beside the record. */
export interface LessonRun {
  readonly marks: readonly StepMark[];
  /** What the book would do at the step that is asked now, as soon as it is known. */
  readonly book?: {readonly step: number; readonly move: MoveLike} | undefined;
}

/** A lesson that begins. */
export const freshRun: LessonRun = {marks: []};

/** Index of the step that a lesson has come to; as many as there are steps when it is over. */
export const stepAt = ({marks}: LessonRun): number => marks.length;

/** The step that a lesson has come to. */
export const stepNow = (lesson: Lesson, run: LessonRun): LessonStep | undefined => lesson.steps[stepAt(run)];

/** Whether the visitor has made another move than was meant, and has not said yet what to do with it. */
export function hasOtherAnswer({marks}: LessonRun): boolean {
  const last = marks.at(-1);
  return last?.how === 'other' && !last.kept;
}

/** What the book would do now, where that is asked and known. */
export function bookNow(run: LessonRun): MoveLike | null {
  return run.book?.step === stepAt(run) ? run.book.move : null;
}

/** The visitor's own decisions that stand, in order. */
function decisionsIn({moves}: Pick<GameRecord, 'moves'>, pupil: Player): readonly MoveLike[] {
  return moves.filter((made) => made.by === pupil && !made.undone && !made.level).map(({move}) => move);
}

const isDecision = ({how}: StepMark): boolean => how === 'right' || how === 'other';

function marked(run: LessonRun, mark: StepMark): LessonRun {
  return {...run, marks: [...run.marks, mark]};
}

/**
 * The lesson after the match has gone on or was taken back: decisions that are new are answers, marks of such as stand no
 * more are dropped. A visitor who plays while something is only told has read it.
 */
export function follow(lesson: Lesson, run: LessonRun, record: Pick<GameRecord, 'moves'>): LessonRun {
  const made = decisionsIn(record, learnerOf(lesson));
  const from = run.marks.findIndex((mark) => isDecision(mark) && mark.decisions >= made.length);
  let now: LessonRun = from < 0 ? run : {...run, marks: run.marks.slice(0, from)};
  const answered = (): number => {
    const last = now.marks.at(-1);
    return last ? last.decisions + Number(isDecision(last)) : 0;
  };
  for (let next = answered(); next < made.length; next++) {
    const ahead = lesson.steps.findIndex(({ask}, i) => ask !== undefined && i >= stepAt(now));
    if (ahead < 0) break;
    if (hasOtherAnswer(now)) now = nextStep(now, next);
    while (stepAt(now) < ahead) now = marked(now, {how: 'read', decisions: next});
    const move = made[next]!;
    const right = isRight(lesson.steps[ahead]!.ask!, move, bookNow(now));
    now = marked(now, {how: right ? 'right' : 'other', decisions: next, move});
  }
  return now;
}

/** Passes over every question that can be answered no more, at a time when the visitor is to decide. */
export function passOver<View, Move extends MoveLike>(
  lesson: Lesson,
  run: LessonRun,
  game: AnyRules<View, Move>,
  view: View,
  decisions: number,
): LessonRun {
  let now = run;
  for (
    let step = stepNow(lesson, now);
    step?.ask && !canAnswer(game, view, step.ask);
    step = stepNow(lesson, now)
  )
    now = marked(now, {how: 'gone', decisions});
  return now;
}

/** How many decisions of the visitor stand. */
export function decided(lesson: Lesson, record: Pick<GameRecord, 'moves'>): number {
  return decisionsIn(record, learnerOf(lesson)).length;
}

/** The step is read or passed, or another answer than was meant is kept. */
export function nextStep(run: LessonRun, decisions: number, asks = false): LessonRun {
  if (!hasOtherAnswer(run)) return marked(run, {how: asks ? 'skipped' : 'read', decisions});
  const marks = [...run.marks];
  marks.push({...marks.pop()!, kept: true});
  return {...run, marks};
}

/**
 * One step back.
 * @returns the lesson as it is then, and whether the visitor's last decision is to be taken back for it: then the lesson
 * follows the record
 */
export function previousStep(run: LessonRun): {readonly run: LessonRun; readonly takeBack: boolean} {
  const marks = [...run.marks];
  let last = marks.pop();
  while (last?.how === 'gone') last = marks.pop();
  return {run: {marks}, takeBack: last !== undefined && isDecision(last)};
}

/** When a lesson says something: whether the visitor is to decide, and whether the match goes on no more. */
export interface Moment {
  readonly decides: boolean;
  readonly over: boolean;
}

/** What a lesson says now. */
export interface LessonSaid {
  /**
   * `tell`: it is read, and then goes on; `ask`: a move is asked for; `astray`: another move than was meant has been made;
   * `wait`: the others play; `end`.
   */
  readonly kind: 'tell' | 'ask' | 'astray' | 'wait' | 'end';
  /** What is said of the last answer; `right` and `other` where the lesson has no words for it. */
  readonly answer: LessonWords | null;
  readonly verdict: 'right' | 'other' | null;
  readonly say: LessonWords | null;
  readonly point: readonly string[];
  /** Number of the step, from 1, and of how many. */
  readonly at: number;
  readonly of: number;
}

/** What is said of an answer that was not meant. */
function otherWords({other, others = []}: LessonStep, move: MoveLike): LessonWords | null {
  return others.find(({cards}) => cards.some((card) => isMeant(card, move)))?.say ?? other ?? null;
}

/** What a lesson says at a moment. */
export function saidNow(lesson: Lesson, run: LessonRun, {decides, over}: Moment): LessonSaid {
  const of = lesson.steps.length;
  const at = Math.min(stepAt(run) + 1, of);
  // Steps without words are skipped, so that they do not hide an answer.
  const index = run.marks.findLastIndex(({how}) => how !== 'gone');
  const last = run.marks[index];
  const before = lesson.steps[index];
  const verdict = last?.how === 'right' || last?.how === 'other' ? last.how : null;
  const answer =
    !before || !verdict
      ? null
      : verdict === 'right'
        ? (before.right ?? null)
        : otherWords(before, last!.move!);
  const said = {answer, verdict, at, of, point: [] as readonly string[], say: null};
  if (hasOtherAnswer(run)) return {...said, kind: 'astray', at: at - Number(stepAt(run) < of)};
  const step = stepNow(lesson, run);
  // First the result of the last answer is shown.
  if (!step) return {...said, kind: decides || over ? 'end' : 'wait'};
  if (!decides && !over && step.at !== 'once') return {...said, kind: 'wait'};
  const cards = cardsAsked(step.ask, bookNow(run));
  return {
    ...said,
    kind: step.ask && !over ? 'ask' : 'tell',
    say: step.say,
    point: (step.point ?? []).flatMap((one) => (one === 'answer' ? cards : [one])),
  };
}

/** Whether the others wait: something is to be read first, or it is to be said what becomes of an answer. */
export function othersWait(lesson: Lesson, run: LessonRun): boolean {
  const step = stepNow(lesson, run);
  return hasOtherAnswer(run) || (step?.at === 'once' && !step.ask);
}

/** Whether what a lesson is played for has been reached; `null` where it is not said how that is known. */
export function isReached<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  {goal}: Pick<Lesson, 'goal'>,
  record: GameRecord<Move, Options>,
): boolean | null {
  if (!goal?.when) return null;
  const {happening, least = 1} = goal.when;
  let seen = 0;
  foldRecord(game, record, ({events, made}) => {
    if (made.level !== BEFORE_LESSON) seen += events.filter((one) => fits(happening, one)).length;
  });
  return seen >= least;
}

/**
 * The move that one makes whose moves are written down: the first of them that he has not made yet and may make.
 * @param made what he has made since the lesson began
 * @returns `null` where none is left that he may make: then he plays by the book
 */
export function writtenMove<Move extends MoveLike>(
  plays: readonly (string | Pattern)[],
  made: readonly MoveLike[],
  moves: readonly Offer<Move>[],
): Move | null {
  const left = plays.filter((one) => !made.some((move) => isMeant(one, move)));
  for (const one of left)
    for (const move of moves) if (!('choose' in move) && isMeant(one, move)) return move as Move;
  return null;
}
