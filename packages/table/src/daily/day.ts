import {OptionsError, type GameRecord} from '@quinola/play';
import type {AnyTable} from '../any-table.js';
import {runningRecord} from '../whole.js';

// A day has the same deal for everybody: its seed is made of the game, of what is agreed, and of the date.

/** The date of a deal of the day, at the end of its seed. */
const DATE = / (\d{4}-\d\d-\d\d)$/;

/** The date in UTC, the same everywhere at the same moment: `2026-11-27`. */
export const dayNow = (now = new Date()): string => now.toISOString().slice(0, 10);

/** A value of an option, as the seed has it. */
const written = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/**
 * The seed of a day: the game, what is agreed other than usual, by its name, and the date.
 * @param game its id; where an option is called `game`, that value is the name
 *
 * @example
 * daySeed('toy', {deals: 2, knocking: false}, {deals: 2, knocking: true}, '2026-11-27');
 * // => 'toy knocking=false 2026-11-27'
 */
export function daySeed(game: string, options: object, usual: object, day: string): string {
  const {game: named, ...agreed} = options as {readonly game?: string};
  const set = Object.entries(agreed)
    .filter(([name, value]) => written(value) !== written((usual as Record<string, unknown>)[name]))
    .map(([name, value]) => `${name}=${written(value)}`);
  return [named ?? game, ...set.sort(), day].join(' ');
}

/** What of a table names its game and what is usual there. */
interface Agreed {
  game(): {readonly id: string};
  usualOptions(): unknown;
}

/** The seed of a day under these options. @param day today unless given */
export const seedOfDay = (setup: Agreed, options: unknown, day = dayNow()): string =>
  daySeed(setup.game().id, options as object, setup.usualOptions() as object, day);

/** The date of which a match is the deal; `null` if it is of none. */
export function dayOf(
  setup: Agreed,
  {seed = '', options}: Pick<GameRecord, 'seed' | 'options'>,
): string | null {
  const day = DATE.exec(seed)?.[1];
  return day && seed === seedOfDay(setup, options, day) ? day : null;
}

/** A date in words, in a language: `27 November`; without its year where that is this one's. */
export function dayInWords(code: string, day: string, now = dayNow()): string {
  return new Date(`${day}T00:00Z`).toLocaleDateString(code === 'en' ? 'en-GB' : code, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) !== now.slice(0, 4) && {year: 'numeric'}),
  });
}

/** The seed of today under the options of the page. */
export function seedOfToday({match: {setup}}: Pick<AnyTable, 'match'>): string {
  try {
    return seedOfDay(setup, setup.readOptions());
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    return seedOfDay(setup, setup.usualOptions());
  }
}

/** Deals the cards of today, whatever runs. */
export function dealToday(table: Pick<AnyTable, 'match'>): void {
  void table.match.begin(seedOfToday(table), true);
}

/**
 * At a table that deals daily a visitor comes back to what he has not finished; on another day the new deal is dealt, unless a
 * match would be lost by it in which he has played. Where that was the deal of another day he is asked.
 * @param today the seed of today
 */
export function goOnOrDeal(table: AnyTable, today: string): void {
  const record = runningRecord(table);
  const {turn, viewer} = table.context!;
  if (record.seed === today) return;
  const isTouched = record.moves.some(({by, undone, level}) => by === viewer && !undone && !level);
  const day = dayOf(table.match.setup, record);
  if (turn.over || !isTouched || (day && table.kiosk)) void table.match.begin(today, true);
  // It opens by itself, so it does not take the focus.
  else if (day) table.withFeatures(({panels}) => panels.turnTo('day', today));
}
