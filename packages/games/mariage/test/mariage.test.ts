import assert from 'node:assert/strict';
import test from 'node:test';
import {isZeroSum} from '@quinola/play';
import {playMatch} from '@quinola/testing/match.js';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {
  mariage,
  mariageOptions,
  type MariageHappening,
  type MariageOptions,
} from '../src/mariage/rules/index.js';

// What every game must pass (records, known answers, words, chart) is in test/games.test.ts.

const AGREEMENTS: readonly Partial<MariageOptions>[] = [
  {},
  {variant: 'szlifowany', skup: true, falseAreszt: 'continue'},
  {variant: 'kiks'},
  {blindTrump: true, skup: true, swatowe: 'replaces'},
  {variant: 'szlifowany', blindTrump: true, marriageWhenBeating: false},
  {variant: 'kiks', blindTrump: true, kiksOvertake: true},
];
const MARRIAGES = 20 + 20 + 20 + 40;

/** Plays a match at random, and checks every deal and every partia of it. */
function checkMatch(given: Partial<MariageOptions>, seed: string): void {
  const options = mariageOptions({...given, partie: 2});
  const happened: MariageHappening[] = [];
  const end = playMatch(mariage, options, seed, ({events}) => happened.push(...events));
  assert.ok(isZeroSum(mariage.ledger(mariage.view(end, 'watcher'))));
  for (const one of happened) {
    if (one.type === 'deal-settled') {
      const {cards, points, marriages, arrest, round, totals} = one.result;
      const said = marriages.reduce((sum, {points: worth}) => sum + worth, 0);
      const sum = cards[0]! + cards[1]!;
      // All cards and the last trick are 138 in every deal that is played out (§2).
      if (!arrest) assert.equal(sum, 138);
      assert.equal(points[0]! + points[1]!, sum + said);
      assert.ok(said <= MARRIAGES);
      assert.ok(points[0]! < 131 || points[1]! < 131, 'both have 131 in one deal');
      if (round === 2 && !arrest) assert.ok(Math.max(...totals) >= 138, 'nobody has 138 after two deals');
    }
    if (one.type === 'partia-settled') {
      const {by, totals, winner} = one.result;
      if (by === 'arrest') assert.ok(totals[winner]! >= 131);
      if (by === 'false-arrest') assert.ok(totals[1 - winner]! < 131);
    }
  }
  const partie = happened.filter(({type}) => type === 'partia-settled');
  assert.equal(partie.length, 2);
}

for (const given of AGREEMENTS)
  test(`138 points in every deal, 131 in two at most, zero sums: ${JSON.stringify(given)}`, () => {
    for (let i = 0; i < samples(20, 850); i++) checkMatch(given, `${testSeed}/mariasz/${i}`);
  });
