import type {Card} from '@quinola/cards';
import {
  booked,
  countsOf,
  dealt,
  NO_CARDS,
  packetRounds,
  playerAt,
  staked,
  undealt,
  without,
  type Packet,
  type Pooled,
  type Seat,
} from '@quinola/play';
import {
  after,
  inTurn,
  poolRules,
  QUINOLA,
  roundOf,
  SEATS,
  tools,
  type ReversisHappening,
  type ReversisState,
  type ReversisView,
} from './types.js';

/** The happenings of one move, to which each part of the rules adds. */
export type Events = ReversisHappening[];

const NOTHING = [null, null, null, null];
const HIDDEN = {discard: null, drew: null};

/** A table without a deal. */
export const FRESH = {
  ...undealt(SEATS),
  exchange: NOTHING,
  ...HIDDEN,
  undertaker: -1,
  claimed: NO_CARDS,
} as const;

/** The cards of a state without a deal. */
export const NO_DEAL = {
  hands: [[], [], [], []],
  dealt: [[], [], [], []],
  talon: [],
  discards: NOTHING,
  drew: NOTHING,
} as const;

/** Applies an operation of the pool to a table, with its bookings. */
export function pooled(table: ReversisView, reason: string, {pool, transfers}: Pooled): ReversisView {
  const entries = booked(transfers, {account: 'jettons', reason, round: table.deal});
  return tools.changed(table, {pool, entries: [...table.entries, ...entries]});
}

/** How many Fischer each seat puts into the pannier before a deal (rule 1). */
export function stakesOf(dealer: Seat, pannier: number): readonly number[] {
  return Array.from({length: SEATS}, (_, seat) =>
    pannier ? Number(seat === dealer) : seat === dealer ? 2 : 1,
  );
}

/** The stakes are put into the pannier. */
export function stake(table: ReversisView, dealer: Seat): ReversisView {
  const rules = poolRules(table.options);
  return stakesOf(dealer, table.pool.amount).reduce(
    (now, fischer, seat) =>
      pooled(now, 'stake', staked(rules, now.pool, playerAt(now, seat), fischer * now.options.fische)),
    table,
  );
}

/** Two rounds of four to each, then three to the others and four to the dealer; three cards are left (rule 4). */
export const dealingPlan = (dealer: Seat): readonly Packet[] => [
  ...packetRounds(after(dealer), SEATS, [4, 4]),
  ...inTurn(dealer).map((to) => ({to, count: to === dealer ? 4 : 3})),
  {to: 'talon', count: 3},
];

/** Deals the shuffled pack; each player has put his stake into the pannier (rules 1 and 4). */
export function deal(state: ReversisState, events: Events): ReversisState {
  const {dealer} = state.table;
  const forehand = after(dealer);
  const {hands, talon} = dealt(state.pack, SEATS, dealingPlan(dealer));
  const table = stake(tools.changed(state.table, {...FRESH, deal: state.table.deal + 1}), dealer);
  events.push({type: 'dealt', dealer, pannier: table.pool.amount});
  return {
    ...NO_DEAL,
    pack: [],
    hands,
    dealt: hands,
    talon,
    table: tools.waitingAt(table, 'exchanging.talon', forehand, {
      counts: countsOf(hands),
      leader: forehand,
      toPlay: forehand,
    }),
  };
}

/** The cards that can be thrown away now: if agreed, the Quinola must be kept in the first rounds. */
export function throwable(view: ReversisView): readonly Card[] {
  return roundOf(view) <= view.options.quinolaForcee ? without(view.hand, QUINOLA) : view.hand;
}

/** Why a card cannot be thrown away; `null` if it can. */
export const refuseThrow = (view: ReversisView, card: Card) =>
  !view.hand.includes(card)
    ? {reason: 'not-held', about: {card}}
    : throwable(view).includes(card)
      ? null
      : {reason: 'quinola-must-be-kept'};

/**
 * A seat has had its turn in the exchange: the next follows, and after the dealer forehand leads (rules 4 and 9).
 * @param thrown `null` = everything is kept
 */
export function exchanged(state: ReversisState, thrown: Card | null, events: Events): ReversisState {
  const {table} = state;
  const {toPlay: seat, dealer} = table;
  const to = [playerAt(table, seat)];
  const [top = null, ...talon] = seat === dealer ? [] : state.talon;
  const did = seat === dealer ? 'laid-away' : thrown === null ? 'kept' : 'exchanged';
  events.push({type: did, seat});
  if (thrown !== null) events.push({type: 'discarded', seat, card: thrown, to});
  if (top !== null) events.push({type: thrown === null ? 'saw' : 'drew', seat, card: top, to});
  const rest = thrown === null ? state.hands[seat]! : without(state.hands[seat]!, thrown);
  const hands = state.hands.with(seat, top !== null && thrown !== null ? [...rest, top] : rest);
  const next = after(seat);
  const phase =
    seat === dealer ? 'playing.trick' : next === dealer ? 'exchanging.dealer' : 'exchanging.talon';
  return {
    ...state,
    hands,
    talon: seat === dealer ? state.talon : talon,
    discards: state.discards.with(seat, thrown),
    drew: state.drew.with(seat, top),
    table: tools.waitingAt(table, phase, next, {
      toPlay: next,
      counts: countsOf(hands),
      exchange: table.exchange.with(seat, did),
    }),
  };
}
