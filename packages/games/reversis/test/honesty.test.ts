import assert from 'node:assert/strict';
import test from 'node:test';
import type {Card} from '@quinola/cards';
import {ImpossibleView} from '@quinola/opponents';
import type {Seat} from '@quinola/play';
import {assertHonest, assertLeaksFound, type Honest} from '@quinola/testing/honesty.js';
import {imagine} from '../src/reversis/opponents/imagine.js';
import {reversisBrain} from '../src/reversis/opponents/master.js';
import {
  reversis,
  REVERSIS_48,
  reversisOptions,
  SEATS,
  type ReversisMove,
  type ReversisOptions,
  type ReversisState,
  type ReversisView,
} from '../src/reversis/rules/index.js';

const brain = reversisBrain();

/** The seats in the order in which they exchange, the dealer last. */
const inOrder = ({table: {dealer}}: ReversisState): readonly Seat[] =>
  [1, 2, 3, 4].map((n) => (dealer + n) % SEATS);

/** For each card the player to whom it was dealt, or its place in the talon, of which each card is meant for one seat. */
function dealtTo(state: ReversisState): ReadonlyMap<Card, string> {
  const {dealt, talon, drew} = state;
  const drawn = inOrder(state).flatMap((seat) => (drew[seat] ? [drew[seat]] : []));
  return new Map([
    ...dealt.flatMap((hand, seat) => hand.map((card) => [card, `${seat}`] as const)),
    ...[...drawn, ...talon].map((card, at) => [card, `talon ${at}`] as const),
  ]);
}

const honest: Honest<ReversisState, ReversisView, ReversisMove, ReversisOptions> = {
  game: reversis as never,
  imagine,
  brain: brain as never,
  agreements: [{}, {quinolaForcee: 1}, {claims: 'onDemand', fische: 5} as const].map((given) =>
    reversisOptions({rounds: 1, ...given}),
  ),
  pack: REVERSIS_48.cards,
  inDeal: ({table: {turn}}) => /^(exchanging|playing)/.test(turn.phase),
  dealtTo,
  adaptMove(move, imagined, nth) {
    const {discards, table} = imagined;
    if (move.type === 'LAY_AWAY') return {...move, card: discards[table.dealer]!};
    if (move.type !== 'EXCHANGE') return move;
    const seat = inOrder(imagined).filter((seat) => table.exchange[seat] === 'exchanged')[nth]!;
    return {...move, card: discards[seat]!};
  },
};

test('Reversis with hidden cards dealt differently looks, sounds and plays the same to a player who may not know them', () => {
  assertHonest(honest);
});

test('a leak planted in any field of a view of Reversis is found', () => {
  assertLeaksFound(honest, ({hands}) => hands);
});

test('a view that fits no deal is refused with the contradiction named, and the book still plays a card', () => {
  const view = playing();
  const gone = view.tricks[0]!.cards[0]!.card;
  const ask = (seen: ReversisView, level: string) =>
    brain.choose({game: reversis.id, view: seen, moves: reversis.moves(view), level, seed: 'a', deals: 2});
  for (const [wrong, code, about] of [
    [{...view, hand: [gone, ...view.hand.slice(1)]}, 'card-twice', new RegExp(gone)],
    [{...view, counts: view.counts.map((n) => n + 1)}, 'counts', /are known/],
  ] as const) {
    assert.throws(
      () => ask(wrong, 'master'),
      (error) => error instanceof ImpossibleView && error.code === code && about.test(error.message),
    );
    assert.equal(ask(wrong, 'book').move.type, 'PLAY');
  }
});

/** The view of a player who leads to the third trick. */
function playing(): ReversisView {
  let state = reversis.start(reversisOptions({rounds: 1}));
  for (;;) {
    const {must, phase} = reversis.turn(state);
    const {tricks, trick} = state.table;
    if (phase === 'playing.trick' && tricks.length === 2 && !trick.length)
      return reversis.view(state, must as number);
    const move =
      must === 'chance'
        ? reversis.chance(state, {below: () => 0})
        : reversis.moves(reversis.view(state, must as number))[0]!;
    state = reversis.play(state, must!, move).state;
  }
}
