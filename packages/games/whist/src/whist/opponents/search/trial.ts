import type {Random} from '@quinola/cards';
import {
  bitCount,
  cardTrial as playedOutTrial,
  equalsOf,
  followInto,
  putHands,
  seatDue,
  solvedTrial,
  solvingFourHandsInto,
  SUIT_SLOTS,
  TRICKS,
  TRUMP,
  WON,
  type Equals,
  type Trial,
} from '@quinola/opponents';
import {WHIST} from '../masks/cards.js';
import {tableOf} from '../masks/from-view.js';
import {imaginedHands} from '../../rules/imagined-hands.js';
import {bookCard} from '../masks/policy.js';
import {evenTricks, playCard} from '../masks/table.js';
import {honourRanks} from '../../rules/honours.js';
import {partnerOf, sideOf, type WhistView} from '../../rules/types.js';
import {likelyDeals} from './likelihood.js';

/** With this many cards or fewer in hand, the ending is solved too, instead of played out alone. */
export const EXACT_FROM = 8;

/** Holdings of four hands. */
const HOLDINGS = 4 * SUIT_SLOTS;

/** What a deal is worth to side 0, by the honours dealt to it and its tricks. */
export type Pay = (honours: number, tricks: number) => number;

/** The legal cards of the seat to play, grouped into runs no unseen card divides; each from the highest. */
export function groupsOf(table: Int32Array): Equals[] {
  const open = new Int32Array(SUIT_SLOTS);
  followInto(table, seatDue(table), open);
  return equalsOf(table, open, WHIST.whole);
}

/**
 * Tests groups of cards in imagined deals: played out by the book's mask form, and when few cards are left solved too.
 * @param pay what tricks are worth; converted to the player's side
 * @param candidates how many imagined deals are compared by likelihood
 */
export function cardTrial(view: WhistView, groups: readonly Equals[], pay: Pay, candidates?: number): Trial {
  const start = tableOf(view);
  const hands = new Int32Array(HOLDINGS);
  const draw = likelyDeals(view, imaginedHands(view), candidates);
  const side = sideOf(seatDue(start)),
    left = Math.max(...view.counts),
    total = start[TRICKS]! + left,
    before = start[WON + side]! + start[WON + side + 2]!;
  const honours = honoursOf(view, start[TRUMP]!);
  let held = 0;
  const deal = (random: Random, t: Int32Array): void => {
    draw(random, hands);
    putHands(t, hands);
    held = honours(hands);
  };
  const money = (mine: number): number => (side ? -pay(held, total - mine) : pay(held, mine));
  const mineOf = (t: Int32Array): number => t[WON + side]! + t[WON + side + 2]!;
  const played = {
    play: playCard,
    policy: bookCard,
    until: (t: Int32Array) => t[TRICKS] === total,
    money: (t: Int32Array) => money(mineOf(t)),
  };
  return left <= EXACT_FROM
    ? solvedTrial(start, groups, {
        suits: 4,
        camp: 0b1010,
        solving: solvingFourHandsInto,
        deal,
        money: (more) => money(before + more),
        played,
      })
    : playedOutTrial(start, groups, {deal, ...played});
}

/**
 * Compares silence with the call at eight, in this order: the call wins at once in deals where partner has an honour;
 * all others continue as they would have.
 * @param won what the game won by the call is worth to side 0
 */
export function callTrial(view: WhistView, pay: Pay, won: number): Trial {
  const start = tableOf(view);
  const table = start.slice(),
    hands = new Int32Array(HOLDINGS);
  const imagined = imaginedHands(view);
  const trump = start[TRUMP]!,
    side = sideOf(view.seat),
    turned = side ? -1 : 1;
  const honours = honoursOf(view, trump),
    ofPartner = honoursOf(view, trump, [partnerOf(view.seat)]);
  return {
    choices: 2,
    weigh(random, worth) {
      imagined.deal(random, hands);
      table.set(start);
      putHands(table, hands);
      while (table[TRICKS]! < 13) playCard(table, bookCard(table));
      const even = evenTricks(table);
      worth.fill(turned * pay(honours(hands), even));
      if (ofPartner(hands)) worth[1] = turned * won;
    },
  };
}

/** Counts the honours dealt to some seats: those they have played and those they hold in an imagined deal. */
function honoursOf(
  view: WhistView,
  trump: number,
  seats: readonly number[] = [0, 2],
): (hands: Int32Array) => number {
  let mask = 0;
  for (const rank of honourRanks(view.options.honours))
    mask |= 1 << (WHIST.numberOf(rank + view.trump!) & 31);
  let played = 0;
  for (const {cards} of [...view.tricks, {cards: view.trick}]) {
    for (const {seat, card} of cards) {
      const number = WHIST.numberOf(card);
      if (number >> 5 === trump && (mask >> (number & 31)) & 1 && seats.includes(seat)) played++;
    }
  }
  return (hands) =>
    seats.reduce((sum, seat) => sum + bitCount(hands[seat * SUIT_SLOTS + trump]! & mask), played);
}
