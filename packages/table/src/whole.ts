import {dealSteps, endsDeal, publicRecord, type ReplayStep} from '@quinola/chart';
import {
  foldRecord,
  type Game,
  type GameRecord,
  type Happening,
  type MoveLike,
  type RecordedMove,
} from '@quinola/play';
import type {AnyTable} from './any-table.js';
import {wholeOf, type TableActor} from './match-context.js';

/*
 * The only code of a table that reads the whole match, including hidden cards. Everything else reads `context`, which has only what
 * the viewer may know. The functions here return only what the viewer may know, finished deals, or data that goes to the chart alone.
 */

/** The record without anything that the viewer may not know yet. */
export function openRecord(table: AnyTable): GameRecord {
  const {record, viewer} = wholeOf(table);
  return publicRecord(table.game, table.profile, record, viewer);
}

/** The counts of moves in the record after which a deal has ended. */
export function dealsEnded(table: AnyTable): readonly number[] {
  const ended: number[] = [];
  foldRecord(table.game, wholeOf(table).record, ({events, index}) => {
    if (endsDeal(table.profile, events)) ended.push(index + 1);
  });
  return ended;
}

/** Whether the current deal is the first of its session, so that the seed alone determines it. */
export function isFirstDeal(table: AnyTable): boolean {
  const {moves} = wholeOf(table).record;
  return (dealsEnded(table)[0] ?? moves.length) === moves.length;
}

/** The page's address with the seed of the running match, for others to play the same deals. */
export function linkTo(page: string, seed: string): string {
  const url = new URL(page);
  url.searchParams.set('seed', seed);
  return url.href;
}

/** The seed of the match if it is no secret, because the match is over or the page set it; otherwise it would reveal hidden cards. */
export function seedOf(table: AnyTable): string | null {
  const {
    record: {seed},
    turn,
  } = wholeOf(table);
  return seed && (turn.over || seed === table.seed || linkTo(location.href, seed) === location.href)
    ? seed
    : null;
}

/** Whether the seed of the match ends with a date, as that of a deal of the day does. */
export function hasDatedSeed({actor}: {readonly actor: TableActor | null}): boolean {
  return / \d{4}-\d\d-\d\d$/.test(wholeOf({actor}).record.seed ?? '');
}

/**
 * The whole record of the running match: for a lesson, which follows the visitor's own moves, to continue the match later, and for
 * others to play a finished deal too, who are given views of it. Nothing of it is shown.
 */
export function runningRecord(table: {readonly actor: TableActor | null}): GameRecord {
  return wholeOf(table).record;
}

/** A finished deal, move by move. @throws RangeError when it is not finished */
export function finishedDeal(
  table: AnyTable,
  deal: number,
): readonly ReplayStep<unknown, MoveLike, Happening>[] {
  return dealSteps(table.game, table.profile, wholeOf(table).record, deal);
}

/** The last move of this kind, with its reason; moves taken back and moves of chance do not count. */
export function lastMade(table: AnyTable, isLike: (made: RecordedMove) => boolean): RecordedMove | undefined {
  return wholeOf(table).record.moves.findLast((made) => !made.undone && made.by !== 'chance' && isLike(made));
}

/** What the table's viewer saw before the last move. */
export function viewBefore<State, View, Move extends MoveLike, Options, H extends Happening>(
  table: {readonly actor: TableActor | null},
  game: Game<State, View, Move, Options, H>,
): View {
  const {record, viewer} = wholeOf<View, Move>(table);
  const before = {...record, moves: record.moves.slice(0, -1)} as GameRecord<Move, Options>;
  return game.view(foldRecord(game, before), viewer);
}

/** A table with sums on its papers. */
interface ScoredTable<View> {
  readonly actor: TableActor | null;
  readonly view: View | null;
  readonly context: {readonly count: number; readonly happened: readonly Happening[]} | null;
  readonly profile: Parameters<typeof endsDeal>[0];
  tag(...names: readonly string[]): boolean;
}

/** By what runs a match; in it by the number of moves. */
const beforeEnds = new WeakMap<TableActor, {readonly count: number; readonly view: unknown}>();

/**
 * The view for the sums on the papers. The result of a deal is announced before the papers show it, so while its last trick is
 * still on the table the sums are those before the last move.
 */
export function viewOfSums<State, View, Move extends MoveLike, Options, H extends Happening>(
  table: ScoredTable<View>,
  game: Game<State, View, Move, Options, H>,
): View {
  const {count, happened} = table.context!;
  if (!table.tag('travel', 'speak', 'gather') || !endsDeal(table.profile, happened)) return table.view!;
  const actor = table.actor!;
  const kept = beforeEnds.get(actor);
  if (kept?.count === count) return kept.view as View;
  const view = viewBefore(table, game);
  beforeEnds.set(actor, {count, view});
  return view;
}
