import {
  balances,
  bookedFor,
  dividePool,
  drawPool,
  filled,
  losePool,
  netOf,
  playedBy,
  playerAt,
  type Seat,
} from '@quinola/play';
import {settlementOf} from './settle.js';
import {
  after,
  inTurn,
  poolRules,
  SEATS,
  tools,
  type Claim,
  type DealResult,
  type ReversisState,
  type ReversisView,
  type Settlement,
} from './types.js';
import {type Events, FRESH, NO_DEAL, pooled} from './dealing.js';

/** The settlement of the deal on the table. */
export const dealSettlement = ({tricks: won, dealer, options}: ReversisView): Settlement =>
  settlementOf(won, dealer, options);

/** What a seat can still claim. */
export function claimsOf(view: ReversisView, seat: Seat): readonly Claim[] {
  const {dues, draw} = dealSettlement(view);
  const owed = dues.flatMap(({to, card}) => (to === seat && card ? [card] : []));
  const all: readonly Claim[] = draw === seat ? [...owed, 'pannier'] : owed;
  return all.filter((claim) => !view.claimed.includes(claim));
}

/** Players with something to claim are asked in turn; if payment is automatic the deal is settled at once. */
export function claiming(state: ReversisState, events: Events, from = 0): ReversisState {
  const {table} = state;
  const seats = table.options.claims === 'onDemand' ? inTurn(table.dealer).slice(from) : [];
  const seat = seats.find((seat) => claimsOf(table, seat).length);
  return seat === undefined
    ? settle(state, events)
    : {...state, table: tools.waitingAt(table, 'settling.claiming', seat, {toPlay: seat})};
}

/** Everything due, and claimed if it must be, is paid; then the pannier is drawn, or a bête set. */
function settle(state: ReversisState, events: Events): ReversisState {
  const {options, dealer, seats, claimed, deal: round} = state.table;
  const rules = poolRules(options);
  const whole = dealSettlement(state.table);
  const isPaid = (claim: Claim | undefined): boolean =>
    !claim || options.claims === 'automatic' || claimed.includes(claim);
  const dues = whole.dues.filter(({card}) => isPaid(card));
  const settlement = {...whole, dues, draw: isPaid('pannier') ? whole.draw : -1};
  const before = state.table.pool.amount;
  const paid = bookedFor(dues, {account: 'jettons', round}, seats);
  let table = tools.changed(state.table, {entries: [...state.table.entries, ...paid], toPlay: -1});
  if (settlement.draw >= 0) {
    const taken = drawPool(rules, table.pool, [playerAt(table, settlement.draw)]);
    table = pooled(table, 'pannier', {...taken, pool: filled(rules, taken.pool).pool});
  }
  if (settlement.bete >= 0)
    table = pooled(table, 'bete', losePool(rules, table.pool, [playerAt(table, settlement.bete)]));
  const net = netOf(dues, SEATS);
  if (settlement.draw >= 0) net[settlement.draw]! += before;
  if (settlement.bete >= 0) net[settlement.bete]! -= before;
  const result: DealResult = {
    ...settlement,
    deal: round,
    dealer,
    drawn: settlement.draw < 0 ? 0 : before,
    beteOf: settlement.bete < 0 ? 0 : before,
    hands: state.hands.map((hand, seat) => [...playedBy(table, seat), ...hand]),
    net,
  };
  events.push({type: 'deal-settled', result});
  const settled = {...state, table: tools.changed(table, {lastDeal: result})};
  if (round % SEATS === 0) events.push({type: 'round-over', left: options.rounds - round / SEATS});
  return round < options.rounds * SEATS ? nextDeal(settled) : over(settled, events);
}

const nextDeal = (state: ReversisState): ReversisState => ({
  ...state,
  ...NO_DEAL,
  table: tools.waiting(state.table, 'dealing.shuffling', 'chance', {
    ...FRESH,
    dealer: after(state.table.dealer),
  }),
});

/** The session is over: pannier and bêtes are divided, odd jettons starting with the best placed (rule 2). */
export function over(state: ReversisState, events: Events): ReversisState {
  const {table} = state;
  const {dealer, options, pool, seats} = table;
  const best = inTurn(dealer).toReversed();
  const players = seats.length ? best.map((seat) => playerAt(table, seat)) : [];
  const rest = players.length
    ? pooled(table, 'division', dividePool(poolRules(options), pool, players))
    : table;
  events.push({type: 'session-over', balance: balances(rest.entries, SEATS).players});
  return {...state, ...NO_DEAL, pack: [], table: tools.waiting(rest, 'settlingSession', null, FRESH)};
}
