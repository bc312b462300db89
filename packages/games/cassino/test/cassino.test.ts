import assert from 'node:assert/strict';
import test from 'node:test';
import {isZeroSum} from '@quinola/play';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {playMatch} from '@quinola/testing/match.js';
import {
  cassino,
  cassinoOptions,
  lurchOf,
  partyOf,
  targetOf,
  type CassinoOptions,
  type DealResult,
} from '../src/cassino/rules/index.js';
import {dealTold} from '../src/cassino/table/features.js';
import type {CassinoHost} from '../src/cassino/table/host.js';
import {panels} from '../src/cassino/words/strings/en-panels.js';

const AGREEMENTS: readonly Partial<CassinoOptions>[] = [
  {},
  {players: 3},
  {players: 2},
  {players: 3, threeHandSetoff: 'hoyle', target3: 16},
  {players: 2, courtCapture: 'pair', mustCapture: true, finalClearScores: false, etiquette: 'strict'},
  {games: 3},
];

test('every card is taken, eleven points are counted or eight, and at most one party marks after a set-off', () => {
  for (let i = 0; i < samples(60, 10_000); i++) {
    const options = cassinoOptions(AGREEMENTS[i % AGREEMENTS.length]!);
    let deals = 0;
    const end = playMatch(cassino, options, `${testSeed}/cassino/${i}`, ({events}) => {
      for (const event of events) {
        if (event.type !== 'deal-settled') continue;
        deals++;
        const {items, cards, spades, gross, marked, game} = event.result;
        if (!items.length) {
          assert.equal(game?.by, 'clearing');
          continue;
        }
        const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
        assert.deepEqual([sum(cards), sum(spades)], [52, 13]);
        if (options.players === 3) assert.ok(sum(gross) <= 11 && sum(gross) >= 7, `${gross}`);
        else {
          assert.ok([11, 8].includes(sum(gross)), `${gross}`);
          assert.ok(marked.filter(Boolean).length <= 1, `${marked}`);
        }
      }
    });
    const {lastDeal, seats} = end.table;
    assert.ok(deals > 0 && cassino.turn(end).over);
    assert.ok(isZeroSum(cassino.ledger(cassino.view(end, 'watcher'))));
    const {winner, lurched} = lastDeal!.game!;
    assert.ok(lastDeal!.score[winner]! >= targetOf(options));
    for (const party of lurched) assert.ok(lastDeal!.score[party]! < lurchOf(options));
    assert.equal(seats.length, options.players);
    assert.ok(seats.every((_, seat) => partyOf(options, seat) < lastDeal!.score.length));
  }
});

test('a match can be ended by whoever plays', () => {
  const end = cassino.play(cassino.start(cassinoOptions()), 0, {type: 'STOP'}).state;
  assert.ok(cassino.turn(end).over);
});

test('why nobody marks is told as it is: equal points, or of three the two lower together as many', () => {
  const told = (agreed: Partial<CassinoOptions>): readonly string[] =>
    dealTold(
      {gamePanelWords: panels, view: {options: cassinoOptions(agreed), seat: 0}} as unknown as CassinoHost,
      {marked: [0, 0, 0], items: [{}], game: null} as unknown as DealResult,
    );
  assert.match(told({players: 2})[0]!, /^The points are equal/);
  assert.match(
    told({players: 3, threeHandSetoff: 'hoyle'})[0]!,
    /^Nobody has more points than both others together/,
  );
});
