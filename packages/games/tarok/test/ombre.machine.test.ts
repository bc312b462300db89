import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createActor} from 'xstate';
import {pick, randomFrom, type Random} from '@quinola/cards';
import {placesIn, publicRecord, type TableInput, type Thinker} from '@quinola/chart';
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
import {manner, tarokOmbreMachine} from '../src/tarok-ombre/machine.js';
import {
  tarokOmbre,
  type TarokOmbreHappening,
  type TarokOmbreMove,
  type TarokOmbreOptions,
  type TarokOmbrePhase,
  type TarokOmbreState,
  type TarokOmbreView,
} from '../src/tarok-ombre/rules/index.js';
import {AGREEMENTS} from '../test-support/ombre.js';

/** Some lawful move; of the thousands of ways to lay the Skat or to cut each as likely as a word in the bidding. */
function someMove(moves: readonly TarokOmbreMove[], _view: TarokOmbreView, random: Random): TarokOmbreMove {
  const types = [...new Set(moves.map(({type}) => type))];
  const type = pick(types, random);
  return pick(
    moves.filter((move) => move.type === type),
    random,
  );
}

const charted: Charted<
  TarokOmbreState,
  TarokOmbreView,
  TarokOmbreMove,
  TarokOmbreOptions,
  TarokOmbreHappening
> = {
  machine: tarokOmbreMachine,
  game: tarokOmbre,
  manner,
  players: () => 3,
  choose: someMove,
  key: ({table}) => [
    table.trick.length,
    table.tricks.length,
    table.demands.length,
    table.auction.said.length,
  ],
};
const never: Thinker = {choose: () => new Promise(() => undefined)};

describe('the chart of Tarok-ombre', () => {
  for (const options of AGREEMENTS) {
    it(`plays the match of the rules with ${JSON.stringify(options)}`, async () => {
      for (let i = 0; i < samples(1, 50); i++) {
        const input = inputOf(
          charted,
          options,
          `${testSeed}/${JSON.stringify(options)}/${i}`,
          ...[0, 1].slice(0, (i + 1) % 3),
        );
        await assertChartKeepsRules(charted, {...input, ceremony: i % 2 ? 'short' : 'full'});
      }
    });
  }
});

/** Every phase of the rules; a phase that is missing here does not compile. */
const PHASES: Readonly<Record<TarokOmbrePhase, true>> = {
  'drawing.spreading': true,
  'drawing.seats': true,
  'dealing.shuffling': true,
  'dealing.packCut': true,
  skat: true,
  'bidding.unseen': true,
  'bidding.opening': true,
  'bidding.overbidding': true,
  'bidding.answering': true,
  'asking.demanding': true,
  'asking.givingBack': true,
  'playing.trick': true,
  settlingSession: true,
};

describe('the states of the chart of Tarok-ombre', () => {
  it("have the paths of the rules' phases", () => {
    const places = placesIn(tarokOmbreMachine.config.states ?? {});
    assert.deepEqual(
      Object.keys(PHASES).filter((phase) => !places.includes(phase)),
      [],
    );
    assert.deepEqual(
      places.filter((place) => !(place in PHASES)),
      ['thrownIn', 'layingOut', 'counting', 'settling'],
    );
  });

  it('are each reached by a path', () => {
    assert.deepEqual(unreachedStates(charted, AGREEMENTS, 40), []);
  });
});

describe('an evening of Tarok-ombre on a page', () => {
  const seated = (
    options: TarokOmbreOptions,
    input: Partial<TableInput<TarokOmbreMove, TarokOmbreOptions>> = {},
  ) => {
    const actor = createActor(tarokOmbreMachine, {
      input: {...inputOf(charted, options, testSeed, 0), ceremony: 'short', ...input},
    });
    const moved: {readonly by: unknown; readonly move: TarokOmbreMove}[] = [];
    actor.on('moved', ({made}) => {
      moved.push(made);
    });
    actor.start();
    return {actor, moved};
  };

  it('has the cards dealt at once when the ceremony is short', () => {
    for (const options of AGREEMENTS) {
      const {actor} = seated(options, {thinker: never});
      assert.equal(
        actor.getSnapshot().context.turn.phase,
        options.manner === 'old' ? 'skat' : 'bidding.opening',
      );
      actor.stop();
    }
  });

  it('resumes to the same place at each of its moves', () => {
    AGREEMENTS.forEach((options, n) => {
      const seed = `${testSeed}/resume/${n}`;
      const random = randomFrom(seed);
      const {record, steps} = randomEvening(charted, options, seed);
      for (let i = 0; i < samples(15); i++) {
        const index = random.below(steps.length);
        const {actor} = seated(options, {
          record: {...record, moves: record.moves.slice(0, index)},
          thinker: never,
          seed: 'another',
          ceremony: 'full',
          players: playersOf(3),
        });
        const {before} = steps[index]!;
        const snapshot = actor.getSnapshot();
        if (tarokOmbre.turn(before).must === 'chance')
          assert.deepEqual(snapshot.context.record.moves[index], record.moves[index]);
        else assert.deepEqual(snapshot.context.state, before);
        assert.ok(isIn(snapshot, snapshot.context.turn.phase), JSON.stringify(snapshot.value));
        actor.stop();
      }
    });
  });

  it("says nothing of the pack, another's Skat, or a card given back, before the deal is over", () => {
    AGREEMENTS.forEach((options, n) => {
      const {record, steps} = randomEvening(charted, options, `${testSeed}/secrets/${n}`);
      steps.forEach(({before}, index) => {
        if (
          before.table.settled.length ||
          before.table.turn.phase !== 'playing.trick' ||
          before.table.tricks.length > 2
        )
          return;
        const shown = publicRecord(
          tarokOmbre,
          manner,
          {...record, moves: record.moves.slice(0, index)},
          0,
        ).moves;
        const {seats, demands} = before.table;
        const given = shown.filter(({move}) => move.type === 'GIVE_BACK');
        shown.forEach(({by, move}, i) => {
          if (by === 'chance') assert.deepEqual(Object.keys(move), ['type']);
          else if (move.type === 'LAY_SKAT') assert.equal('cards' in move, by === 0);
          else if (move.type !== 'GIVE_BACK') assert.deepEqual(move, record.moves[i]!.move);
        });
        demands
          .filter(({from}) => from >= 0)
          .forEach(({from}, i) => {
            assert.equal('card' in given[i]!.move, given[i]!.by === 0 || seats[from] === 0);
          });
      });
    });
  });

  it('may be ended at any moment by the visitor', async () => {
    const {actor} = seated(AGREEMENTS[0]!, {thinker: never});
    actor.send({type: 'STOP'});
    await rested(actor, 'over');
    assert.ok(actor.getSnapshot().matches('settlingSession'));
    assert.deepEqual(actor.getSnapshot().context.view.settled, []);
  });
});
