import type {Random} from '@quinola/cards';
import {HANDS, imagineHands, isBeside, pooled, seatDue, SUIT_SLOTS, type Imaginer} from '@quinola/opponents';
import {ACES_ALONE, tricksWith, trumpOrder} from '../../kit/index.js';
import {knownOf, laidBy, playedBy, voidsIn} from '../opponents/imagine.js';
import {inTurn, ombreBuys, packOf, type OmbreView} from '../rules/index.js';
import {whatBoughtSays} from './bought.js';
import {matadorsInto} from './money.js';
import {quickCard} from './policy.js';
import {emptyTable, masksFor, playCard, putHand} from './table.js';

/** A card that the book would not have played makes a deal so many times less likely. */
const SURPRISE = 0.25;
/** The deals that may be drawn: so many join before each draw, up to so many. */
const MORE = 32,
  MOST = 512;
/** The deals that agree with all that was seen, with what was kept, and with what was thrown away. */
function imaginerOf(view: OmbreView): Imaginer {
  const {seat, counts, talon, laid, options, ombre, game, hand} = view;
  const order = inTurn(view);
  const placeOf = (of: number): number => order.indexOf(of);
  const trump = view.trump ?? ACES_ALONE;
  const trumps = trumpOrder(trump).filter((card) => packOf(options).cards.includes(card));
  const away = order.reduce((sum, of) => sum + laidBy(view, of), 0);
  // Who threw his cards away before there were trumps may have thrown any.
  const isBlind = game !== null && (!ombreBuys(game) || game.startsWith('obscur'));
  const open =
    talon + laid.filter((card) => trumps.includes(card)).length + (isBlind ? laidBy(view, ombre) : 0);
  return imagineHands({
    masks: masksFor(view),
    counts: order.map((of) => counts[of]!),
    talon: [talon + away],
    known: [...order.map((of) => (of === seat ? hand : knownOf(view, of))), laid],
    own: placeOf(seat),
    played: order.map((of) => playedBy(view, of)),
    statements: [
      ...voidsIn(view, tricksWith(trump)).map((one) => ({...one, place: placeOf(one.place)})),
      ...whatBoughtSays(view, placeOf),
      {place: order.length, cards: trumps, most: open, doubt: 1, name: 'what was thrown away'},
    ],
  });
}

/** How likely the cards played were with some hands, by the book: the deal is played again, and each card compared. */
function explained(view: OmbreView): (holdings: Int32Array) => number {
  const {tricks, trick, seat} = view;
  const {holdingOf, numberOf} = masksFor(view);
  const order = inTurn(view);
  const own = order.indexOf(seat);
  const cards = [...tricks.flatMap((one) => one.cards), ...trick].map(({card}) => numberOf(card));
  const played = order.flatMap((of) => holdingOf(playedBy(view, of)));
  const start = emptyTable(view);
  const t = start.slice();
  return (holdings) => {
    t.set(start);
    for (let i = 0; i < played.length; i++) t[HANDS + i] = played[i]! | holdings[i]!;
    let likely = 1;
    for (const card of cards) {
      if (seatDue(t) !== own) {
        const usual = quickCard(t);
        const isUsual = usual === card || (usual >> 5 === card >> 5 && isBeside(t, usual, card));
        if (!isUsual) likely *= SURPRISE;
      }
      playCard(t, card);
    }
    return likely;
  };
}

/** Draws deals in play onto a table, those the more often that explain the cards played. */
export function likelyDeals(view: OmbreView): (random: Random, t: Int32Array) => void {
  const players = inTurn(view).length;
  const size = (players + 1) * SUIT_SLOTS;
  const likelihood = explained(view);
  const draw = pooled(imaginerOf(view).deal, {more: MORE, most: MOST, size, likelihood});
  const holdings = new Int32Array(size);
  return (random, into) => {
    draw(random, holdings);
    for (let at = 0; at < players; at++) putHand(into, at, holdings, at * SUIT_SLOTS);
    matadorsInto(view, into);
  };
}
