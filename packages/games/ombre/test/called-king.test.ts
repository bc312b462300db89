import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {checkAnswers, type Answer} from '../../../play/test-support/vectors.js';
import {calledKingRunners, compare} from '../test-support/called-king-answers.js';
import {CALLED_KING_GAMES} from '../test-support/called-king-games.js';

const answersIn = (name: string): readonly Answer[] =>
  JSON.parse(readFileSync(new URL(`vectors/${name}.json`, import.meta.url), 'utf8')) as readonly Answer[];

for (const asked of CALLED_KING_GAMES)
  test(`the known answers of ${asked.game.id}`, () => {
    const {passed, failures} = checkAnswers(answersIn(asked.game.id), {
      runners: calledKingRunners(asked),
      compare,
    });
    assert.deepEqual(failures, []);
    assert.ok(passed > 30);
  });
