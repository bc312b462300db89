import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {isZeroSum} from '@quinola/play';
import {holdFixtures} from '../../../chart/test-support/fixtures/hold.js';
import {playMatch} from '../../../play/test-support/match.js';
import {samples, testSeed} from '../../../play/test-support/sample.js';
import {checkAnswers, type Answer} from '../../../play/test-support/vectors.js';
import {newGame, newGameOptions} from '../src/new-game/rules/index.js';
import * as answering from '../src/new-game/vectors.js';
import {newGameFixtures} from '../test-support/new-game-fixtures.js';

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

test('the rules of New game give the known answers', () => {
  const answers = JSON.parse(
    readFileSync(new URL('./vectors/new-game.json', import.meta.url), 'utf8'),
  ) as Answer[];
  assert.deepEqual(checkAnswers(answers, answering), {passed: answers.length, failures: []});
});

holdFixtures(
  newGameFixtures,
  new URL('./fixtures/new-game/', import.meta.url),
  new URL('./fixtures/differences.json', import.meta.url),
);
