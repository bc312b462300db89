import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {playersOf, SLOW} from '../src/chart/driving.js';
import {lastingStates, reachedStates} from '../src/chart/paths.js';
import {profile, toyMachine} from '../src/small-toy/machine.js';
import {toy} from '../src/small-toy/game.js';

describe('every state of a chart', () => {
  it('is reached by a path', () => {
    const reached = [playersOf(3, 0), playersOf(3, 1)].map((players) =>
      reachedStates(
        toyMachine,
        toy,
        {
          options: {deals: 1},
          players,
          viewer: 0,
          seed: 'paths',
          pace: SLOW,
          ceremony: 'full',
          undo: true,
          thinker: {choose: () => Promise.reject(new Error('nobody thinks here'))},
        },
        ({tricks, trick, knocked, leader}) => [tricks.length, trick.length, knocked.length, leader],
      ),
    );
    assert.deepEqual(
      lastingStates(toyMachine, profile).filter((name) => !reached.some((names) => names.has(name))),
      [],
    );
  });
});
