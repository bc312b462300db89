import {FRENCH_SUITS, type Card, type Pack, type Suit} from '@quinola/cards';
import type {Statement} from '@quinola/opponents';
import type {Seat} from '@quinola/play';
import {ACES_ALONE, plainOrder, trumpOrder} from '../../kit/index.js';
import {LEFT} from '../opponents/brain.js';
import {buyers, handSize, inTurn, packOf, type OmbreView} from '../rules/index.js';

/** What the book does not throw away: trumps, Kings, and a Queen beside her King, which is taken for any Queen. */
export function keptOf(trump: Suit, {cards}: Pick<Pack, 'cards'>): readonly Card[] {
  const plain = FRENCH_SUITS.flatMap((suit) => plainOrder(suit).slice(0, 2));
  return [...new Set([...trumpOrder(trump), ...plain])].filter((card) => cards.includes(card));
}

/**
 * What the numbers of cards bought tell: who has kept four cards holds four that were worth it. Nothing is told of who could buy
 * no more, or left cards to the next, or threw cards away before trumps were known; and it is doubtful, since nobody must.
 * @param placeOf where a seat's hand lies among the imagined
 */
export function whatBoughtSays(view: OmbreView, placeOf: (seat: Seat) => number): readonly Statement[] {
  const {bought, options, ombre, turned, seat, game, trump} = view;
  const pack = packOf(options);
  const size = handSize(options);
  const cards = keptOf(trump ?? ACES_ALONE, pack);
  let talon = pack.cards.length - inTurn(view).length * size - turned.length;
  return buyers(view).flatMap((of): Statement[] => {
    const count = bought[of];
    if (!count) return [];
    const before = talon;
    const had = of === ombre ? turned.length : 0;
    talon -= count - had;
    const isBlind = of === ombre && game!.startsWith('obscur');
    const isLimited = talon <= 0 || (of !== ombre && count === before - LEFT);
    if (of === seat || isLimited || isBlind) return [];
    const least = Math.max(0, size + had - count);
    return [{place: placeOf(of), cards, least, doubt: 2, name: 'what was kept'}];
  });
}
