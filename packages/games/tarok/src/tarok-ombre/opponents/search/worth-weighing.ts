import {bookFirst, plainMoves} from '@quinola/opponents';
import {FRENCH_SUITS, type Card} from '@quinola/cards';
import {isFigure, isTarok, KINGS, PAGAT, SKY, suit, XXI} from '../../../kit/rules/index.js';
import {lowest, ofSuit} from '../../../kit/opponents/choosing.js';
import {worthLaying} from '../../../kit/opponents/masks/skats.js';
import type {TarokOmbreQuestion} from '../maxims/brain.js';
import type {TarokOmbreMove} from '../../rules/types.js';

const CHIEF: readonly Card[] = [XXI, SKY, PAGAT, ...KINGS];

/** The cards that are worth asking for: the chief cards, kings, and the queens of one's own kings. */
function worthAsking(hand: readonly Card[], open: readonly Card[]): readonly Card[] {
  return open.filter((card) => CHIEF.includes(card) || (card[0] === 'Q' && hand.includes(`K${suit(card)}`)));
}

/** The cards worth giving back: the lowest of each suit, if it is a jack or lower, and the lowest tarok. */
function worthGiving(open: readonly Card[]): readonly Card[] {
  const cheap = open.filter((card) =>
    isTarok(card) ? ![SKY, PAGAT].includes(card) : !isFigure(card) || card[0] === 'J',
  );
  return ['T', ...FRENCH_SUITS].flatMap((suit) => lowest(ofSuit(cheap, suit)));
}

/** The moves before the play worth comparing: the book's first; only that one if there is nothing to compare. */
export function worthWeighing(
  {view: {hand, turn}, moves: offers}: TarokOmbreQuestion,
  ofBook: TarokOmbreMove,
): readonly TarokOmbreMove[] {
  const moves = plainMoves(offers);
  const asked = moves.flatMap((move) => (move.type === 'DEMAND' ? [move.card] : []));
  const given = moves.flatMap((move) => (move.type === 'GIVE_BACK' ? [move.card] : []));
  const words = turn.phase.startsWith('bidding') ? moves : [];
  const skats = ofBook.type === 'LAY_SKAT' ? worthLaying(hand, ofBook.cards) : [];
  return bookFirst<TarokOmbreMove>(ofBook, [
    ...words,
    ...worthAsking(hand, asked).map((card) => ({type: 'DEMAND', card}) as const),
    ...worthGiving(given).map((card) => ({type: 'GIVE_BACK', card}) as const),
    ...skats.map((cards) => ({type: 'LAY_SKAT', cards}) as const),
  ]);
}
