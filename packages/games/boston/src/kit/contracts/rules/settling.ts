import {
  atStake,
  balances,
  bookedFor,
  dividePool,
  drawPool,
  losePool,
  netOf,
  playedBy,
  playerAt,
  type Seat,
  type Transfer,
} from '@quinola/play';
import {beforeDeal} from './between.js';
import {GRADES} from './ladder.js';
import {settlementOf, type Settlement} from './payments.js';
import {classOf, honoursIn} from '../../rules/suits.js';
import {bookPool, clearedCards, clearedTable, inTurn, playersAt, poolRules, sideOf, tools} from './table.js';
import type {BostonState, BostonView, DealResult, Events, Penalty} from './types.js';

/** How a deal was stopped before its end. */
export interface Stopped {
  readonly ends: 'won' | 'lost';
  /** A law that an opponent broke, so that the game is won. */
  readonly offence?: Omit<Penalty, 'marks'>;
}

/** The hands when play began. */
export const handsAtStart = ({table, hands}: Pick<BostonState, 'table' | 'hands'>) =>
  hands.map((hand, seat) => [...playedBy(table, seat), ...hand]);

/** The pool after a game. */
interface AfterPool {
  readonly table: BostonView;
  readonly drawn: number;
  readonly betes: readonly number[];
}

function afterPool(table: BostonView, {drawers, losers}: Settlement): AfterPool {
  const rules = poolRules(table.options);
  const stake = atStake(rules, table.pool);
  const player = (seat: Seat) => playerAt(table, seat);
  if (drawers.length)
    return {
      table: bookPool(table, 'pool', drawPool(rules, table.pool, drawers.map(player))),
      drawn: stake,
      betes: [],
    };
  const together = losers.length > 1 && table.options.bothShortBete === 'shared';
  const sets = together ? [losers] : losers.map((seat) => [seat]);
  const lost = sets.reduce(
    // The second bête of a deal is as large as the first.
    (one, seats, i) =>
      bookPool(one, 'bete', losePool(rules, one.pool, seats.map(player), i ? {single: stake} : {})),
    table,
  );
  return {table: lost, drawn: 0, betes: sets.map(() => stake)};
}

/** What an offender pays for a broken law: what would be drawn, which stays in the pool; for law 31 also what all three owe. */
export const fineFor = (law: Penalty['law'], stake: number, price: number, opponents: number): number =>
  law === 31 ? stake + opponents * price : stake;

/** Ends a deal: the game is paid, then the pool is drawn or a bête set; a broken law is paid by the offender alone. */
export function settle(state: BostonState, events: Events, stopped?: Stopped): BostonState {
  const {table} = state;
  const {declarer, helper, bid, trump, highest, dealer, deal, options, tricksWon, seats} = table;
  const hands = handsAtStart(state);
  const honours =
    trump === null
      ? 0
      : honoursIn(
          sideOf(table).flatMap((seat) => hands[seat]!),
          trump,
        );
  const grade = trump === null ? null : GRADES[classOf(trump, highest!)];
  const settled = settlementOf(
    {
      bid: bid!,
      grade,
      declarer,
      helper,
      seats: inTurn(table),
      tricks: tricksWon,
      honours,
      ...(stopped && {ends: stopped.ends}),
    },
    options,
  );
  const penalty = penaltyOf(table, settled, stopped);
  if (penalty) events.push({type: 'penalty', penalty});
  const dues: readonly (Transfer<Seat> & {readonly reason: string})[] = [
    ...(penalty?.law === 31 ? [] : settled.dues.map((due) => ({...due, reason: 'game'}))),
    ...(penalty
      ? [{from: penalty.by, to: declarer, amount: penalty.marks, reason: `law-${penalty.law}`}]
      : []),
  ];
  const paid = tools.changed(table, {
    entries: [...table.entries, ...bookedFor(dues, {account: 'marks', round: deal}, seats)],
    toPlay: -1,
  });
  const after = penalty ? {table: paid, drawn: 0, betes: []} : afterPool(paid, settled);
  const net = netOf(dues, playersAt(table)).map((sum, seat) =>
    after.table.entries
      .slice(paid.entries.length)
      .filter(({holder}) => holder === playerAt(table, seat))
      .reduce((all, {amount}) => all + amount, sum),
  );
  const {won, required, made, short, points, multiplier, premium, price} = settled;
  const result: DealResult = {
    deal,
    dealer,
    outcome: won ? 'won' : 'lost',
    declarer,
    helper,
    bid,
    trump,
    highest: highest!,
    grade,
    tricks: tricksWon,
    required,
    made,
    honours,
    short,
    points,
    multiplier,
    premium,
    price,
    drawn: after.drawn,
    betes: after.betes,
    penalty,
    net,
    hands,
  };
  return toNextDeal({...state, table: after.table}, result, events);
}

function penaltyOf(table: BostonView, {price}: Settlement, stopped?: Stopped): Penalty | null {
  const offence = stopped?.offence;
  if (!offence) return null;
  const stake = atStake(poolRules(table.options), table.pool);
  return {...offence, marks: fineFor(offence.law, stake, price, playersAt(table) - 1)};
}

/** Everybody has passed and paid; the next player deals. */
export function settleAllPassed(state: BostonState, events: Events): BostonState {
  const {table} = state;
  const nothing = table.counts.map(() => 0);
  const result: DealResult = {
    deal: table.deal,
    dealer: table.dealer,
    outcome: 'all-passed',
    declarer: -1,
    helper: -1,
    bid: null,
    trump: null,
    highest: table.highest!,
    grade: null,
    tricks: nothing,
    required: 0,
    made: 0,
    honours: 0,
    short: [],
    points: 0,
    multiplier: 0,
    premium: 0,
    price: 0,
    drawn: 0,
    betes: [],
    penalty: null,
    net: table.counts.map(() => -table.options.allPassStake),
    hands: state.hands,
  };
  return toNextDeal(state, result, events);
}

/** The deal goes to the next player, or the session ends. */
function toNextDeal(state: BostonState, result: DealResult, events: Events): BostonState {
  events.push({type: 'deal-settled', result});
  const {deal, outcome, declarer, helper, bid, trump, net} = result;
  const table = tools.changed(state.table, {
    settled: [...state.table.settled, {deal, outcome, declarer, helper, bid, trump, net}],
    lastDeal: result,
  });
  if (deal === table.options.deals) return endSession({...state, table}, events);
  const {options} = table;
  return {
    ...state,
    ...clearedCards(options),
    table: beforeDeal(tools.changed(table, {...clearedTable(options), dealer: inTurn(table)[0]!})),
  };
}

/** What lies in the pool is divided equally; odd marks go one each from the last eldest hand on. */
export function endSession(state: BostonState, events: Events): BostonState {
  const {table} = state;
  const {options, seats, pool, dealer} = table;
  const shared = (): BostonView => {
    // A session may be ended before anybody is seated, or before it is known who deals.
    if (!seats.length || dealer < 0) return table;
    const order = inTurn(table).map((seat) => playerAt(table, seat));
    return bookPool(table, 'division', dividePool(poolRules(options), pool, order));
  };
  const rest = shared();
  events.push({type: 'session-over', balance: balances(rest.entries, playersAt(table)).players});
  return {
    ...state,
    ...clearedCards(options),
    table: tools.waiting(rest, 'settlingSession', null, clearedTable(options)),
  };
}
