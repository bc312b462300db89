import type {Lot, Sum} from './lots.js';

/**
 * A node of the count: some lots are dealt, and some room is left. Every split of the next lot leads to another node and is
 * weighted by the number of complete deals that follow it.
 */
export interface Place {
  /** Whole ways of dealing the lots from here on. */
  readonly ways: number;
  /** By split, how many of its lot each hand takes. */
  readonly splits: readonly (readonly number[])[];
  /** By split, the ways of it and of all splits before it. */
  readonly upTo: readonly number[];
  readonly next: readonly Place[];
}

const DONE: Place = {ways: 1, splits: [], upTo: [], next: []};

const factorials = [1];

function factorial(n: number): number {
  for (let i = factorials.length; i <= n; i++) factorials.push(factorials[i - 1]! * i);
  return factorials[n]!;
}

/**
 * Counts all deals, lot by lot, by the room left in every hand and the sums reached so far. Counts are exact to the 16 digits of
 * a double.
 */
export function countWays(lots: readonly Lot[], sums: readonly Sum[], room: readonly number[]): Place {
  const places = lots.map(() => new Map<number | string, Place>());

  const from = (at: number, left: readonly number[], got: readonly number[]): Place => {
    const lot = lots[at];
    if (!lot) return DONE;
    const numbers = [...left, ...got];
    // Eight numbers below 80 are exact in a double, more are not.
    const key = numbers.length > 8 ? numbers.join() : numbers.reduce((code, n) => code * 80 + n, 0);
    let place = places[at]!.get(key);
    if (!place) places[at]!.set(key, (place = count(at, lot, left, got)));
    return place;
  };

  const count = (at: number, lot: Lot, left: readonly number[], got: readonly number[]): Place => {
    const splits: (readonly number[])[] = [],
      upTo: number[] = [],
      next: Place[] = [];
    let ways = 0;
    for (const split of splitsOf(lot, left)) {
      const more = [...got];
      for (const i of lot.sums) more[i]! += split[sums[i]!.hand]!;
      if (!lot.sums.every((i) => mayBe(sums[i]!, at, more, i))) continue;
      const place = from(
        at + 1,
        left.map((n, hand) => n - split[hand]!),
        more,
      );
      if (!place.ways) continue;
      ways += place.ways * split.reduce((product, n) => product / factorial(n), factorial(lot.cards.length));
      splits.push(split);
      upTo.push(ways);
      next.push(place);
    }
    return {ways, splits, upTo, next};
  };

  return from(
    0,
    room,
    sums.map(() => 0),
  );
}

/** Whether a sum can still be satisfied. After its last lot its value is dropped, which keeps the number of nodes small. */
function mayBe({least, most, not, end}: Sum, at: number, got: number[], i: number): boolean {
  const n = got[i]!;
  if (at < end) return n <= most;
  got[i] = 0;
  return n >= least && n <= most && n !== not;
}

/** Every way of sharing out a lot by numbers. */
function splitsOf({cards, least, most}: Lot, left: readonly number[]): readonly (readonly number[])[] {
  const found: number[][] = [];
  const split = left.map((n, hand) => Math.min(n, most[hand]!));
  // The most cards that the hands from each index on can take.
  const room = [...split, 0];
  for (let hand = left.length; hand--;) room[hand]! += room[hand + 1]!;
  const share = (hand: number, over: number): void => {
    if (hand === left.length) {
      found.push([...split]);
      return;
    }
    const top = Math.min(over, most[hand]!, left[hand]!);
    for (let n = Math.max(least[hand]!, over - room[hand + 1]!); n <= top; n++) {
      split[hand] = n;
      share(hand + 1, over - n);
    }
  };
  share(0, cards.length);
  return found;
}
