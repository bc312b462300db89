import {shuffled, type Card, type Random} from '@quinola/cards';

/** Cards that are alike for the question who may hold them. */
export interface Lot {
  readonly cards: readonly Card[];
  /** By place, how many of them that hand holds at least and at most. */
  readonly least: readonly number[];
  readonly most: readonly number[];
}

const FACTORIALS = [1];
for (let n = 1; n <= 52; n++) FACTORIALS.push(FACTORIALS[n - 1]! * n);

/**
 * Draws uniformly from all ways of giving cards to hands that agree with what is known.
 *
 * The cards are counted by lots: how many ways each lot can be split over the hands, times the ways of the lots
 * after it in the room that is left. A split is then drawn by its number of ways, and the cards of the lot are
 * shuffled into it; so every single deal is equally likely.
 * @param room how many cards each hand takes; together as many as there are cards
 * @returns a function that draws hands, or `null` when no deal agrees
 */
export function dealer(lots: readonly Lot[], room: readonly number[]): ((random: Random) => Card[][]) | null {
  const memo: Map<number, number>[] = lots.map(() => new Map());
  const keyOf = (left: readonly number[]): number => left.reduce((key, n) => key * 53 + n, 0);

  const ways = (lot: number, left: readonly number[]): number => {
    if (lot === lots.length) return 1;
    const key = keyOf(left);
    let sum = memo[lot]!.get(key);
    if (sum === undefined) {
      sum = 0;
      for (const split of splitsOf(lots, lot, left))
        sum += split.ways * ways(lot + 1, less(left, split.counts));
      memo[lot]!.set(key, sum);
    }
    return sum;
  };
  const total = ways(0, room);
  if (total === 0) return null;

  return (random) => {
    const hands: Card[][] = room.map(() => []);
    let left = room;
    lots.forEach(({cards}, lot) => {
      let at = fraction(random) * ways(lot, left);
      let chosen: readonly number[] | null = null;
      for (const split of splitsOf(lots, lot, left)) {
        const share = split.ways * ways(lot + 1, less(left, split.counts));
        if (share === 0) continue;
        chosen = split.counts;
        at -= share;
        if (at < 0) break;
      }
      const mixed = shuffled(cards, random);
      let next = 0;
      chosen!.forEach((count, place) => {
        hands[place]!.push(...mixed.slice(next, (next += count)));
      });
      left = less(left, chosen!);
    });
    return hands;
  };
}

interface Split {
  readonly counts: readonly number[];
  /** In how many ways the cards of the lot fall into these counts. */
  readonly ways: number;
}

/** Every way of sharing out a lot by numbers; the last lot must fill the room that is left. */
function splitsOf(lots: readonly Lot[], lot: number, left: readonly number[]): Split[] {
  const {cards, least, most} = lots[lot]!;
  if (lot === lots.length - 1) {
    const fits = left.every((n, place) => n >= least[place]! && n <= most[place]!);
    return fits ? [{counts: left, ways: arrangements(left)}] : [];
  }
  const found: Split[] = [];
  const counts: number[] = [];
  const share = (place: number, cardsLeft: number): void => {
    if (place === left.length) {
      if (cardsLeft === 0) found.push({counts: [...counts], ways: arrangements(counts)});
      return;
    }
    const top = Math.min(cardsLeft, most[place]!, left[place]!);
    for (let n = least[place]!; n <= top; n++) {
      counts[place] = n;
      share(place + 1, cardsLeft - n);
    }
  };
  share(0, cards.length);
  return found;
}

function arrangements(counts: readonly number[]): number {
  return (
    FACTORIALS[counts.reduce((sum, n) => sum + n, 0)]! /
    counts.reduce((product, n) => product * FACTORIALS[n]!, 1)
  );
}

function less(left: readonly number[], counts: readonly number[]): number[] {
  return left.map((n, place) => n - counts[place]!);
}

/** A number from 0 up to but not including 1, of 52 random bits. */
function fraction(random: Random): number {
  return (random.below(0x4000000) * 0x4000000 + random.below(0x4000000)) / 0x10000000000000;
}
