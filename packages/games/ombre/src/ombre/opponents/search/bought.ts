import {FRENCH_SUITS, type Card, type Pack, type Suit} from '@quinola/cards';
import type {Statement} from '@quinola/opponents';
import type {Seat} from '@quinola/play';
import {ACES_ALONE, plainOrder, trumpOrder} from '../../../kit/rules/index.js';
import {LEFT, LEFT_WITH_TRUMPS} from '../buying.js';
import {buyers, handSize, inTurn, packOf, type OmbreView} from '../../rules/index.js';

/** The cards that the book never discards: trumps, Kings, and a Queen with her King; for simplicity all Queens count. */
export function cardsKept(trump: Suit, {cards}: Pick<Pack, 'cards'>): readonly Card[] {
  const plain = FRENCH_SUITS.flatMap((suit) => plainOrder(suit).slice(0, 2));
  return [...new Set([...trumpOrder(trump), ...plain])].filter((card) => cards.includes(card));
}

/**
 * What the numbers of cards bought tell about hands: a player who kept four cards probably holds four of `cardsKept`. Nothing follows
 * for players who could not buy more, who left cards to the next, or who discarded before trumps were known. As nobody is obliged to
 * discard by the book, the statements are doubtful.
 * @param placeOf the place of a seat's hand among the imagined hands
 */
export function statementsFromBuying(view: OmbreView, placeOf: (seat: Seat) => number): readonly Statement[] {
  const {bought, options, ombre, turned, seat, game, trump} = view;
  const pack = packOf(options);
  const size = handSize(options);
  const cards = cardsKept(trump ?? ACES_ALONE, pack);
  let talon = pack.cards.length - inTurn(view).length * size - turned.length;
  return buyers(view).flatMap((other): Statement[] => {
    const count = bought[other];
    if (!count) return [];
    const before = talon;
    const had = other === ombre ? turned.length : 0;
    talon -= count - had;
    const isBlind = other === ombre && game!.startsWith('obscur');
    const isLimited = talon <= 0 || (other !== ombre && [LEFT, LEFT_WITH_TRUMPS].includes(before - count));
    if (other === seat || isLimited || isBlind) return [];
    const least = Math.max(0, size + had - count);
    return [{place: placeOf(other), cards, least, doubt: 2, name: 'what was kept'}];
  });
}
