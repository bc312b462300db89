import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createActor} from 'xstate';
import {randomFrom} from '@quinola/cards';
import {foldRecord} from '@quinola/play';
import {playersOf, playOn, STILL} from '../../../chart/test-support/driving.js';
import {samples, testSeed} from '../../../play/test-support/sample.js';
import {whistMachine} from '../src/machine.js';
import {whistBrain} from '../src/maxims/brain.js';
import type {WhistQuestion} from '../src/maxims/player.js';
import {whist, whistOptions} from '../src/rules/index.js';
import {AGREEMENTS, someMove} from '../test-support/evenings.js';

describe('opponents by the book at a table', () => {
  for (const given of AGREEMENTS) {
    it(`play an evening against a visitor of any manners with ${JSON.stringify(given)}`, async () => {
      for (let i = 0; i < samples(1, 20); i++) {
        const seed = `${testSeed}/book/${i}`;
        const random = randomFrom(`${seed}/visitor`);
        const options = whistOptions({...given, ...(given.table ? {} : {rubbers: 1})});
        const actor = createActor(whistMachine, {
          input: {
            options,
            players: playersOf(whist.start(options).table.players, 0),
            viewer: 0,
            seed,
            pace: STILL,
            ceremony: 'full',
            undo: false,
            thinker: {choose: (question) => Promise.resolve(whistBrain.choose(question as WhistQuestion))},
          },
        });
        actor.start();
        await playOn(whist, actor, (moves, view) => someMove(moves, view, random));
        const {context} = actor.getSnapshot();
        assert.equal(
          context.failure,
          null,
          `${seed}: ${context.turn.phase} ${JSON.stringify(context.failure?.error)}`,
        );
        assert.ok(actor.getSnapshot().hasTag('over'), seed);
        assert.deepEqual(foldRecord(whist, context.record), context.state);
        actor.stop();
      }
    });
  }
});
