import {FRENCH_SUITS, type Card} from '@quinola/cards';
import type {Build, Patience} from './schema.js';

const RANKS = 'A23456789TJQK';

/** The number of a card's rank, ace 1 to king 13. */
export function rankNumber(card: Card): number {
  return RANKS.indexOf(card[0]!) + 1;
}

/** Whether a card may be built on another; ace and king are not adjacent unless the build wraps. */
export function follows(build: Build, below: Card, card: Card): boolean {
  if (build.suit === 'same' && below[1] !== card[1]) return false;
  const step = rankNumber(card) - rankNumber(below);
  const up = step === 1 || (build.wrap && step === -12);
  const down = step === -1 || (build.wrap && step === 12);
  return build.dir === 'up' ? up : build.dir === 'down' ? down : up || down;
}

/** Every card of a patience, by suit and rank, identical cards next to each other. */
export function wholePack({packs}: Pick<Patience, 'packs'>): Card[] {
  return FRENCH_SUITS.flatMap((suit) => [...RANKS].flatMap((rank) => Array<Card>(packs).fill(rank + suit)));
}

/** The cards in the order of {@linkcode wholePack}, whatever order they came in. */
export function sorted(cards: readonly Card[]): Card[] {
  const place = (card: Card): number => 'SHDC'.indexOf(card[1]!) * 13 + rankNumber(card);
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** The cards left after removing others one for one; `null` if one of those is missing. */
export function without(cards: readonly Card[], taken: readonly Card[]): Card[] | null {
  const rest = [...cards];
  for (const card of taken) {
    const i = rest.indexOf(card);
    if (i < 0) return null;
    rest.splice(i, 1);
  }
  return rest;
}
