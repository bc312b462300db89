import type {Random} from '@quinola/cards';
import type {Imaginer} from '@quinola/opponents';
import type {WhistView} from '../rules/types.js';
import {numberOf} from '../masks/cards.js';
import {bookCard} from '../masks/policy.js';
import {BEST, emptyTable, GONE, HANDS, LAID, playCard, seatDue, TABLE_SIZE} from '../masks/table.js';

/** Of how many deals that agree with the view one is taken, by how well it explains what was played. */
export const CANDIDATES = 16;

/** How much less likely a deal is for every card in it that the book would not have played. */
export const SURPRISE = 0.25;

/**
 * Draws deals that agree with the view, those more often in which the others have played as the book would: of some
 * candidates one is taken by its likelihood.
 */
export function likelyDeals(view: WhistView, imagined: Imaginer): Imaginer['deal'] {
  const laid = [...view.tricks.flatMap(({cards}) => cards), ...view.trick];
  // A set position says nothing of the tricks before it.
  if (!laid.length || view.gone.length || imagined.ways < 2) return imagined.deal;
  const cards = Int32Array.from(laid, ({card}) => numberOf(card));
  const first = emptyTable('SHDC'.indexOf(view.trump!), laid[0]!.seat);
  const table = new Int32Array(TABLE_SIZE), candidate = new Int32Array(16);
  const played = new Int32Array(16);
  laid.forEach(({seat}, i) => { played[seat * 4 + (cards[i]! >> 5)]! |= 1 << (cards[i]! & 31); });

  const likelihood = (): number => {
    table.set(first);
    for (let i = 0; i < 16; i++) table[HANDS + i] = candidate[i]! | played[i]!;
    let all = 1;
    for (const card of cards) {
      if (seatDue(table) !== view.seat && !explained(table, card)) all *= SURPRISE;
      playCard(table, card);
    }
    return all;
  };

  return (random: Random, into: Int32Array) => {
    let sum = 0;
    for (let i = 0; i < CANDIDATES; i++) {
      imagined.deal(random, candidate);
      const likely = likelihood();
      sum += likely;
      if (random.below(0x1000000) * sum < likely * 0x1000000) into.set(candidate);
    }
  };
}

/** Whether the book would have played this card, or one that comes to the same. */
function explained(table: Int32Array, card: number): boolean {
  const chosen = bookCard(table);
  if (chosen === card) return true;
  if (chosen >> 5 !== card >> 5) return false;
  const suit = card >> 5, low = Math.min(chosen, card) & 31, high = Math.max(chosen, card) & 31;
  const own = table[HANDS + seatDue(table) * 4 + suit]!;
  const between = (1 << high) - (2 << low);
  const onTable = table[LAID] && table[BEST]! >> 5 === suit ? 1 << (table[BEST]! & 31) : 0;
  return (between & ~(own | table[GONE + suit]! & ~onTable)) === 0;
}
