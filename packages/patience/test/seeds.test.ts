import assert from 'node:assert/strict';
import test from 'node:test';
import {chanceOf} from '@quinola/chart';
import {eachSample} from '../../play/test-support/sample.js';
import {PATIENCES, patience} from '../src/index.js';
import {provenDeals, seedOf} from '../src/seeds/index.js';
import {searchFrom, tacticsOf, turnsOf} from '../src/solver/index.js';

for (const {id} of PATIENCES) {
  test(`${id}: the deals that are said to come out do`, async () => {
    const deals = await provenDeals(id);
    assert.deepEqual(deals, [...new Map(deals.map((deal) => [deal[0], deal])).values()].sort((a, b) => a[0] - b[0]));
    // One of them in a short run, all in a long one.
    eachSample(deals.length && 1, (_seed, index) => {
      const deal = deals[index % deals.length]!;
      const chance = (nth: number) => chanceOf(seedOf(id, deal), nth);
      const start = patience.start({game: id});
      const state = patience.play(start, 'chance', patience.chance(start, chance(1))).state;
      const found = searchFrom(state, {chance})!.step(tacticsOf(id).nodes);
      assert.equal(found.outcome, 'comes-out');
      assert.ok(turnsOf(state, found.moves, chance) <= found.moves.length);
    }, deals.length);
  });
}

test('a game without a list has no proven deals', async () => {
  assert.deepEqual(await provenDeals('another'), []);
});
