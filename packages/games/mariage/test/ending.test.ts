import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {sample} from '@quinola/play';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {bestEnding, endingValues, othersCards} from '../src/mariage/opponents/ending.js';
import {
  couplesIn,
  GOAL,
  mariage,
  mariageOptions,
  totalsOf,
  type MariageMove,
  type MariageState,
  type MariageView,
} from '../src/mariage/rules/index.js';

/** A state of a random deal in which nothing is hidden, and each holds so many cards. */
function ending(seed: string, cards: number): MariageState | null {
  const random = randomFrom(seed);
  let state = mariage.start(mariageOptions({variant: 'szlifowany', partie: 1}));
  while (!mariage.turn(state).over && state.table.round === 1) {
    const {must, phase} = mariage.turn(state);
    if (phase === 'playing.end' && !state.table.trick.length && state.table.counts[0] === cards) return state;
    const move =
      must === 'chance'
        ? mariage.chance(state, random)
        : sample(mariage, mariage.view(state, must as number), random);
    ({state} = mariage.play(state, must!, move));
  }
  return null;
}

const viewOf = (state: MariageState): MariageView => mariage.view(state, state.table.turn.must as number);

/** The lead of a player in points after the deal, with best play of both, through the rules alone. */
function lead(state: MariageState, player: number): number {
  const {lastDeal, turn} = state.table;
  if (!turn.phase.startsWith('playing') || state.table.deal === 0 || lastDeal) {
    const side = player;
    return lastDeal!.totals[side]! - lastDeal!.totals[1 - side]!;
  }
  const view = viewOf(state);
  const values = (mariage.moves(view) as readonly MariageMove[]).map((move) =>
    lead(mariage.play(state, view.player, move).state, player),
  );
  return view.player === player ? Math.max(...values) : Math.min(...values);
}

test('what a card is worth at the end is what the rules make of every line', () => {
  let checked = 0;
  for (let i = 0; checked < samples(12, 200); i++) {
    const state = ending(`${testSeed}/ending/${i}`, 3);
    if (!state) continue;
    const view = viewOf(state);
    // Marriages and 131 points are worth units of their own: here points alone decide.
    const hands = [view.hand, othersCards(view)];
    if (hands.some((hand) => couplesIn(hand).length) || Math.max(...totalsOf(view)) > GOAL - 75) continue;
    checked++;
    const moves = mariage.moves(view) as readonly MariageMove[];
    const values = endingValues(view, moves);
    moves.forEach((move, at) => {
      const after = mariage.play(state, view.player, move).state;
      assert.ok(
        Math.abs(values[at]! * GOAL - lead(after, view.player)) < 0.2,
        JSON.stringify([view.hand, move]),
      );
    });
  }
});

test('the other’s cards are known once the talon is gone', () => {
  for (let i = 0; i < samples(10, 200); i++) {
    const state = ending(`${testSeed}/known/${i}`, 6);
    if (!state) continue;
    const view = viewOf(state);
    assert.deepEqual([...othersCards(view)].sort(), [...state.hands[1 - view.seat]!].sort());
    const moves = mariage.moves(view) as readonly MariageMove[];
    assert.ok(moves.includes(bestEnding(view, moves)!));
  }
});
