import type {Game, Happening, MoveLike, Player} from '../game.js';
import {foldRecord, type GameRecord} from '../record.js';
import type {Lesson, LessonStep} from './document.js';
import {fits, isRight, type AnyRules, canAnswer} from './answers.js';
import {BEFORE_LESSON} from './opening.js';

/** The player whose place the visitor takes. */
export function learnerOf({seats = []}: Pick<Lesson, 'seats'>): Player {
  return Math.max(0, seats.indexOf('visitor'));
}

/** The last answer was made for the visitor. */
export function answeredForVisitor({marks, ...run}: LessonRun): LessonRun {
  const last = marks.at(-1);
  return {...run, marks: last?.how === 'right' ? [...marks.slice(0, -1), {...last, kept: true}] : marks};
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
