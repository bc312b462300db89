import type {Card} from '@quinola/cards';
import {bookFirst, plainMoves} from '@quinola/opponents';
import type {Choice} from '@quinola/play';
import {BASTA, SPADILLE} from '../../../kit/rules/index.js';
import {ASK, SOLO} from '../bidding.js';
import {discardChoice, type OmbreQuestion} from '../brain.js';
import {bestSuit, kingsAndManilles, sureTricks, tricksOf} from '../value.js';
import type {Bid, OmbreMove, OmbreView} from '../../rules/index.js';

/** How far below the book's bound for a game a hand may be and the game still be compared, in tricks. */
const NEAR = 1.2;
/** From so many on an announced Vole is worth comparing. */
const ALL = 7.1;

/** Whether a game is worth comparing: the book would bid it with this hand, or nearly. */
function isNear({hand, favourite}: OmbreView, game: Bid): boolean {
  const aces = Number(hand.includes(SPADILLE)) + Number(hand.includes(BASTA));
  const best = tricksOf(hand, bestSuit(hand));
  const inFavourite = favourite === null ? 0 : tricksOf(hand, favourite);
  switch (game) {
    case 'ask':
      return best >= ASK - NEAR;
    case 'ask-colour':
      return inFavourite >= ASK - NEAR;
    case 'casco':
      return aces === 2;
    case 'tournee':
      return aces > 0 && kingsAndManilles(hand) >= 2;
    case 'solo':
      return best >= SOLO - NEAR;
    case 'solo-colour':
      return inFavourite >= SOLO - NEAR;
    case 'tout':
      return best >= ALL;
    case 'tout-colour':
      return inFavourite >= ALL;
    case 'grandissimo':
      return sureTricks(hand) >= [5, 3, 2][aces]!;
    case 'nullissimo':
      return aces === 0 && hand.filter((card) => 'KQJ'.includes(card[0]!)).length <= 3;
    default:
      return false;
  }
}

/** Discards close to the book's: one card more, one fewer, or none at all. */
function discards({from, least, most}: Choice, ofBook: readonly Card[]): readonly OmbreMove[] {
  const more = from.filter((card) => !ofBook.includes(card)).map((card) => [...ofBook, card]);
  const fewer = ofBook.map((card) => ofBook.filter((one) => one !== card));
  return [...more, ...fewer, []]
    .filter(({length}) => length >= least && length <= most)
    .map((cards) => ({type: 'DISCARD', cards}) as const);
}

/** The moves before the play that are worth comparing, the book's first; if there are no others, only that. */
export function worthWeighing({view, moves}: OmbreQuestion, ofBook: OmbreMove): readonly OmbreMove[] {
  // Which nine of his thirteen cards the King keeps is always decided by the book.
  if (ofBook.type === 'KEEP9') return [ofBook];
  const best = tricksOf(view.hand, bestSuit(view.hand));
  const near = plainMoves<OmbreMove>(moves).filter((move) => {
    switch (move.type) {
      case 'BID':
        return isNear(view, move.bid);
      case 'CHOOSE':
        return isNear(view, move.game);
      case 'NAME_TRUMP':
        return tricksOf(view.hand, move.suit) > best - NEAR;
      default:
        return move.type !== 'DISCARD';
    }
  });
  const others = ofBook.type === 'DISCARD' ? discards(discardChoice(moves), ofBook.cards) : [];
  return bookFirst<OmbreMove>(ofBook, [...others, ...near]);
}
