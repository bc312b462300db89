import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {foldRecord} from '@quinola/play';
import {tarokOmbre} from '../src/tarok-ombre/rules/index.js';
import {tarok} from '../src/tarok/rules/index.js';
import {OMBRE_MOMENTS, ombreMatch} from '../stories/support/ombre-matches.js';
import {TAROK_MOMENTS, tarokMatch} from '../stories/support/tarok-matches.js';

describe('the situations of tarok games that have a story', () => {
  for (const [name, situation] of Object.entries(TAROK_MOMENTS)) {
    test(`${name} occurs in a match of Tarok`, () => {
      const state = foldRecord(tarok, tarokMatch(situation));
      const view = tarok.view(state, 0);
      assert.equal(view.turn.must, 0);
      assert.ok(situation.moment(view));
    });
  }
  for (const [name, situation] of Object.entries(OMBRE_MOMENTS)) {
    test(`${name} occurs in a match of Tarok-ombre`, () => {
      const view = tarokOmbre.view(foldRecord(tarokOmbre, ombreMatch(situation)), 0);
      assert.equal(view.turn.must, 0);
      assert.ok(situation.moment(view));
    });
  }
});
