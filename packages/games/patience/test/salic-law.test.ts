import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {formatMove, parseMove, patience, type PatienceState} from '../src/patience/index.js';
import {searchFrom} from '../src/patience/opponents/solver/index.js';
import {exhausted} from '../test-support/endings.js';

// It is often said of this game that playing a card to a foundation is never harmful: every rank is needed eight times and all
// foundations are alike, so that the order of plays does not matter and each only uncovers cards. This test has a counterexample:
// a place taken by one card is not available to an equal one, and of two equal cards one may cover a card that is needed next while
// the other covers nothing useful.

/** The moves from the end of the deal to a position in which a playable card had better stay. */
const LINE = [
  'park kings.0>kings.3',
  'play kings.0>aces.3',
  'play kings.0>aces.5',
  'play kings.0>aces.5',
  'play kings.0>aces.2',
  'play kings.0>aces.7',
  'play kings.0>aces.4',
  'park kings.1>kings.0',
  'park kings.7>kings.6',
  'play kings.7>aces.2',
  'play kings.4>aces.2',
];

/** The deal `bench 4`, with every card that fits played while it is laid out. */
function position(): PatienceState {
  const start = patience.start({game: 'salic-law'});
  let state = patience.play(start, 'chance', patience.chance(start, randomFrom('bench 4#1'))).state;
  while (state.stage === 'laying') {
    const moves = patience.moves(patience.view(state, 0));
    state = patience.play(state, 0, moves.find(({type}) => type === 'play') ?? moves.at(-1)!).state;
  }
  return LINE.reduce((now, move) => patience.play(now, 0, parseMove(move)).state, state);
}

test('playing a card that fits can be wrong: this Salic Law is solvable before the move, not after it', () => {
  const state = position();
  const plays = patience
    .moves(patience.view(state, 0))
    .filter(({type}) => type === 'play')
    .map(formatMove);
  assert.deepEqual(plays, ['play kings.4>aces.5', 'play kings.5>aces.2']);
  const [other, harmful] = plays.map((move) => patience.play(state, 0, parseMove(move)).state);
  // Proved twice: by the solver, and by an exhaustive search with the rules.
  assert.equal(searchFrom(other!)!.step(10_000).outcome, 'comes-out');
  assert.equal(searchFrom(harmful!)!.step(10_000).outcome, 'cannot');
  assert.equal(exhausted(other!, '', 100_000), true);
  assert.equal(exhausted(harmful!, '', 100_000), false);
});
