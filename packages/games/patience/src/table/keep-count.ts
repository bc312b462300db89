import {wholeOf} from '@quinola/table';
import type {PatienceTable} from '../patience-table.js';
import type {PatienceView} from '../rules/index.js';

/** How a visitor fared with one patience. */
export interface Count {
  readonly played: number;
  readonly came: number;
  /** Moves of the shortest way to the end; absent where none came out. */
  readonly best?: number;
  /** The deal that was counted last, so that nobody counts it twice. */
  readonly last?: string;
  /** Whether that one has come out. */
  readonly won?: boolean;
}

/** Where they are kept. */
const KEY = 'quinola-patience';

/** How the visitor fared, by patience; nothing where the page may keep nothing. */
export function counts(): Readonly<Record<string, Count>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, Count>>) : {};
  } catch {
    return {};
  }
}

/** Forgets all. */
export function eraseCounts(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then there was nothing kept.
  }
}

/** How many moves the visitor has made that stand. */
export function movesMade(table: PatienceTable): number {
  return wholeOf(table).record.moves.filter(({by, undone}) => by === 0 && !undone).length;
}

/** Counts a game when its first card is moved, and when it comes out; a deal played again counts once. */
export function keepCount(table: PatienceTable, happening: string): void {
  // What the table plays by itself is nobody's game.
  if (table.autoplay) return;
  const {record, view} = wholeOf<PatienceView>(table);
  const {game} = view.options;
  const moves = movesMade(table);
  if (!moves) return;
  const all = counts();
  const {last, won = false, ...old} = all[game] ?? {played: 0, came: 0};
  const fresh = last !== record.seed;
  const came = happening === 'won' && (fresh || !won);
  if (!fresh && happening !== 'won') return;
  const best = happening === 'won' ? Math.min(moves, old.best ?? Infinity) : old.best;
  const count: Count = {
    played: old.played + Number(fresh),
    came: old.came + Number(came),
    ...(best !== undefined && {best}),
    ...(record.seed !== undefined && {last: record.seed}),
    won: happening === 'won' || (!fresh && won),
  };
  try {
    localStorage.setItem(KEY, JSON.stringify({...all, [game]: count}));
  } catch {
    // Where nothing may be kept nothing is counted.
  }
}
