import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {checkAnswers, isAnswers} from '../../../play/test-support/vectors.js';
import * as whist from '../src/vectors/index.js';

// Those of the books, and further ones about fields that the books' answers do not have.
for (const name of ['whist', 'wist', 'further']) {
  const answers: unknown = JSON.parse(readFileSync(new URL(`vectors/${name}.json`, import.meta.url), 'utf8'));
  assert.ok(isAnswers(answers));
  for (const kind of new Set(answers.map((answer) => answer.kind))) {
    test(`${name}: known answers about ${kind}`, () => {
      const {failures} = checkAnswers(
        answers.filter((answer) => answer.kind === kind),
        whist,
      );
      assert.deepEqual(failures, []);
    });
  }
}

test('an answer that is wrong fails, and so does an unknown kind', () => {
  const given = {rules: 'vienna-1834', loserScore: 0};
  const {passed, failures} = checkAnswers(
    [
      {id: 'whist.right', kind: 'game-level', given, expected: {points: 3}},
      {id: 'whist.wrong', kind: 'game-level', given, expected: {points: 2}},
      {id: 'whist.unknown', kind: 'no-such-kind', given, expected: {}},
    ],
    whist,
  );
  assert.equal(passed, 1);
  assert.deepEqual(
    failures.map((line) => line.split(' ')[0]),
    ['whist.wrong', 'whist.unknown'],
  );
});
