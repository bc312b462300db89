import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createActor} from 'xstate';
import {randomFrom} from '@quinola/cards';
import {dealSteps, publicRecord, type TableEmitted, type TableInput, type Thinker} from '@quinola/chart';
import {foldRecord} from '@quinola/play';
import {anyThinker, playersOf, playOn, rested, STILL} from '../../../chart/test-support/driving.js';
import {samples, testSeed} from '../../../play/test-support/sample.js';
import {manner, whistMachine} from '../src/machine.js';
import {
  whist,
  whistOptions,
  type GivenOptions,
  type WhistHappening,
  type WhistMove,
  type WhistOptions,
  type WhistView,
} from '../src/rules/index.js';
import {AGREEMENTS, randomEvening, someMove} from '../test-support/evenings.js';

type Input = TableInput<WhistMove, WhistOptions>;

const thinker = anyThinker<WhistView, WhistMove>(whist, ({turn}) => turn.must);
const never: Thinker = {choose: () => new Promise(() => undefined)};

function seated(given: GivenOptions, input: Partial<Input>) {
  const options = whistOptions(given);
  const actor = createActor(whistMachine, {
    input: {
      options,
      players: playersOf(whist.start(options).table.players, 0),
      viewer: 0,
      seed: testSeed,
      pace: STILL,
      thinker,
      ceremony: 'short',
      undo: true,
      ...input,
    },
  });
  const told: TableEmitted<WhistMove, WhistHappening>[] = [];
  actor.on('*', (emitted) => {
    told.push(emitted);
  });
  actor.start();
  return {actor, told};
}

describe('an evening on a page', () => {
  it('has the cards dealt at once, without asking anybody, when the ceremony is short', () => {
    for (const given of AGREEMENTS) {
      let asked = 0;
      const {actor} = seated(given, {
        thinker: {
          choose: (...question) => {
            asked++;
            return never.choose(...question);
          },
        },
      });
      const {context} = actor.getSnapshot();
      assert.equal(
        context.turn.phase.split('.')[0],
        context.view.fault?.accident ? 'dealing' : 'playing',
        JSON.stringify(given),
      );
      assert.ok(context.view.counts.every((count) => count >= 12));
      assert.ok(asked <= 1);
      actor.stop();
    }
  });

  it('refuses every move of another phase, and stays where it is', () => {
    const {actor, told} = seated({}, {ceremony: 'full', thinker: never, players: playersOf(4, 0, 1, 2, 3)});
    const before = actor.getSnapshot();
    assert.equal(before.context.turn.phase, 'cutting.drawing');
    const wrong: WhistMove[] = [
      {type: 'PLAY', card: 'TH'},
      {type: 'CALL'},
      {type: 'ANSWER', yes: true},
      {type: 'CUT', index: 3},
      {type: 'CHOOSE_SEAT', seat: 1},
      {type: 'LAY_DOWN'},
      {type: 'SHUFFLE', pack: []},
      {type: 'GIVE', accident: null},
      {type: 'SPREAD', pack: []},
      {type: 'DRAW', index: 52},
    ];
    for (const move of wrong) {
      actor.send(move);
      assert.deepEqual(actor.getSnapshot().value, before.value);
      assert.equal(actor.getSnapshot().context.state, before.context.state);
    }
    assert.deepEqual(told.filter(({type}) => type === 'refused').length, wrong.length);
  });

  it('asks only him whether he calls who may, and strict manners ask all', async () => {
    // South plays after his partner and has one honour; his side stands on eight.
    const deal =
      'S:AK2.J32.432.5432 W:543.AKQ.AKQJ.AKQ N:Q76.T98.T98.T987 E:JT98.7654.765.J6 dealer=W trump=H score=8-0';
    for (const etiquette of ['relaxed', 'strict'] as const) {
      const {actor} = seated({deal, etiquette}, {});
      await rested(actor);
      const card = whist
        .moves(actor.getSnapshot().context.view)
        .flatMap((move) => (move.type === 'PLAY' ? [move.card] : []))[0]!;
      actor.send({type: 'PLAY', card});
      await rested(actor);
      const {turn, canUndo} = actor.getSnapshot().context;
      assert.equal(turn.phase, etiquette === 'strict' ? 'playing.callWindow' : 'playing.trick');
      assert.ok(canUndo);
      actor.send({type: 'UNDO'});
      assert.ok(
        actor.getSnapshot().context.view.hand.includes(card),
        'the card is taken back, not the silence',
      );
      actor.stop();
    }
  });

  it('may be ended at any moment by the visitor', async () => {
    const {actor} = seated({}, {ceremony: 'full'});
    actor.send({type: 'STOP'});
    await rested(actor, 'over');
    assert.ok(actor.getSnapshot().matches('settlingSession'));
    const later = seated({}, {thinker: never});
    later.actor.send({type: 'STOP'});
    assert.ok(later.actor.getSnapshot().matches('settlingSession'));
  });

  it('says nothing of the pack to its viewer before the deal is over', async () => {
    const {actor, told} = seated({}, {});
    await rested(actor);
    const ofChance = told.flatMap((emitted) =>
      emitted.type === 'moved' && emitted.made.by === 'chance' ? [emitted.made.move] : [],
    );
    assert.deepEqual(ofChance, [{type: 'SPREAD'}, {type: 'SHUFFLE'}, {type: 'GIVE'}]);
    const {record} = actor.getSnapshot().context;
    assert.ok(
      publicRecord(whist, manner, record, 0).moves.every(
        ({by, move}) => by !== 'chance' || !('pack' in move),
      ),
    );
  });
});

describe('a record of an evening', () => {
  it('resumes to the same place at each of its moves', () => {
    AGREEMENTS.forEach((given, n) => {
      const seed = `${testSeed}/resume/${n}`;
      const random = randomFrom(seed);
      const {record, steps} = randomEvening(given, seed, random);
      for (let i = 0; i < samples(10, 1000); i++) {
        const index = random.below(steps.length);
        const {before} = steps[index]!;
        const {actor} = seated(given, {
          record: {...record, moves: record.moves.slice(0, index)},
          thinker: never,
          seed: 'another',
          ceremony: 'full',
          players: playersOf(record.players.length),
        });
        const {context, value} = actor.getSnapshot();
        if (whist.turn(before).must === 'chance') {
          assert.deepEqual(context.record.moves[index], record.moves[index], `${seed} at ${index}`);
        } else {
          assert.deepEqual(context.state, before, `${seed} at ${index}`);
          const [first, second] = context.turn.phase.split('.');
          assert.equal(
            JSON.stringify(value).startsWith(`{"${first!}":{"${second!}"`),
            true,
            JSON.stringify(value),
          );
        }
        actor.stop();
      }
    });
  });

  it('is taken back to each decision in turn, and played again the same', async () => {
    const random = randomFrom(`${testSeed}/undo`);
    const {actor} = seated({rules: 'warsaw'}, {});
    const decisions: {state: unknown; move: WhistMove}[] = [];
    await playOn(
      whist,
      actor,
      (moves, view) => {
        const move = someMove(moves, view, random)!;
        decisions.push({state: actor.getSnapshot().context.state, move});
        return move;
      },
      () => decisions.length === 20,
    );
    const {state} = actor.getSnapshot().context;
    for (const decision of [...decisions].reverse()) {
      actor.send({type: 'UNDO'});
      assert.deepEqual(actor.getSnapshot().context.state, decision.state);
    }
    assert.ok(!actor.getSnapshot().context.canUndo);
    for (const {move} of decisions) {
      actor.send(move);
      await rested(actor, 'visitor');
    }
    assert.deepEqual(actor.getSnapshot().context.state, state);
    const {record} = actor.getSnapshot().context;
    assert.deepEqual(foldRecord(whist, record), state);
    const given = publicRecord(whist, manner, record, 0).moves;
    assert.deepEqual(
      given.filter(({undone, move}) => undone && 'pack' in move),
      [],
    );
  });

  it('is shown again deal by deal', () => {
    const {record, steps} = randomEvening({rules: 'warsaw'}, 'replay', randomFrom('replay'));
    const events = steps.flatMap((step) => step.events);
    const results = events.flatMap((event) => (event.type === 'deal-scored' ? [event.result] : []));
    results.forEach(({hands}, n) => {
      const shown = dealSteps(whist, manner, record, n + 1);
      const dealt = shown.find(({happened}) => happened.some(({type}) => type === 'turned-up'))!;
      assert.deepEqual(
        hands,
        [0, 1, 2, 3].map((seat) => dealt.view(dealt.view('watcher').seats[seat]!).hand),
      );
    });
    assert.equal(results.length, new Set(results.map(({deal}) => deal)).size);
  });
});
