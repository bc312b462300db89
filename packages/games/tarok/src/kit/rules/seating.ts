import {FRENCH_SUITS, pick, shuffled, suitOf, TAROK_78, type Card, type Random} from '@quinola/cards';
import type {Player} from '@quinola/play';
import {isTarok, SKY} from './values.js';

/** Three cards that mark the places, face down: a tarok and cards of two suits (l. 6566-6570). */
export function placeCards(random: Random): readonly Card[] {
  const [one, other] = shuffled(FRENCH_SUITS, random);
  const suited = (suit: string): Card =>
    pick(
      TAROK_78.cards.filter((card) => suitOf(card) === suit && card !== SKY),
      random,
    );
  return shuffled([suited('T'), suited(one!), suited(other!)], random);
}

/** Whether three cards can mark the places. */
export function arePlaceCards(cards: readonly Card[]): boolean {
  const known = cards.every((card) => card !== SKY && TAROK_78.cards.includes(card));
  return (
    known && cards.length === 3 && cards.filter(isTarok).length === 1 && new Set(cards.map(suitOf)).size === 3
  );
}

/**
 * Who sits where, by the cards drawn: the player who drew the tarok sits first and deals first, the others follow in
 * drawing order (decision).
 */
export function seatsDrawn(
  drawn: readonly {readonly player: Player; readonly card: Card}[],
): readonly Player[] {
  const first = drawn.find(({card}) => isTarok(card))!;
  return [first, ...drawn.filter((draw) => draw !== first)].map(({player}) => player);
}
