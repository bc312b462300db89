import type {Card, Pack} from '@quinola/cards';
import {rankOf} from '@quinola/cards';

// What cards count: by a table, in packets, in unbroken series and as melds. Tricks are counted by `playToTrick`.

/** The value of a card. */
export type ValueOf = (card: Card) => number;

/** Values by rank, and of single cards where they have their own. */
export interface ValueTable {
  readonly ranks: Readonly<Record<string, number>>;
  readonly cards?: Readonly<Record<Card, number>>;
}

/**
 * The values of a pack by a table; what the table does not name counts nothing.
 *
 * @example
 * const valueOf = cardValues(FRENCH_52, {ranks: {A: 4, K: 3, Q: 2, J: 1}, cards: {JH: 0}});
 * ['AS', 'JS', 'JH', 'TD'].map(valueOf); // => [4, 1, 0, 0]
 */
export function cardValues({cards}: Pick<Pack, 'cards'>, table: ValueTable): ValueOf {
  const values = new Map(
    cards.map((card) => [card, table.cards?.[card] ?? table.ranks[rankOf(card)] ?? 0] as const),
  );
  return (card) => values.get(card) ?? 0;
}

/** The points of some cards that are counted one by one. */
export function cardPoints(cards: readonly Card[], valueOf: ValueOf): number {
  let sum = 0;
  for (const card of cards) sum += valueOf(card);
  return sum;
}

/**
 * How a pile is counted by packets: of so many cards together one counts its value, each further one its value less 1, an
 * empty card as much as is taken off for it; so it is the same however they are put together, but for empty packets.
 */
export interface PacketCount {
  readonly valueOf: ValueOf;
  /** Cards of a packet. */
  readonly size: number;
  /** What becomes of a part of a point where a packet is not full. */
  readonly parts: 'nearest' | 'dropped';
  /** What a packet of empty cards alone counts; 1 unless given. */
  readonly empties?: 0 | 1;
}

/** What must be known of a pile to count it: the values of its cards together, how many have one, how many there are. */
export interface Tally {
  readonly value: number;
  readonly counting: number;
  readonly cards: number;
}

/** What must be known of these cards to count them. */
export function tallyOf({valueOf}: Pick<PacketCount, 'valueOf'>, cards: readonly Card[]): Tally {
  let value = 0,
    counting = 0;
  for (const card of cards) {
    const worth = valueOf(card);
    if (worth > 0) {
      value += worth;
      counting++;
    }
  }
  return {value, counting, cards: cards.length};
}

/** What a pile weighs in parts of a point, as many to the point as a packet has cards: thirds where it has three. */
export function weightOf({size}: Pick<PacketCount, 'size'>, {value, counting, cards}: Tally): number {
  return size * (value - counting) + cards;
}

/** The points of a pile by itself, of which no more is known than its tally. */
export function talliedPoints(count: PacketCount, tally: Tally): number {
  const {size, parts, empties = 1} = count;
  // With an empty card to fill every packet of a counting one, the others lie by themselves.
  if (empties === 0 && tally.cards >= size * tally.counting) return tally.value;
  const points = weightOf(count, tally) / size;
  return parts === 'nearest' ? Math.round(points) : Math.floor(points);
}

/**
 * The points of a pile by itself.
 *
 * @example
 * const valueOf = cardValues(TAROK_78, {ranks: {K: 5, Q: 4, N: 3, J: 2}, cards: {SK: 5, T21: 5, T1: 5}});
 * const threes = {valueOf, size: 3, parts: 'nearest'};
 * pilePoints(threes, ['KS', 'T7', '2H']); // => 5
 * pilePoints(threes, ['KS', 'QS', '2H']); // => 8
 * pilePoints(threes, ['T2', 'T7', '2H']); // => 1
 * packetsOf(threes, ['2H', 'KS', 'T7', 'SK']); // => [{cards: ['KS', '2H', 'T7'], points: 5}, {cards: ['SK'], points: 4}]
 */
export function pilePoints(count: PacketCount, cards: readonly Card[]): number {
  return talliedPoints(count, tallyOf(count, cards));
}

/**
 * The points of all piles, together those of the pack. Piles that do not come to whole packets are rounded, but the
 * heaviest gets what the others leave.
 */
export function sharedPoints({size}: Pick<PacketCount, 'size'>, piles: readonly Tally[]): readonly number[] {
  const weights = piles.map((pile) => weightOf({size}, pile));
  const whole = weights.reduce((sum, weight) => sum + weight, 0) / size;
  const heaviest = weights.indexOf(Math.max(...weights));
  const points = weights.map((weight) => Math.round(weight / size));
  const others = points.reduce((sum, n, i) => (i === heaviest ? sum : sum + n), 0);
  return points.map((n, i) => (i === heaviest ? whole - others : n));
}

/** Cards that are laid down and counted together. */
export interface CountedPacket {
  readonly cards: readonly Card[];
  readonly points: number;
}

/** A pile put in packets to be laid down: each counting card with empty ones as long as there are any, the dearest first. */
export function packetsOf(count: PacketCount, pile: readonly Card[]): readonly CountedPacket[] {
  const {size, valueOf} = count;
  const counting = pile.filter((card) => valueOf(card) > 0).sort((a, b) => valueOf(b) - valueOf(a));
  const empties = pile.filter((card) => valueOf(card) <= 0);
  const packets: CountedPacket[] = [];
  while (counting.length + empties.length) {
    const first = counting.splice(0, 1);
    const filling = empties.splice(0, size - first.length);
    const cards = [...first, ...filling, ...counting.splice(0, size - first.length - filling.length)];
    packets.push({cards, points: pilePoints(count, cards)});
  }
  return packets;
}

/**
 * How many cards of a series are held without a break, from its first on: matadors, a sequence.
 *
 * @example
 * runLength(['AS', '2S', 'AC', 'KS'], ['AC', '2S', 'AS', 'QS']); // => 3
 * runLength(['AS', '2S', 'AC', 'KS'], ['2S', 'AC']); // => 0
 */
export function runLength(series: readonly Card[], hand: readonly Card[]): number {
  let n = 0;
  while (n < series.length && hand.includes(series[n]!)) n++;
  return n;
}

/** What is looked for in a hand, and what it counts. */
export type Meld<Id extends string = string> = {
  readonly id: Id;
  /** How many there must be; fewer are nothing. */
  readonly least: number;
  /** What the fewest count, and each further one. */
  readonly points: number;
  readonly more: number;
} & (
  | {/** How many of these cards are held. */ readonly cards: readonly Card[]}
  | {
      /** How many of these are held without a break, see {@linkcode runLength}. */ readonly series: readonly Card[];
    }
  | {
      /** So many of these sets, in each of which just so many cards are missing; none unless given. */
      readonly sets: readonly (readonly Card[])[];
      readonly lacking?: number;
    }
);

/** A meld that a hand has. */
export interface FoundMeld<Id extends string = string> {
  readonly id: Id;
  readonly n: number;
  readonly points: number;
}

/** What so many of a meld count; 0 for fewer than there must be. */
export function meldPoints(
  {least, points, more}: Pick<Meld, 'least' | 'points' | 'more'>,
  n: number,
): number {
  return n < least ? 0 : points + more * (n - least);
}

/** How many of a meld a hand has, be they enough or not. */
export function countOf(meld: Meld, hand: readonly Card[]): number {
  if ('series' in meld) return runLength(meld.series, hand);
  const held = (cards: readonly Card[]): number => cards.filter((card) => hand.includes(card)).length;
  if ('cards' in meld) return held(meld.cards);
  const {sets, lacking = 0} = meld;
  return sets.filter((set) => held(set) === set.length - lacking).length;
}

/**
 * All that a hand has of some melds, in their order.
 *
 * @example
 * const melds = [
 *   {id: 'aces', cards: ['AS', 'AH', 'AD', 'AC'], least: 3, points: 3, more: 11},
 *   {id: 'marriages', sets: [['KS', 'QS'], ['KH', 'QH']], least: 1, points: 20, more: 20},
 * ];
 * meldsIn(melds, ['KS', 'QS', 'AS', 'AH', 'AC']); // => [{id: 'aces', n: 3, points: 3}, {id: 'marriages', n: 1, points: 20}]
 */
export function meldsIn<Id extends string>(
  melds: readonly Meld<Id>[],
  hand: readonly Card[],
): readonly FoundMeld<Id>[] {
  return melds.flatMap((meld) => {
    const n = countOf(meld, hand);
    return n < meld.least ? [] : [{id: meld.id, n, points: meldPoints(meld, n)}];
  });
}
