import assert from 'node:assert/strict';
import test from 'node:test';
import {checkAnswers, gameOf, isAnswers, type Answer, type Answering} from '../test-support/vectors.js';

/** A game that answers with what it is given. */
const echo: Answering = {runners: {echo: (given) => given}};

const answer = (given: Answer['given'], expected: Answer['expected']): Answer => ({
  id: 'echo.one',
  kind: 'echo',
  given,
  expected,
});

const ROWS: readonly (readonly [string, Answer['given'], Answer['expected'], boolean])[] = [
  ['further fields are free', {a: 1, b: 2}, {a: 1}, true],
  ['also further fields inside', {a: {x: 1, y: 2}}, {a: {x: 1}}, true],
  ['another value', {a: 1}, {a: 2}, false],
  ['a field that is missing', {}, {a: null}, false],
  ['null is null', {a: null}, {a: null}, true],
  ['lists are in order', {a: [2, 1]}, {a: [1, 2]}, false],
  ['lists are as long', {a: [1, 2, 3]}, {a: [1, 2]}, false],
  ['lawful cards are a set', {cards: ['2S', 'AS']}, {cards: ['AS', '2S']}, true],
  ['a set has no more cards', {cards: ['2S', 'AS', 'KS']}, {cards: ['AS', '2S']}, false],
  ['a sentence is not compared', {why: 'other words'}, {why: 'the book says so'}, true],
  ['cards in a row are no sentence', {a: 'AS KS'}, {a: 'AS QS'}, false],
  ['one word is no sentence', {a: 'yes'}, {a: 'no'}, false],
];

for (const [name, given, expected, meets] of ROWS) {
  test(name, () => {
    const {passed, failures} = checkAnswers([answer(given, expected)], echo);
    assert.deepEqual([passed, failures.length], meets ? [1, 0] : [0, 1]);
  });
}

test('sentences are counted apart, errors and unknown kinds fail by name', () => {
  const broken: Answering = {
    runners: {
      ...echo.runners,
      broken: () => {
        throw new RangeError('no such thing');
      },
    },
  };
  const checked = checkAnswers(
    [
      answer({a: 1}, {a: 1, why: 'because the book says so'}),
      {...answer({}, {}), id: 'echo.two', kind: 'broken'},
      {...answer({}, {}), id: 'echo.three', kind: 'other'},
    ],
    broken,
  );
  assert.equal(checked.passed, 1);
  assert.deepEqual(checked.sentences, ['echo.one why: because the book says so']);
  assert.deepEqual(checked.failures, [
    'echo.two (broken) RangeError: no such thing',
    'echo.three (other) RangeError: unknown kind other',
  ]);
});

test('a game may compare a field in its own way', () => {
  const any: Answering = {
    ...echo,
    meets: (field, expected, actual) => (field === 'not' ? actual.a !== expected : undefined),
  };
  assert.equal(checkAnswers([answer({a: 1}, {not: 2, a: 1})], any).passed, 1);
  assert.equal(checkAnswers([answer({a: 1}, {not: 1})], any).passed, 0);
});

test('a list of answers is told from other files, and its game by the first word', () => {
  assert.ok(isAnswers([answer({}, {})]));
  assert.ok(!isAnswers({schema: 1}));
  assert.ok(!isAnswers([{id: 1}]));
  assert.equal(gameOf([answer({}, {})]), 'echo');
});
