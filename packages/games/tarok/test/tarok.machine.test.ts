import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createActor} from 'xstate';
import {randomFrom} from '@quinola/cards';
import {placesIn, publicRecord, type TableEmitted, type TableInput, type Thinker} from '@quinola/chart';
import {
  assertChartKeepsRules,
  inputOf,
  isIn,
  randomEvening,
  unreachedStates,
  type Charted,
} from '../../../chart/test-support/charted.js';
import {playersOf, rested} from '../../../chart/test-support/driving.js';
import {samples, testSeed} from '../../../play/test-support/sample.js';
import {manner, tarokMachine} from '../src/tarok/machine.js';
import {
  tarok,
  tarokOptions,
  type GivenOptions,
  type TarokHappening,
  type TarokMove,
  type TarokOptions,
  type TarokPhase,
  type TarokState,
  type TarokView,
} from '../src/tarok/rules/index.js';
import {AGREEMENTS, someMove} from '../test-support/tarok-evening.js';

type Input = TableInput<TarokMove, TarokOptions>;

const charted: Charted<TarokState, TarokView, TarokMove, TarokOptions, TarokHappening> = {
  machine: tarokMachine,
  game: tarok,
  manner,
  players: ({players}) => players,
  choose: someMove,
  key: ({table}) => [table.trick.length, table.tricks.length],
};
const OPTIONS = AGREEMENTS.map(tarokOptions);
const never: Thinker = {choose: () => new Promise(() => undefined)};

describe('the chart of Tarok', () => {
  for (const given of AGREEMENTS) {
    it(`plays the match of the rules with ${JSON.stringify(given)}`, async () => {
      for (let i = 0; i < samples(1, 50); i++) {
        const input = inputOf(
          charted,
          tarokOptions(given),
          `${testSeed}/${JSON.stringify(given)}/${i}`,
          ...[0, 1].slice(0, (i + 1) % 3),
        );
        await assertChartKeepsRules(charted, {...input, ceremony: i % 2 ? 'short' : 'full'});
      }
    });
  }
});

/** Every phase of the rules; a phase that is missing here does not compile. */
const PHASES: Readonly<Record<TarokPhase, true>> = {
  'drawing.spreading': true,
  'drawing.seats': true,
  'drawing.deal': true,
  'dealing.shuffling': true,
  'dealing.packCut': true,
  skat: true,
  announcing: true,
  'playing.trick': true,
  settlingSession: true,
};

describe('the states of the chart of Tarok', () => {
  it("have the paths of the rules' phases", () => {
    const places = placesIn(tarokMachine.config.states ?? {});
    assert.deepEqual(
      Object.keys(PHASES).filter((phase) => !places.includes(phase)),
      [],
    );
    assert.deepEqual(
      places.filter((place) => !(place in PHASES)),
      ['layingOut', 'counting', 'settling', 'partyOver'],
    );
  });

  it('are each reached by a path', () => {
    assert.deepEqual(unreachedStates(charted, OPTIONS, 40), []);
  });
});

describe('an evening of Tarok on a page', () => {
  const seated = (given: GivenOptions, input: Partial<Input> = {}) => {
    const actor = createActor(tarokMachine, {
      input: {...inputOf(charted, tarokOptions(given), testSeed, 0), ceremony: 'short', ...input},
    });
    const told: TableEmitted<TarokMove, TarokHappening>[] = [];
    actor.on('*', (emitted) => {
      told.push(emitted);
    });
    actor.start();
    return {actor, told};
  };

  it('has the cards dealt at once when the ceremony is short, and begins with the Skat', () => {
    for (const given of AGREEMENTS) {
      const {actor} = seated(given, {thinker: never});
      assert.equal(actor.getSnapshot().context.turn.phase, 'skat');
      actor.stop();
    }
  });

  it('resumes to the same place at each of its moves', () => {
    AGREEMENTS.forEach((given, n) => {
      const seed = `${testSeed}/resume/${n}`;
      const random = randomFrom(seed);
      const {record, steps} = randomEvening(charted, tarokOptions(given), seed);
      for (let i = 0; i < samples(15); i++) {
        const index = random.below(steps.length);
        const {actor} = seated(given, {
          record: {...record, moves: record.moves.slice(0, index)},
          thinker: never,
          seed: 'another',
          ceremony: 'full',
          players: playersOf(record.players.length),
        });
        const {before} = steps[index]!;
        const snapshot = actor.getSnapshot();
        if (tarok.turn(before).must === 'chance')
          assert.deepEqual(snapshot.context.record.moves[index], record.moves[index]);
        else assert.deepEqual(snapshot.context.state, before);
        assert.ok(isIn(snapshot, snapshot.context.turn.phase), JSON.stringify(snapshot.value));
        actor.stop();
      }
    });
  });

  it("says nothing of the pack, nor of another's Skat, before the deal is over", async () => {
    for (const given of [{}, {players: 2}] as const) {
      for (let i = 0; i < 4; i++) {
        const {actor, told} = seated(given, {seed: `${testSeed}/${i}`});
        await rested(actor, 'visitor');
        const {record, view} = actor.getSnapshot().context;
        const emitted = told.flatMap((event) => (event.type === 'moved' ? [event.made] : []));
        const shown = [...emitted, ...publicRecord(tarok, manner, record, 0).moves];
        for (const {by, move} of shown) {
          if (by === 'chance') assert.deepEqual(Object.keys(move), ['type']);
          if (move.type === 'LAY_SKAT' && by !== view.player) assert.ok(!('cards' in move));
        }
        actor.stop();
      }
    }
  });

  it('may be ended at any moment by the visitor', async () => {
    const {actor} = seated({pot: true}, {thinker: never});
    actor.send({type: 'STOP'});
    await rested(actor, 'over');
    assert.ok(actor.getSnapshot().matches('settlingSession'));
    assert.equal(actor.getSnapshot().context.view.pot, 0);
  });
});
