import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {eachSample} from '@quinola/testing/sample.js';
import {patience, registerPatience} from '../src/patience/index.js';
import {searchFrom, searchView} from '../src/patience/opponents/solver/index.js';
import {exhausted} from '../test-support/endings.js';
import {dealt} from '../test-support/lines.js';
import {smallGame} from '../test-support/small-games.js';
import {TWELFTH} from '../test-support/twelfth.js';

/** The number of positions after which the exhaustive search gives up. */
const MOST = 3000;

test('the solver agrees with an exhaustive search by the rules in small games of any kind', (t) => {
  const outcomes = {'comes-out': 0, cannot: 0, unknown: 0};
  eachSample(
    30,
    (seed) => {
      const def = smallGame(seed, randomFrom(seed));
      registerPatience(def);
      const chance = (nth: number) => randomFrom(`${seed}#${nth}`);
      const state = dealt(def.id, chance);
      const won = exhausted(state, seed, MOST);
      if (won === null) return;
      const found = searchFrom(state, {chance})!.step(50_000);
      assert.equal(found.outcome, won ? 'comes-out' : 'cannot', JSON.stringify(def));
      outcomes[found.outcome]++;
      // The search from open cards proves less, but never something else.
      const seen = searchView(patience.view(state, 0))!.step(50_000);
      if (seen.outcome !== 'unknown') assert.equal(seen.outcome, found.outcome, JSON.stringify(def));
    },
    3000,
  );
  t.diagnostic(JSON.stringify(outcomes));
  assert.ok(outcomes['comes-out'] > 5 && outcomes.cannot > 5, 'both happen');
});

test('a game whose foundations take their suit from the first card is not searched', () => {
  const [bases, ...groups] = TWELFTH.groups;
  const def = {
    ...TWELFTH,
    id: 'first-come',
    groups: [{...bases!, base: {rank: 'A', suit: 'any' as const}}, ...groups],
  };
  registerPatience(def);
  assert.equal(searchFrom(dealt(def.id, (nth) => randomFrom(`a test#${nth}`))), null);
});
