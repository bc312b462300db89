import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {randomFrom} from '@quinola/cards';
import {placesIn} from '@quinola/chart';
import {assertChartKeepsRules, inputOf, type Charted} from '../../../chart/test-support/charted.js';
import {SLOW} from '../../../chart/test-support/driving.js';
import {lastingStates, reachedStates} from '../../../chart/test-support/paths.js';
import {samples, testSeed} from '../../../play/test-support/sample.js';
import {manner, whistMachine} from '../src/machine.js';
import {
  whist,
  whistOptions,
  type WhistHappening,
  type WhistMove,
  type WhistOptions,
  type WhistPhase,
  type WhistState,
  type WhistView,
} from '../src/rules/index.js';
import {AGREEMENTS, randomEvening, someMove} from '../test-support/evenings.js';

const charted: Charted<WhistState, WhistView, WhistMove, WhistOptions, WhistHappening> = {
  machine: whistMachine,
  game: whist,
  manner,
  players: (options) => whist.start(options).table.players,
  choose: someMove,
  key: ({table}) => [table.trick.length, table.tricks.length],
};

describe('the chart of whist', () => {
  for (const given of AGREEMENTS) {
    it(`plays the match of the rules with ${JSON.stringify(given)}`, async () => {
      for (let i = 0; i < samples(1, 50); i++) {
        const seed = `${testSeed}/${JSON.stringify(given)}/${i}`;
        const visitors = [0, 1, 2].slice(0, (i + 1) % 4);
        await assertChartKeepsRules(charted, {
          ...inputOf(charted, whistOptions(given), seed, ...visitors),
          ceremony: i % 2 ? 'short' : 'full',
        });
      }
    });
  }
});

/** Every phase of the rules; a phase that is missing here does not compile. */
const PHASES: Readonly<Record<WhistPhase, true>> = {
  'cutting.spreading': true,
  'cutting.drawing': true,
  'cutting.redrawing': true,
  'cutting.seating': true,
  'preparing.choosePack': true,
  'preparing.shuffling': true,
  'preparing.packCut': true,
  'dealing.giving': true,
  'dealing.irregular': true,
  'dealing.turnUp': true,
  'dealing.eldestNamesTrump': true,
  'playing.looking': true,
  'playing.trick': true,
  'playing.asked': true,
  'playing.callWindow': true,
  'playing.callFault': true,
  'playing.etiquette': true,
  'playing.claim': true,
  'settlingDeal.penalties': true,
  settlingSession: true,
};

describe('the states of the chart of whist', () => {
  it("have the paths of the rules' phases", () => {
    const places = placesIn(whistMachine.config.states ?? {});
    assert.deepEqual(
      Object.keys(PHASES).filter((phase) => !places.includes(phase)),
      [],
    );
    const others = places.filter((place) => !(place in PHASES));
    assert.deepEqual(others, ['settlingDeal.marked', 'gameWon', 'settlingRubber']);
  });

  it('are each reached by a path', () => {
    const beatsOf = (events: readonly {type: string}[]): string[] =>
      events.flatMap(({type}) => Object.keys(manner.beats[type as keyof typeof manner.beats] ?? {}));
    const starts = new Set<string>();
    const reached = new Set<string>();
    const lasting = lastingStates(whistMachine, manner);
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
          const start = [
            phase,
            visitors.length,
            may.length > 0,
            ...new Set(beatsOf(events)),
            sheets,
            over,
          ].join(' ');
          if (starts.has(start)) continue;
          starts.add(start);
          const found = reachedStates(
            whistMachine,
            whist,
            {
              ...inputOf(charted, whistOptions(given), seed, ...visitors),
              record: {...record, moves: record.moves.slice(0, index)},
              pace: SLOW,
            },
            charted.key,
            (snapshot) =>
              snapshot.context.count > index && (snapshot.hasTag('visitor') || snapshot.hasTag('opponent')),
            made.move,
          );
          for (const id of found) reached.add(id);
        }
      });
    }
    assert.deepEqual(missing(), []);
  });
});
