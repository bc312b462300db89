import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {foldRecord, listed} from '@quinola/play';
import {tarok} from '../packages/games/tarok/src/tarok/rules/index.js';
import {tarokOmbre} from '../packages/games/tarok/src/tarok-ombre/rules/index.js';
import {whist} from '../packages/games/whist/src/rules/index.js';
import {eveningUntil} from '../stories/support/evenings.js';
import {MOMENTS} from '../stories/support/moments.js';
import {OMBRE_MOMENTS, ombreEvening} from '../stories/support/ombre-evenings.js';
import {TAROK_MOMENTS, tarokEvening} from '../stories/support/tarok-evenings.js';

describe('the moments that have a story', () => {
  for (const [name, {options = {}, moment, wrong, right = false}] of Object.entries(MOMENTS)) {
    test(`${name} comes in some evening, and waits for the visitor`, () => {
      const state = foldRecord(whist, eveningUntil(options, moment, wrong, right));
      const {must, may} = whist.turn(state);
      assert.ok(right ? may.includes(0) : must === 0);
      const view = whist.view(state, 0);
      assert.ok(moment(view, whist.moves(view)));
    });
  }
  for (const [name, wanted] of Object.entries(TAROK_MOMENTS)) {
    test(`${name} comes in some evening of Tarok`, () => {
      const state = foldRecord(tarok, tarokEvening(wanted));
      const view = tarok.view(state, 0);
      assert.equal(view.turn.must, 0);
      assert.ok(wanted.moment(view, [...listed(tarok, view)]));
    });
  }
  for (const [name, wanted] of Object.entries(OMBRE_MOMENTS)) {
    test(`${name} comes in some evening of Tarok-ombre`, () => {
      const view = tarokOmbre.view(foldRecord(tarokOmbre, ombreEvening(wanted)), 0);
      assert.equal(view.turn.must, 0);
      assert.ok(wanted.moment(view));
    });
  }
});
