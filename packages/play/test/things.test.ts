import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {
  balances,
  listed,
  lessonDisplayAt,
  newRun,
  payment,
  readLesson,
  refuseChosen,
  sample,
  thingsOf,
  type Choice,
  type Entry,
  type MoveLike,
} from '@quinola/play';
import {LEAST} from '@quinola/testing/toy/lesson.js';

/** A choice of squares, which the move lists in a field of their own. */
const squares: Choice = {
  choose: 'STAKE',
  from: ['square:a', 'square:b', 'square:c'],
  least: 1,
  most: 2,
  as: 'squares',
};
const rules = {
  moves: () => [squares],
  refusal: (_view: null, move: MoveLike) => refuseChosen(squares, (move as {squares?: unknown}).squares),
};

test('a choice may be of squares, heaps, counters, listed in a field of their own', () => {
  const all = [...listed(rules, null)];
  assert.deepEqual(all[0], {type: 'STAKE', squares: ['square:a']});
  assert.equal(all.length, 6);
  assert.equal(rules.refusal(null, sample(rules, null, randomFrom('squares'))), null);
  assert.deepEqual(refuseChosen(squares, ['square:d']), {
    reason: 'not-to-choose',
    about: {card: 'square:d'},
  });
});

test('a move points at what its fields name, or at what its game says', () => {
  assert.deepEqual(thingsOf({type: 'PLAY', card: 'KH'} as MoveLike), ['KH']);
  assert.deepEqual(thingsOf({type: 'TAKE', card: '7H', take: ['4D', '3C']} as MoveLike), ['7H', '4D', '3C']);
  assert.deepEqual(thingsOf({type: 'STAKE', thing: 'square:e4', amount: 3} as MoveLike), ['square:e4']);
  assert.deepEqual(thingsOf({type: 'EXCHANGE', cards: ['AH', 7, null]} as MoveLike), ['AH']);
  assert.deepEqual(thingsOf({type: 'PASS'}), []);
});

test('a lesson points at squares, and comments on moves that have no card', () => {
  const lesson = readLesson({
    ...LEAST,
    steps: [
      {
        say: 'Move it.',
        ask: {move: {type: 'MOVE', from: 'e2', to: 'e4'}},
        point: ['square:d1', 'answer'],
        others: [{moves: [{type: 'MOVE', to: 'e3'}], say: 'One further.'}],
      },
    ],
  });
  const game = {
    things: (move: MoveLike) =>
      Object.values({...move, type: ''})
        .map((name) => `square:${name}`)
        .slice(1),
  };
  const now = (run = newRun) => lessonDisplayAt(lesson, run, {decides: true, over: false}, game);
  assert.deepEqual(now().point, ['square:d1', 'square:e2', 'square:e4']);
  const move = {type: 'MOVE', from: 'e2', to: 'e3'};
  assert.equal(now({...newRun, marks: [{how: 'other', move} as never]}).answer, 'One further.');
});

test('accounts are kept for whatever holders a game names', () => {
  type Name = 'dish' | 'bank' | 'cards of 1';
  const booking = {account: 'counters', reason: 'stake'};
  const entries: Entry<Name>[] = [
    ...payment<Name>(0, 'dish', 4, booking),
    ...payment<Name>(1, 'cards of 1', 2, booking),
    ...payment<Name>('bank', 'cards of 1', 2, booking),
  ];
  const {players, held} = balances(entries, 2);
  assert.deepEqual(players, [-4, -2]);
  assert.deepEqual(held, {dish: 4, 'cards of 1': 4, bank: -2});
  // @ts-expect-error: no holder of this game is called so.
  assert.deepEqual(payment<Name>(0, 'pannier', 0, booking), []);
});
