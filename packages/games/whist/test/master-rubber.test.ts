import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {randomFrom} from '@quinola/cards';
import {eachSample} from '@quinola/testing/sample.js';
import {settleDeal, targetOf, whistOptions} from '../src/whist/rules/index.js';
import {CHANCES} from '../src/whist/opponents/search/outcomes.js';
import {worthsOf, type Standing} from '../src/whist/opponents/search/standing.js';

describe('the worth of a rubber', () => {
  const options = whistOptions({});
  const worths = worthsOf(options);

  it('is for one side the negative of what it is for the other', () => {
    eachSample(50, (seed) => {
      const random = randomFrom(seed);
      const [a, b] = [random.below(10), random.below(10)];
      const wins = [random.below(2), random.below(2)] as const;
      const here: Standing = {score: [a, b], wins};
      assert.ok(
        Math.abs(worths.rubber(here) + worths.rubber({score: [b, a], wins: [wins[1], wins[0]]})) < 1e-9,
      );
      assert.ok(worths.rubber({score: [9, b], wins}) > worths.rubber({score: [0, b], wins}));
    });
  });

  it('is the average over the results of its next deal under the rules', () => {
    for (const given of [{}, {rules: 'warsaw'}, {honours: 'none'}, {loserHonoursCount: true}] as const) {
      const options = whistOptions(given);
      const known = worthsOf(options);
      for (const score of [
        [0, 0],
        [3, 4],
        [4, 1],
        [7, 4],
      ] as const) {
        if (score[0] >= targetOf(options)) continue;
        const here: Standing = {score, wins: [1, 0]};
        let mean = 0;
        CHANCES.forEach((row, honours) =>
          row.forEach((chance, tricks) => {
            const both = [tricks, 13 - tricks] as const;
            mean +=
              chance *
              known.deal(
                here,
                settleDeal({
                  options: options,
                  start: score,
                  tricks: both,
                  honourCards: [honours, 4 - honours],
                  penalties: [],
                  doubled: false,
                }),
                both,
              );
          }),
        );
        assert.ok(
          Math.abs(mean - known.rubber(here)) < 1e-9,
          `${score.join(':')} ${mean} ${known.rubber(here)}`,
        );
      }
    }
  });

  it('is computed in stages that come to an end', () => {
    const fresh = worthsOf(whistOptions({rules: 'warsaw', gameLevels: 'double-only'}));
    let stages = 0;
    while (!fresh.prepare()) stages++;
    assert.equal(stages, 80);
  });
});
