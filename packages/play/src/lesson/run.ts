import type {Game, Happening, MoveLike, Player} from '../game.js';
import {foldRecord, type GameRecord} from '../record.js';
import type {Lesson, LessonStep} from './document.js';
import {matches, isRight, type AnyRules, canAnswer} from './answers.js';
import {BEFORE_LESSON} from './opening.js';

/** The player that the visitor plays. */
export function learnerOf({seats = []}: Pick<Lesson, 'seats'>): Player {
  return Math.max(0, seats.indexOf('visitor'));
}

/** Marks the last answer as one that was made for the visitor. */
export function answeredForVisitor({marks, ...run}: LessonRun): LessonRun {
  const last = marks.at(-1);
  return {...run, marks: last?.how === 'right' ? [...marks.slice(0, -1), {...last, kept: true}] : marks};
}

/** The outcome of a step. */
export interface StepMark {
  /**
   * `read`: it had no question; `right`, `other`: the visitor made the expected move, or another; `skipped`: he skipped the
   * question; `gone`: the expected answer had become impossible.
   */
  readonly how: 'read' | 'right' | 'other' | 'skipped' | 'gone';
  /** The number of decisions the visitor had made before it, not counting the answer itself. */
  readonly decisions: number;
  /** The answer. */
  readonly move?: MoveLike;
  /** For `other`: the visitor chose to continue with it. For `right`: the move was made for him. */
  readonly kept?: boolean;
}

/** The progress of a lesson: one mark for each finished step, in order. Plain JSON, stored with the record. */
export interface LessonRun {
  readonly marks: readonly StepMark[];
  /** The book's move for the current step, once it is known. */
  readonly book?: {readonly step: number; readonly move: MoveLike} | undefined;
}

/** The progress of a lesson that begins. */
export const newRun: LessonRun = {marks: []};

/** Index of the current step; the number of steps when the lesson is over. */
export const stepAt = ({marks}: LessonRun): number => marks.length;

/** The current step; `undefined` when the lesson is over. */
export const stepNow = (lesson: Lesson, run: LessonRun): LessonStep | undefined => lesson.steps[stepAt(run)];

/** Whether the visitor made an unexpected move and has not yet chosen to keep it or take it back. */
export function hasOtherAnswer({marks}: LessonRun): boolean {
  const last = marks.at(-1);
  return last?.how === 'other' && !last.kept;
}

/** The book's move for the current step, if it is asked for and known. */
export function bookNow(run: LessonRun): MoveLike | null {
  return run.book?.step === stepAt(run) ? run.book.move : null;
}

/** The visitor's own decisions that were not taken back, in order. */
function decisionsIn({moves}: Pick<GameRecord, 'moves'>, pupil: Player): readonly MoveLike[] {
  return moves.filter((made) => made.by === pupil && !made.undone && !made.level).map(({move}) => move);
}

const isDecision = ({how}: StepMark): boolean => how === 'right' || how === 'other';

function marked(run: LessonRun, mark: StepMark): LessonRun {
  return {...run, marks: [...run.marks, mark]};
}

/** How many of the visitor's decisions the steps that are done have taken. */
function answered({marks}: LessonRun): number {
  const last = marks.at(-1);
  return last ? last.decisions + Number(isDecision(last)) : 0;
}

/** Whether the visitor has played on after the last step. */
export function hasPlayedOn(lesson: Lesson, run: LessonRun, record: Pick<GameRecord, 'moves'>): boolean {
  return stepAt(run) >= lesson.steps.length && decided(lesson, record) > answered(run);
}

/**
 * Updates the progress after moves were made or taken back: new decisions count as answers, and marks of decisions that were
 * taken back are dropped. A visitor who plays while a text is shown has read it.
 */
export function follow(lesson: Lesson, run: LessonRun, record: Pick<GameRecord, 'moves'>): LessonRun {
  const made = decisionsIn(record, learnerOf(lesson));
  const from = run.marks.findIndex((mark) => isDecision(mark) && mark.decisions >= made.length);
  let now: LessonRun = from < 0 ? run : {...run, marks: run.marks.slice(0, from)};
  for (let next = answered(now); next < made.length; next++) {
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

/** Skips every question whose expected answer is no longer possible. Called when it is the visitor's turn. */
export function skipImpossibleSteps<View, Move extends MoveLike>(
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

/** The number of the visitor's decisions that were not taken back. */
export function decided(lesson: Lesson, record: Pick<GameRecord, 'moves'>): number {
  return decisionsIn(record, learnerOf(lesson)).length;
}

/** Goes to the next step: the text was read, the question skipped, or an unexpected answer kept. */
export function nextStep(run: LessonRun, decisions: number, asks = false): LessonRun {
  if (!hasOtherAnswer(run)) return marked(run, {how: asks ? 'skipped' : 'read', decisions});
  const marks = [...run.marks];
  marks.push({...marks.pop()!, kept: true});
  return {...run, marks};
}

/**
 * One step back.
 * @returns the progress, and whether the visitor's last decision must be taken back as well; {@linkcode follow} then updates the
 * progress
 */
export function previousStep(run: LessonRun): {readonly run: LessonRun; readonly takeBack: boolean} {
  const marks = [...run.marks];
  let last = marks.pop();
  while (last?.how === 'gone') last = marks.pop();
  return {run: {marks}, takeBack: last !== undefined && isDecision(last)};
}

/** Whether the goal of a lesson was reached; `null` if the lesson does not define how to tell. */
export function isReached<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  {goal}: Pick<Lesson, 'goal'>,
  record: GameRecord<Move, Options>,
): boolean | null {
  if (!goal?.when) return null;
  const {happening, least = 1} = goal.when;
  let seen = 0;
  foldRecord(game, record, ({events, made}) => {
    if (made.level !== BEFORE_LESSON) seen += events.filter((one) => matches(happening, one)).length;
  });
  return seen >= least;
}
