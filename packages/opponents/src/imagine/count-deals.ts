import type {CardGroup, Sum} from './groups.js';

/**
 * A node of the count: some groups are dealt, and some room is left. Every split of the next group leads to another node and is
 * weighted by the number of complete deals that follow it.
 */
export interface CountNode {
  /** Complete deals of the groups from here on. */
  readonly deals: number;
  /** By split, how many of its group each hand takes. */
  readonly splits: readonly (readonly number[])[];
  /** By split, the deals of it and of all splits before it. */
  readonly upTo: readonly number[];
  readonly next: readonly CountNode[];
}

const DONE: CountNode = {deals: 1, splits: [], upTo: [], next: []};

const factorials = [1];

function factorial(n: number): number {
  for (let i = factorials.length; i <= n; i++) factorials.push(factorials[i - 1]! * i);
  return factorials[n]!;
}

/**
 * Counts all deals, group by group, by the room left in every hand and the sums reached so far. Counts are exact to the 16 digits of
 * a double.
 */
export function countDeals(
  groups: readonly CardGroup[],
  sums: readonly Sum[],
  room: readonly number[],
): CountNode {
  const nodes = groups.map(() => new Map<number | string, CountNode>());

  const from = (at: number, left: readonly number[], got: readonly number[]): CountNode => {
    const group = groups[at];
    if (!group) return DONE;
    const numbers = [...left, ...got];
    // Eight numbers below 80 are exact in a double, more are not.
    const key = numbers.length > 8 ? numbers.join() : numbers.reduce((code, n) => code * 80 + n, 0);
    let node = nodes[at]!.get(key);
    if (!node) nodes[at]!.set(key, (node = count(at, group, left, got)));
    return node;
  };

  const count = (
    at: number,
    group: CardGroup,
    left: readonly number[],
    got: readonly number[],
  ): CountNode => {
    const splits: (readonly number[])[] = [],
      upTo: number[] = [],
      next: CountNode[] = [];
    let deals = 0;
    for (const split of splitsOf(group, left)) {
      const more = [...got];
      for (const i of group.sums) more[i]! += split[sums[i]!.hand]!;
      if (!group.sums.every((i) => mayBe(sums[i]!, at, more, i))) continue;
      const node = from(
        at + 1,
        left.map((n, hand) => n - split[hand]!),
        more,
      );
      if (!node.deals) continue;
      deals +=
        node.deals * split.reduce((product, n) => product / factorial(n), factorial(group.cards.length));
      splits.push(split);
      upTo.push(deals);
      next.push(node);
    }
    return {deals, splits, upTo, next};
  };

  return from(
    0,
    room,
    sums.map(() => 0),
  );
}

/** Whether a sum can still be satisfied. After its last group its value is dropped, which keeps the number of nodes small. */
function mayBe({least, most, not, end}: Sum, at: number, got: number[], i: number): boolean {
  const n = got[i]!;
  if (at < end) return n <= most;
  got[i] = 0;
  return n >= least && n <= most && n !== not;
}

/** Every split of a group among the hands, by numbers of cards. */
function splitsOf({cards, least, most}: CardGroup, left: readonly number[]): readonly (readonly number[])[] {
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
