import type {Random} from '@quinola/cards';
import {CARD_NUMBERS, solvingInto, type Trial, type TrickPosition} from '@quinola/opponents';
import {honourRanks} from '../rules/honours.js';
import {partnerOf, sideOf, type WhistView} from '../rules/types.js';
import {COUNT, numberOf} from '../masks/cards.js';
import {imaginerFor, tableOf} from '../masks/from-view.js';
import {bookCard} from '../masks/policy.js';
import {likelyDeals} from './likelihood.js';
import {
  EVEN_TRICKS,
  HANDS,
  LAID,
  LEADER,
  lawfulMask,
  ON_TABLE,
  playCard,
  seatDue,
  TABLE_SIZE,
  TRICKS,
  TRUMP,
  unseenBy,
} from '../masks/table.js';

/** From how many cards a hand on the ending is solved instead of played out. */
const EXACT_FROM = 8;

/** How many positions the solver looks at before the page may breathe; most deals of eight cards take fewer. */
const AT_ONCE = 2000;

/** What a deal is worth to side 0, by the honours dealt to it and its tricks. */
export type Pay = (honours: number, tricks: number) => number;

/** Cards that come to the same, for all that the player can see. */
export type Equals = readonly number[];

/** The lawful cards of the seat due, in groups of those that nothing unseen divides; each from the highest. */
export function groupsOf(table: Int32Array): Equals[] {
  const seat = seatDue(table);
  const groups: number[][] = [];
  for (let suit = 0; suit < 4; suit++) {
    let divided = unseenBy(table, seat, suit);
    for (let i = 0; i < table[LAID]!; i++) {
      const card = table[ON_TABLE + i]!;
      if (card >> 5 === suit) divided |= 1 << (card & 31);
    }
    let group: number[] | null = null;
    for (let rank = 12, held = lawfulMask(table, seat, suit); rank >= 0; rank--) {
      if ((held >> rank) & 1) {
        if (!group) groups.push((group = []));
        group.push((suit << 5) | rank);
      } else if ((divided >> rank) & 1) {
        group = null;
      }
    }
  }
  return groups;
}

/**
 * Weighs groups of cards in imagined deals: played out by the mask form of the book, or solved when few cards are left.
 * @param pay what tricks are worth; the trial turns it to the player's side
 * @param candidates of how many imagined deals one is taken by its likelihood
 */
export function cardTrial(view: WhistView, groups: readonly Equals[], pay: Pay, candidates?: number): Trial {
  const start = tableOf(view);
  const table = new Int32Array(TABLE_SIZE),
    hands = new Int32Array(16),
    values = new Int32Array(CARD_NUMBERS);
  const deal = likelyDeals(view, imaginerFor(view), candidates);
  const seat = seatDue(start),
    trump = start[TRUMP]!,
    side = sideOf(seat);
  const total = start[TRICKS]! + Math.max(...view.counts);
  const honours = honoursOf(view, trump);
  const exact = total - start[TRICKS]! <= EXACT_FROM;
  const position: TrickPosition = {
    seats: 4,
    suits: 4,
    trump,
    camp: 0b1010,
    leader: start[LEADER]!,
    hands,
    table: Array.from({length: start[LAID]!}, (_, i) => start[ON_TABLE + i]!),
  };
  const evenBefore = start[EVEN_TRICKS]!,
    mineBefore = side ? start[TRICKS]! - evenBefore : evenBefore;
  const turned = side ? -1 : 1;

  let solving: (() => boolean) | null = null;
  const solved = (random: Random): boolean => {
    if (!solving) {
      deal(random, hands);
      solving = solvingInto(position, values, AT_ONCE);
    }
    if (!solving()) return false;
    solving = null;
    return true;
  };

  return {
    choices: groups.length,
    ...(exact && {prepare: solved}),
    weigh(random: Random, worth, tricks) {
      if (!exact) {
        deal(random, hands);
        start.set(hands, HANDS);
      }
      const held = honours(hands);
      for (let choice = 0; choice < groups.length; choice++) {
        const card = groups[choice]![0]!;
        let mine: number;
        if (exact) {
          mine = mineBefore + values[card]!;
        } else {
          table.set(start);
          playCard(table, card);
          while (table[TRICKS]! < total) playCard(table, bookCard(table));
          mine = side ? total - table[EVEN_TRICKS]! : table[EVEN_TRICKS]!;
        }
        tricks[choice] = mine;
        worth[choice] = turned * pay(held, side ? total - mine : mine);
      }
    },
  };
}

/**
 * Weighs silence against the call at eight, in this order: deals where partner has an honour are won on the spot by the
 * call, all others go on as they would have.
 * @param won what the game won by the call is worth to side 0
 */
export function callTrial(view: WhistView, pay: Pay, won: number): Trial {
  const start = tableOf(view);
  const table = new Int32Array(TABLE_SIZE),
    hands = new Int32Array(16);
  const imagined = imaginerFor(view);
  const trump = start[TRUMP]!,
    side = sideOf(view.seat),
    turned = side ? -1 : 1;
  const honours = honoursOf(view, trump),
    ofPartner = honoursOf(view, trump, [partnerOf(view.seat)]);
  return {
    choices: 2,
    weigh(random, worth, tricks) {
      imagined.deal(random, hands);
      table.set(start);
      table.set(hands, HANDS);
      while (table[TRICKS]! < 13) playCard(table, bookCard(table));
      const even = table[EVEN_TRICKS]!;
      tricks.fill(side ? 13 - even : even);
      worth.fill(turned * pay(honours(hands), even));
      if (ofPartner(hands)) worth[1] = turned * won;
    },
  };
}

/** Counts the honours dealt to some seats: those that they have played, and those that they hold in an imagined deal. */
function honoursOf(
  view: WhistView,
  trump: number,
  seats: readonly number[] = [0, 2],
): (hands: Int32Array) => number {
  let mask = 0;
  for (const rank of honourRanks(view.options.honours)) mask |= 1 << (numberOf(rank + view.trump!) & 31);
  let played = 0;
  for (const {cards} of [...view.tricks, {cards: view.trick}]) {
    for (const {seat, card} of cards) {
      const number = numberOf(card);
      if (number >> 5 === trump && (mask >> (number & 31)) & 1 && seats.includes(seat)) played++;
    }
  }
  return (hands) => seats.reduce((sum, seat) => sum + COUNT[hands[seat * 4 + trump]! & mask]!, played);
}
