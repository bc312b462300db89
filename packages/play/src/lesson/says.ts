import type {MoveLike} from '../game.js';
import type {Lesson, LessonStep, LessonWords} from './document.js';
import {isMeant, cardsAsked} from './answers.js';
import {type LessonRun, stepAt, stepNow, hasOtherAnswer, bookNow} from './run.js';

/** The state of the match: whether it is the visitor's turn, and whether the match is over. */
export interface Moment {
  readonly decides: boolean;
  readonly over: boolean;
}

/** What a lesson shows now. */
export interface LessonDisplay {
  /** `tell`: a text to read; `ask`: a question; `astray`: an unexpected move was made; `wait`: the other players move; `end`. */
  readonly kind: 'tell' | 'ask' | 'astray' | 'wait' | 'end';
  /** The lesson's comment on the last answer, and the verdict for when it has none. */
  readonly answer: LessonWords | null;
  readonly verdict: 'right' | 'other' | null;
  readonly say: LessonWords | null;
  readonly point: readonly string[];
  /** Number of the step, from 1, and the number of steps. */
  readonly at: number;
  readonly of: number;
}

/** The comment on an unexpected answer. */
function otherWords({other, others = []}: LessonStep, move: MoveLike): LessonWords | null {
  return others.find(({cards}) => cards.some((card) => isMeant(card, move)))?.say ?? other ?? null;
}

/** What a lesson shows at a moment of the match. */
export function lessonDisplayAt(lesson: Lesson, run: LessonRun, {decides, over}: Moment): LessonDisplay {
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
  // The result of the last answer is shown first.
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

/** Whether the other players wait, because a text must be read first or an unexpected answer must be decided on. */
export function othersWait(lesson: Lesson, run: LessonRun): boolean {
  const step = stepNow(lesson, run);
  return hasOtherAnswer(run) || (step?.at === 'once' && !step.ask);
}
