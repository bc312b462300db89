import {HANDS, isBeside, pooled, seatDue, SUIT_SLOTS, type Imaginer} from '@quinola/opponents';
import {TAROK, VALUE} from '../../../kit/opponents/masks/cards.js';
import {quickCard} from '../../../kit/opponents/masks/policy.js';
import {playCard} from '../../../kit/opponents/masks/table.js';
import {HOLDINGS} from '../imagine/dealer.js';
import type {TarokView} from '../../rules/types.js';

/** How many deals join the pool for each one drawn, and the maximum it holds. */
const MORE = 32,
  MOST = 1024;

/** Factor by which a deal becomes less likely for each card the book would not have played. */
const SURPRISE = 0.25;

/**
 * Draws deals that agree with the view, favouring those where the others played as the book would.
 * @param first the table before the first lead, with what was announced
 */
export function likelyDeals(view: TarokView, first: Int32Array, imagined: Imaginer): Imaginer['deal'] {
  const laid = [...view.tricks.flatMap(({cards}) => cards), ...view.trick];
  if (!laid.length || imagined.dealCount < 2) return imagined.deal;
  const cards = Int32Array.from(laid, ({card}) => TAROK.numberOf(card));
  const table = first.slice(),
    size = view.options.players * SUIT_SLOTS,
    played = new Int32Array(size);
  laid.forEach(({seat}, i) => {
    played[seat * SUIT_SLOTS + (cards[i]! >> 5)]! |= 1 << (cards[i]! & 31);
  });
  return pooled(imagined.deal, {
    more: MORE,
    most: MOST,
    size: HOLDINGS,
    likelihood(candidate) {
      table.set(first);
      for (let i = 0; i < size; i++) table[HANDS + i] = candidate[i]! | played[i]!;
      let all = 1;
      for (const card of cards) {
        if (seatDue(table) !== view.seat && !explained(table, card)) all *= SURPRISE;
        playCard(table, card);
      }
      return all;
    },
  });
}

/** Whether the book would have played this card or an equivalent one. */
function explained(table: Int32Array, card: number): boolean {
  const chosen = quickCard(table);
  if (chosen === card) return true;
  if (VALUE[chosen] !== VALUE[card]) return false;
  if (chosen >> 5 === card >> 5) return isBeside(table, chosen, card);
  // Equally cheap cards of different suits may be discarded or led in place of each other.
  return chosen >> 5 > 0 && card >> 5 > 0 && (chosen & 31) === (card & 31);
}
