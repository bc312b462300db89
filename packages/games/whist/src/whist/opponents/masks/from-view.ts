import {GONE, HANDS, SUIT_SLOTS, TRICKS, WON} from '@quinola/opponents';
import type {WhistView} from '../../rules/types.js';
import {WHIST} from './cards.js';
import {emptyTable, playCard, turnUp} from './table.js';

/** The table before the first lead, with the card that was turned up. */
export function firstTable(view: Pick<WhistView, 'trump' | 'turnUp'>, leader: number): Int32Array {
  const table = emptyTable(WHIST.suits.indexOf(view.trump!), leader);
  if (view.turnUp) turnUp(table, WHIST.numberOf(view.turnUp.remembered), view.turnUp.seat);
  return table;
}

/** The table as a view shows it, with only the hand to play filled in; only while the deal is being played. */
export function tableOf(view: WhistView): Int32Array {
  const table = firstTable(view, view.tricks[0]?.leader ?? view.leader);
  const {numberOf, put} = WHIST;
  for (const card of view.gone) table[GONE + (numberOf(card) >> 5)]! |= 1 << (numberOf(card) & 31);
  for (const {cards} of view.tricks) for (const {card} of cards) playCard(table, numberOf(card));
  for (const {card} of view.trick) playCard(table, numberOf(card));
  // A set position tells only the number of earlier tricks.
  if (view.gone.length) {
    table.fill(0, WON, WON + 4);
    table.set(view.tricksWon, WON);
    table[TRICKS] = view.tricksWon[0] + view.tricksWon[1];
  }
  const hands = table.subarray(HANDS, HANDS + 4 * SUIT_SLOTS);
  for (const card of view.hand) put(hands, card, view.seat);
  for (const card of view.dummyHand ?? []) put(hands, card, view.dummy);
  return table;
}
