import {balances, booked, NO_CARDS, pairwise, playedBy, type Seat, type Transfer} from '@quinola/play';
import {fresh, noDeal} from './fresh.js';
import type {PiquetOptions} from './options.js';
import {totalsOf} from './reckoning.js';
import {tools, type DealResult, type Events, type PartyResult, type PiquetState} from './types.js';

// What a deal and a party bring.

/** Tenths of a difference, rounded: a last digit of four or less is dropped, of five or more it counts as ten. */
export const tenthsOf = (difference: number): number =>
  Math.sign(difference) * Math.floor((Math.abs(difference) + 5) / 10);

type Settling = Pick<PiquetOptions, 'rules' | 'matchMode' | 'fourDealSettlement' | 'rubicon'>;

/** The sum by which the loser of a party has to pay, after so many points of both. */
export function rubiconOf(winner: number, loser: number, rubicon: PiquetOptions['rubicon']): number {
  if (winner === loser) return 0;
  const isSum = rubicon === 'page' ? winner >= 100 : loser < 100;
  return (isSum ? winner + loser : winner - loser) + 100;
}

/**
 * How many stakes the first of two has won of a party that lasted its deals; negative: lost.
 * @param deals points of both in each deal
 */
export function stakesOf(deals: readonly (readonly number[])[], options: Settling): number {
  const differences = deals.map(([one, other]) => one! - other!);
  const [one, other] = totals(deals);
  if (options.rules !== 'treatise-1820')
    return Math.sign(one - other) * rubiconOf(Math.max(one, other), Math.min(one, other), options.rubicon);
  if (options.matchMode === 'hundred') return Math.sign(one - other);
  return options.fourDealSettlement === 'aggregate'
    ? tenthsOf(one - other)
    : differences.reduce((sum, difference) => sum + tenthsOf(difference), 0);
}

/** The sums of two in some deals. */
export const totals = (deals: readonly (readonly number[])[]): readonly [number, number] =>
  deals.reduce<readonly [number, number]>(([a, b], [one, other]) => [a + one!, b + other!], [0, 0]);

/** How many deals a party has, if they are counted: two more where it is level. */
export function dealsOf(options: PiquetOptions, marks: readonly (readonly number[])[]): number {
  if (options.rules === 'treatise-1820') return options.matchMode === 'hundred' ? Infinity : 4;
  const {deals} = options;
  const after = marks[deals - 1];
  return after && after[0] === after[1] ? deals + 2 : deals;
}

/**
 * The deal is over: it is written down; then another begins, or the party is settled.
 * @param conceded who has given the party up; −1 = nobody
 */
export function settleDeal(state: PiquetState, events: Events, conceded: Seat = -1): PiquetState {
  const {table, hands, hidden} = state;
  const {options, counted, party, partyDeal, deal, dealer, talk} = table;
  const net = totalsOf(counted);
  const after = table.totals.map((sum, seat) => sum + net[seat]!);
  const result: DealResult = {
    deal,
    dealer,
    party,
    partyDeal,
    hands: hands.map((hand, seat) => [...playedBy(table, seat), ...hand]),
    discards: hidden.map(({discards}) => discards),
    talk,
    counted,
    tricks: table.tricksWon,
    net,
    totals: after,
  };
  events.push({type: 'deal-settled', result});
  const marks = [...table.marks, after];
  const settled: PiquetState = {
    ...state,
    ...noDeal(),
    pack: NO_CARDS,
    table: tools.waiting(table, 'dealing.shuffling', 'chance', {
      ...fresh(),
      dealer: 1 - dealer,
      totals: after,
      marks,
      lastDeal: result,
    }),
  };
  if (conceded >= 0) return settleParty(settled, conceded === 0 ? -1 : 1, 'conceded', events);
  const isHundred = options.rules === 'treatise-1820' && options.matchMode === 'hundred';
  const reached = isHundred ? after.findIndex((sum) => sum >= options.target) : -1;
  if (isHundred ? reached < 0 : partyDeal < dealsOf(options, marks)) return settled;
  const deals = marks.map((sums, at) => sums.map((sum, seat) => sum - (marks[at - 1]?.[seat] ?? 0)));
  const first = isHundred ? (reached === 0 ? 1 : -1) : stakesOf(deals, options);
  return settleParty(settled, first, isHundred ? 'target' : 'deals', events);
}

/**
 * The loser of a party pays; then another begins, or the match is over.
 * @param first the stakes that seat 0 has won; negative: lost
 */
export function settleParty(
  state: PiquetState,
  first: number,
  by: PartyResult['by'],
  events: Events,
): PiquetState {
  const {table} = state;
  const {options, party, totals: sums} = table;
  const lastParty: PartyResult = {
    party,
    winner: first > 0 ? 0 : first < 0 ? 1 : -1,
    totals: sums,
    stakes: Math.abs(first),
    by,
  };
  events.push({type: 'party-settled', party: lastParty});
  const paid: readonly Transfer<number>[] = pairwise([first * options.stake, 0]);
  const entries = [
    ...table.entries,
    ...booked(paid, {account: 'stakes', reason: 'party', round: party}, table.seats),
  ];
  const next = {...state, table: tools.changed(table, {entries, lastParty})};
  if (party >= options.parties) return over(next, events);
  const isDrawn = options.newPartyDealer === 'draw';
  const begun = {totals: [0, 0], marks: [], partyDeal: 0, party: party + 1, ...(isDrawn && {draw: null})};
  return {
    ...next,
    table: tools.waiting(next.table, isDrawn ? 'drawing.spreading' : 'dealing.shuffling', 'chance', begun),
  };
}

/** The match is over. */
export function over(state: PiquetState, events: Events): PiquetState {
  events.push({type: 'session-over', balance: balances(state.table.entries, 2).players});
  return {
    ...state,
    ...noDeal(),
    pack: NO_CARDS,
    table: tools.waiting(state.table, 'matchOver', null, {...fresh(), draw: null}),
  };
}
