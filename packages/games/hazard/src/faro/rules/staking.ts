import {FRENCH_52, rankOf, type Card} from '@quinola/cards';
import {isDue, type Actor, type Player, type Refusal, type Seat} from '@quinola/play';
import {DUCAT} from './deciding.js';
import {purseOf} from './money.js';
import {
  placeOf,
  puntersOf,
  tools,
  type Bet,
  type FaroHappening,
  type FaroMove,
  type FaroPhase,
  type FaroState,
  type FaroView,
} from './types.js';

/** The ranks on the layout of a salon, from the ace. */
export const RANKS = [...'A23456789TJQK'] as const;

/** What can be staked on: every card of a punter's own pack, or every rank. */
export const stakable = ({options}: Pick<FaroView, 'options'>): readonly string[] =>
  options.rules === 'page' ? FRENCH_52.cards : RANKS;

/** A punter's bet on a card or a rank. */
export const betOn = ({bets}: Pick<FaroView, 'bets'>, seat: Seat, on: string): Bet | undefined =>
  bets[seat]?.find((bet) => bet.on === on);

/** Whether a bet is the punter's to change: it has not run yet, and no corner is bent. */
const isFresh = (view: FaroView, {corners, standing, shown}: Bet): boolean =>
  corners === 0 && standing === 'open' && (!shown || view.options.rules === 'salon');

/** Whether a bet may be taken off the table: in the salon any that is not decided. */
const isFree = (view: FaroView, bet: Bet): boolean =>
  isFresh(view, bet) || (view.options.rules === 'salon' && ['open', 'half'].includes(bet.standing));

/** On how many cards a punter may stake at once on the page's table: the page has “one or several”. */
export const MOST_CARDS = 5;

/** Whether a punter has as many cards on the table as may lie there. */
const isFull = ({bets, seat, options}: FaroView): boolean =>
  options.rules === 'page' && bets[seat]!.length >= MOST_CARDS;

/** The most that may lie on a card, in half-ducats and whole ducats; 0: nothing. @param purse what the punter has left */
export function mostOn(view: FaroView, on: string, purse = purseOf(view, view.seat)): number {
  const {seat, options} = view;
  const bet = betOn(view, seat, on);
  if (bet ? !isFresh(view, bet) : isFull(view)) return 0;
  const all = purse + (bet?.onCard ?? 0);
  const most = Math.min(all, options.maxStake * DUCAT);
  return most - (most % DUCAT);
}

/** Why a punter may not lay so much on a card; `null`: he may. */
export function refuseStake(view: FaroView, on: string, amount: number): Refusal | null {
  if (!isDue(view.turn.must, view.player) || !stakable(view).includes(on)) return {reason: 'no-stake'};
  const bet = betOn(view, view.seat, on);
  if (amount === 0) return bet && isFree(view, bet) ? null : {reason: 'no-stake'};
  if (!bet && isFull(view)) return {reason: 'enough-cards'};
  const isWhole = Number.isInteger(amount) && amount > 0 && amount % DUCAT === 0;
  return isWhole && amount <= mostOn(view, on) && amount !== bet?.onCard ? null : {reason: 'no-stake'};
}

/** Stakes that are offered, in ducats: any other is possible too. */
const USUAL = [1, 2, 5];

/** The stakes among which most choose, card by card, and all that may be taken back. */
export function usualStakes(view: FaroView): readonly {readonly on: string; readonly amount: number}[] {
  if (!isDue(view.turn.must, view.player)) return [];
  const purse = purseOf(view, view.seat);
  return stakable(view).flatMap((on) => {
    const bet = betOn(view, view.seat, on);
    const most = mostOn(view, on, purse);
    const laid = USUAL.map((ducats) => ducats * DUCAT).filter(
      (amount) => amount <= most && amount !== bet?.onCard,
    );
    return [...(bet && isFree(view, bet) ? [0] : []), ...laid].map((amount) => ({on, amount}));
  });
}

/** Whether a punter can lay anything. */
const canStake = (table: FaroView, seat: Seat): boolean => purseOf(table, seat) >= DUCAT;

/** Why a punter may not be content yet: on the page's table a card must lie there, in the salon every winner has his answer. */
export function refuseReady(view: FaroView): Refusal | null {
  const own = view.bets[view.seat]!;
  if (own.some(({standing}) => standing === 'won')) return {reason: 'answer-first'};
  const isIdle = view.options.rules === 'page' && !own.length && canStake(view, view.seat);
  return isIdle ? {reason: 'nothing-staked'} : null;
}

const withBets = (table: FaroView, seat: Seat, bets: readonly Bet[]): FaroView =>
  tools.changed(table, {bets: table.bets.with(seat, bets)});

/** A bet is changed; `null`: it is gone, and a card with bent corners falls to the floor. */
export function changeBet(table: FaroView, seat: Seat, on: string, changes: Partial<Bet> | null): FaroView {
  const bet = betOn(table, seat, on)!;
  const own = table.bets[seat]!;
  const left = changes
    ? own.map((one) => (one === bet ? {...one, ...changes} : one))
    : own.filter((one) => one !== bet);
  const spoilt = !changes && bet.corners ? [...table.spoilt, on] : table.spoilt;
  return tools.changed(withBets(table, seat, left), {spoilt});
}

/** So much lies on a card from now on. */
export function lay(
  {table, pack}: FaroState,
  move: Extract<FaroMove, {readonly type: 'STAKE' | 'BET'}>,
  by: Actor,
  events: FaroHappening[],
): FaroState {
  const seat = by as Seat;
  const {amount} = move;
  const on = move.type === 'STAKE' ? move.card : move.rank;
  const isOpen = move.type === 'BET';
  events.push({
    type: 'staked',
    seat,
    amount,
    on: isOpen ? placeOf(on) : 'place:down',
    ...(isOpen && {rank: on}),
  });
  if (!isOpen) events.push({type: 'chosen', to: [by as Player], card: on, amount});
  const fresh: Bet = {on, stake: amount, onCard: amount, corners: 0, standing: 'open', shown: isOpen};
  const next = betOn(table, seat, on)
    ? changeBet(table, seat, on, amount ? {stake: amount, onCard: amount} : null)
    : withBets(table, seat, [...table.bets[seat]!, fresh]);
  return {pack, table: next};
}

/** A punter is content; after the last of them the match goes on. */
export function ready(
  {table, pack}: FaroState,
  by: Actor,
  events: FaroHappening[],
  then: (state: FaroState) => FaroState,
): FaroState {
  events.push({type: 'ready', seat: by as Seat});
  const done = [...table.done, by as Player];
  const left = puntersOf(table.options).filter((seat) => !done.includes(seat));
  if (!left.length) return then({pack, table: tools.changed(table, {done})});
  return {pack, table: tools.waiting(table, table.turn.phase, left, {done})};
}

/** All punters are asked, in any order. */
export const askAll = (table: FaroView, phase: FaroPhase, changes: Partial<FaroView> = {}): FaroView =>
  tools.waiting(table, phase, puntersOf(table.options), {...changes, done: []});

/** Whether anybody can go on: money lies on a card, or somebody can lay some. */
export const canGoOn = (table: FaroView): boolean =>
  puntersOf(table.options).some((seat) => table.bets[seat]!.length > 0 || canStake(table, seat));

/** The rank of what is staked on. */
export const rankOn = (on: string): string => (on.length === 1 ? on : rankOf(on as Card));
