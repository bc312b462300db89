import {rankOf, type Card, type Suit} from '@quinola/cards';
import {offered} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {trumpOrder} from '../src/kit/rules/index.js';
import {byBook} from '../src/ombre/opponents/brain.js';
import {
  handSize,
  ombre,
  packOf,
  type Bid,
  type GameId,
  type OmbreMove,
  type OmbreState,
} from '../src/ombre/rules/index.js';
import {letterOf, afterMoves, optionsFor, stateInPlay, seatedState, seatOf} from './answers-positions.js';
import {trumpOf} from './family-answers.js';

// Known answers of Lomber for which a deal is played or dealt: deals card by card, a stacked pack, and a plan of leads.

/** `deal-replay`: the result of a deal played card by card. A card that the source does not give is replaced by any lawful one. */
export function dealReplay(given: Given): object {
  const order = given.playOrder as readonly string[];
  const trump = trumpOf(given.trump);
  const named = given.hands as Readonly<Record<string, readonly Card[] | null>>;
  const plays = given.plays as readonly (readonly {readonly seat: string; readonly card: Card | null}[])[];
  const used = Object.values(named).flatMap((hand) => hand ?? []);
  const rest = packOf(optionsFor(3)).cards.filter(
    (card) =>
      !used.includes(card) && !trumpOrder(trump).includes(card) && 'AKQJ'.includes(rankOf(card)) === false,
  );
  const hands = order.map((letter) => named[letter] ?? rest.slice(0, plays.length));
  if (given.eldest !== order[0] || (given.players !== undefined && given.players !== order.length))
    throw new RangeError('unexpected seating');
  const game = (given.bid as GameId | undefined) ?? 'ask';
  if (given.bidNamedInSource === false && game !== 'ask') throw new RangeError('an ask is assumed');
  for (const {trick, text} of (given.comments ?? []) as readonly {
    readonly trick: number;
    readonly text: string;
  }[])
    if (!plays[trick - 1] || !text) throw new RangeError('a comment on no trick');
  if (given.title === '') throw new RangeError('no title');
  let state: OmbreState = stateInPlay(optionsFor(order.length), hands, {
    trump,
    game,
    by: seatOf(given.ombre),
    favourite: (given.favourite as Suit | null | undefined) ?? null,
  });
  const winners: string[] = [];
  for (const {seat, card} of plays.flat()) {
    if (state.table.turn.phase === 'playing.vole') state = afterMoves(state, [{type: 'GO_ON'}]);
    if (state.table.toPlay !== seatOf(seat)) throw new RangeError(`${seat} is not to play`);
    const [any] = ombre.moves(ombre.view(state, seatOf(seat)));
    const done = ombre.play(state, seatOf(seat), card === null ? (any as OmbreMove) : {type: 'PLAY', card});
    ({state} = done);
    for (const event of done.events) if (event.type === 'trick-won') winners.push(letterOf(event.seat));
  }
  const {outcome, tricks, matadors, perOpponent, parts, bete} = state.table.lastDeal!;
  return {
    trickWinners: winners,
    tricks: Object.fromEntries(order.map((letter, seat) => [letter, tricks[seat]])),
    outcome,
    matadors,
    premiers: parts.premiers !== undefined,
    perOpponent,
    parts,
    bete: bete / 10,
  };
}

/** `stacked-deal`: the hands after a given pack has been dealt, and after the exchange. */
export function stackedDeal(given: Given): object {
  const deck = given.deckTopFirst as readonly Card[];
  const order = given.dealOrder as readonly string[];
  const discards = given.discards as Readonly<Record<string, readonly Card[]>>;
  const places = given.discardDeckPositions as Readonly<Record<string, readonly number[]>>;
  for (const [letter, cards] of Object.entries(discards))
    if (places[letter]!.some((place, i) => deck[place - 1] !== cards[i]))
      throw new RangeError('unexpected place of the pack');
  const options = optionsFor(order.length);
  const start = seatedState(options, 'H');
  if (letterOf(start.table.dealer) !== given.dealer || order[0] !== given.ombre || given.title === '')
    throw new RangeError('unexpected dealer');
  const dealt = afterMoves(start, [{type: 'SHUFFLE', pack: deck}]);
  const named = (state: OmbreState) =>
    Object.fromEntries(order.map((letter, seat) => [letter, state.hands[seat]]));
  if ((given.packets as readonly number[]).reduce((sum, n) => sum + n, 0) !== handSize(options))
    throw new RangeError('unexpected packets');
  const bought = afterMoves(dealt, [
    {type: 'BID', bid: given.bid as Bid},
    {type: 'PASS'},
    {type: 'PASS'},
    {type: 'NAME_TRUMP', suit: given.trump as Suit},
    ...Object.values(discards).map((cards): OmbreMove => ({type: 'DISCARD', cards})),
  ]);
  return {handsAfterDeal: named(dealt), handsAfterExchange: named(bought), talonRest: bought.talon};
}

/** `plan`: the first five leads of the Ombre by the book. */
export function plan({trump, ombreHandCore, eldest}: Given): object {
  const suit = trump as Suit;
  const core = ombreHandCore as readonly Card[];
  const hand = [...core, '7D', '6D', '5D'];
  const others = [
    ['3S', 'AC', '7S', '2H', '3H', '2C', '3C', 'KD', 'QD'],
    ['5S', '6S', '4H', '5H', '6H', '4C', '5C', 'JD', 'AD'],
  ];
  let state = stateInPlay(optionsFor(3), [hand, ...others], {
    trump: suit,
    game: 'ask',
    by: eldest === true ? 0 : 1,
  });
  const leads: Card[] = [];
  while (leads.length < 5) {
    const seat = state.table.toPlay;
    const view = ombre.view(state, seat);
    const moves = offered(ombre, view);
    const rank = (card: Card): number => trumpOrder(suit).indexOf(card);
    if (seat !== 0) {
      // As the treatise assumes, Basta falls to Manille.
      const cards = moves.flatMap((move) => ('card' in move && move.card !== null ? [move.card] : []));
      const [card] =
        leads.at(-1) === '2S'
          ? cards.toSorted((a, b) => (rank(a) < 0 ? 99 : rank(a)) - (rank(b) < 0 ? 99 : rank(b)))
          : cards;
      state = afterMoves(state, [{type: 'PLAY', card: card!}]);
      continue;
    }
    const {move} = byBook({game: ombre.id, view, moves, level: 'teacher', seed: 'a plan'});
    if (!view.trick.length && 'card' in move) leads.push(move.card!);
    state = afterMoves(state, [move]);
  }
  return {leads, goal: 'cinq premiers'};
}
