import {playedBy} from '@quinola/play';
import type {Random} from '@quinola/cards';
import {HANDS, imagineHands, isBeside, pooled, seatDue, SUIT_SLOTS, type Imaginer} from '@quinola/opponents';
import {ACES_ALONE, tricksWith, trumpOrder} from '../../../kit/rules/index.js';
import {knownOf, laidBy, voidsIn} from '../imagine.js';
import {inTurn, ombreBuys, packOf, type OmbreView} from '../../rules/index.js';
import {statementsFromBuying} from './bought.js';
import {noteMatadors} from './money.js';
import {quickCard} from './policy.js';
import {emptyTable, masksFor, playCard, putHand} from './table.js';

/** The factor of a deal's likelihood for each card that the book would not have played. */
const OFF_BOOK_FACTOR = 0.25;
/** How many new deals join the pool before each draw, and how many the pool holds at most. */
const NEW_PER_DRAW = 32,
  POOL_SIZE = 512;

/** Draws deals that agree with everything seen, and with what buying and discarding tell. */
function imaginerOf(view: OmbreView): Imaginer {
  const {seat, counts, talon, laid, options, ombre, game, hand} = view;
  const order = inTurn(view);
  const placeOf = (seat: number): number => order.indexOf(seat);
  const trump = view.trump ?? ACES_ALONE;
  const trumps = trumpOrder(trump).filter((card) => packOf(options).cards.includes(card));
  const discarded = order.reduce((sum, seat) => sum + laidBy(view, seat), 0);
  // An Ombre who discarded before trumps were named may have discarded any card.
  const isBlind = game !== null && (!ombreBuys(game) || game.startsWith('obscur'));
  const mostTrumps =
    talon + laid.filter((card) => trumps.includes(card)).length + (isBlind ? laidBy(view, ombre) : 0);
  return imagineHands({
    masks: masksFor(view),
    counts: order.map((seat) => counts[seat]!),
    talon: [talon + discarded],
    known: [...order.map((one) => (one === seat ? hand : knownOf(view, one))), laid],
    own: placeOf(seat),
    played: order.map((seat) => playedBy(view, seat)),
    statements: [
      ...voidsIn(view, tricksWith(trump)).map((one) => ({...one, place: placeOf(one.place)})),
      ...statementsFromBuying(view, placeOf),
      {place: order.length, cards: trumps, most: mostTrumps, doubt: 1, name: 'what was thrown away'},
    ],
  });
}

/** How likely the cards played are with some hands: the deal is played again, and each card is compared with the book's. */
function likelihoodOfPlay(view: OmbreView): (holdings: Int32Array) => number {
  const {tricks, trick, seat} = view;
  const {holdingOf, numberOf} = masksFor(view);
  const order = inTurn(view);
  const own = order.indexOf(seat);
  const cards = [...tricks.flatMap((one) => one.cards), ...trick].map(({card}) => numberOf(card));
  const played = order.flatMap((seat) => holdingOf(playedBy(view, seat)));
  const start = emptyTable(view);
  const t = start.slice();
  return (holdings) => {
    t.set(start);
    for (let i = 0; i < played.length; i++) t[HANDS + i] = played[i]! | holdings[i]!;
    let likely = 1;
    for (const card of cards) {
      if (seatDue(t) !== own) {
        const bookCard = quickCard(t);
        const isByBook = bookCard === card || (bookCard >> 5 === card >> 5 && isBeside(t, bookCard, card));
        if (!isByBook) likely *= OFF_BOOK_FACTOR;
      }
      playCard(t, card);
    }
    return likely;
  };
}

/** Draws hands for a deal in play onto a table; hands with which the cards played are more likely are drawn more often. */
export function likelyDeals(view: OmbreView): (random: Random, t: Int32Array) => void {
  const players = inTurn(view).length;
  const size = (players + 1) * SUIT_SLOTS;
  const likelihood = likelihoodOfPlay(view);
  const draw = pooled(imaginerOf(view).deal, {more: NEW_PER_DRAW, most: POOL_SIZE, size, likelihood});
  const holdings = new Int32Array(size);
  return (random, into) => {
    draw(random, holdings);
    for (let at = 0; at < players; at++) putHand(into, at, holdings, at * SUIT_SLOTS);
    noteMatadors(view, into);
  };
}
