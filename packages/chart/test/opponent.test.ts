import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {SimulatedClock} from 'xstate';
import {eachSample, samples} from '@quinola/testing/sample.js';
import type {Thinker} from '@quinola/chart';
import {OptionsError} from '@quinola/play';
import {playersOf, untilIdle, SLOW} from '@quinola/testing/chart/driving.js';
import {seated, slowThinker, thinker as anything} from '@quinola/testing/small-toy/seated.js';
import {toy} from '@quinola/testing/small-toy/game.js';

describe('an opponent', () => {
  it("is asked with his own view and a seed that is not the deal's", () => {
    const {slow, asked} = slowThinker();
    const {actor} = seated({thinker: slow, seed: 'secret', players: playersOf(3), ceremony: 'short'});
    actor.start();
    const [{question}] = asked as [(typeof asked)[0]];
    assert.deepEqual(question.view, toy.view(actor.getSnapshot().context.state, 1));
    assert.equal(question.player, 1);
    assert.ok(!JSON.stringify(question).includes('secret'));
  });

  it('takes at least his minimum time', async () => {
    const clock = new SimulatedClock();
    const {slow, asked} = slowThinker();
    const {actor} = seated(
      {thinker: slow, players: playersOf(3), pace: {...SLOW, travel: 0}, ceremony: 'short'},
      clock,
    );
    actor.start();
    await asked[0]!.answer({type: 'PLAY', card: actor.getSnapshot().context.state.hands[1]![0]!});
    clock.increment(999);
    assert.equal(asked.length, 1);
    clock.increment(1);
    assert.equal(actor.getSnapshot().context.state.trick.length, 1);
    assert.equal(asked.length, 2);
  });

  it('stops thinking when the match is paused, taken back or left', () => {
    for (const leave of [
      (actor: ReturnType<typeof seated>['actor']) => {
        actor.send({type: 'PAUSE'});
      },
      (actor: ReturnType<typeof seated>['actor']) => {
        actor.send({type: 'UNDO'});
      },
      (actor: ReturnType<typeof seated>['actor']) => {
        actor.stop();
      },
    ]) {
      const {slow, asked} = slowThinker();
      const {actor} = seated({thinker: slow});
      actor.start();
      actor.send({type: 'CUT', index: 1});
      assert.ok(!asked[0]!.signal.aborted);
      leave(actor);
      assert.ok(asked[0]!.signal.aborted);
    }
  });

  it('is asked once more after a failure or an unlawful answer, then the table reports it; later he is asked again', async () => {
    const {slow, asked} = slowThinker();
    const {actor, emissions} = seated({thinker: slow, players: playersOf(3), ceremony: 'short'});
    actor.start();
    await asked[0]!.fail(new Error('worker lost'));
    assert.equal(asked.length, 2);
    assert.notEqual(asked[1]!.question.seed, asked[0]!.question.seed);
    await asked[1]!.answer({type: 'PLAY', card: 99});
    assert.ok(actor.getSnapshot().matches('failed'));
    assert.equal(actor.getSnapshot().context.failure?.code, 'opponent');
    assert.equal(emissions.at(-1)?.type, 'failed');
    actor.send({type: 'RESUME'});
    assert.equal(asked.length, 3);
    assert.equal(actor.getSnapshot().context.failure, null);
    await asked[2]!.answer({type: 'PLAY', card: actor.getSnapshot().context.state.hands[1]![0]!});
    assert.equal(actor.getSnapshot().context.count, 3);
  });

  it('is waited for while he fetches the rules', async () => {
    const {slow, asked} = slowThinker();
    const {actor} = seated({thinker: slow, players: playersOf(3), ceremony: 'short'});
    actor.start();
    for (const at of [0, 1]) await asked[at]!.fail(new OptionsError('no-module'));
    actor.send({type: 'RESUME'});
    for (const at of [2, 3]) await asked[at]!.fail(new OptionsError('no-module'));
    assert.ok(actor.getSnapshot().matches('failed'));
  });

  it('may be a function of the page, which may throw or answer anything', async () => {
    const answers: unknown[] = [
      undefined,
      null,
      7,
      {move: 'PLAY'},
      {move: {type: 'PLAY', card: null}},
      {because: {}},
    ];
    for (const choose of [
      () => {
        throw new Error('no');
      },
      ...answers.map((answer) => () => Promise.resolve(answer)),
    ]) {
      const {actor} = seated({
        thinker: {choose} as unknown as Thinker,
        players: playersOf(3),
        ceremony: 'short',
      });
      actor.start();
      await untilIdle(actor, 'failed');
      assert.equal(actor.getSnapshot().context.count, 2);
    }
  });

  it('has reasons that only the record holds, because they may name cards in his hand', async () => {
    const because = {search: {best: 3, deals: 4, margin: 1, next: '7'}};
    const choose: Thinker['choose'] = async (question, signal) => ({
      ...(await anything.choose(question, signal)),
      because,
    });
    const {actor, emissions} = seated({thinker: {choose}, players: playersOf(3, 0), ceremony: 'short'});
    actor.start();
    await untilIdle(actor);
    const {record} = actor.getSnapshot().context;
    const others = emissions.flatMap((one) =>
      one.type === 'moved' && one.made.by !== 'chance' && !one.made.level ? [one.made] : [],
    );
    assert.ok(others.length > 0);
    for (const made of others) assert.deepEqual(Object.keys(made), ['by', 'move']);
    assert.ok(record.moves.some((made) => made.because === because));
  });

  it('may be replaced while he thinks', () => {
    const {slow, asked} = slowThinker();
    const {actor} = seated({thinker: slow, players: playersOf(3), ceremony: 'short'});
    actor.start();
    const ada = {name: 'Ada', kind: 'opponent', level: 'master'} as const;
    actor.send({type: 'SET_PLAYERS', players: [ada, ...playersOf(3, 1).slice(1)]});
    assert.ok(asked[0]!.signal.aborted);
    assert.ok(actor.getSnapshot().hasTag('visitor'));
    assert.deepEqual(actor.getSnapshot().context.record.players[0], {name: 'Ada', kind: 'master'});
  });
});

describe('a hint', () => {
  it("is asked for from the visitor's seat, and disappears with the next move", async () => {
    const {slow, asked} = slowThinker();
    const {actor} = seated({thinker: slow});
    actor.start();
    actor.send({type: 'HINT'});
    assert.equal(asked[0]!.question.player, 0);
    await asked[0]!.answer({type: 'CUT', index: 5});
    assert.deepEqual(actor.getSnapshot().context.hint, {move: {type: 'CUT', index: 5}});
    actor.send({type: 'DISMISS_HINT'});
    assert.equal(actor.getSnapshot().context.hint, null);
    actor.send({type: 'HINT'});
    await asked[1]!.answer({type: 'CUT', index: 5});
    actor.send({type: 'CUT', index: 6});
    assert.equal(actor.getSnapshot().context.hint, null);
    assert.equal(actor.getSnapshot().context.count, 2);
  });

  it('that fails leaves the visitor where he was, and is reported', async () => {
    const {slow, asked} = slowThinker();
    const {actor, emissions} = seated({thinker: slow});
    actor.start();
    actor.send({type: 'HINT'});
    assert.ok(actor.getSnapshot().hasTag('hinting'));
    const error = new Error('no idea');
    await asked[0]!.fail(error);
    assert.deepEqual(emissions, [{type: 'failed', code: 'advice', error}]);
    assert.ok(actor.getSnapshot().matches({cutting: {turn: {visitor: 'choosing'}}}));
  });
});

describe('a hint asked for twice', () => {
  it('is ignored while the first is pending, without an error', async () => {
    const {slow, asked} = slowThinker();
    const {actor, emissions} = seated({thinker: slow});
    actor.start();
    for (const _ of [1, 2]) actor.send({type: 'HINT'});
    await asked[0]!.answer({type: 'CUT', index: 5});
    actor.send({type: 'HINT'});
    assert.ok(actor.getSnapshot().context.hint);
    assert.equal(asked.length, 1);
    assert.deepEqual(emissions, []);
  });
});

describe('the seed of a decision', () => {
  it('differs between matches', () => {
    const seeds = new Set<string>();
    eachSample(20, (seed) => {
      const {slow, asked} = slowThinker();
      const {actor} = seated({seed, thinker: slow, players: playersOf(3), ceremony: 'short'});
      actor.start();
      seeds.add(asked[0]!.question.seed);
    });
    assert.equal(seeds.size, samples(20));
  });
});
