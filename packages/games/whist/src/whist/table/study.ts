import {NotLoadedError, workerOpponents, type Thought} from '@quinola/opponents';
import type {Card} from '@quinola/cards';
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
} from '../opponents/teacher.js';
import type {WhistHost} from './host.js';
import {hostsOf} from '@quinola/table';

/** Lessons from the visitor's cards of one deal, as far as they have been checked. */
export interface Study {
  /** The cards played in order, in one string: equal strings mean the same deal. */
  readonly cards: string;
  /** How many of these cards were played out for the visitor, and are not checked. */
  readonly out: number;
  /** How many cards there are to check, and how many have been checked. */
  readonly total: number;
  readonly done: number;
  /** In the order of the tricks. */
  readonly lessons: readonly Lesson[];
  /** The teacher could not be loaded. */
  readonly lost: boolean;
}

const hostOf = hostsOf(() => workerOpponents('whist-teacher', () => import('../teacher-worker.js?source')));

const ask = async <Answer>(table: WhistHost, asked: Asked): Promise<Answer> => {
  const {move}: Thought = await hostOf(table).choose({
    game: TEACHER,
    view: asked,
    moves: [],
    level: '',
    seed: '',
  });
  return move as Answer;
};

/** How many tasks the teacher is doing for a table. */
const busy = new WeakMap<WhistHost, number>();

/** Gives the teacher a task; his worker closes after the last one, so that only the opponents' stays. */
async function withTeacher<Answer>(table: WhistHost, lesson: () => Promise<Answer>): Promise<Answer> {
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

/** What both books would play in a view. */
export function askTeacher(table: WhistHost, view: WhistView): Promise<Advice[]> {
  return withTeacher(table, () => ask(table, {view}));
}

const studies = new WeakMap<WhistHost, Study>();

/**
 * Lessons from a player's cards in a finished deal: those of his seat, and the dummy's if he plays it. The first call starts checking them, one card
 * at a time, and the table is redrawn after each.
 * @param out cards that were played out for the visitor
 */
export function studyOf(
  table: WhistHost,
  deal: PlayedDeal,
  seats: readonly Seat[],
  options: WhistOptions,
  out: ReadonlySet<Card>,
): Study {
  const cards = `${seats.join('')}${cardsPlayed(deal)
    .map(({card}) => card)
    .join('')}`;
  const known = studies.get(table);
  if (known?.cards === cards) return known;
  const played = cardsPlayed(deal);
  const indexes = cardsOf(deal, seats).filter((index) => !out.has(played[index]!.card));
  const study: Study = {cards, out: out.size, total: indexes.length, done: 0, lessons: [], lost: false};
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

async function lookThrough(table: WhistHost, begun: Study, questions: readonly Asked[]): Promise<void> {
  let study = begun;
  const learn = (more: Partial<Study>): void => {
    study = {...study, ...more};
    studies.set(table, study);
    table.requestUpdate();
  };
  try {
    for (const asked of questions) {
      const lesson = await ask<Lesson | null>(table, asked);
      // Another deal was opened in the meantime.
      if (studies.get(table) !== study) return;
      learn({done: study.done + 1, lessons: lesson ? [lesson, ...study.lessons] : study.lessons});
    }
  } catch (error) {
    // A table removed from the page is taught again when it comes back.
    if (!table.isConnected) {
      studies.delete(table);
      return;
    }
    learn({lost: true});
    if (!(error instanceof NotLoadedError)) return;
    table.missing.tell('advice', error, () => {
      studies.delete(table);
      table.requestUpdate();
    });
  }
}
