import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {chanceOf} from '@quinola/chart';
import {eachSample, samples} from '@quinola/testing/sample.js';
import {PATIENCES} from '../src/patience/index.js';
import {provenDeals, seedOf} from '../src/patience/opponents/seeds/index.js';
import {dealt, followed} from '../test-support/lines.js';

/** The winning lines of the deals of a list, by deal number (`npm run seeds` writes both). */
function linesOf(game: string): ReadonlyMap<number, string> {
  const rows = readFileSync(new URL(`lines/${game}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);
  return new Map(rows.map((row) => row.split(' ')).map(([number, letters]) => [Number(number), letters!]));
}

for (const {id} of PATIENCES) {
  test(`${id}: every deal that is listed as solvable is solved by its stored line`, async () => {
    const deals = await provenDeals(id);
    const lines = linesOf(id);
    assert.deepEqual(
      [...lines.keys()],
      deals.map(([number]) => number),
    );
    assert.deepEqual(
      [...lines.keys()],
      [...lines.keys()].sort((a, b) => a - b),
    );
    // A sample spread over the list in a short run; all in a long one.
    const some = samples(3, deals.length);
    eachSample(
      3,
      (_seed, index) => {
        const deal = deals[Math.floor((index * deals.length) / some)]!;
        const chance = (nth: number) => chanceOf(seedOf(id, deal), nth);
        const end = followed(dealt(id, chance), lines.get(deal[0])!, chance);
        assert.ok(end.state.won, `deal ${deal[0]}`);
        assert.equal(end.moves, deal[1]);
        assert.ok(deal[2] <= deal[1]);
      },
      deals.length,
    );
  });
}

test('a game without a list has no proven deals', async () => {
  assert.deepEqual(await provenDeals('another'), []);
});
