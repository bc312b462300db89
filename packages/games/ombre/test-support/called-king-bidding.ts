import type {Card, Suit} from '@quinola/cards';
import {afterBid, mayBid, openAuction, speaker, type Auction} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {
  callable,
  kindOf,
  ladderOf,
  ownCallable,
  trumpsBeside,
  type Bid,
  type Game,
} from '../src/kit/called-king/rules/index.js';
import {ALONE_TRICKS, ASK_TRICKS, tricksIn} from '../src/kit/called-king/opponents/hands.js';
import {plainOrder} from '../src/kit/rules/index.js';
import type {ByName} from './called-king-played.js';

// Known answers of Quadrille and Cinquille about the auction: bids, what a hand is good for, what may be called.

/** `call-options`: which cards may be called, or who names which trumps. */
export function callOptions({hand, trump, kind, calledKing}: Given): object {
  if (calledKing !== undefined)
    return {
      namesTrump: kindOf(kind as Game) === 'casco' ? `holder of ${calledKing as Card}` : 'ombre',
      allowedTrumps: trumpsBeside(calledKing as Card),
    };
  const held = hand as readonly Card[];
  return {callable: callable(held, trump as Suit), ownCallable: ownCallable(held, trump as Suit)};
}

/** `auction`: who becomes Ombre by a sequence of bids, or which bid is unlawful. */
export function auction({order, calls, blackAcesBoth}: Given): object {
  const names = order as readonly string[];
  const said = calls as readonly {readonly seat: string; readonly call: string}[];
  const aces = blackAcesBoth as readonly string[] | null;
  const favourites = said.some(({call}) => call.includes('-pref'))
    ? 3
    : said.some(({call}) => call.includes('-colour'))
      ? 1
      : 0;
  const rules = ladderOf({favourites}, favourites);
  let state: Auction<Bid> = openAuction(names.map((_, seat) => seat));
  for (const [i, {seat, call}] of said.entries()) {
    const by = speaker(state);
    const at = i + 1;
    if (by === null || names[by] !== seat)
      return {error: 'out of turn', at, expected: by === null ? null : names[by]};
    const bid = call === 'pass' ? null : call === 'hold' ? (state.high?.bid ?? null) : (call as Bid);
    if (call === 'hold' && bid === null) return {error: 'nothing to hold', at};
    if (bid !== null) {
      const isEqual = bid === state.high?.bid;
      if (!mayBid(rules, state, bid) || isEqual !== (call === 'hold')) return {error: 'not higher', at};
      if (kindOf(bid) === 'casco' && aces && !aces.includes(seat))
        return {error: 'casco needs both black aces', at};
    }
    state = afterBid(rules, state, bid);
  }
  if (speaker(state) !== null) return {pending: names[speaker(state)!]};
  return state.high ? {ombre: names[state.high.by], bid: state.high.bid} : {result: 'all-pass'};
}

/** `hand-eval`: what the book bids on the core cards, filled up as poorly as the answer allows. */
export function handEval({trump, core, extra}: Given): object {
  const beside = (extra ?? {}) as ByName<unknown>;
  const either = beside.or === undefined ? [false] : [false, true];
  const tricks = Math.min(
    ...either.map((other) =>
      tricksIn(filledHand(core as readonly Card[], trump as Suit, beside, other), trump as Suit),
    ),
  );
  return {minimumBid: tricks >= ALONE_TRICKS ? 'solo' : tricks >= ASK_TRICKS ? 'ask' : 'pass'};
}

/** Numbers and suits as the answers write them. */
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five'];
const SUITS: ByName<Suit> = {spade: 'S', heart: 'H', diamond: 'D', club: 'C'};

/**
 * Ten cards: the core, the cards that the answer asks for beside it, and the lowest of other suits.
 * @param other takes the second of two alternatives
 */
function filledHand(
  core: readonly Card[],
  trump: Suit,
  extra: ByName<unknown>,
  other: boolean,
): readonly Card[] {
  const sides = ['D', 'H', 'C', 'S'].filter((suit) => suit !== trump);
  const low = (suit: Suit): readonly Card[] => plainOrder(suit).toReversed();
  const hand = new Set(core);
  const add = (suit: Suit, ...ranks: string[]): void => ranks.forEach((rank) => hand.add(rank + suit));
  const lowest = (suit: Suit, count: number): void => {
    for (const card of low(suit)
      .filter((one) => !hand.has(one))
      .slice(0, count))
      hand.add(card);
  };
  for (const [, count, name] of String(extra.others ?? '').matchAll(/(\w+) (spade|heart|diamond|club)s?/g))
    lowest(SUITS[name!]!, WORDS.indexOf(count!));
  if (extra.sideKings && !other) sides.slice(0, Number(extra.sideKings)).forEach((suit) => add(suit, 'K'));
  else if (other) add(sides[0]!, 'Q', 'J');
  if (extra.guardedQueens)
    sides.slice(0, Number(extra.guardedQueens)).forEach((suit) => (add(suit, 'Q'), lowest(suit, 1)));
  if (extra.queenAndJackOfOneSuit) add(sides[0]!, 'Q', 'J');
  if (extra.kingQueenThird) {
    add(sides[0]!, 'K', 'Q');
    lowest(sides[0]!, 1);
  }
  if (extra.threeOfAnother) lowest(sides[1]!, 3);
  // The called card and the first lead are given, too, but do not belong to the hand.
  for (const said of [extra.call, extra.firstLead])
    if (said !== undefined && !String(said)) throw new RangeError('empty');
  for (const suit of [...sides, ...sides, ...sides, ...sides]) if (hand.size < 10) lowest(suit, 1);
  return [...hand];
}
