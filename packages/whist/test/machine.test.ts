import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createActor} from 'xstate';
import {pick, randomFrom} from '@quinola/cards';
import type {TableInput} from '@quinola/chart';
import {foldRecord} from '@quinola/play';
import {anyThinker, playersOf, playOn, STILL} from '../../chart/test-support/driving.js';
import {samples, testSeed} from '../../play/test-support/sample.js';
import {whistMachine} from '../src/machine.js';
import {whist, whistOptions, type GivenOptions, type WhistMove, type WhistOptions, type WhistView} from '../src/rules/index.js';

type Input = TableInput<WhistMove, WhistOptions>;

/** Every option away from its default at least once. */
const AGREEMENTS: readonly GivenOptions[] = [
  {},
  {rules: 'warsaw'},
  {rules: 'warsaw', gameLevels: 'double-only', rubbers: 2},
  {rules: 'warsaw', middleTie: 'principle'},
  {honours: 'five-carry', rubbers: 1},
  {honours: 'none', rubbers: 1},
  {preference: true, rubbers: 1},
  {throwOver: false, loserHonoursCount: true, rubbers: 1},
  {table: 'five', lady: 2},
  {table: 'five'},
  {table: 'dummy', rubbers: 3},
  {etiquette: 'strict', accidents: 30, rubbers: 1},
  {rules: 'warsaw', etiquette: 'strict', accidents: 30},
];

const thinker = anyThinker<WhistView, WhistMove>(whist, ({turn}) => turn.must);

function inputOf(given: GivenOptions, seed: string, ...visitors: number[]): Input {
  const options = whistOptions(given);
  const count = whist.start(options).table.players;
  return {
    options, players: playersOf(count, ...visitors), viewer: 0, seed, pace: STILL, thinker, ceremony: 'full', undo: true,
  };
}

/** The places where a chart may be, joined by dots, without what is within a phase. */
function matchesPath(snapshot: {value: unknown}, path: string): boolean {
  let value: unknown = snapshot.value;
  for (const part of path.split('.')) {
    if (typeof value === 'string') return value === part;
    value = (value as Record<string, unknown>)[part];
    if (value === undefined) return false;
  }
  return true;
}

describe('the chart of whist', () => {
  for (const given of AGREEMENTS) {
    it(`plays the match of the rules with ${JSON.stringify(given)}`, async () => {
      for (let i = 0; i < samples(1, 50); i++) {
        const seed = `${testSeed}/${JSON.stringify(given)}/${i}`;
        const random = randomFrom(`${seed}/visitors`);
        const visitors = [0, 1, 2, 3].slice(0, i % 3);
        const ways = new Set<string>();
        const actor = createActor(whistMachine, {
          input: {...inputOf(given, seed, ...visitors), ceremony: i % 2 ? 'short' : 'full'},
          inspect(event) {
            if (event.type !== '@xstate.microstep') return;
            for (const {source, target} of event._transitions) {
              for (const to of target ?? []) if (to.key === 'following') ways.add(source.path.join('.'));
            }
          },
        });
        const wrong: string[] = [];
        actor.subscribe((snapshot) => {
          const {turn, sheets} = snapshot.context;
          if (snapshot.hasTag('visitor') || snapshot.hasTag('opponent')) {
            if (!matchesPath(snapshot, turn.phase) || sheets.length) wrong.push(`${turn.phase} ${JSON.stringify(snapshot.value)}`);
          }
        });
        actor.start();
        await playOn(whist, actor, (moves) => pick(moves, random));
        const {context} = actor.getSnapshot();
        assert.ok(actor.getSnapshot().hasTag('over'), JSON.stringify(actor.getSnapshot().value));
        assert.deepEqual(wrong, []);
        assert.deepEqual([...ways], ['opening'], 'a chart state leads where it does not say');
        assert.deepEqual(foldRecord(whist, context.record), context.state, seed);
        actor.stop();
      }
    });
  }
});
