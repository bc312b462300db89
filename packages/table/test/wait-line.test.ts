import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {Due, Happening} from '@quinola/play';
import {waitLine} from '../src/trick.js';

function lineOf(must: Due, happened: readonly Happening[]): string {
  return waitLine({
    words: {
      waits: ({name}) => `${name} is to play.`,
      dealing: 'The cards are being dealt.',
      waitsForSome: 'Some are to play.',
    },
    context: {turn: {phase: 'dealing', must, may: [], over: false}, happened},
    profile: {played: 'card-played', captured: 'taken'},
    who: () => ({name: 'Leopold', you: false}),
  });
}

describe('the line of the turn while the visitor is not to move', () => {
  it('names him whom the table waits for', () => {
    assert.equal(lineOf(1, [{type: 'card-played'}]), 'Leopold is to play.');
  });

  it('names the last of several, and until then nobody', () => {
    assert.equal(lineOf([1, 2], [{type: 'staked'}]), 'Some are to play.');
    assert.equal(lineOf([2], [{type: 'staked'}]), 'Leopold is to play.');
  });

  it('says that the cards are being dealt, but not while the last trick of a deal is in view', () => {
    assert.equal(lineOf('chance', [{type: 'pack-cut'}]), 'The cards are being dealt.');
    assert.equal(
      lineOf('chance', [{type: 'card-played', card: 'AS'} as Happening, {type: 'deal-settled'}]),
      '',
    );
    assert.equal(lineOf('chance', [{type: 'taken', card: 'AS', take: ['AH']} as Happening]), '');
  });
});
