import type {Card} from '@quinola/cards';
import {isCounting, valueOf} from './values.js';

/**
 * Cards that are counted together, and what they count (l. 6728-6779): one counting card with empties its value, of
 * two the sum less 1, of three the sum less 2, empties alone 1.
 */
export interface Packet {
  readonly cards: readonly Card[];
  readonly points: number;
}

/** The points of a third of the pack, which each of three should reach. */
export const PAR = 26;

/** What a card weighs in thirds of a point: 13 for a value of 5, 10, 7, 4, and 1 for an empty card. */
export function thirdsOf(card: Card): number {
  return isCounting(card) ? 3 * valueOf(card) - 2 : 1;
}

/** What cards weigh in thirds of a point; the whole pack 234, however the cards are put together. */
export function pileThirds(cards: readonly Card[]): number {
  let thirds = 0;
  for (const card of cards) thirds += thirdsOf(card);
  return thirds;
}

/** Points of a pile by itself, to the nearest whole point. */
export function pilePoints(cards: readonly Card[]): number {
  return Math.round(pileThirds(cards) / 3);
}

/**
 * Points of all piles, together 78. Piles that an exchange could not bring to multiples of three are rounded to the
 * nearest point, but the heaviest gets what the others leave (decision).
 */
export function sharedPoints(piles: readonly (readonly Card[])[]): readonly number[] {
  return sharedThirds(piles.map(pileThirds));
}

/** As {@linkcode sharedPoints}, of piles that weigh so many thirds. */
export function sharedThirds(thirds: readonly number[]): readonly number[] {
  const whole = thirds.reduce((sum, pile) => sum + pile, 0) / 3;
  const heaviest = thirds.indexOf(Math.max(...thirds));
  const points = thirds.map((pile) => Math.round(pile / 3));
  const others = points.reduce((sum, n, i) => (i === heaviest ? sum : sum + n), 0);
  return points.map((n, i) => (i === heaviest ? whole - others : n));
}

/** A pile put in packets of three, to be laid down and counted: each counting card with empties as long as there are any. */
export function packetsOf(pile: readonly Card[]): readonly Packet[] {
  return packed(pile, 3, pilePoints);
}

/**
 * A pile put in pairs, as it is counted en deux (l. 6921-6925): a counting card with an empty one counts its value, two
 * counting ones their sum less 1; an odd empty card nothing.
 * @param empties what two empty cards count
 */
export function pairsOf(pile: readonly Card[], empties: 0 | 1): readonly Packet[] {
  return packed(pile, 2, (cards) =>
    cards.some(isCounting) || empties
      ? Math.floor(cards.reduce((sum, card) => sum + (valueOf(card) || 1) - 0.5, 0))
      : 0,
  );
}

function packed(
  pile: readonly Card[],
  size: number,
  worth: (cards: readonly Card[]) => number,
): readonly Packet[] {
  const counting = pile.filter(isCounting).sort((a, b) => valueOf(b) - valueOf(a));
  const empties = pile.filter((card) => !isCounting(card));
  const packets: Packet[] = [];
  while (counting.length + empties.length) {
    // Where empties run short, counting cards fill the packet.
    const first = counting.splice(0, 1);
    const filling = empties.splice(0, size - first.length);
    const cards = [...first, ...filling, ...counting.splice(0, size - first.length - filling.length)];
    packets.push({cards, points: worth(cards)});
  }
  return packets;
}
