import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {foldRecord} from '@quinola/play';
import {whist} from '../src/whist/rules/index.js';
import {matchUntil} from '../stories/support/matches.js';
import {MOMENTS} from '../stories/support/moments.js';

describe('the situations of whist that have a story', () => {
  for (const [name, {options = {}, moment, wrong, right = false}] of Object.entries(MOMENTS)) {
    test(`${name} occurs in a match and waits for the visitor`, () => {
      const state = foldRecord(whist, matchUntil(options, moment, wrong, right));
      const {must, may} = whist.turn(state);
      assert.ok(right ? may.includes(0) : must === 0);
      const view = whist.view(state, 0);
      assert.ok(moment(view, whist.moves(view)));
    });
  }
});
