import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {checkAnswers, type Answer} from '../../../play/test-support/vectors.js';
import {cinquille, cinquilleOptions} from '../src/cinquille/rules/index.js';
import {quadrille, quadrilleOptions} from '../src/quadrille/rules/index.js';
import {calledKingRunners, meets} from '../test-support/called-king-answers.js';
import type {Asked} from '../test-support/called-king-played.js';

const answersIn = (name: string): readonly Answer[] =>
  JSON.parse(readFileSync(new URL(`vectors/${name}.json`, import.meta.url), 'utf8')) as readonly Answer[];

const GAMES: readonly Asked[] = [
  {game: quadrille, players: 4, options: quadrilleOptions, packets: ['3-3-4', '3-4-3', '4-3-3']},
  {game: cinquille, players: 5, options: cinquilleOptions, packets: ['4-4', '3-3-2']},
];

for (const asked of GAMES)
  test(`the known answers of ${asked.game.id}`, () => {
    const {passed, failures} = checkAnswers(answersIn(asked.game.id), {
      runners: calledKingRunners(asked),
      meets,
    });
    assert.deepEqual(failures, []);
    assert.ok(passed > 30);
  });
