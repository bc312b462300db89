import assert from 'node:assert/strict';
import test from 'node:test';
import {PROSE} from '../src/answers/prose.js';
import {checkAnswers, gameOf, isAnswers, type Answer, type Answering} from '../src/answers/check.js';

/** A game that answers with the fields `a` and `b` that it is given, and reads no others. */
const echo: Answering = {
  runners: {
    echo: (given) =>
      Object.fromEntries(
        ['a', 'b', 'cards'].filter((field) => field in given).map((field) => [field, plain(given[field])]),
      ),
  },
};

/** A copy, for which every field is read. */
const plain = (value: unknown): unknown => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

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
  ['sentences are compared as all else', {a: 'other words'}, {a: 'the book says so'}, false],
  ['a field that nobody gives an answer to', {a: 1}, {a: 1, c: 1}, false],
  ['a field that nobody reads', {a: 1, c: 1}, {a: 1}, false],
  ['cards in a row are no sentence', {a: 'AS KS'}, {a: 'AS QS'}, false],
  ['one word is no sentence', {a: 'yes'}, {a: 'no'}, false],
];

for (const [name, given, expected, meets] of ROWS) {
  test(name, () => {
    const {passed, failures} = checkAnswers([answer(given, expected)], echo);
    assert.deepEqual([passed, failures.length], meets ? [1, 0] : [0, 1]);
  });
}

test('errors, unknown kinds and unread fields fail with their names', () => {
  const broken: Answering = {
    runners: {
      ...echo.runners,
      broken: () => {
        throw new RangeError('no such thing');
      },
    },
  };
  const unread = {a: {x: 1}, c: {x: 1}, d: [{seat: 1}]};
  const checked = checkAnswers(
    [
      {...answer(unread, {a: {x: 1}, why: 'because the book says so'}), id: 'echo.one'},
      {...answer({}, {}), id: 'echo.two', kind: 'broken'},
      {...answer({}, {}), id: 'echo.three', kind: 'other'},
      {...answer({}, {}), id: 'echo.four', kind: 'toString'},
      {...answer({a: 1}, {a: 1}), id: 'echo.five', remark: 'a part that answers do not have'} as Answer,
    ],
    broken,
  );
  assert.equal(checked.passed, 0);
  assert.deepEqual(checked.failures, [
    'echo.one (echo) why: was not read; c: was not read; d: was not read',
    'echo.two (broken) RangeError: no such thing',
    'echo.three (other) RangeError: unknown kind other',
    'echo.four (toString) RangeError: unknown kind toString',
    'echo.five (echo) remark: was not read',
  ]);
});

test('inside an object every field must be read, in a list every object', () => {
  const first: Answering = {
    runners: {
      echo: ({score, calls}) => ({
        us: (score as {us: number}).us,
        seat: (calls as {seat: string}[])[0]!.seat,
      }),
    },
  };
  const given = {score: {us: 1, them: 2}, calls: [{seat: 'S', call: 'pass'}, {seat: 'W'}]};
  assert.deepEqual(checkAnswers([answer(given, {us: 1, seat: 'S'})], first).failures, [
    'echo.one (echo) score.them: was not read; calls[0].call: was not read; calls[1]: was not read',
  ]);
});

test('copying what is given reads nothing: it throws', () => {
  const copying: Answering = {runners: {echo: (given) => ({...given})}};
  assert.match(checkAnswers([answer({a: 1}, {a: 1})], copying).failures[0]!, /must be read by name/);
});

test('a remark for people is neither read nor compared, but only in its own answers', () => {
  assert.ok(PROSE.every(({why}) => why.length > 20));
  for (const {game, kind, field} of PROSE) {
    const silent: Answering = {runners: {[kind]: () => ({}), other: () => ({})}};
    const [part, name] = field.split('.') as ['given' | 'expected', string];
    const remark = {...answer({}, {}), id: `${game ?? 'any'}.one`, kind, [part]: {[name]: 'some words'}};
    assert.deepEqual(checkAnswers([remark], silent).failures, []);
    const elsewhere = game ? {...remark, id: 'other.one'} : {...remark, kind: 'other'};
    assert.equal(checkAnswers([elsewhere], silent).failures.length, 1);
  }
});

test('a game may compare a field in its own way', () => {
  const any: Answering = {
    ...echo,
    compare: (field, expected, actual) => (field === 'not' ? actual.a !== expected : undefined),
  };
  assert.equal(checkAnswers([answer({a: 1}, {not: 2, a: 1})], any).passed, 1);
  assert.equal(checkAnswers([answer({a: 1}, {not: 2, nor: 2, a: 1})], any).passed, 0);
  assert.equal(checkAnswers([answer({a: 1}, {not: 1})], any).passed, 0);
});

test('a list of answers is recognized by its form, and its game by the first word', () => {
  assert.ok(isAnswers([answer({}, {})]));
  assert.ok(!isAnswers({schema: 1}));
  assert.ok(!isAnswers([{id: 1}]));
  assert.equal(gameOf([answer({}, {})]), 'echo');
});
