import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createActor} from 'xstate';
import {pick, randomFrom} from '@quinola/cards';
import {chanceOf} from '@quinola/chart';
import {foldRecord} from '@quinola/play';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {playersOf, playOn, untilIdle} from '@quinola/testing/chart/driving.js';
import {INPUT, currentState, seated, slowThinker} from '@quinola/testing/small-toy/seated.js';
import {toyMachine} from '@quinola/testing/small-toy/machine.js';
import {toy} from '@quinola/testing/small-toy/game.js';

describe('a chart and its rules', () => {
  it('play the same match', async () => {
    for (let i = 0; i < samples(40); i++) {
      const seed = `${testSeed}/${i}`;
      const random = randomFrom(`${seed}/visitors`);
      const players = playersOf(3, ...[0, 1, 2].slice(random.below(4)));
      const {actor} = seated({seed, players, ceremony: i % 2 ? 'short' : 'full'});
      actor.start();
      await playOn(toy, actor, (moves) => pick(moves, random));
      const {context} = actor.getSnapshot();
      assert.equal(currentState(actor), 'finished', seed);
      assert.deepEqual(foldRecord(toy, context.record), context.state, seed);
      assert.equal(context.count, context.record.moves.length);
      actor.stop();
    }
  });

  it('draw the nth chance move from the seed and its number', async () => {
    const {actor} = seated();
    actor.start();
    await playOn(toy, actor, (moves) => moves[0]!);
    const packs = actor
      .getSnapshot()
      .context.record.moves.filter(({by}) => by === 'chance')
      .map(({move}) => move);
    assert.deepEqual(
      packs,
      [1, 2].map((nth) => toy.chance(toy.start({deals: 2}), chanceOf('toy', nth))),
    );
  });

  it('agree on where each state leads', async () => {
    const {actor} = seated({players: playersOf(3)});
    const edges = new Set<string>();
    const watched = createActor(toyMachine, {
      input: {...INPUT, players: playersOf(3)},
      inspect(event) {
        if (event.type !== '@xstate.microstep') return;
        for (const {source, target} of event._transitions) {
          const opens = source.path[0] === 'opening' || !source.path.length;
          for (const to of opens ? [] : (target ?? [])) edges.add(to.path.join('.'));
        }
      },
    });
    actor.stop();
    watched.start();
    await untilIdle(watched, 'over');
    assert.ok(edges.has('scoring'));
    assert.ok(!edges.has('following'));
  });
});

describe('a visitor', () => {
  it('is waited for, and moves by an event of the phase', async () => {
    const {actor, emissions} = seated();
    actor.start();
    assert.equal(currentState(actor), 'cutting');
    assert.ok(actor.getSnapshot().hasTag('visitor'));
    actor.send({type: 'CUT', index: 4});
    await untilIdle(actor);
    assert.equal(currentState(actor), 'playing.trick');
    const made = {by: 0, move: {type: 'CUT', index: 4}};
    assert.deepEqual(emissions[0], {type: 'moved', made, happened: [{type: 'cut', by: 0}]});
  });

  it('is refused moves of another phase, unlawful ones and those of others, and nothing changes', () => {
    const {actor, emissions} = seated();
    actor.start();
    const before = actor.getSnapshot();
    const wrong = [
      {type: 'PLAY', card: 3},
      {type: 'KNOCK'},
      {type: 'CUT', index: 1, by: 1},
      {type: 'DEAL', pack: []},
      {type: 'DEAL', pack: [], by: 'chance'},
      {type: 'UNDO'},
      {type: 'PASS_RIGHT'},
    ] as const;
    for (const event of wrong) {
      actor.send(event);
      const {context, value} = actor.getSnapshot();
      assert.deepEqual(value, before.value);
      assert.equal(context.state, before.context.state);
      assert.equal(context.record, before.context.record);
      assert.notEqual(context.refusal, null, event.type);
    }
    assert.deepEqual(
      emissions.map(({type}) => type),
      wrong.map(() => 'refused'),
    );
    actor.send({type: 'CUT', index: 2});
    assert.equal(actor.getSnapshot().context.refusal, null);
  });

  it('sees that chance moved, and only the happenings meant for him', () => {
    const {actor, emissions} = seated({ceremony: 'short'});
    actor.start();
    const dealt = emissions.find((emitted) => emitted.type === 'moved' && emitted.made.by === 'chance');
    const {hand} = actor.getSnapshot().context.view;
    const made = {by: 'chance', move: {type: 'DEAL'}};
    assert.deepEqual(dealt, {type: 'moved', made, happened: [{type: 'dealt', to: [0], cards: hand}]});
  });

  it('is not asked for ceremonies when they are short', () => {
    const {actor} = seated({ceremony: 'short'});
    actor.start();
    assert.equal(currentState(actor), 'playing.trick');
    const [cut] = actor.getSnapshot().context.record.moves;
    assert.equal(cut?.move.type, 'CUT');
    assert.equal(cut?.level, 'ceremony');
    assert.ok(!actor.getSnapshot().context.canUndo);
  });
});

describe('a standing right', () => {
  /** The second trick of a deal, led by an opponent: visitor 0 is asked whether to knock. */
  async function atTheRight() {
    for (let i = 0; ; i++) {
      const {slow, asked} = slowThinker();
      const {actor, emissions} = seated({
        seed: `right ${i}`,
        thinker: slow,
        players: playersOf(3, 0),
        ceremony: 'short',
      });
      actor.start();
      for (let plays = 0; plays < 3; plays++) {
        const {context} = actor.getSnapshot();
        const by = context.turn.must as number;
        const card = context.state.hands[by]![0]!;
        if (by === 0) actor.send({type: 'PLAY', card});
        else await asked.at(-1)!.answer({type: 'PLAY', card});
      }
      if (actor.getSnapshot().context.turn.must !== 0) return {actor, emissions, asked};
      actor.stop();
    }
  }

  it('is asked about and waited for, and may be used', async () => {
    const {actor} = await atTheRight();
    assert.deepEqual(actor.getSnapshot().context.asked[0], 0);
    assert.ok(actor.getSnapshot().hasTag('right') && actor.getSnapshot().hasTag('visitor'));
    actor.send({type: 'KNOCK'});
    assert.deepEqual(actor.getSnapshot().context.state.knocked, [0]);
  });

  it('may be passed', async () => {
    const {actor, asked} = await atTheRight();
    const questions = asked.length;
    actor.send({type: 'PASS_RIGHT'});
    assert.ok(actor.getSnapshot().hasTag('opponent'));
    assert.equal(asked.length, questions + 1);
    actor.send({type: 'KNOCK'});
    assert.deepEqual(actor.getSnapshot().context.state.knocked, [0], 'passed, but not lapsed');
  });

  it('is passed by an opponent who answers with no move', async () => {
    const {actor, asked} = await atTheRight();
    actor.send({type: 'PASS_RIGHT'});
    const {
      question: {player},
    } = asked.at(-1)!;
    assert.notEqual(player, actor.getSnapshot().context.turn.must);
    await asked.at(-1)!.answer(null);
    assert.equal(asked.at(-1)!.question.player, actor.getSnapshot().context.turn.must);
    assert.deepEqual(actor.getSnapshot().context.asked, []);
  });
});
