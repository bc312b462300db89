import {wholeOf} from '@quinola/table';
import {isHelperMove} from '../opponents/help/helper-moves.js';
import type {PatienceHost} from './host.js';
import {COUNT_KEY} from './count-key.js';
import type {PatienceView} from '../rules/index.js';

/** A visitor's results with one patience. */
export interface Count {
  readonly played: number;
  readonly came: number;
  /** Number of moves of the shortest win; absent if there is none. */
  readonly best?: number;
  /** The deals counted last, the latest at the end, and whether each has come out: none of them is counted twice. */
  readonly deals?: readonly CountedDeal[];
  /** In versions before 0.2: the deal counted last, and whether it has come out. */
  readonly last?: string;
  readonly won?: boolean;
}

type CountedDeal = readonly [seed: string, won: boolean];

const isDeal = (one: unknown): one is CountedDeal => Array.isArray(one) && typeof one[0] === 'string';

/** How many deals of a patience are known again: several tables and tabs may be played by turns. */
const KNOWN = 100;

/** The deals of a patience that were counted; anybody may have written what is stored. */
function dealsOf({deals, last, won = false}: Count): readonly CountedDeal[] {
  if (Array.isArray(deals)) return (deals as readonly unknown[]).filter(isDeal);
  return last === undefined ? [] : [[last, won]];
}

/** The visitor's results by patience; nothing if the page may not store anything. */
export function counts({store}: Pick<PatienceHost, 'store'>): Readonly<Record<string, Count>> {
  try {
    const kept: unknown = JSON.parse(store.read(COUNT_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, Count>>) : {};
  } catch {
    return {};
  }
}

/** Erases everything. */
export function eraseCounts({store}: Pick<PatienceHost, 'store'>): void {
  store.remove(COUNT_KEY);
}

/** The number of the visitor's moves that were not taken back. */
export function movesMade(table: PatienceHost): number {
  return wholeOf(table).record.moves.filter(({by, undone}) => by === 0 && !undone).length;
}

/** Counts a game when its first card is moved, and when it comes out; a deal played again counts once. */
export function keepCount(table: PatienceHost, happening: string): void {
  // Games the table plays by itself are not counted.
  if (table.autoplay) return;
  const {record, view} = wholeOf<PatienceView>(table);
  const {game} = view.options;
  const moves = movesMade(table);
  const {seed} = record;
  // A deal without a seed cannot be known again: it would be counted with each of its moves.
  if (!moves || seed === undefined) return;
  const all = counts(table);
  const known = all[game] ?? {played: 0, came: 0};
  const deals = dealsOf(known);
  const before = deals.find(([one]) => one === seed);
  const fresh = !before;
  // A game that the helper finished does not count as a success.
  const isOut = happening === 'won' && !isHelperMove(table);
  const came = isOut && !before?.[1];
  if (!fresh && !isOut) return;
  const best = isOut ? Math.min(moves, known.best ?? Infinity) : known.best;
  const count: Count = {
    played: known.played + Number(fresh),
    came: known.came + Number(came),
    ...(best !== undefined && {best}),
    deals: [...deals.filter((one) => one !== before), [seed, isOut || (before?.[1] ?? false)] as const].slice(
      -KNOWN,
    ),
  };
  // If nothing can be stored nothing is counted.
  table.store.write(COUNT_KEY, JSON.stringify({...all, [game]: count}));
}
