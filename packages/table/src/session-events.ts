import {endsDeal, hasRole, type ChartProfile, type Role} from '@quinola/chart';
import type {GameRecord, Happening} from '@quinola/play';
import {nothing} from 'lit';
import {DealEvent, OverEvent, ScoreEvent, TrickEvent} from './match-events.js';
import type {MenuLine} from './menu-lines.js';
import {choice} from './panels/sheet.js';

/** What the DOM events of a trick game are built from. */
export interface SessionEventsHost {
  readonly profile: Pick<ChartProfile<never>, Role | 'dealEnds'>;
  /** A view that counts no deals is of the first. */
  readonly context: {readonly view: {readonly turn: object; readonly deal?: number}} | null;
  readonly record: object | null;
}

/**
 * The table's own event for a happening of a game of tricks: a new deal, a trick won, a deal that ends, a session that is
 * over; `null` for any other.
 * @param scored types of happenings that are a score too, as a rubber that is settled
 */
export function sessionEventOf(
  {profile, context, record}: SessionEventsHost,
  happening: Happening,
  scored: readonly string[] = [],
): Event | null {
  if (hasRole(profile, 'dealt', happening)) return new DealEvent(context!.view.deal ?? 1);
  if (hasRole(profile, 'won', happening)) return new TrickEvent(happening);
  if (endsDeal(profile, [happening]) || scored.includes(happening.type)) return new ScoreEvent(happening);
  const {balance} = happening as Happening & {readonly balance: readonly number[]};
  return happening.type === 'session-over' ? new OverEvent(record as GameRecord, balance) : null;
}

/** What ending a session needs of its table. */
export interface StopHost {
  readonly context: {readonly turn: {readonly over: boolean}} | null;
  open(id: string, about?: unknown): Promise<void>;
  play(move: {readonly type: string}): boolean;
}

/**
 * The menu line that ends a session early, after confirmation.
 * @param words the line, and the question
 * @param type of the move that ends it
 */
export function stopLine(
  table: StopHost,
  {stop, askStop}: {readonly stop: string; readonly askStop: string},
  type = 'STOP',
): MenuLine {
  const then = (): boolean => table.play({type});
  return !table.context || table.context.turn.over
    ? nothing
    : choice(stop, () => void table.open('ask', {title: stop, text: askStop, then}));
}
