import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createActor} from 'xstate';
import {dealSteps, publicRecord, type TableEmitted, type TableInput} from '@quinola/chart';
import {foldRecord, type RecordedMove} from '@quinola/play';
import {anyThinker, NO_PAUSES, playersOf, untilIdle} from '@quinola/testing/chart/driving.js';
import {slowThinker} from '@quinola/testing/small-toy/seated.js';
import {
  stakes,
  stakesOptions,
  type StakesHappening,
  type StakesMove,
  type StakesOptions,
  type StakesView,
} from '@quinola/testing/stakes-toy/game.js';
import {stakesMachine, stakesProfile} from '@quinola/testing/stakes-toy/machine.js';

type Input = TableInput<StakesMove, StakesOptions>;

const STAKE = {type: 'STAKE', amount: 2} as const;
const CRY = {type: 'CRY'} as const;

/** A table of three, at which player 0 is the visitor and all may stake. */
function staking(input: Partial<Input> = {}) {
  const {slow, asked} = slowThinker<StakesMove>();
  const actor = createActor(stakesMachine, {
    input: {
      options: stakesOptions(),
      players: playersOf(3, 0),
      viewer: 0,
      seed: 'stakes',
      pace: NO_PAUSES,
      thinker: slow,
      ceremony: 'full',
      undo: true,
      ...input,
    },
  });
  const emitted: TableEmitted<StakesMove, StakesHappening>[] = [];
  actor.on('*', (one) => {
    emitted.push(one);
  });
  actor.start();
  const context = () => actor.getSnapshot().context;
  const tag = (name: string): boolean => actor.getSnapshot().hasTag(name);
  /** The opponent who is asked now, after those who were asked before him. */
  const answer = async (player: number, move: StakesMove | null): Promise<void> => {
    const last = asked.at(-1)!;
    assert.equal(last.question.player, player);
    assert.equal(last.signal.aborted, false);
    await last.answer(move);
  };
  const made = (): readonly RecordedMove<StakesMove>[] =>
    context().record.moves.filter(({by, undone}) => by !== 'chance' && !undone);
  return {actor, asked, answer, context, made, tag, emitted};
}

describe('where several act at once', () => {
  it('the visitor is waited for while an opponent thinks, and what he does is known to him who is asked again', async () => {
    const {actor, asked, answer, context, made, tag} = staking();
    assert.deepEqual(context().turn.must, [0, 1, 2]);
    assert.ok(tag('visitor') && tag('opponent'));
    const [first] = asked;
    assert.deepEqual((first!.question.view as StakesView).turn.must, [0, 1, 2]);
    actor.send(STAKE);
    assert.ok(first!.signal.aborted);
    assert.ok(!tag('visitor') && tag('opponent'));
    assert.deepEqual((asked.at(-1)!.question.view as StakesView).turn.must, [1, 2]);
    await answer(1, {type: 'STAKE', amount: 1});
    // One is left: those who have staked are asked whether they cry.
    assert.ok(tag('visitor') && !tag('opponent'));
    actor.send({type: 'PASS_RIGHT'});
    await answer(1, null);
    await answer(2, {type: 'STAKE', amount: 3});
    assert.deepEqual(
      made().map(({by, move}) => [by, move]),
      [
        [0, STAKE],
        [1, {type: 'STAKE', amount: 1}],
        [2, {type: 'STAKE', amount: 3}],
      ],
    );
  });

  it('opponents act one after the other while the visitor takes his time, and chance moves when all have', async () => {
    const {actor, answer, context, made, tag, emitted} = staking();
    await answer(1, {type: 'STAKE', amount: 3});
    assert.ok(tag('visitor') && tag('opponent'));
    assert.deepEqual([context().count, context().decidesSince], [2, 1]);
    await answer(2, {type: 'STAKE', amount: 1});
    assert.ok(tag('visitor') && tag('opponent'), 'he is free while others are asked about their right');
    await answer(1, null);
    await answer(2, null);
    assert.ok(tag('visitor') && !tag('opponent'));
    assert.equal(context().turn.phase, 'staking');
    actor.send(STAKE);
    assert.deepEqual(
      made().map(({by}) => by),
      [1, 2, 0],
    );
    assert.ok(emitted.some((one) => one.type === 'moved' && one.made.move.type === 'TURN'));
    assert.deepEqual(foldRecord(stakes, context().record), context().state);
  });

  it('anybody may cry by his right, before he has staked, after it, and while another thinks', async () => {
    const {actor, answer, context, tag} = staking({options: stakesOptions({deals: 1})});
    assert.ok(tag('visitor') && tag('right'));
    actor.send(CRY);
    assert.deepEqual(context().turn.must, [0, 1, 2]);
    assert.deepEqual(context().turn.may, [1, 2]);
    assert.ok(tag('visitor') && !tag('right'));
    actor.send(CRY);
    assert.equal(context().refusal?.reason, 'cried-already');
    await answer(1, {type: 'STAKE', amount: 1});
    actor.send(STAKE);
    assert.deepEqual(context().turn.must, [2]);
    await answer(1, CRY);
    assert.deepEqual(context().turn.may, [2]);
    await answer(2, {type: 'STAKE', amount: 1});
    assert.deepEqual(context().turn, {phase: 'over', must: null, may: [], over: true}, 'it has gone on');
  });

  it('a hint stands while others act, until the visitor does', async () => {
    const {actor, asked, context, tag} = staking();
    actor.send({type: 'HINT'});
    assert.equal(asked.at(-1)!.question.player, 0);
    await asked.at(-1)!.answer(STAKE);
    assert.deepEqual(context().hint?.move, STAKE);
    await asked[0]!.answer({type: 'STAKE', amount: 1});
    assert.deepEqual(context().turn.must, [0, 2]);
    assert.deepEqual(context().hint?.move, STAKE);
    assert.ok(tag('hinted'));
    actor.send(STAKE);
    assert.equal(context().hint, null);
    assert.ok(!tag('hinted'));
  });

  it('a hint that another’s move has made impossible is shown no more', async () => {
    const {actor, asked, answer, tag} = staking();
    actor.send({type: 'HINT'});
    await asked.at(-1)!.answer({type: 'STAKE', amount: 3});
    assert.ok(tag('hinted'));
    await asked[0]!.answer(CRY);
    assert.ok(tag('visitor') && !tag('hinted'));
    await answer(1, STAKE);
  });

  it('taking back returns what was done since, and not what was done before', async () => {
    const {actor, asked, answer, context, made, tag} = staking();
    await answer(1, {type: 'STAKE', amount: 3});
    actor.send(STAKE);
    actor.send({type: 'PASS_RIGHT'});
    await answer(1, null);
    const {question} = asked.at(-1)!;
    await answer(2, CRY);
    actor.send({type: 'UNDO'});
    assert.deepEqual(
      made().map(({by}) => by),
      [1],
    );
    assert.deepEqual(context().turn.must, [0, 2]);
    assert.ok(tag('visitor'));
    actor.send(STAKE);
    actor.send({type: 'PASS_RIGHT'});
    await answer(1, null);
    assert.deepEqual(asked.at(-1)!.question, question, 'he is asked otherwise than before');
    assert.deepEqual(foldRecord(stakes, context().record), context().state);
  });

  it('a deal is finished for the visitor, whoever has acted', async () => {
    const thinker = anyThinker<StakesView, StakesMove>(stakes, ({turn}) => turn.must);
    for (const acts of [true, false]) {
      const {actor, context, tag} = staking({thinker});
      if (acts) actor.send(STAKE);
      actor.send({type: 'FINISH_DEAL'});
      assert.ok(!tag('visitor'));
      await untilIdle(actor, 'visitor', 'over');
      assert.equal(context().view.deal, 1);
      actor.stop();
    }
  });

  it('several visitors are asked one after the other, each with his own view', () => {
    const {actor, asked, context, tag} = staking({players: playersOf(3, 0, 1, 2), viewer: 'watcher'});
    actor.send(STAKE);
    assert.deepEqual(context().turn.must, [1, 2]);
    actor.send({...STAKE, by: 2});
    assert.deepEqual(context().asked, [0, 2]);
    actor.send({type: 'PASS_RIGHT'});
    actor.send({type: 'PASS_RIGHT'});
    assert.ok(tag('visitor'));
    actor.send(STAKE);
    assert.equal(asked.length, 0);
    assert.equal(context().view.deal, 1);
  });

  it('goes on from a record that was left when some had acted', async () => {
    const before = staking();
    await before.answer(1, {type: 'STAKE', amount: 3});
    before.actor.stop();
    const {answer, context, tag} = staking({record: before.context().record});
    assert.deepEqual(context().turn.must, [0, 2]);
    assert.ok(tag('visitor'));
    await answer(2, STAKE);
  });

  it('stops and goes on with the pause', async () => {
    const {actor, asked, answer, tag} = staking();
    actor.send({type: 'PAUSE'});
    assert.ok(asked[0]!.signal.aborted);
    assert.ok(!tag('visitor'));
    actor.send({type: 'RESUME'});
    assert.ok(tag('visitor'));
    await answer(1, STAKE);
  });

  it('others see that somebody has acted and in which order, and what he did after the deal', async () => {
    const {actor, answer, context} = staking();
    await answer(1, {type: 'STAKE', amount: 3});
    actor.send(STAKE);
    const shown = (viewer: number | 'watcher') =>
      publicRecord(stakes, stakesProfile, context().record, viewer).moves.slice(1);
    assert.deepEqual(shown(0), [
      {by: 1, move: {type: 'STAKE'}},
      {by: 0, move: STAKE},
    ]);
    assert.deepEqual(shown('watcher'), [
      {by: 1, move: {type: 'STAKE'}},
      {by: 0, move: {type: 'STAKE'}},
    ]);
    actor.send({type: 'PASS_RIGHT'});
    await answer(1, null);
    await answer(2, STAKE);
    const steps = dealSteps(stakes, stakesProfile, context().record, 1);
    assert.deepEqual(
      steps.map(({made: {by, move}}) => [by, move.type]),
      [
        ['chance', 'SHUFFLE'],
        [1, 'STAKE'],
        [0, 'STAKE'],
        [2, 'STAKE'],
        ['chance', 'TURN'],
      ],
    );
    assert.deepEqual(
      steps.map(({view}) => view(1).stake),
      [0, 3, 3, 3, 0],
    );
  });
});
