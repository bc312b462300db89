import assert from 'node:assert/strict';
import test from 'node:test';
import {pick, type Random} from '@quinola/cards';
import {isZeroSum, type Actor} from '@quinola/play';
import {anyDue, playMatch} from '@quinola/testing/match.js';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {
  bankOf,
  faro,
  faroOptions,
  puntersOf,
  purseOf,
  type FaroMove,
  type FaroState,
} from '../src/faro/rules/index.js';
import {testedFaro} from '../test-support/tested-faro.js';

// Tests that every game must pass (stored records, known answers, words, statechart) are in test/games.test.ts.

/** A random move of a random type: with all moves equally likely, everybody would stake for ever. */
function byType(
  _game: unknown,
  state: FaroState,
  random: Random,
): {readonly by: Actor; readonly move: FaroMove} {
  const by = anyDue(faro.turn(state).must, random)!;
  if (by === 'chance') return {by, move: faro.chance(state, random)};
  const moves = faro.moves(faro.view(state, by));
  const type = pick([...new Set(moves.map((move) => move.type))], random);
  return {
    by,
    move: pick(
      moves.filter((move) => move.type === type),
      random,
    ),
  };
}

test('evenings come to their end; at every step bank and punters together have what they began with, and nobody owes', () => {
  for (const options of testedFaro.agreements)
    for (let i = 0; i < samples(12, 2500); i++) {
      const end = playMatch(
        faro,
        options,
        `${testSeed}/faro/${i}`,
        ({after: {table, pack}}) => {
          assert.ok(isZeroSum(faro.ledger(table)));
          assert.ok(bankOf(table) >= 0, 'the bank pays no more than it has');
          for (const seat of puntersOf(options))
            assert.ok(purseOf(table, seat) >= 0, 'no punter lays more than he has');
          if (table.turn.phase.startsWith('drawing'))
            assert.equal(pack.length + table.right.length + table.left.length, 52);
        },
        byType,
      );
      assert.ok(faro.turn(end).over);
    }
});

test('a session can be left by whoever plays', () => {
  const end = faro.play(faro.start(faroOptions()), 0, {type: 'LEAVE'}).state;
  assert.ok(faro.turn(end).over);
});
