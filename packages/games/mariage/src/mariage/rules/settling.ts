import {balances, booked, playedBy, type Seat, type Transfer} from '@quinola/play';
import {GOAL} from './cards.js';
import {fresh, freshPartia, noDeal, toShuffle} from './dealing.js';
import type {MariageOptions} from './options.js';
import {
  after,
  playersOf,
  pointsOf,
  sideOf,
  tools,
  totalsOf,
  trumpOf,
  type Arrest,
  type DealResult,
  type Events,
  type MariageState,
  type MariageView,
  type Marriage,
  type PartiaResult,
  type Win,
} from './types.js';

// What a deal and a partia bring (§7).

/** What is paid, in units: a partia won in its first deal, or later; a marriage, that of trumps; all four. */
export const UNITS = {dubla: 2, sympla: 1, marriage: 1, 'trump-marriage': 2, swatowe: 5} as const;

/** What something is paid for. */
export type Reason = keyof typeof UNITS;

/** A payment between the sides, in units. */
export interface Payment {
  /** The side that receives it. */
  readonly to: number;
  readonly reason: Reason;
  readonly units: number;
}

const isTrumpMarriage = ({points}: Pick<Marriage, 'points'>): boolean => points === 40;

/** What one deal's marriages are paid: one or two each; all four of one player five besides, or instead. */
function forMarriages(
  marriages: readonly Marriage[],
  swatowe: MariageOptions['swatowe'],
): readonly Payment[] {
  const all = [0, 1, 2, 3].filter((seat) => marriages.filter((one) => one.seat === seat).length === 4);
  const single = marriages
    .filter(({seat}) => swatowe === 'bonus' || !all.includes(seat))
    .map((marriage): Payment => {
      const reason = isTrumpMarriage(marriage) ? 'trump-marriage' : 'marriage';
      return {to: sideOf(marriage.seat), reason, units: UNITS[reason]};
    });
  return [
    ...single,
    ...all.map((seat): Payment => ({to: sideOf(seat), reason: 'swatowe', units: UNITS.swatowe})),
  ];
}

/**
 * What is paid for a partia.
 * @param deals the marriages of each of its deals
 */
export const paymentsFor = (
  how: Win,
  winner: number,
  deals: readonly (readonly Marriage[])[],
  {swatowe}: Pick<MariageOptions, 'swatowe'>,
): readonly Payment[] => [
  {to: winner, reason: how, units: UNITS[how]},
  ...deals.flatMap((marriages) => forMarriages(marriages, swatowe)),
];

/** What each side wins by payments, in stakes. */
export const netOfPayments = (payments: readonly Payment[], stake: number): readonly number[] =>
  [0, 1].map((side) =>
    payments.reduce((sum, {to, units}) => sum + (to === side ? units : -units) * stake, 0),
  );

/** What a partia stands at after a deal: who has won it and how; `null` = another deal is played (§7). */
export function outcomeOf(
  totals: readonly number[],
  round: number,
): {readonly how: Win; readonly winner: number} | null {
  if (round === 1) {
    const winner = totals.findIndex((points) => points >= GOAL);
    return winner < 0 ? null : {how: 'dubla', winner};
  }
  const [one, other] = totals as readonly [number, number];
  return one === other ? null : {how: 'sympla', winner: one > other ? 0 : 1};
}

/** The cards that a seat has held in this deal: those that it has played, and those that it still holds. */
const heldBy = ({table, hands}: MariageState, seat: Seat) => [...playedBy(table, seat), ...hands[seat]!];

/** Who has won the partia with this deal, and what is paid; `null` = another deal is played. */
function partiaAfter(
  {partia, round, options}: MariageView,
  totals: readonly number[],
  arrest: Arrest | null,
  marriages: readonly (readonly Marriage[])[],
): PartiaResult | null {
  const outcome = arrest
    ? {how: 'sympla' as const, winner: arrest.valid ? sideOf(arrest.seat) : 1 - sideOf(arrest.seat)}
    : outcomeOf(totals, round);
  if (!outcome) return null;
  const by = !arrest ? 'points' : arrest.valid ? 'arrest' : 'false-arrest';
  const payments = paymentsFor(outcome.how, outcome.winner, marriages, options);
  return {...outcome, partia, by, totals, marriages, net: netOfPayments(payments, options.stake)};
}

/**
 * The deal is over: it is written down; then the partia is settled, or another deal is played.
 * @param arrest the arrest that ended it; `null` = all cards were played
 */
export function settleDeal(state: MariageState, arrest: Arrest | null, events: Events): MariageState {
  const {table, hands} = state;
  const totals = totalsOf(table);
  const earlier = [...table.earlier, table.marriages];
  const ended = partiaAfter(table, totals, arrest, earlier);
  const result: DealResult = {
    deal: table.deal,
    partia: table.partia,
    round: table.round,
    dealer: table.dealer,
    trump: trumpOf(table)!,
    trumpCard: table.trumpCard!,
    tricks: table.tricksWon,
    cards: table.won,
    marriages: table.marriages,
    points: pointsOf(table),
    totals,
    arrest,
    net: hands.map((_, seat) => ended?.net[sideOf(seat)] ?? 0),
    hands: hands.map((_, seat) => heldBy(state, seat)),
  };
  events.push({type: 'deal-settled', result});
  const players = playersOf(table);
  const settled: MariageState = {
    ...state,
    ...noDeal(players),
    table: tools.changed(table, {...fresh(players), dealer: after(table, table.dealer), lastDeal: result}),
  };
  if (ended) return settlePartia(settled, ended, events);
  const again = {round: table.round + 1, carried: totals, earlier};
  return toShuffle({...settled, table: tools.changed(settled.table, again)});
}

/** What each player of the losing side pays to the one on his left of the winning side. */
function transfersOf(payments: readonly Payment[], players: number, stake: number) {
  const pairs = Array.from({length: players / 2}, (_, pair) => [2 * pair, 2 * pair + 1] as const);
  return payments.map(({to, reason, units}) => ({
    reason,
    transfers: pairs.map(([even, odd]): Transfer<number> => ({
      from: to === 0 ? odd : even,
      to: to === 0 ? even : odd,
      amount: units * stake,
    })),
  }));
}

/** The partia is paid; then another begins, or the match is over. */
function settlePartia(state: MariageState, result: PartiaResult, events: Events): MariageState {
  const {table} = state;
  const {options, partia, seats} = table;
  const payments = paymentsFor(result.how, result.winner, result.marriages, options);
  events.push({type: 'partia-settled', result});
  const paid = transfersOf(payments, playersOf(table), options.stake).flatMap(({reason, transfers}) =>
    booked(transfers, {account: 'stakes', reason, round: partia}, seats),
  );
  const entries = [...table.entries, ...paid];
  const next = {...state, table: tools.changed(table, {entries, lastPartia: result})};
  if (partia >= options.partie) return over(next, events);
  return toShuffle({...next, table: tools.changed(next.table, {...freshPartia, partia: partia + 1})});
}

/** The match is over. */
export function over(state: MariageState, events: Events): MariageState {
  const players = playersOf(state.table);
  events.push({type: 'session-over', balance: balances(state.table.entries, players).players});
  return {
    ...state,
    ...noDeal(players),
    table: tools.waiting(state.table, 'settlingSession', null, {...fresh(players), draw: null}),
  };
}
