import type {MoveLike, Player, Rung} from '@quinola/play';
import {sameMove, type AuctionAsk, type RungWords} from './ask.js';

/** The state of a rung: it may be bid, is the standing bid, is outbid, or cannot be bid although it is high enough. */
export type RungState = 'open' | 'held' | 'outbid' | 'barred';

/** A rung as it is drawn. */
export interface ShownRung {
  readonly rung: Rung;
  readonly words: RungWords;
  readonly standing: RungState;
  /** The bid; `null` where it cannot be made. */
  readonly move: MoveLike | null;
  /** Who holds it; `null` unless it is the standing bid. On a tariff card, who said it last. */
  readonly by: Player | null;
  readonly advised: boolean;
  /** The column of its grade or suit, from 0. */
  readonly column: number;
}

/** The rungs that are one game in several grades or suits: a row of the ladder. */
export interface LadderRow {
  readonly group: string;
  /** From the lowest. */
  readonly rungs: readonly ShownRung[];
}

/** The ladder as it stands. */
export interface Ladder {
  /** The rows that are not entirely outbid, from the lowest. */
  readonly rows: readonly LadderRow[];
  /** The outbid rungs, which are collapsed, from the lowest. */
  readonly outbid: readonly ShownRung[];
  /** How many columns of grades or suits there are; 1 = each game is one rung. */
  readonly columns: number;
}

/** What distinguishes a rung within its group. */
const keyOf = ({grade, suit, id}: Rung, alone: boolean): string => (alone ? '' : (grade ?? suit ?? id));

/** Orders the rungs of an auction into the rows of a ladder. */
export function ladderOf(ask: AuctionAsk, hint: MoveLike | null): Ladder {
  const {rungs, auction, bid, words: wordsOf, columns} = ask;
  const high = auction.high && rungs.find(({id}) => id === auction.high!.bid);
  const sizes = new Map<string, number>();
  for (const {group} of rungs) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const isAlone = ({group}: Rung): boolean => !columns && sizes.get(group) === 1;
  const keys: string[] = columns?.map(({key}) => key) ?? [];
  for (const rung of rungs) {
    const key = keyOf(rung, isAlone(rung));
    if (key && !keys.includes(key)) keys.push(key);
  }
  const saidBy = ({id}: Rung): Player | null =>
    columns ? (auction.said.findLast((word) => word.bid === id)?.by ?? null) : null;
  const shown = rungs.map((rung): ShownRung => {
    const move = bid(rung);
    const isHigh = rung === high;
    return {
      rung,
      words: wordsOf(rung),
      standing: isHigh ? 'held' : move ? 'open' : high && rung.rank <= high.rank ? 'outbid' : 'barred',
      move,
      by: isHigh ? auction.high!.by : saidBy(rung),
      advised: sameMove(move, hint),
      column: Math.max(0, keys.indexOf(keyOf(rung, isAlone(rung)))),
    };
  });
  const matters = new Set(shown.filter(({standing}) => standing !== 'outbid').map(({rung}) => rung.group));
  const rows = new Map<string, ShownRung[]>();
  // A row is placed by its lowest rung that is not outbid.
  for (const one of shown)
    if (one.standing !== 'outbid') rows.set(one.rung.group, rows.get(one.rung.group) ?? []);
  for (const one of shown) rows.get(one.rung.group)?.push(one);
  return {
    rows: [...rows].map(([group, all]) => ({group, rungs: all})),
    outbid: shown.filter(({rung}) => !matters.has(rung.group)),
    columns: Math.max(1, keys.length),
  };
}

/**
 * The rungs that can be reached by keys, row by row from the lowest: those that may be bid or held, and those that explain why
 * not.
 */
export function stopsOf({rows}: Pick<Ladder, 'rows'>): readonly (readonly ShownRung[])[] {
  return rows
    .map(({rungs}) => rungs.filter(({move, standing}) => move || standing === 'barred'))
    .filter((row) => row.length);
}

/** The lowest rung that may be bid; `null` where none may. */
export function lowestOpen(ladder: Pick<Ladder, 'rows'>): ShownRung | null {
  return (
    ladder.rows
      .flatMap(({rungs}) => rungs)
      .filter(({move}) => move)
      .sort((one, other) => one.rung.rank - other.rung.rank)[0] ?? null
  );
}

/**
 * Where a key moves in the ladder: up and down to the next row, in the nearest column; left and right to the next rung; Home to
 * the lowest, End to the highest.
 * @returns the id of a rung; `null` for a key that it does not handle
 */
export function rungByKey(ladder: Pick<Ladder, 'rows'>, at: string, key: string): string | null {
  const rows = stopsOf(ladder);
  const all = rows.flat();
  const here = all.findIndex(({rung}) => rung.id === at);
  const row = rows.findIndex((one) => one.some(({rung}) => rung.id === at));
  const near = (to: number): string | null => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, to))];
    const from = all[here]?.column ?? 0;
    const distance = ({column}: ShownRung): number => Math.abs(column - from);
    return next ? next.reduce((one, other) => (distance(other) < distance(one) ? other : one)).rung.id : null;
  };
  switch (key) {
    case 'ArrowUp':
      return near(row + 1);
    case 'ArrowDown':
      return near(row - 1);
    case 'ArrowRight':
      return all[Math.min(all.length - 1, here + 1)]?.rung.id ?? null;
    case 'ArrowLeft':
      return all[Math.max(0, here - 1)]?.rung.id ?? null;
    case 'Home':
      return all[0]?.rung.id ?? null;
    case 'End':
      return all.at(-1)?.rung.id ?? null;
    default:
      return null;
  }
}
