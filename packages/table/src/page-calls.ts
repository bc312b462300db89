import {freshSeed} from '@quinola/cards';
import type {MatchHost} from './controllers/match-host.js';

/** So many characters of a seed count: a record carries it, and every shuffle reads it. */
export const LONGEST_SEED = 1000;

/**
 * The seed of a match: the given one, or that of the attribute, or, if deals are shared, that of the page's address, which
 * only the first match uses; `null`: that of the day. A deal that the page has set is of no day.
 */
export function seedOf(
  given: string | undefined,
  {seed, share, daily, deal}: MatchHost,
  isFirst: boolean,
): string | null {
  const shared = share && isFirst ? new URLSearchParams(location.search).get('seed') : null;
  const named = given ?? (seed || shared || (daily && !deal ? null : freshSeed()));
  return named && named.slice(0, LONGEST_SEED);
}

/** Events of the statechart that are no moves and would change how the table plays. */
const NO_MOVES = /^(SET_|xstate\.)/;

/** Whether a page has given a move, lawful or not: a page written without types may pass anything. */
export function isMove(given: unknown): boolean {
  const {type} = (given ?? {}) as {readonly type?: unknown};
  return typeof type === 'string' && !NO_MOVES.test(type);
}

/** Whether a page may set this for a player; a gap leaves him to the attributes. */
const isSeatPlayer = (seat: unknown): boolean =>
  (seat ?? null) === null ||
  typeof seat === 'function' ||
  /^(visitor|book|novice|master)$/.test(String(seat));

/** Whether a page may set these players: it may be written without types; `undefined` leaves all to the attributes. */
export const areSeats = (given: unknown): boolean =>
  given === undefined || (Array.isArray(given) && given.every(isSeatPlayer));
