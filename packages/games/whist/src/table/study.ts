import {workerOpponents, type Thought} from '@quinola/opponents';
import type {Seat} from '@quinola/play';
import type {WhistOptions, WhistView} from '../rules/types.js';
import {
  cardsOf,
  cardsPlayed,
  TEACHER,
  type Advice,
  type Asked,
  type Lesson,
  type PlayedDeal,
} from '../teacher.js';
import type {WhistTable} from '../whist-table.js';
import {hostsOf} from '@quinola/table';

/** What a visitor's cards of one deal teach, as far as they have been looked through. */
export interface Study {
  /** The cards played in order, in one string: equal ones are one deal. */
  readonly cards: string;
  /** How many cards there are to look through, and how many have been. */
  readonly of: number;
  readonly done: number;
  /** In the order of the tricks. */
  readonly lessons: readonly Lesson[];
  /** The teacher could not be fetched. */
  readonly lost: boolean;
}

const hostOf = hostsOf(() => workerOpponents('whist-teacher', () => import('../teacher-worker.js?source')));

const ask = async <Answer>(table: WhistTable, asked: Asked): Promise<Answer> => {
  const {move}: Thought = await hostOf(table).choose({
    game: TEACHER,
    view: asked,
    moves: [],
    level: '',
    seed: '',
  });
  return move as Answer;
};

/** How much the teacher is doing for a table. */
const busy = new WeakMap<WhistTable, number>();

/** Has the teacher do something. When he has said all he goes: beside the opponents' worker no other stays. */
async function withTeacher<Answer>(table: WhistTable, lesson: () => Promise<Answer>): Promise<Answer> {
  const count = (more: number): number => {
    const now = (busy.get(table) ?? 0) + more;
    busy.set(table, now);
    return now;
  };
  count(1);
  try {
    return await lesson();
  } finally {
    if (!count(-1)) hostOf(table).close();
  }
}

/** What both books would play of a view. */
export function askTeacher(table: WhistTable, view: WhistView): Promise<Advice[]> {
  return withTeacher(table, () => ask(table, {view}));
}

const studies = new WeakMap<WhistTable, Study>();

/**
 * What the cards of a player in a finished deal teach: those of his seat, and of the dummy's where he plays it. Asked for the first time it begins to look them through, one card
 * after the other, and the table is redrawn after each.
 */
export function studyOf(
  table: WhistTable,
  deal: PlayedDeal,
  seats: readonly Seat[],
  options: WhistOptions,
): Study {
  const cards = `${seats.join('')}${cardsPlayed(deal)
    .map(({card}) => card)
    .join('')}`;
  const known = studies.get(table);
  if (known?.cards === cards) return known;
  const indexes = cardsOf(deal, seats);
  const study: Study = {cards, of: indexes.length, done: 0, lessons: [], lost: false};
  studies.set(table, study);
  void withTeacher(table, () =>
    lookThrough(
      table,
      study,
      indexes.map((index) => ({deal, index, options: {honours: options.honours}})),
    ),
  );
  return study;
}

async function lookThrough(table: WhistTable, begun: Study, questions: readonly Asked[]): Promise<void> {
  let study = begun;
  const learn = (more: Partial<Study>): void => {
    study = {...study, ...more};
    studies.set(table, study);
    table.requestUpdate();
  };
  try {
    for (const asked of questions) {
      const lesson = await ask<Lesson | null>(table, asked);
      // Another deal has been opened in the meantime.
      if (studies.get(table) !== study) return;
      learn({done: study.done + 1, lessons: lesson ? [lesson, ...study.lessons] : study.lessons});
    }
  } catch {
    // A table that was taken away is taught again when it comes back.
    if (table.isConnected) learn({lost: true});
    else studies.delete(table);
  }
}
