import type {MoveLike} from '../game.js';
import type {Lesson, LessonStep, LessonWords} from './document.js';
import type {NamesThings} from '../things.js';
import {isMeant, thingsAsked} from './answers.js';
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
  /**
   * The lesson's comment on the last answer, and the verdict for when it has none; `kept`: the visitor goes on with an unexpected
   * move, so that what is told next may not fit any more.
   */
  readonly answer: LessonWords | null;
  readonly verdict: 'right' | 'other' | 'kept' | null;
  readonly say: LessonWords | null;
  readonly point: readonly string[];
  /** Number of the step, from 1, and the number of steps. */
  readonly at: number;
  readonly total: number;
}

/** The comment on an unexpected answer. */
function otherWords({other, others = []}: LessonStep, move: MoveLike): LessonWords | null {
  const particular = others.find(({cards = [], moves = []}) =>
    [...cards, ...moves].some((one) => isMeant(one, move)),
  );
  return particular?.say ?? other ?? null;
}

/**
 * What a lesson shows at a moment of the match.
 * @param game whose moves may name things in fields of their own (`Game.things`)
 */
export function lessonDisplayAt(
  lesson: Lesson,
  run: LessonRun,
  {decides, over}: Moment,
  game?: NamesThings,
): LessonDisplay {
  const total = lesson.steps.length;
  const at = Math.min(stepAt(run) + 1, total);
  // Steps without words are skipped, so that they do not hide an answer.
  const index = run.marks.findLastIndex(({how}) => how !== 'gone');
  const last = run.marks[index];
  const before = lesson.steps[index];
  const isKept = last?.how === 'other' && last.kept;
  const verdict: LessonDisplay['verdict'] = isKept
    ? 'kept'
    : last?.how === 'right' || last?.how === 'other'
      ? last.how
      : null;
  const answer =
    !before || !verdict || isKept
      ? null
      : verdict === 'right'
        ? (before.right ?? null)
        : otherWords(before, last!.move!);
  const said = {answer, verdict, at, total, point: [] as readonly string[], say: null};
  if (hasOtherAnswer(run)) return {...said, kind: 'astray', at: at - Number(stepAt(run) < total)};
  const step = stepNow(lesson, run);
  // The result of the last answer is shown first.
  if (!step) return {...said, kind: decides || over ? 'end' : 'wait'};
  if (!decides && !over && step.at !== 'once') return {...said, kind: 'wait'};
  const answers = thingsAsked(step.ask, bookNow(run), game);
  return {
    ...said,
    kind: step.ask && !over ? 'ask' : 'tell',
    say: step.say,
    point: (step.point ?? []).flatMap((one) => (one === 'answer' ? answers : [one])),
  };
}

/** Whether the other players wait, because a text must be read first or an unexpected answer must be decided on. */
export function othersWait(lesson: Lesson, run: LessonRun): boolean {
  const step = stepNow(lesson, run);
  return hasOtherAnswer(run) || (step?.at === 'once' && !step.ask);
}
