import type {Player} from '@quinola/play';
import type {AnyTable} from '../any-table.js';
import {dealsEnded, runningRecord} from '../whole.js';
import {dayOf} from './day.js';
import {Diary, diaryKey, type DayEntry} from './diary.js';
import {resultOf, type DayMeasure} from './measure.js';
import {firstDeal, playedInstead, type DayMatch, type EndedDeal} from './players.js';

/** Who plays the cards of the day after the visitor: three by the book, and a master. */
const OTHERS = ['book', 'book', 'book', 'master'] as const;

/** A deal of a day that has been played at a table. */
export interface PlayedDay {
  readonly seed: string;
  readonly day: string;
  readonly player: Player;
  readonly ended: EndedDeal;
}

/** The deal of a day that the visitor has played to its end in the match of a table; `null` if there is none. */
export function playedDay(table: AnyTable): PlayedDay | null {
  if (!table.context || table.lessons.current) return null;
  const record = runningRecord(table);
  const {viewer, players} = table.context;
  const day = dayOf(table.match.setup, record);
  if (!day || viewer === 'watcher' || players[viewer]?.kind !== 'visitor') return null;
  const {seed = '', moves} = record;
  const before = found.get(table);
  // Drawn again and again while the next deal is played: what is over is not played through anew, unless moves were taken back.
  if (before?.seed === seed && moves[before.ended.index] === before.last) return before;
  const ended = firstDeal({game: table.game, profile: table.profile, record});
  if (!ended) return null;
  const played = {seed, day, player: viewer, ended, last: moves[ended.index]!};
  found.set(table, played);
  return played;
}

/** The deal that was found last, with the move that has ended it. */
const found = new WeakMap<
  AnyTable,
  PlayedDay & {readonly ended: {readonly index: number}; readonly last: object}
>();

/** The days of a visitor at one table: what he has reached, and what others have on the same cards. */
export class Days {
  readonly diary: Diary;
  /** The title of the game, for the text that is copied. */
  title = '';
  /** Whether others are playing the cards. */
  isPlaying = false;
  /** The match that has written its result. */
  #written = 0;
  /** The match whose cards others have played, or are playing. */
  #played = 0;
  #opened: Promise<void> | null = null;

  constructor(private readonly table: AnyTable) {
    this.diary = new Diary(table.store, diaryKey(table.game.id), () => Boolean(table.kiosk));
  }

  /** How this game measures a deal. */
  get measure(): DayMeasure | undefined {
    return this.table.features!.game.day;
  }

  /** Who else plays: levels, in order. */
  get others(): readonly string[] {
    return this.measure?.others ?? OTHERS;
  }

  /** Fetches what is kept, once, and has it drawn. */
  open(): Promise<void> {
    return (this.#opened ??= this.diary.open().then(() => this.table.requestUpdate()));
  }

  /** Called when the days are looked at. */
  async look(): Promise<void> {
    await this.open();
    const {table} = this;
    const {titleIn} = table.features!.game;
    const title = await (titleIn?.(table.code, {}) ?? (table.gameWords as {readonly title: string}).title);
    if (title === this.title) return;
    this.title = title;
    table.requestUpdate();
  }

  /**
   * Keeps what the visitor has reached. The first result of a day stands: who plays the same cards again knows them. A match in which
   * moves are taken back may still change its own.
   */
  note(played: PlayedDay): DayEntry {
    const {table, diary} = this;
    const {seed, day, player, ended} = played;
    const found = diary.of(seed);
    const own = resultOf(table.game, this.measure, ended, player);
    if (found && (this.#written !== table.match.nth || found.own.reached === own.reached)) return found;
    this.#written = table.match.nth;
    const entry: DayEntry = {day, own, book: found?.book ?? [], master: found?.master ?? null};
    diary.write(seed, entry);
    return entry;
  }

  /** Has the others play the cards, one after another, in the worker of the opponents; the table is drawn after each. */
  async play({seed, player}: PlayedDay): Promise<void> {
    const {table, diary} = this;
    const {nth} = table.match;
    if (this.#played === nth) return;
    this.#played = nth;
    const record = runningRecord(table);
    const {players} = table.context!;
    const stop = new AbortController();
    const match: DayMatch = {
      game: table.game as DayMatch['game'],
      profile: table.profile,
      record,
      players,
      player,
      thinker: {
        choose: async (question, signal) => {
          if (!table.isConnected || table.match.nth !== nth) stop.abort();
          signal.throwIfAborted();
          return table.match.thinker.choose(question, signal);
        },
      },
    };
    this.isPlaying = true;
    try {
      let books = 0;
      for (const [index, level] of this.others.entries()) {
        const entry = diary.of(seed);
        if (!entry) break;
        const isMaster = level === 'master';
        if (isMaster ? entry.master !== null : books++ < entry.book.length) continue;
        const ended = await playedInstead(match, level, index + 1, stop.signal);
        const {reached} = resultOf(table.game, this.measure, ended, player);
        const now = diary.of(seed) ?? entry;
        diary.write(seed, {...now, ...(isMaster ? {master: reached} : {book: [...now.book, reached]})});
        table.requestUpdate();
      }
    } catch {
      // The table is gone, another match has begun, or nobody answers: what has been reached stands in the diary.
      if (!table.isConnected) this.#played = 0;
    }
    if (table.match.nth !== nth) return;
    this.isPlaying = false;
    table.requestUpdate();
  }
}

const all = new WeakMap<AnyTable, Days>();

/** The days of a table. */
export function daysOf(table: AnyTable): Days {
  let days = all.get(table);
  if (!days) all.set(table, (days = new Days(table)));
  return days;
}

/** When the sheets of the deal have been read; never, if its match is left before. */
const sheetsRead = (table: AnyTable): Promise<void> =>
  new Promise((done) => {
    const {nth} = table.match;
    const following = {
      hostUpdated(): void {
        const isLeft = table.match.nth !== nth;
        if (!isLeft && (table.context!.sheets.length || table.tag('travel', 'speak', 'gather', 'tell')))
          return;
        table.removeController(following);
        if (!isLeft) done();
      },
    };
    table.addController(following);
    table.requestUpdate();
  });

/** A deal has ended: if it is that of a day, its result is kept, and shown beside those of others. */
export async function dealEnded(table: AnyTable): Promise<void> {
  const played = dealsEnded(table).length === 1 ? playedDay(table) : null;
  if (!played) return;
  const {nth} = table.match;
  const days = daysOf(table);
  await days.open();
  days.note(played);
  if (days.measure?.opens?.() === false) return;
  await sheetsRead(table);
  if (table.match.nth !== nth || table.opened) return;
  // It opens by itself: it takes the focus only from within the table.
  if (table.shadowRoot?.activeElement) await table.open('daily');
  else table.features!.panels.turnTo('daily', undefined);
}
