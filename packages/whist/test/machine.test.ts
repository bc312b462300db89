import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createActor} from 'xstate';
import {randomFrom} from '@quinola/cards';
import {placesIn, type TableInput} from '@quinola/chart';
import {foldRecord} from '@quinola/play';
import {anyThinker, playersOf, playOn, SLOW, STILL} from '../../chart/test-support/driving.js';
import {lastingStates, reachedStates} from '../../chart/test-support/paths.js';
import {samples, testSeed} from '../../play/test-support/sample.js';
import {manner, whistMachine} from '../src/machine.js';
import {
  whist, whistOptions, type GivenOptions, type WhistMove, type WhistOptions, type WhistPhase, type WhistView,
} from '../src/rules/index.js';
import {AGREEMENTS, randomEvening, someMove} from '../test-support/evenings.js';

type Input = TableInput<WhistMove, WhistOptions>;

const thinker = anyThinker<WhistView, WhistMove>(whist, ({turn}) => turn.must);

function inputOf(given: GivenOptions, seed: string, ...visitors: number[]): Input {
  const options = whistOptions(given);
  const count = whist.start(options).table.players;
  return {
    options, players: playersOf(count, ...visitors), viewer: 0, seed, pace: STILL, thinker, ceremony: 'full',
    undo: true,
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
        const visitors = [0, 1, 2].slice(0, (i + 1) % 4);
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
        actor.on('refused', ({move, refusal}) => { wrong.push(`${move.type} refused: ${refusal.reason}`); });
        actor.subscribe((snapshot) => {
          const {turn, sheets} = snapshot.context;
          if (snapshot.hasTag('visitor') || snapshot.hasTag('opponent')) {
            const right = matchesPath(snapshot, turn.phase) && !sheets.length;
            if (!right) wrong.push(`${turn.phase} ${JSON.stringify(snapshot.value)}`);
          }
        });
        actor.start();
        await playOn(whist, actor, (moves, view) => someMove(moves, view, random));
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

/** Every phase of the rules; a phase that is missing here does not compile. */
const PHASES: Readonly<Record<WhistPhase, true>> = {
  'cutting.spreading': true, 'cutting.drawing': true, 'cutting.redrawing': true, 'cutting.seating': true,
  'preparing.choosePack': true, 'preparing.shuffling': true, 'preparing.packCut': true,
  'dealing.giving': true, 'dealing.irregular': true, 'dealing.turnUp': true, 'dealing.eldestNamesTrump': true,
  'playing.looking': true, 'playing.trick': true, 'playing.asked': true, 'playing.callWindow': true,
  'playing.callFault': true,
  'playing.etiquette': true, 'playing.claim': true, 'settlingDeal.penalties': true, settlingSession: true,
};

describe('the states of the chart of whist', () => {
  it('have the paths of the rules\' phases', () => {
    const places = placesIn(whistMachine.config.states ?? {});
    assert.deepEqual(Object.keys(PHASES).filter((phase) => !places.includes(phase)), []);
    const others = places.filter((place) => !(place in PHASES));
    assert.deepEqual(others, ['settlingDeal.marked', 'gameWon', 'settlingRubber']);
  });

  it('are each reached by a path', () => {
    const beatsOf = (events: readonly {type: string}[]): string[] =>
      events.flatMap(({type}) => Object.keys(manner.beats[type as keyof typeof manner.beats] ?? {}));
    const starts = new Set<string>();
    const reached = new Set<string>();
    const lasting = lastingStates(whistMachine);
    const missing = (): string[] => lasting.filter((id) => !reached.has(id));
    // Each agreement once; what is rare happens at strict tables, the last three.
    for (let i = 0; i < 200 && missing().length; i++) {
      const given = AGREEMENTS[i < AGREEMENTS.length ? i : AGREEMENTS.length - 1 - (i % 3)]!;
      const seed = `paths/${i}`;
      const {record, steps} = randomEvening(given, seed, randomFrom(`${seed}/moves`));
      steps.forEach(({before, made, events}, index) => {
        const {phase, may} = whist.turn(before);
        const sheets = manner.sheets(events).join();
        for (const visitors of [[], record.players.map((_, player) => player)]) {
          const over = events.some(({type}) => type === 'session-over');
          const start = [phase, visitors.length, may.length > 0, ...new Set(beatsOf(events)), sheets, over].join(' ');
          if (starts.has(start)) continue;
          starts.add(start);
          const found = reachedStates(whistMachine, whist, {
            ...inputOf(given, seed, ...visitors), record: {...record, moves: record.moves.slice(0, index)}, pace: SLOW,
          }, ({table}) => [table.trick.length, table.tricks.length], (snapshot) => (
            snapshot.context.count > index && (snapshot.hasTag('visitor') || snapshot.hasTag('opponent'))
          ), made.move);
          for (const id of found) reached.add(id);
        }
      });
    }
    assert.deepEqual(missing(), []);
  });
});
