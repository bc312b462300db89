import {FRENCH_52, type Card} from '@quinola/cards';

/** Own suits from the left: black and red alternating, as the Leitfaden sorts them (§15.3). */
const SUIT_ORDER = 'SHCD';
const RANK_ORDER = FRENCH_52.ranks('S').join('');

/** The order in which a hand is shown: by suit, high to low. */
export function sorted(cards: readonly Card[]): Card[] {
  const suits = [...SUIT_ORDER].filter((suit) => cards.some((card) => card[1] === suit));
  // With one black suit gone, the other stands between the red ones.
  const order = suits.join('') === 'SHD' ? 'HSD' : SUIT_ORDER;
  const height = (card: Card): number => order.indexOf(card[1]!) * 13 + RANK_ORDER.indexOf(card[0]!);
  return [...cards].sort((a, b) => height(a) - height(b));
}
