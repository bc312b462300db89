import assert from 'node:assert/strict';
import test from 'node:test';
import {isZeroSum} from '@quinola/play';
import {
  counters,
  levelOf,
  rods,
  settleDeal,
  slamOf,
  whist,
  whistOptions,
  type DealToSettle,
  type WhistState,
} from '../src/whist/rules/index.js';
import {mark} from '../src/whist/rules/marking.js';
import {positionState, readPosition} from '../src/whist/rules/position.js';
import type {GameResult, Side} from '../src/whist/rules/types.js';
import {rods as laid} from '../src/whist/table/score.js';

const DEAL = 'S:AKQ.J2.T98.K5432 W:J32.AKQ.765.QJT9 N:T98.T987.AK2.876 E:7654.6543.QJ43.A';

function deal(changes: Partial<DealToSettle>): ReturnType<typeof settleDeal> {
  return settleDeal({
    options: {rules: 'vienna-1834', honours: 'four', loserHonoursCount: false},
    start: [0, 0],
    tricks: [7, 6],
    honourCards: [2, 2],
    penalties: [],
    doubled: false,
    ...changes,
  });
}

test('with five honours, points beyond ten carry over to the winners’ next game (Vienna §22)', () => {
  const options = {rules: 'vienna-1834', honours: 'five-carry', loserHonoursCount: false} as const;
  const settled = deal({options, start: [7, 4], tricks: [9, 4], honourCards: [4, 1]});
  assert.deepEqual([settled.score, settled.winner, settled.by, settled.carried], [[10, 4], 0, 'tricks', 4]);
  assert.equal(deal({options, start: [9, 0], tricks: [13, 0], honourCards: [5, 0]}).carried, 9);
  assert.equal(deal({start: [7, 4], tricks: [9, 4], honourCards: [4, 0]}).carried, 0);
});

test('carried points start the next game of the same side, and are lost with the rubber', () => {
  const all = whistOptions({honours: 'five-carry', deal: `${DEAL} dealer=S trump=S score=7-4`, rubbers: 2});
  const state = positionState(all, readPosition(all.deal!, all));
  const won = (from: WhistState): WhistState =>
    mark(
      {
        ...from,
        dealt: [['AS', 'KS', 'QS', 'JS'], ['TS'], [], []],
        table: {...from.table, trump: 'S', tricksWon: [9, 4]},
      },
      [],
    );
  const first = won(state);
  assert.deepEqual(first.table.score, [4, 0]);
  assert.equal(first.table.games[0]!.carried, 4);
  const second = won(first);
  assert.equal(second.table.rubbers.length, 1);
  assert.deepEqual(second.table.score, [0, 0]);
});

test('the losers’ honours in the deciding deal count only in the doubtful reading', () => {
  const changes = {start: [8, 0], tricks: [9, 4], honourCards: [1, 3]} as const;
  assert.deepEqual(deal(changes).score, [10, 0]);
  const options = {rules: 'vienna-1834', honours: 'four', loserHonoursCount: true} as const;
  assert.deepEqual(deal({...changes, options}).score, [10, 2]);
  // On nine honours add nothing: they never bring a side to ten.
  assert.deepEqual(deal({...changes, start: [8, 9], options}).score, [10, 9]);
  assert.deepEqual(deal({...changes, start: [8, 8], options}).score, [10, 9]);
});

test('when the penalty ends the game first, neither tricks nor honours are marked (Warsaw law 3)', () => {
  const options = {rules: 'warsaw', honours: 'four', loserHonoursCount: false} as const;
  const penalties = [{side: 1, deduct: 0, add: 3}] as const;
  const settled = deal({options, start: [8, 0], tricks: [3, 10], honourCards: [0, 4], penalties});
  assert.deepEqual(settled, {
    score: [10, 0],
    winner: 0,
    by: 'penalty',
    carried: 0,
    trickPoints: [0, 0],
    honourPoints: [0, 0],
  });
  assert.deepEqual(deal({options, start: [6, 0], tricks: [3, 10], penalties}).trickPoints, [0, 4]);
});

test('a side that revokes cannot win the game in that deal, even if both sides revoked', () => {
  const both = [
    {side: 0, deduct: 0, add: 3},
    {side: 1, deduct: 0, add: 3},
  ] as const;
  assert.deepEqual(deal({start: [9, 9], penalties: both}).winner, null);
  assert.deepEqual(deal({start: [9, 9], penalties: both}).score, [9, 9]);
});

test('games of five points without honours, and the double-only rubber', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((score) =>
      levelOf({rules: 'vienna-1834', honours: 'none', gameLevels: 'full'}, score),
    ),
    [3, 2, 2, 1, 1],
  );
  assert.deepEqual(
    [0, 4, 5, 9].map((score) =>
      levelOf({rules: 'warsaw', honours: 'four', gameLevels: 'double-only'}, score),
    ),
    [2, 2, 1, 1],
  );
});

test('slams are thirteen or twelve tricks of either side', () => {
  assert.deepEqual(
    [slamOf([13, 0]), slamOf([1, 12]), slamOf([11, 2])],
    [{side: 0, size: 'great'}, {side: 1, size: 'small'}, null],
  );
});

test('stopping a match settles the unfinished rubber without the bonus (Vienna §13)', () => {
  const stopped = (games: string): WhistState => {
    const options = whistOptions({deal: `${DEAL} dealer=S trump=S score=3-0 ${games}`});
    return whist.play(whist.start(options), 2, {type: 'STOP'}).state;
  };
  const one = stopped('games=2');
  assert.equal(one.table.turn.over, true);
  assert.equal(one.table.turn.phase, 'settlingSession');
  assert.deepEqual(
    one.table.rubbers.map(({net, finished}) => [net, finished]),
    [[2, false]],
  );
  assert.deepEqual(whist.worth(one), [2, -2, 2, -2]);
  assert.ok(isZeroSum(whist.ledger(one.table)));
  assert.deepEqual(stopped('games=2,-3').table.rubbers[0]!.net, -1);
  assert.deepEqual(stopped('').table.rubbers, []);
  assert.equal(whist.refusal(whist.view(one, 0), {type: 'STOP'})?.reason, 'over');
});

test('the worth of a state rises with score and games won', () => {
  const worth = (fields: string): number =>
    whist.worth(whist.start(whistOptions({deal: `${DEAL} dealer=S trump=S ${fields}`})))[0]!;
  assert.equal(worth(''), 0);
  const rising = [
    'score=0-9',
    'score=0-4',
    'score=0-0',
    'score=4-0',
    'score=9-0',
    'score=9-0 games=1',
    'score=9-0 games=3',
  ].map(worth);
  assert.deepEqual(
    [...rising].sort((a, b) => a - b),
    rising,
  );
});

test('the table shows the rods that the book uses for the games of a rubber (Vienna §11)', () => {
  const game = (winner: Side, level: GameResult['level']): GameResult => ({
    winner,
    level,
    loserScore: 0,
    byCall: false,
    carried: 0,
  });
  assert.deepEqual(laid([]), [0, 0]);
  assert.deepEqual(laid([game(0, 3), game(1, 2)]), [2, 1]);
  assert.deepEqual(laid([game(1, 3), game(0, 3)]), [1, 1]);
  assert.deepEqual(laid([game(1, 1), game(0, 2), game(1, 3)]), [1, 3]);
});

test('counters and rods show points and games as documented', () => {
  for (let points = 0; points < 10; points++) {
    const {above, line, below} = counters(points);
    assert.equal(3 * above + line + 5 * below, points);
    assert.ok(above + line + below <= 4);
  }
  assert.deepEqual(
    [rods(3, 0), rods(1, 3), rods(3, 2), rods(3, 3)],
    [
      [3, 0],
      [1, 3],
      [2, 1],
      [1, 1],
    ],
  );
});
