import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {DrawHappening, Happening, TrickHappening} from '@quinola/play';
import {endsDeal, hasRole, sessionProfile, type hardnessOfTurn} from '@quinola/chart';

type ToyHappening = Happening &
  (DrawHappening | TrickHappening | {readonly type: 'dealt' | 'sang' | 'deal-settled'});

describe('the profile of a game that is played deal by deal', () => {
  const profile = sessionProfile<Parameters<typeof hardnessOfTurn>[0], ToyHappening>({
    beats: {sang: {speak: 3}},
    sheet: 'settling.marked',
  });

  it('gives time to what all such games do, and to what the game says', () => {
    assert.deepEqual(
      [profile.beats.played, profile.beats['trick-won'], profile.beats.sang, profile.beats['deal-settled']],
      [{travel: 1}, {gather: 1}, {speak: 3}, undefined],
    );
  });

  it('shows the sheet of a deal that is settled, and ends it', () => {
    assert.deepEqual(profile.sheets([{type: 'sang'}, {type: 'deal-settled'}]), ['settling.marked']);
    assert.deepEqual(profile.sheets([{type: 'sang'}]), []);
    assert.ok(endsDeal(profile, [{type: 'deal-settled'}]));
    assert.ok(hasRole(profile, 'dealt', {type: 'dealt'}));
  });
});
