import {FRENCH_52, type Card} from '@quinola/cards';

/** Fills hands up to a size with cards that are in none of them. */
export function filled(
  hands: readonly (readonly Card[])[],
  size: number,
  mayFill: (card: Card) => boolean,
  elsewhere: readonly Card[] = [],
): Card[][] {
  const free = FRENCH_52.cards.filter(
    (card) => mayFill(card) && ![...hands.flat(), ...elsewhere].includes(card),
  );
  return hands.map((hand) => [...hand, ...Array.from({length: size - hand.length}, () => free.pop()!)]);
}
