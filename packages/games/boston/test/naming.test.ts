import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createActor} from 'xstate';
import type {Thinker} from '@quinola/chart';
import {NO_PAUSES, playersOf, untilIdle} from '@quinola/testing/chart/driving.js';
import {bostonMachine} from '../src/boston/machine.js';
import {bostonOptions} from '../src/boston/rules/index.js';
import {viraMachine} from '../src/vira/machine.js';
import {viraOptions} from '../src/vira/rules/index.js';

// Who has bid a suit need not name it again.

/** Opponents who pass, and play nothing. */
const passing: Thinker = {
  choose: ({view}) =>
    (view as {turn: {phase: string}}).turn.phase.startsWith('bidding')
      ? Promise.resolve({move: {type: 'PASS'}})
      : Promise.race([]),
};

/** What a table needs at which the visitor sits first; nothing takes time. */
const inputFor = <Options>(options: Options, seats: number, seed: string) => ({
  options,
  players: playersOf(seats, 0),
  viewer: 0,
  seed,
  pace: NO_PAUSES,
  thinker: passing,
  ceremony: 'short' as const,
  undo: false,
});

/** Among so many seeds there is one with which the visitor bids first. */
const LONGEST_SEARCH = 20;

/** The phase that follows when the visitor, the first to bid at some table, has bid so and all others pass. */
async function after(name: 'boston' | 'vira', bid: string): Promise<string> {
  for (let seed = 0; seed < LONGEST_SEARCH; seed++) {
    const actor =
      name === 'boston'
        ? createActor(bostonMachine(), {input: inputFor(bostonOptions(), 4, `${seed}`)})
        : createActor(viraMachine(), {input: inputFor(viraOptions(), 3, `${seed}`)});
    actor.start();
    await untilIdle(actor);
    if (actor.getSnapshot().context.turn.phase !== 'bidding.opening') continue;
    actor.send({type: 'BID', bid} as never);
    await untilIdle(actor, 'visitor', 'opponent');
    await new Promise(setImmediate);
    return actor.getSnapshot().context.turn.phase;
  }
  throw new Error('The visitor never bids first.');
}

describe('the trump', () => {
  it('is not asked for where the bid leaves one suit', async () => {
    assert.equal(await after('boston', 'boston.superieure'), 'playing.trick');
    assert.match(await after('vira', 'solo-6/hogsta'), /^exchanging/);
  });

  it('is asked for where there are more', async () => {
    assert.equal(await after('boston', 'boston.couleur'), 'declaring.trump');
    assert.equal(await after('vira', 'solo-6'), 'declaring.trump');
  });
});
