import type {Card} from '@quinola/cards';
import {listed, type Seat} from '@quinola/play';
import {meaning, type Given} from '@quinola/testing/answers/given.js';
import {
  bidding,
  tarokOmbre,
  type Contract,
  type TarokOmbreMove,
  type TarokOmbreOptions,
  type TarokOmbreState,
} from '../../src/tarok-ombre/rules/index.js';
import {beforeDeal, dealtSo, filled, found, made, optionsOf, rest, type Made} from './given.js';

/** A new unshuffled pack, dealt by a seat: in the old manner he has the last three cards, else they lie apart. */
export function anyDealBy(given: Given, dealer: Seat): TarokOmbreState {
  const state = beforeDeal(optionsOf(given), dealer);
  const cards = rest();
  const last = cards.slice(75);
  const old = state.table.options.manner === 'old';
  const hands = [0, 1, 2].map((seat) => [
    ...cards.slice(25 * seat, 25 * seat + 25),
    ...(old && seat === dealer ? last : []),
  ]);
  return dealtSo(state, hands, old ? [] : last);
}

/** The same dealt by seat 2, in the old manner with three cards laid away. */
export function anyDeal(given: Given): TarokOmbreState {
  return skatLaid(anyDealBy(given, 2));
}

/** In the old manner three arbitrary cards are laid away before the bidding. */
export function skatLaid(state: TarokOmbreState): TarokOmbreState {
  return state.table.turn.phase === 'skat'
    ? made(
        state,
        [...listed(tarokOmbre, tarokOmbre.view(state, state.table.turn.must as number))].slice(0, 1),
      ).state
    : state;
}

/** The move meant by a call: anything but the lowest game is bid after looking at the cards. */
function saying(state: TarokOmbreState, call: string): readonly TarokOmbreMove[] {
  const move: TarokOmbreMove =
    call === 'pass'
      ? {type: 'PASS'}
      : call === 'hold'
        ? {type: 'HOLD'}
        : {type: 'BID', contract: call as Contract};
  return state.table.turn.phase === 'bidding.unseen' && call !== 'tre' ? [{type: 'LOOK'}, move] : [move];
}

/** What a seat says in the auction, in the words of the answers. */
export interface Call {
  readonly seat: Seat;
  readonly call: string;
}

/** Makes all bids that were called; stops at the first illegal one. */
export function called(
  start: TarokOmbreState,
  calls: readonly Call[],
): Made & {readonly offendingIndex: number | null} {
  let done: Made = {state: start, events: []};
  for (const [index, {seat, call}] of calls.entries()) {
    if (done.state.table.turn.must !== seat) return {...done, offendingIndex: index};
    for (const move of saying(done.state, call)) {
      if (tarokOmbre.refusal(tarokOmbre.view(done.state, seat), move))
        return {...done, offendingIndex: index};
      const next = made(done.state, [move]);
      done = {state: next.state, events: [...done.events, ...next.events]};
    }
  }
  return {...done, offendingIndex: null};
}

/** `demand.count`: how many cards can be asked for in each game. */
export function demandCount(given: Given): object {
  return Object.fromEntries(
    bidding({manner: given.manner as TarokOmbreOptions['manner']}).rungs.map(({id, demands}) => [
      id,
      demands,
    ]),
  );
}

/** Where a requested card may be, in the words of the answers: a Skat is always the dealer's. */
function placeOf(where: unknown): 'opponent' | 'own' | 'skat' {
  if (/\bskat$/.test(String(where))) return 'skat';
  return meaning({opponent: 'opponent', 'own-hand': 'own'} as const, where);
}

/** `demand.check`: a declarer in seat 0 asks for a card held by an opponent, by himself, or in the dealer's Skat. */
export function demandCheck(given: Given): object {
  const card = given.demand as Card;
  const where = placeOf(given.where);
  const inSkat = where === 'skat';
  const declarerHand = given.declarerHand as readonly Card[];
  if (declarerHand.includes(card) !== (where === 'own')) throw new RangeError(`${card} lies elsewhere`);
  const own = filled(declarerHand, 25, [card]);
  const skat = inSkat
    ? [
        card,
        ...rest(own, [card])
          .filter((free) => /[2-9][SHDC]$/.test(free))
          .slice(0, 2),
      ]
    : [];
  const second = filled([], 25, [...own, ...skat, ...(inSkat ? [] : [card])]);
  // An opponent's card is not among the three put aside.
  const third = [...rest(own, second)].sort((a, b) => Number(b === card) - Number(a === card));
  const old = given.manner !== 'new';
  const dealtOut = dealtSo(
    beforeDeal(optionsOf(given), 2),
    [own, second, old ? third : third.slice(0, 25)],
    old ? [] : third.slice(25),
  );
  const laid = inSkat ? made(dealtOut, [{type: 'LAY_SKAT', cards: skat}]).state : skatLaid(dealtOut);
  const {state} = called(laid, [
    {seat: 0, call: 'uno'},
    {seat: 1, call: 'pass'},
    {seat: 2, call: 'pass'},
  ]);
  const move: TarokOmbreMove = {type: 'DEMAND', card};
  const refusal = tarokOmbre.refusal(tarokOmbre.view(state, 0), move);
  if (refusal) return {legal: false, reason: refusal.reason};
  const after = made(state, [move]);
  const [demanded] = found(after, 'demanded');
  const {turn} = after.state.table;
  return {
    legal: true,
    found: demanded!.from >= 0,
    mayNameAnother: turn.phase === 'asking.demanding' && turn.must === 0,
  };
}
