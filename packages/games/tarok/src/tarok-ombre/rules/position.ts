import {OptionsError, stacked} from '@quinola/play';
import {readSetDeal, seatOf, type SetDeal} from '../../kit/rules/set-deal.js';
import {beginExchange} from './asking.js';
import {ladder} from './bidding.js';
import {beginDeal, dealCards, dealingPlan} from './dealing.js';
import {laySkat} from './playing.js';
import {tools} from './table.js';
import type {Contract, TarokOmbreHappening, TarokOmbreOptions, TarokOmbreState} from './types.js';

/** The seats from the first player on: the next sits on his left. */
const LETTERS = 'SWE';

/**
 * Reads the deal a session starts with, see {@linkcode readSetDeal}: the seats are `S`, `W` on its left and
 * `E`. In the old manner the dealer may have laid the `skat`; then, and always in the new manner, `game` and `player`
 * may say what is played by whom, with the bidding over: `game=due player=W`.
 * @throws OptionsError if it cannot be read or contradicts the rules; `deal-game`
 */
export function readDeal(text: string, {manner}: Pick<TarokOmbreOptions, 'manner'>): SetDeal {
  const old = manner === 'old';
  const set = readSetDeal(text, {
    letters: LETTERS,
    surplus: old ? 3 : 0,
    burying: false,
    fields: ['game', 'player'],
  });
  const game = set.fields.get('game');
  const player = set.fields.get('player');
  if (
    (game === undefined) !== (player === undefined) ||
    (game && (!ladder({manner}).includes(game as Contract) || (old && !set.skat)))
  ) {
    throw new OptionsError('deal-game', {game: game ?? '', player: player ?? ''});
  }
  if (player) seatOf(player, LETTERS);
  return set;
}

/** A session that starts with a set deal: the players sit in their own order and have their cards. */
export function dealState(
  state: TarokOmbreState,
  {hands, dealer, skat, rest, fields}: SetDeal,
): TarokOmbreState {
  const events: TarokOmbreHappening[] = [];
  const {options} = state.table;
  const seated = tools.changed(state.table, {seats: [0, 1, 2], dealer});
  const pack = stacked(dealingPlan(options, dealer), {hands, talon: rest, rest: []});
  const dealt = dealCards({...beginDeal(state, seated), pack}, {type: 'CUT', index: 0}, 'chance', events);
  const laid = skat ? laySkat(dealt, {type: 'LAY_SKAT', cards: skat}, dealer, events) : dealt;
  const [game, player] = [fields.get('game'), fields.get('player')];
  if (!game || !player) return laid;
  const declarer = seatOf(player, LETTERS);
  const contract = game as Contract;
  const high = {bid: contract, by: declarer};
  const table = tools.changed(laid.table, {
    looked: true,
    declarer,
    contract,
    auction: {speaking: [], high, said: [high]},
  });
  return beginExchange({...laid, table}, events);
}
