import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {checkAnswers, isAnswers} from '../../../play/test-support/vectors.js';
import {PATIENCES} from '../src/index.js';
import {answering} from '../src/vectors/index.js';

for (const {id} of PATIENCES) {
  const answers: unknown = JSON.parse(readFileSync(new URL(`vectors/${id}.json`, import.meta.url), 'utf8'));
  assert.ok(isAnswers(answers));
  for (const kind of new Set(answers.map((answer) => answer.kind))) {
    test(`${id}: known answers about ${kind}`, () => {
      const {failures} = checkAnswers(
        answers.filter((answer) => answer.kind === kind),
        answering(id),
      );
      assert.deepEqual(failures, []);
    });
  }
}

test('a wrong answer fails', () => {
  const given = {piles: {'fans.0': '4C 9S', 'fans.1': 'TS'}};
  const {failures} = checkAnswers(
    [
      {id: 'la-belle-lucie.right', kind: 'legal', given, expected: {legalIncludes: ['marry fans.0>fans.1']}},
      {id: 'la-belle-lucie.wrong', kind: 'legal', given, expected: {legalExcludes: ['marry fans.0>fans.1']}},
    ],
    answering('la-belle-lucie'),
  );
  assert.deepEqual(
    failures.map((line) => line.split(' ')[0]),
    ['la-belle-lucie.wrong'],
  );
});
