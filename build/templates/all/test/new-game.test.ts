import assert from 'node:assert/strict';
import test from 'node:test';
import {isZeroSum} from '@quinola/play';
import {playMatch} from '@quinola/testing/match.js';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {newGame, newGameOptions} from '../src/new-game/rules/index.js';

// Tests that every game must pass (stored records, known answers, words, statechart) are in test/games.test.ts.

test('New game comes to its end, and what some win others have paid', () => {
  for (let i = 0; i < samples(5, 500); i++) {
    const end = playMatch(newGame, newGameOptions(), `${testSeed}/new-game/${i}`);
    assert.ok(newGame.turn(end).over);
    assert.ok(isZeroSum(newGame.ledger(newGame.view(end, 'watcher'))));
  }
});

test('a session of New game can be ended by whoever plays', () => {
  const end = newGame.play(newGame.start(newGameOptions()), 0, {type: 'STOP'}).state;
  assert.ok(newGame.turn(end).over);
});
