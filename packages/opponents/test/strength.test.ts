import assert from 'node:assert/strict';
import {test} from 'node:test';
import {contested, estimateOf, mirrored, type AnyContest} from '../cli/contest.js';
import {isEnough, keyOf, seatsOf, tableOf, type Line} from '../cli/strength.js';

/** Each for himself: `book` wins three from every other kind, and its seat brings one chip whoever sits there. */
const rounds: AnyContest = {
  rounds: {
    unit: 'chips a deal',
    players: 3,
    play: (kinds) => kinds.map(({level}, seat) => (level === 'book' ? 3 : 0) + (seat === 0 ? 1 : 0)),
  },
};

const line: Line = {
  name: 'chips',
  what: 'deals in all seats',
  unit: 'chips a deal',
  players: 3,
  better: 'book',
  worse: 'greedy',
};

test('a deal is mirrored: what a seat brings by itself falls to all kinds alike', () => {
  const kinds = seatsOf(line).map((level) => ({level}));
  assert.deepEqual(
    kinds.map(({level}) => level),
    ['book', 'greedy', 'greedy'],
  );
  assert.ok(Math.abs(mirrored(rounds, kinds, 'a') - (3 + 1 / 3)) < 1e-9);
  assert.equal(contested(rounds, kinds, {from: 5, count: 4}, 'a').count, 4);
});

test('partners sit opposite each other', () => {
  assert.deepEqual(seatsOf({players: 4, better: 'master', worse: 'book'}), [
    'master',
    'book',
    'master',
    'book',
  ]);
});

test('a match goes on until its deals are played, or its interval is as narrow as is wanted', () => {
  const tally = {count: 400, sum: 200, squares: 200};
  assert.ok(Math.abs(estimateOf(tally).margin - 0.049) < 0.001);
  assert.equal(isEnough(tally, 1000), false);
  assert.equal(isEnough(tally, 1000, 0.05), true);
  assert.equal(isEnough(tally, 400), true);
  assert.equal(
    isEnough({count: 20, sum: 20, squares: 20}, 1000, 0.05),
    false,
    'few deals may be alike by chance',
  );
});

test('the table has a line for whatever was played', () => {
  const kept = {[keyOf(line)]: {count: 4, sum: 12, squares: 40}};
  const table = tableOf([line, {...line, better: 'master', worse: 'book'}], kept);
  assert.match(table, /^## Chips\n/);
  assert.match(table, /\| `book` \| `greedy` \| 4 \| \+3\.00 ± 1\.13 \|/);
  assert.doesNotMatch(table, /master/);
});
