import {wholeOf} from '@quinola/table';
import {isHelperMove} from '../help/helper-moves.js';
import {COUNT_KEY, type PatienceTable} from '../patience-table.js';
import type {PatienceView} from '../rules/index.js';

/** A visitor's results with one patience. */
export interface Count {
  readonly played: number;
  readonly came: number;
  /** Number of moves of the shortest win; absent if there is none. */
  readonly best?: number;
  /** The deal counted last, so that it is not counted twice. */
  readonly last?: string;
  /** Whether that deal has come out. */
  readonly won?: boolean;
}

/** The visitor's results by patience; nothing if the page may not store anything. */
export function counts({store}: Pick<PatienceTable, 'store'>): Readonly<Record<string, Count>> {
  try {
    const kept: unknown = JSON.parse(store.read(COUNT_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, Count>>) : {};
  } catch {
    return {};
  }
}

/** Erases everything. */
export function eraseCounts({store}: Pick<PatienceTable, 'store'>): void {
  store.remove(COUNT_KEY);
}

/** The number of the visitor's moves that were not taken back. */
export function movesMade(table: PatienceTable): number {
  return wholeOf(table).record.moves.filter(({by, undone}) => by === 0 && !undone).length;
}

/** Counts a game when its first card is moved, and when it comes out; a deal played again counts once. */
export function keepCount(table: PatienceTable, happening: string): void {
  // Games the table plays by itself are not counted.
  if (table.autoplay) return;
  const {record, view} = wholeOf<PatienceView>(table);
  const {game} = view.options;
  const moves = movesMade(table);
  if (!moves) return;
  const all = counts(table);
  const {last, won = false, ...old} = all[game] ?? {played: 0, came: 0};
  const fresh = last !== record.seed;
  // A game that the helper finished does not count as a success.
  const isOut = happening === 'won' && !isHelperMove(table);
  const came = isOut && (fresh || !won);
  if (!fresh && !isOut) return;
  const best = isOut ? Math.min(moves, old.best ?? Infinity) : old.best;
  const count: Count = {
    played: old.played + Number(fresh),
    came: old.came + Number(came),
    ...(best !== undefined && {best}),
    ...(record.seed !== undefined && {last: record.seed}),
    won: isOut || (!fresh && won),
  };
  // If nothing can be stored nothing is counted.
  table.store.write(COUNT_KEY, JSON.stringify({...all, [game]: count}));
}
