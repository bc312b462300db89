import {balances, booked, shares} from '@quinola/play';
import {freshDeal, NO_DEAL, tools} from './table.js';
import type {TarokHappening, TarokState} from './types.js';

/**
 * The session is over. The rest of the pot is divided equally, odd chips to the last dealer (decision); an unfinished
 * deal or party earns nothing beyond what was already paid.
 */
export function endSession(state: TarokState, events: TarokHappening[]): TarokState {
  const {table} = state;
  const {seats, dealer, pot} = table;
  const parts = seats.length ? shares(pot, seats.length, [dealer]) : [];
  const entries = [
    ...table.entries,
    ...booked(
      parts.map((amount, to) => ({from: 'pot', to, amount})),
      {account: 'pot', reason: 'pot-shared', round: table.deal},
      seats,
    ),
  ];
  const ended = tools.waiting(table, 'settlingSession', null, {
    draw: null,
    pot: 0,
    entries,
    ...freshDeal(table.options.players),
  });
  events.push({type: 'session-over', balance: balances(entries, table.options.players).players});
  return {table: ended, ...NO_DEAL};
}
