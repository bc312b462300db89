import {rankOf, suitOf, type Card, type Suit} from '@quinola/cards';
import {isChoice} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {plainOrder} from '../src/kit/rules/index.js';
import {maximFor, type BidFacts} from '../src/ombre/opponents/bidding.js';
import {
  becomes,
  handSize,
  ladderOf,
  obscured,
  ombre,
  toKeep,
  type Bid,
  type OmbreMove,
  type OmbreOptions,
} from '../src/ombre/rules/index.js';
import {
  besides,
  dealHands,
  letterOf,
  afterMoves,
  optionsFor,
  seatedState,
  seatOf,
  viewOf,
} from './answers-positions.js';

// Known answers about the auction and the exchange: what may be bid, what a hand is good for, what is bought.

/** A bid of a seat, as the answers write it. */
export interface Call {
  readonly seat: string;
  readonly call: string;
}

const moveOf = (call: string): OmbreMove =>
  call === 'pass' ? {type: 'PASS'} : call === 'hold' ? {type: 'HOLD'} : {type: 'BID', bid: call as Bid};

/** The errors of the answers by the reasons of the rules. */
const FAULTS: Readonly<Record<string, string>> = {
  'not-higher': 'must outbid',
  'asker-holds': 'an asker may only hold Solo',
  'needs-both-aces': 'casco needs both black aces',
};

/** `auction`: who becomes Ombre by a sequence of bids, or which bid is unlawful. */
export function auction({order, calls, blackAcesBoth, options}: Given): object {
  const players = (order as readonly string[]).length;
  const [holder] = (blackAcesBoth as readonly string[] | null) ?? [];
  const hands: (readonly Card[])[] = (order as readonly string[]).map(() => []);
  if (holder !== undefined) hands[seatOf(holder)] = ['AS', 'AC'];
  const agreed = optionsFor(players, (options ?? {}) as Partial<OmbreOptions>);
  let state = dealHands(seatedState(agreed, 'H'), hands);
  for (const [i, {seat, call}] of (calls as readonly Call[]).entries()) {
    const {turn} = state.table;
    const at = i + 1;
    if (!turn.phase.startsWith('bidding')) return {error: 'auction over', at};
    if (turn.must !== seatOf(seat))
      return {error: 'out of turn', at, expected: letterOf(turn.must as number)};
    const refused = ombre.refusal(ombre.view(state, seatOf(seat)), moveOf(call));
    if (refused && call === 'hold' && !(refused.reason in FAULTS))
      return {error: 'only the elder seat may hold', at};
    if (refused) return {error: FAULTS[refused.reason] ?? refused.reason, at};
    state = afterMoves(state, [moveOf(call)]);
  }
  const {lastDeal, ombre: by, auction: said} = state.table;
  if (lastDeal?.outcome === 'thrown-in') return {result: 'all-pass'};
  return by < 0 ? {result: 'pending'} : {ombre: letterOf(by), bid: said.high!.bid};
}

/** `upgrade`: the games to which a winning bid may still be raised. */
export function upgrade({bid, unopposed, both_black_aces: aces}: Given): object {
  if (unopposed !== true) throw new RangeError('the auction is not won');
  return {allowed: becomes(optionsFor(3), 'H', bid as Bid, aces === true)};
}

/** `exchange`: what the Ombre takes at Obscur, what he may keep, what a turned card does, and in which order players exchange. */
export function exchange(given: Given): object {
  const {kind} = given;
  if (given.wants !== undefined) return buying(given);
  if (given.turned !== undefined) {
    const state = dealHands(seatedState(optionsFor(3), 'H'), [], [given.turned as Card]);
    const {table, hands} = afterMoves(state, [
      {type: 'BID', bid: kind as Bid},
      {type: 'PASS'},
      {type: 'PASS'},
      {type: 'TURN'},
    ]);
    return {
      trump: table.trump,
      ombreReceives: hands[0]!.includes(given.turned as Card) ? given.turned : null,
    };
  }
  if (given.hand !== undefined) {
    const view = viewOf(optionsFor(3), given.hand as readonly Card[], 'declaring.keeping', {
      ombre: 0,
      game: kind as Bid,
    });
    const keep = given.keep as readonly Card[];
    const legal = keep.length < 2 && toKeep(view).includes(keep[0] ?? null);
    return {legal, ...(!legal && {reason: 'at most one card may be kept; of two black aces only one'})};
  }
  if (given.talonSize !== undefined) {
    const options = optionsFor(4);
    const take = handSize(options) - Number(given.keep);
    const talon = Array.from({length: Number(given.talonSize)}, (_, i) => i);
    return {take, talonLeftForOthers: obscured(talon, take, kind as Bid).rest.length};
  }
  return obscured(given.talon as readonly string[], Number(given.take), kind as Bid);
}

/** Each player exchanges as many cards as he wants, if there are enough. */
function buying({bid, ombre: by, playOrder, wants}: Given): object {
  const players = (playOrder as readonly string[]).length;
  let state = dealHands(seatedState(optionsFor(players), 'H'), []);
  const calls = (playOrder as readonly string[]).map((seat): OmbreMove =>
    seat === by ? {type: 'BID', bid: bid as Bid} : {type: 'PASS'},
  );
  state = afterMoves(state, [...calls, {type: 'NAME_TRUMP', suit: 'S'}]);
  const order: string[] = [];
  const taken: Record<string, number> = {};
  while (state.table.turn.phase === 'exchanging') {
    const seat = state.table.toPlay;
    const choice = ombre.moves(ombre.view(state, state.table.turn.must as number)).find(isChoice)!;
    const cards = choice.from.slice(
      0,
      Math.min(choice.most, (wants as Record<string, number>)[letterOf(seat)]!),
    );
    order.push(letterOf(seat));
    taken[letterOf(seat)] = cards.length;
    state = afterMoves(state, [{type: 'DISCARD', cards}]);
  }
  return {order, taken, left: state.table.talon};
}

/** A hand with the core cards and the properties asked for, filled up with the lowest cards of other suits. */
function handOf(
  core: readonly Card[],
  trump: Suit | null,
  extra: Readonly<Record<string, unknown>>,
): readonly Card[] {
  const hand = [...core];
  const suits = besides(trump).filter(
    (suit) => !core.some((card) => suitOf(card) === suit && card !== 'AS' && card !== 'AC'),
  );
  const open = trump === null ? [...'CDHS'] : suits.slice(0, suits.length - Number(extra.voids ?? 0));
  open.slice(0, Number(extra.sideKings ?? 0)).forEach((suit) => hand.push(`K${suit}`));
  open
    .slice(Number(extra.sideKings ?? 0))
    .slice(0, Number(extra.guardedQueens ?? 0))
    .forEach((suit) => hand.push(`Q${suit}`));
  const low = open.flatMap((suit) => plainOrder(suit).toReversed().slice(0, 6));
  for (let i = 0; hand.length < 9; i++) {
    const suit = open[i % open.length]!;
    const card =
      low.find((one) => suitOf(one) === suit && !hand.includes(one) && rankOf(one) !== 'K') ??
      low.find((one) => !hand.includes(one))!;
    hand.push(card);
  }
  return hand;
}

/** `hand-eval`: the bids that a core hand is good for, however it is filled up. */
export function handEval({trump, core, extra}: Given): object {
  const more = extra as Readonly<Record<string, unknown>>;
  const {seat, bold} = more;
  if (bold === true && seat !== 'eldest') throw new RangeError('a bold bid is for the eldest hand only');
  if (more.or !== undefined && more.sideKings !== 1)
    throw new RangeError('expected a King or a guarded Queen');
  const hand = handOf(core as readonly Card[], trump as Suit | null, more);
  const options: OmbreOptions = optionsFor(3);
  const facts: BidFacts = {
    hand,
    favourite: null,
    options,
    high: false,
    place: seat === 'eldest' ? 'eldest' : 'last',
  };
  const {rungs} = ladderOf(options, null);
  const good = rungs.filter((rung) => maximFor(facts, rung) !== null).map(({id}) => id);
  return {minimumBid: good};
}
