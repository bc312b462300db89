import type {MoveLike} from '../game.js';
import type {Lesson, LessonStep, LessonWords} from './document.js';
import {isMeant, cardsAsked} from './answers.js';
import {type LessonRun, stepAt, stepNow, hasOtherAnswer, bookNow} from './run.js';

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
