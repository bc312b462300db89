import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {checkAnswers, checkGames, isAnswers} from '../../../play/test-support/vectors.js';
import {GAMES} from '../src/tarok/vectors/index.js';
import * as taroklomber from '../src/tarok-ombre/vectors/index.js';

for (const [name, game] of Object.entries(GAMES)) {
  const answers: unknown = JSON.parse(readFileSync(new URL(`vectors/${name}.json`, import.meta.url), 'utf8'));
  assert.ok(isAnswers(answers));
  for (const kind of new Set(answers.map((answer) => answer.kind))) {
    test(`${name}: known answers about ${kind}`, () => {
      const {failures} = checkAnswers(
        answers.filter((answer) => answer.kind === kind),
        game,
      );
      assert.deepEqual(failures, []);
    });
  }
}

test('further answers about fields that the books’ answers do not have', () => {
  const answers: unknown = JSON.parse(readFileSync(new URL('vectors/further.json', import.meta.url), 'utf8'));
  assert.ok(isAnswers(answers));
  assert.deepEqual(checkGames(answers, {...GAMES, taroklomber}).failures, []);
});

test('an answer that is wrong fails, and so does an unknown kind', () => {
  const given = {combination: 'taroks', n: 13};
  const {passed, failures} = checkAnswers(
    [
      {id: 'tarok.right', kind: 'declare.value', given, expected: {points: 25}},
      {id: 'tarok.wrong', kind: 'declare.value', given, expected: {points: 30}},
      {id: 'tarok.unknown', kind: 'no-such-kind', given, expected: {}},
    ],
    GAMES.tarok,
  );
  assert.equal(passed, 1);
  assert.deepEqual(
    failures.map((line) => line.split(' ')[0]),
    ['tarok.wrong', 'tarok.unknown'],
  );
});
