// The guided deals of Quadrille and Cinquille say what the rules say of their cards.
import assert from 'node:assert/strict';
import test from 'node:test';
import type {CalledKingHappening, DealResult} from '../src/kit/called-king/rules/index.js';
import {lessons as cinquilleLessons} from '../src/cinquille/words/lessons/index.js';
import {cinquille} from '../src/cinquille/rules/index.js';
import {lessons as quadrilleLessons} from '../src/quadrille/words/lessons/index.js';
import {quadrille} from '../src/quadrille/rules/index.js';
import {replayed} from '../test-support/lesson-replay.js';

const resultIn = (events: readonly CalledKingHappening[]): DealResult =>
  events.flatMap((event) => (event.type === 'deal-settled' ? [event.result] : []))[0]!;

/** What matters in the order in which it happened: the winners of tricks, and the partner's card. */
const courseOf = (events: readonly CalledKingHappening[]): readonly string[] =>
  events.flatMap((event) =>
    event.type === 'trick-won'
      ? [`trick ${event.seat}`]
      : event.type === 'partner-shown'
        ? [`${event.card} by ${event.seat}`]
        : [],
  );

// The visitor has dealt, so he sits at seat 0 and the others follow to his right.

test('Quadrille: the player on the left is the partner, and shows it in the fifth trick', async () => {
  const {events, cards} = await replayed<CalledKingHappening>(quadrille, quadrilleLessons[0]!);
  assert.deepEqual(courseOf(events), [
    'trick 1',
    'trick 0',
    'trick 0',
    'trick 0',
    'trick 3',
    'KD by 3',
    'trick 3',
    'trick 3',
    'trick 0',
    'trick 0',
    'trick 1',
  ]);
  const tricks = Array.from({length: 10}, (_, at) => cards.slice(4 * at, 4 * at + 4).join(' '));
  assert.equal(tricks[2], '7H JH 5H 3H', 'three trumps fall to Manille, Spadille stays');
  assert.equal(tricks[3], 'AC 7D 4H 2H', 'two fall to Basta');
  assert.equal(tricks[5], 'AS 6H 7S AH', 'Spadille draws the ace, the last trump against the visitor');
});

test('Quadrille: eight tricks; each opponent pays a mark for three matadors, the dish is the Ombre’s', async () => {
  const {events} = await replayed<CalledKingHappening>(quadrille, quadrilleLessons[0]!);
  const {outcome, won, matadors, parts, dues, drawn, net} = resultIn(events);
  assert.deepEqual([outcome, won, matadors, parts], ['win', 8, 3, {game: 0, matadors: 1}]);
  assert.deepEqual(
    dues.map(({from, to, amount}) => [from, to, amount]),
    [
      [1, 0, 1],
      [2, 3, 1],
    ],
  );
  assert.equal(drawn, 1);
  assert.deepEqual(net, [2, -1, -1, 1]);
});

test('Cinquille: who led trumps is the partner, and three tricks were already his', async () => {
  const {events, cards} = await replayed<CalledKingHappening>(cinquille, cinquilleLessons[0]!);
  assert.deepEqual(courseOf(events), [
    'trick 1',
    'trick 2',
    'trick 2',
    'trick 0',
    'trick 2',
    'KH by 2',
    'trick 0',
    'trick 0',
    'trick 1',
  ]);
  const tricks = Array.from({length: 8}, (_, at) => cards.slice(5 * at, 5 * at + 5).join(' '));
  assert.equal(tricks[1], 'QD 4S 3D 2D AD', 'a small trump takes the queen');
  assert.equal(tricks[2], 'AC 3S 5S JS 7S', 'five trumps in one trick');
  assert.equal(tricks[3], '6S 3C KS 2S 6C', 'Manille beats the king');
});

test('Cinquille: six tricks; two opponents pay the Ombre, the third his partner', async () => {
  const {events} = await replayed<CalledKingHappening>(cinquille, cinquilleLessons[0]!);
  const {outcome, won, matadors, parts, dues, drawn, net} = resultIn(events);
  assert.deepEqual([outcome, won, matadors, parts], ['win', 6, 3, {game: 0, matadors: 1}]);
  assert.deepEqual(
    dues.map(({from, to, amount}) => [from, to, amount]),
    [
      [1, 0, 1],
      [3, 0, 1],
      [4, 2, 1],
    ],
  );
  assert.equal(drawn, 1);
  assert.deepEqual(net, [3, -1, 1, -1, -1]);
});
