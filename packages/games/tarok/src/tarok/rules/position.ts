import {stacked} from '@quinola/play';
import {readSetDeal, type SetDeal} from '../../kit/rules/set-deal.js';
import {beginDeal, dealCards, dealPlan} from './dealing.js';
import {laySkat} from './skat.js';
import type {TarokHappening, TarokOptions, TarokState} from './types.js';

/** The seats from the first player on: en trois the next sits on his right. */
const LETTERS = {3: 'SEW', 2: 'SN'} as const;

/**
 * Reads the deal a session starts with, see {@linkcode readSetDeal}: en trois the seats are `S`, `E` on its
 * right and `W`, en deux `S` and `N`.
 * @throws OptionsError if it cannot be read or contradicts the rules
 */
export function readDeal(text: string, {players}: Pick<TarokOptions, 'players'>): SetDeal {
  return readSetDeal(text, {letters: LETTERS[players], surplus: 3, burying: true});
}

/** A session that starts with a set deal: the players sit in their own order, the dealer has his cards. */
export function dealState(state: TarokState, {hands, dealer, skat, rest}: SetDeal): TarokState {
  const {players} = state.table.options;
  const events: TarokHappening[] = [];
  const seated = beginDeal(
    {...state.table, seats: Array.from({length: players}, (_, player) => player)},
    dealer,
  );
  const pack = stacked(dealPlan(dealer, players), {hands, talon: [], rest});
  const dealt = dealCards({...state, table: seated, pack}, {type: 'CUT', index: 0}, 'chance', events);
  return skat ? laySkat(dealt, {type: 'LAY_SKAT', cards: skat}, dealer, events) : dealt;
}
