import {bitCount, HANDS, isBeside, likelier, seatDue, SUIT_SLOTS, type Imaginer} from '@quinola/opponents';
import type {Seat} from '@quinola/play';
import {callsAgainst} from '../maxims/calls.js';
import {isDoubled, mayCallAt} from '../../rules/ruleset.js';
import {sideOf, type WhistView} from '../../rules/types.js';
import {FIGURES, WHIST} from '../masks/cards.js';
import {bookCard} from '../masks/policy.js';
import {firstTable} from '../masks/from-view.js';
import {playCard} from '../masks/table.js';

/** How many deals that agree with the view are compared; one is picked by how well it explains the play. */
export const CANDIDATES = 16;

/** Factor by which a deal becomes less likely for each card the book would not have played. */
export const SURPRISE = 0.25;

/**
 * Draws deals that agree with the view, favouring those in which the others played as the book would and would have
 * been silent at eight where they were: one of several candidates is chosen by likelihood.
 * @param candidates 1: all deals are equally likely
 */
export function likelyDeals(view: WhistView, imagined: Imaginer, candidates = CANDIDATES): Imaginer['deal'] {
  const laid = [...view.tricks.flatMap(({cards}) => cards), ...view.trick];
  // A set position has no earlier tricks to infer from.
  if (!laid.length || view.gone.length || imagined.dealCount < 2 || candidates < 2) return imagined.deal;
  const cards = Int32Array.from(laid, ({card}) => WHIST.numberOf(card));
  const silent = silentSeats(view),
    trump = WHIST.suits.indexOf(view.trump!);
  const first = firstTable(view, laid[0]!.seat);
  const table = first.slice();
  const played = new Int32Array(4 * SUIT_SLOTS);
  laid.forEach(({seat}, i) => {
    played[seat * SUIT_SLOTS + (cards[i]! >> 5)]! |= 1 << (cards[i]! & 31);
  });

  return likelier(imagined.deal, candidates, played.length, (candidate) => {
    table.set(first);
    for (let i = 0; i < played.length; i++) table[HANDS + i] = candidate[i]! | played[i]!;
    let all = 1;
    for (const seat of silent)
      all *= silence(
        bitCount(table[HANDS + seat * SUIT_SLOTS + trump]! & FIGURES),
        view.score[1 - sideOf(seat)]!,
      );
    for (const card of cards) {
      if (seatDue(table) !== view.seat && !explained(table, card)) all *= SURPRISE;
      playCard(table, card);
    }
    return all;
  });
}

/** Seats that could have spoken about honours in the first trick and did not. */
function silentSeats(view: WhistView): Seat[] {
  const {calls, dummy, tricks, trick, leader} = view;
  if (dummy >= 0) return [];
  // A player before his partner speaks with his own card, the other before the trick is turned.
  const passed = (seat: Seat): boolean =>
    tricks.length > 0 || (trick.some((laid) => laid.seat === seat) && (seat - leader + 4) % 4 < 2);
  const spoken = (seat: Seat): boolean =>
    calls.some((call) => call.said !== 'silent' && sideOf(call.seat) === sideOf(seat));
  const mayCall = (seat: Seat): boolean => mayCallAt(view.options, isDoubled(view), view.score[sideOf(seat)]);
  return [0, 1, 2, 3].filter((seat) => seat !== view.seat && mayCall(seat) && passed(seat) && !spoken(seat));
}

/** How likely the book is silent with this many honours: three are shown, two called by its table. */
function silence(honours: number, them: number): number {
  return honours > 2 ? SURPRISE * SURPRISE : honours === 2 && callsAgainst(them) ? SURPRISE : 1;
}

/** Whether the book would have played this card or an equivalent one. */
function explained(table: Int32Array, card: number): boolean {
  const chosen = bookCard(table);
  return chosen === card || (chosen >> 5 === card >> 5 && isBeside(table, chosen, card));
}
