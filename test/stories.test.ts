import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {foldRecord} from '@quinola/play';
import {whist} from '../packages/whist/src/rules/index.js';
import {eveningUntil} from '../stories/support/evenings.js';
import {MOMENTS} from '../stories/support/moments.js';

describe('the moments that have a story', () => {
  for (const [name, {options = {}, moment}] of Object.entries(MOMENTS)) {
    test(`${name} comes in some evening, and waits for the visitor`, () => {
      const state = foldRecord(whist, eveningUntil(options, moment));
      assert.equal(whist.turn(state).must, 0);
      const view = whist.view(state, 0);
      assert.ok(moment(view, whist.moves(view)));
    });
  }
});
