import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {openAuction, afterBid, type AuctionRules, type Rung} from '@quinola/play';
import type {AuctionAsk} from '../src/asks/ask.js';
import {ladderOf, lowestOpen, rungByKey} from '../src/asks/ladder.js';

const RUNGS: readonly Rung[] = [
  {id: 'six-plain', rank: 0, group: 'six', grade: 'plain'},
  {id: 'six-high', rank: 1, group: 'six', grade: 'high'},
  {id: 'misere', rank: 2, group: 'misere'},
  {id: 'seven-plain', rank: 3, group: 'seven', grade: 'plain'},
  {id: 'seven-high', rank: 4, group: 'seven', grade: 'high'},
];
const RULES: AuctionRules = {rungs: RUNGS, procedure: 'rounds', hold: 'elder'};

/** The auction after these bids by players 0, 1, 2; the next may bid anything higher, except the barred bids. */
function asked(bids: readonly string[], barred: readonly string[] = []): AuctionAsk {
  let auction = openAuction<string>([0, 1, 2]);
  for (const bid of bids) auction = afterBid(RULES, auction, bid);
  const high = RUNGS.find(({id}) => id === auction.high?.bid)?.rank ?? -1;
  return {
    kind: 'auction',
    rungs: RUNGS,
    auction,
    whose: (by) => ({who: {name: `player ${by}`, you: false}, figure: null}),
    words: ({id}) => ({name: id, ...(barred.includes(id) && {why: 'not you'})}),
    bid: ({id, rank}) => (rank > high && !barred.includes(id) ? ({type: 'BID', bid: id} as never) : null),
    answers: [],
  };
}

const rowsOf = (ask: AuctionAsk): string[] =>
  ladderOf(ask, null).rows.map(({rungs}) =>
    rungs.map(({rung, standing}) => `${rung.id}:${standing}`).join(' '),
  );

describe('the ladder of an auction', () => {
  test('puts the grades of a game into one row, each in its column', () => {
    assert.deepEqual(rowsOf(asked([])), [
      'six-plain:open six-high:open',
      'misere:open',
      'seven-plain:open seven-high:open',
    ]);
    const {rows, columns} = ladderOf(asked([]), null);
    assert.equal(columns, 2);
    assert.deepEqual(
      rows[2]!.rungs.map(({column}) => column),
      [0, 1],
    );
  });

  test('folds games of which nothing can be bid any more, except that of the standing bid', () => {
    const ask = asked(['six-plain', 'misere']);
    assert.deepEqual(rowsOf(ask), ['misere:held', 'seven-plain:open seven-high:open']);
    const ladder = ladderOf(ask, null);
    assert.deepEqual(
      ladder.outbid.map(({rung}) => rung.id),
      ['six-plain', 'six-high'],
    );
    assert.equal(ladder.rows[0]!.rungs[0]!.by, 1);
    assert.equal(lowestOpen(ladder)!.rung.id, 'seven-plain');
  });

  test('keeps a row in which one grade can still be bid', () => {
    assert.deepEqual(rowsOf(asked(['six-plain']))[0], 'six-plain:held six-high:open');
  });

  test('shows bids that are high enough but may not be made', () => {
    assert.deepEqual(rowsOf(asked([], ['misere']))[1], 'misere:barred');
  });

  test('marks the advised bid', () => {
    const {rows} = ladderOf(asked([]), {type: 'BID', bid: 'misere'} as never);
    assert.deepEqual(
      rows.flatMap(({rungs}) => rungs.filter(({advised}) => advised).map(({rung}) => rung.id)),
      ['misere'],
    );
  });

  test('can be navigated by keys: up and down by rows in the nearest column, sideways by rungs, to both ends', () => {
    const ladder = ladderOf(asked([], ['misere']), null);
    for (const [at, key, to] of [
      ['six-high', 'ArrowUp', 'misere'],
      ['misere', 'ArrowUp', 'seven-plain'],
      ['seven-high', 'ArrowUp', 'seven-high'],
      ['misere', 'ArrowDown', 'six-plain'],
      ['six-plain', 'ArrowRight', 'six-high'],
      ['six-high', 'ArrowRight', 'misere'],
      ['misere', 'ArrowLeft', 'six-high'],
      ['seven-high', 'Home', 'six-plain'],
      ['six-plain', 'End', 'seven-high'],
      ['six-plain', 'x', null],
    ] as const)
      assert.equal(rungByKey(ladder, at, key), to, `${key} at ${at}`);
  });
});
