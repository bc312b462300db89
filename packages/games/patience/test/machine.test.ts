import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createActor} from 'xstate';
import {randomFrom, type Random} from '@quinola/cards';
import {placesIn, publicRecord, type Thinker} from '@quinola/chart';
import {
  assertChartKeepsRules,
  inputOf,
  isIn,
  unreachedStates,
  type Charted,
} from '../../../chart/test-support/charted.js';
import {rested} from '../../../chart/test-support/driving.js';
import {samples, testSeed} from '../../../play/test-support/sample.js';
import {
  PATIENCES,
  patience,
  type PatienceHappening,
  type PatienceMove,
  type PatienceOptions,
  type PatienceState,
  type PatienceView,
  type Stage,
} from '../src/index.js';
import {manner, patienceMachine} from '../src/machine.js';

/** Mostly what brings a game on: cards to the foundations, the next card, and seldom a marriage that could be turned back. */
function someMove(moves: readonly PatienceMove[], _view: PatienceView, random: Random): PatienceMove | null {
  const onward = moves.filter(({type}) =>
    /play|turn|next|leave|refill|redeal|rescue|transfer|park|grace/.test(type),
  );
  const some = onward.length && random.below(12) ? onward : moves;
  return some[random.below(some.length)] ?? null;
}

/** So many decisions of a random game are enough where cards may wander for ever. */
const MOST = 150;

const charted: Charted<PatienceState, PatienceView, PatienceMove, PatienceOptions, PatienceHappening> = {
  machine: patienceMachine,
  game: patience,
  manner,
  players: () => 1,
  choose: someMove,
  key: ({stage, must, redeals, won}) => [stage, must, redeals, won],
  // In the Shah, say, a knave may go back and forth between two queens when nothing else is left.
  most: 1000,
};
const never: Thinker = {choose: () => new Promise(() => undefined)};

/** Games in which nearly any way of playing comes to an end. */
const ENDING = ['la-belle-lucie', 'salic-law', 'windmill', 'shah', 'blockade', 'clock'];

describe('the chart of patience', () => {
  for (const game of ENDING) {
    it(`plays the game of the rules: ${game}`, async () => {
      for (let i = 0; i < samples(1, 50); i++)
        await assertChartKeepsRules(charted, inputOf(charted, {game}, `${testSeed}/${game}/${i}`, 0));
    });
  }

  for (const {id: game} of PATIENCES) {
    it(`stands where the rules stand, and resumes there: ${game}`, async () => {
      const seed = `${testSeed}/${game}`;
      const random = randomFrom(seed);
      const actor = createActor(patienceMachine, {input: inputOf(charted, {game}, seed, 0)});
      actor.start();
      for (let i = 0; i < MOST; i++) {
        await rested(actor, 'visitor', 'over');
        const snapshot = actor.getSnapshot();
        const {context} = snapshot;
        assert.ok(isIn(snapshot, context.turn.phase), JSON.stringify(snapshot.value));
        if (i % 25 === 24) {
          const again = createActor(patienceMachine, {
            input: {...inputOf(charted, {game}, 'another', 0), record: context.record},
          });
          again.start();
          assert.deepEqual(again.getSnapshot().context.state, context.state);
          assert.ok(isIn(again.getSnapshot(), context.turn.phase));
          again.stop();
        }
        if (snapshot.hasTag('over')) break;
        actor.send(someMove(patience.moves(context.view), context.view, random)!);
      }
      actor.stop();
    });
  }
});

/** Every stage of the rules; one that is missing here does not compile. */
const STAGES: Readonly<Record<Stage, true>> = {
  shuffling: true,
  laying: true,
  playing: true,
  refilling: true,
  redealing: true,
  over: true,
};

describe('the states of the chart of patience', () => {
  it('are the stages of the rules', () => {
    assert.deepEqual(placesIn(patienceMachine.config.states ?? {}).sort(), Object.keys(STAGES).sort());
  });

  it('are each reached by a path', () => {
    const games = ['la-belle-lucie', 'windmill', 'salic-law'].map((game): PatienceOptions => ({game}));
    assert.deepEqual(unreachedStates(charted, games, 6), []);
  });
});

describe('a game of patience on a page', () => {
  it('is taken back to its first card, and played again to the same end', async () => {
    const input = {...inputOf(charted, {game: 'clock'}, testSeed, 0), thinker: never};
    const actor = createActor(patienceMachine, {input});
    actor.start();
    await rested(actor, 'visitor');
    const {state: laid} = actor.getSnapshot().context;
    const random = randomFrom(testSeed);
    const made: PatienceMove[] = [];
    while (!actor.getSnapshot().hasTag('over') && made.length < 40) {
      const {view} = actor.getSnapshot().context;
      made.push(someMove(patience.moves(view), view, random)!);
      actor.send(made.at(-1)!);
      await rested(actor, 'visitor', 'over');
    }
    const {state: end} = actor.getSnapshot().context;
    while (actor.getSnapshot().context.canUndo) actor.send({type: 'UNDO'});
    assert.deepEqual(actor.getSnapshot().context.state, laid);
    for (const move of made) {
      actor.send(move);
      await rested(actor, 'visitor', 'over');
    }
    assert.deepEqual(actor.getSnapshot().context.state, end);
    actor.stop();
  });

  it('says nothing of the pack before it is over', async () => {
    const actor = createActor(patienceMachine, {
      input: {...inputOf(charted, {game: 'shah'}, testSeed, 0), thinker: never},
    });
    actor.start();
    await rested(actor, 'visitor');
    const {record, view} = actor.getSnapshot().context;
    const shown = publicRecord(patience, manner, record, 0);
    assert.ok(!('seed' in shown));
    assert.equal(typeof view.stock, 'number');
    assert.ok(shown.moves.every(({by, move}) => by !== 'chance' || !('pack' in move)));
    actor.stop();
  });
});
