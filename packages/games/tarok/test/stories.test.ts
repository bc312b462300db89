import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {foldRecord, listed} from '@quinola/play';
import {tarokOmbre} from '../src/tarok-ombre/rules/index.js';
import {tarok} from '../src/tarok/rules/index.js';
import {OMBRE_MOMENTS, ombreMatch} from '../stories/support/ombre-matches.js';
import {TAROK_MOMENTS, tarokMatch} from '../stories/support/tarok-matches.js';

describe('the situations of tarok games that have a story', () => {
  for (const [name, wanted] of Object.entries(TAROK_MOMENTS)) {
    test(`${name} occurs in a match of Tarok`, () => {
      const state = foldRecord(tarok, tarokMatch(wanted));
      const view = tarok.view(state, 0);
      assert.equal(view.turn.must, 0);
      assert.ok(wanted.moment(view, [...listed(tarok, view)]));
    });
  }
  for (const [name, wanted] of Object.entries(OMBRE_MOMENTS)) {
    test(`${name} occurs in a match of Tarok-ombre`, () => {
      const view = tarokOmbre.view(foldRecord(tarokOmbre, ombreMatch(wanted)), 0);
      assert.equal(view.turn.must, 0);
      assert.ok(wanted.moment(view));
    });
  }
});
