import {balances, netOf} from '@quinola/play';
import {countDeal} from './counting.js';
import {beginDeal} from './dealing.js';
import {ledgerOf, paymentsOf} from './ledger.js';
import {forehandOf, FRESH, NO_DEAL, tools} from './table.js';
import {billFor, outcomeOf} from './tariff.js';
import type {DealResult, TarokOmbreHappening, TarokOmbreState} from './types.js';

const {changed, waiting} = tools;

/** Nobody plays: the cards are thrown in, forehand gets the agreed marks from each (4.a, 7397-7403). */
export function throwIn(state: TarokOmbreState, events: TarokOmbreHappening[]): TarokOmbreState {
  const {table} = state;
  events.push({type: 'thrown-in'});
  return book(
    state,
    {
      outcome: 'thrown-in',
      points: [0, 0],
      piles: [[], []],
      skatSide: 1,
      given: null,
      perOpponent: table.options.forehandConsolation,
    },
    events,
  );
}

/** All cards are played: the piles are laid out, counted and paid. */
export function settleDeal(state: TarokOmbreState, events: TarokOmbreHappening[]): TarokOmbreState {
  const {table, skat} = state;
  const {options, declarer, tricks, sky, skatBy} = table;
  const {tout, ...counted} = countDeal({options, declarer, tricks, sky, skat, skatBy});
  if (counted.given) events.push({type: 'empty-given', ...counted.given});
  const [points] = counted.points;
  const perOpponent = billFor(options, table.contract!, points, tout).total;
  return book(state, {...counted, outcome: outcomeOf(points, tout), perOpponent}, events);
}

type Outcome = Pick<DealResult, 'outcome' | 'points' | 'piles' | 'skatSide' | 'given' | 'perOpponent'>;

function book(state: TarokOmbreState, outcome: Outcome, events: TarokOmbreHappening[]): TarokOmbreState {
  const {table, dealt, aside, skat, returned} = state;
  const {deal, dealer, declarer, contract, demands, tricks, options} = table;
  const result: DealResult = {
    deal,
    dealer,
    declarer,
    contract,
    demands,
    tricks,
    dealt,
    aside,
    skat,
    returned,
    ...outcome,
    net: netOf(paymentsOf({dealer, declarer, perOpponent: outcome.perOpponent}), 3),
  };
  events.push({type: 'deal-settled', result});
  const settled = [
    ...table.settled,
    {deal, dealer, declarer, contract, outcome: outcome.outcome, perOpponent: outcome.perOpponent},
  ];
  const next = changed(table, {...FRESH, lastDeal: result, settled});
  if (options.deals !== 'open' && deal >= options.deals) return endSession({...state, table: next}, events);
  // The previous forehand deals next, after a game as after a deal thrown in (7397-7399, decision).
  return beginDeal(state, changed(next, {dealer: forehandOf(table)}));
}

/** Ends the session, even early; anything unsettled is not counted. */
export function endSession(state: TarokOmbreState, events: TarokOmbreHappening[]): TarokOmbreState {
  const table = waiting(state.table, 'settlingSession', null, FRESH);
  events.push({type: 'session-over', balance: balances(ledgerOf(table), 3).players});
  return {...state, ...NO_DEAL, table};
}
