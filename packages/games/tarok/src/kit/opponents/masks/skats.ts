import {FRENCH_SUITS, type Card} from '@quinola/cards';
import {highest, lowest, ofSuit} from '../choosing.js';
import {layableCards} from '../../rules/discard.js';
import {isFigure, isTarok, strength, suit, valueOf} from '../../rules/values.js';

/** The most ways to lay away three cards that are compared. */
const MOST = 24;

/**
 * The ways to lay away three cards that are worth comparing: the book's first; the dearest three; suits emptied, then
 * filled with the dearest; then the book's with one card exchanged for the highest or lowest of a suit.
 */
export function worthLaying(hand: readonly Card[], ofBook: readonly Card[]): readonly (readonly Card[])[] {
  const free = layableCards(hand).filter((card) => !isTarok(card));
  if (ofBook.some(isTarok) || free.length < 4) return [ofBook];
  const headed = (card: Card): boolean => hand.includes(`K${suit(card)}`);
  const suits = FRENCH_SUITS.map((suit) => ofSuit(free, suit)).filter((cards) => cards.length > 0);
  const short = suits.filter((cards) => cards.length <= 3 && !headed(cards[0]!));
  // Figures under their king are as good as won.
  const dear = free
    .filter((card) => !(isFigure(card) && headed(card)))
    .sort((a, b) => valueOf(b) - valueOf(a) || strength(a) - strength(b));
  const filled = (cards: readonly Card[]): readonly Card[] =>
    [...cards, ...dear.filter((card) => !cards.includes(card))].slice(0, 3);
  const pairs = short
    .flatMap((one, i) => short.slice(i + 1).map((other) => [...one, ...other]))
    .filter((cards) => cards.length <= 3);
  const ends = suits
    .flatMap((cards) => [...highest(cards), ...lowest(cards)])
    .filter((card) => !ofBook.includes(card));
  const exchanged = ends.flatMap((end) =>
    ofBook.map((old) => [...ofBook.filter((card) => card !== old), end]),
  );
  const ways = [ofBook, filled([]), ...short.map(filled), ...pairs.map(filled), ...exchanged].filter(
    (cards) => cards.length === 3,
  );
  const names = ways.map((cards) => [...cards].sort().join());
  return ways.filter((_, i) => names.indexOf(names[i]!) === i).slice(0, MOST);
}
