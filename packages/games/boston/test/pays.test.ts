import assert from 'node:assert/strict';
import test from 'node:test';
import {offered} from '@quinola/play';
import {playMatch} from '@quinola/testing/match.js';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {boston, bostonOptions} from '../src/boston/rules/index.js';
import {byBook} from '../src/kit/contracts/opponents/brain.js';

// What a deal of Boston costs when it is played by the book, beside what an old handbook tells of such games: least 30 counters,
// most 2,400, usual about 300. Its tariff is another, so shares are compared, not sums.

const HANDBOOK = {least: 30, usual: 300, most: 2400};

/** How many deals are played. */
const DEALS = samples(24, 10_000);

/** The lowest and the highest price of tariff A, in marks from each. */
const LEAST = 2,
  MOST = 200;

test('what is paid for a deal by the book stands to the least and the most as an old handbook tells', (t) => {
  const paid: number[] = [];
  let passed = 0;
  for (let i = 0; i < DEALS; i++)
    playMatch(
      boston,
      bostonOptions({deals: 1}),
      `${testSeed}/pays/${i}`,
      ({events}) => {
        for (const event of events)
          if (event.type === 'deal-settled') {
            if (event.result.outcome === 'all-passed') passed++;
            else paid.push(event.result.price);
          }
      },
      (game, state, random) => {
        const {must} = game.turn(state);
        if (must === 'chance') return {by: must, move: game.chance(state, random)};
        const by = must as number;
        const view = game.view(state, by);
        const seed = `${i}/${by}/${view.tricks.length}`;
        return {
          by,
          move: byBook({game: game.id, view, moves: offered(game, view), level: 'book', seed}).move,
        };
      },
    );
  assert.equal(paid.length + passed, DEALS);
  for (const price of paid) assert.ok(price >= LEAST && price <= MOST, `${price} marks from each`);
  const mean = paid.reduce((sum, price) => sum + price, 0) / paid.length;
  t.diagnostic(`deals ${DEALS}, all passed ${passed}`);
  t.diagnostic(
    `marks from each: least ${Math.min(...paid)}, mean ${mean.toFixed(1)}, most ${Math.max(...paid)}`,
  );
  t.diagnostic(
    `mean over least: ${(mean / LEAST).toFixed(1)}; in the handbook ${HANDBOOK.usual / HANDBOOK.least}`,
  );
  t.diagnostic(
    `most over least: ${(Math.max(...paid) / LEAST).toFixed(0)} of ${MOST / LEAST}; in the handbook ${HANDBOOK.most / HANDBOOK.least}`,
  );
});
