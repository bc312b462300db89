import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {checkAnswers, isAnswers} from '../../../play/test-support/vectors.js';
import * as tarokOmbre from '../src/tarok-ombre/vectors/index.js';

const answers: unknown = JSON.parse(
  readFileSync(new URL('vectors/taroklomber.json', import.meta.url), 'utf8'),
);
assert.ok(isAnswers(answers));
for (const kind of new Set(answers.map((answer) => answer.kind))) {
  test(`taroklomber: known answers about ${kind}`, () => {
    const {failures} = checkAnswers(
      answers.filter((answer) => answer.kind === kind),
      tarokOmbre,
    );
    assert.deepEqual(failures, []);
  });
}
