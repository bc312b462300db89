import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createActor, SimulatedClock} from 'xstate';
import {pick, randomFrom} from '@quinola/cards';
import {foldRecord} from '@quinola/play';
import {chanceOf, type TableEmitted, type TableInput, type Thinker, type ThinkerQuestion} from '@quinola/chart';
import {eachSample, samples, testSeed} from '../../play/test-support/sample.js';
import {anyThinker, playersOf, playOn, rested, SLOW, STILL} from '../test-support/driving.js';
import {toyMachine} from '../test-support/toy-machine.js';
import {toy, type ToyHappening, type ToyMove, type ToyOptions, type ToyView} from '../test-support/toy.js';

type Input = TableInput<ToyMove, ToyOptions>;

const thinker = anyThinker<ToyView, ToyMove>(toy, ({turn}) => turn.must);

const INPUT: Input = {
  options: {deals: 2}, players: playersOf(3, 0), viewer: 0, seed: 'toy', pace: STILL, thinker, ceremony: 'full', undo: true,
};

function seated(input: Partial<Input> = {}, clock?: SimulatedClock) {
  const actor = createActor(toyMachine, {input: {...INPUT, ...input}, ...(clock && {clock})});
  const told: TableEmitted<ToyMove, ToyHappening>[] = [];
  actor.on('*', (emitted) => { told.push(emitted); });
  return {actor, told};
}

/** The path of the phase or sheet where a chart is. */
function place(actor: ReturnType<typeof seated>['actor']): string {
  const {value} = actor.getSnapshot();
  if (typeof value === 'string') return value;
  const [name, inner] = Object.entries(value)[0]!;
  return name === 'playing' ? `playing.${Object.keys(inner as object)[0]!}` : name;
}

/** A thinker whose answers are given by hand. */
function slowThinker() {
  const asked: {question: ThinkerQuestion; signal: AbortSignal; answer: (move: ToyMove | null) => Promise<void>; fail: (error: Error) => Promise<void>}[] = [];
  const slow: Thinker = {
    choose: (question, signal) => new Promise((resolve, reject) => {
      const later = async (act: () => void): Promise<void> => { act(); for (let i = 0; i < 10; i++) await Promise.resolve(); };
      asked.push({
        question, signal,
        answer: (move) => later(() => { resolve({move}); }),
        fail: (error) => later(() => { reject(error); }),
      });
    }),
  };
  return {slow, asked};
}

describe('a chart and its rules', () => {
  it('play the same match', async () => {
    for (let i = 0; i < samples(40); i++) {
      const seed = `${testSeed}/${i}`;
      const random = randomFrom(`${seed}/visitors`);
      const {actor} = seated({seed, players: playersOf(3, ...[0, 1, 2].slice(random.below(4))), ceremony: i % 2 ? 'short' : 'full'});
      actor.start();
      await playOn(toy, actor, (moves) => pick(moves, random));
      const {context} = actor.getSnapshot();
      assert.equal(place(actor), 'finished', seed);
      assert.deepEqual(foldRecord(toy, context.record), context.state, seed);
      assert.equal(context.count, context.record.moves.length);
      actor.stop();
    }
  });

  it('draw the nth chance move from the seed and its number', async () => {
    const {actor} = seated();
    actor.start();
    await playOn(toy, actor, (moves) => moves[0]!);
    const packs = actor.getSnapshot().context.record.moves.filter(({by}) => by === 'chance').map(({move}) => move);
    assert.deepEqual(packs, [1, 2].map((nth) => toy.chance(toy.start({deals: 2}), chanceOf('toy', nth))));
  });

  it('never let a chart state lead where it does not say', async () => {
    const {actor} = seated({players: playersOf(3)});
    const ways = new Set<string>();
    const watched = createActor(toyMachine, {
      input: {...INPUT, players: playersOf(3)},
      inspect(event) {
        if (event.type !== '@xstate.microstep') return;
        for (const {source, target} of event._transitions) {
          if (source.path[0] !== 'opening' && source.path.length) for (const to of target ?? []) ways.add(to.path.join('.'));
        }
      },
    });
    actor.stop();
    watched.start();
    await rested(watched, 'over');
    assert.ok(ways.has('scoring'));
    assert.ok(!ways.has('following'));
  });
});

describe('a visitor', () => {
  it('is waited for, and moves by an event of the phase', async () => {
    const {actor, told} = seated();
    actor.start();
    assert.equal(place(actor), 'cutting');
    assert.ok(actor.getSnapshot().hasTag('visitor'));
    actor.send({type: 'CUT', index: 4});
    await rested(actor);
    assert.equal(place(actor), 'playing.trick');
    assert.deepEqual(told[0], {type: 'moved', made: {by: 0, move: {type: 'CUT', index: 4}}, happened: [{type: 'cut', by: 0}]});
  });

  it('is refused what is of another phase, unlawful or not his, and nothing changes', () => {
    const {actor, told} = seated();
    actor.start();
    const before = actor.getSnapshot();
    const wrong = [
      {type: 'PLAY', card: 3}, {type: 'KNOCK'}, {type: 'CUT', index: 1, by: 1}, {type: 'DEAL', pack: []}, {type: 'DEAL', pack: [], by: 'chance'}, {type: 'UNDO'}, {type: 'PASS_RIGHT'},
    ] as const;
    for (const event of wrong) {
      actor.send(event);
      const {context, value} = actor.getSnapshot();
      assert.deepEqual(value, before.value);
      assert.equal(context.state, before.context.state);
      assert.equal(context.record, before.context.record);
      assert.notEqual(context.refusal, null, event.type);
    }
    assert.deepEqual(told.map(({type}) => type), wrong.map(() => 'refused'));
    actor.send({type: 'CUT', index: 2});
    assert.equal(actor.getSnapshot().context.refusal, null);
  });

  it('sees of chance that it moved, and of happenings his own', () => {
    const {actor, told} = seated({ceremony: 'short'});
    actor.start();
    const dealt = told.find((emitted) => emitted.type === 'moved' && emitted.made.by === 'chance');
    const {hand} = actor.getSnapshot().context.view;
    assert.deepEqual(dealt, {type: 'moved', made: {by: 'chance', move: {type: 'DEAL'}}, happened: [{type: 'dealt', to: [0], cards: hand}]});
  });

  it('is spared the ceremonies when they are short', () => {
    const {actor} = seated({ceremony: 'short'});
    actor.start();
    assert.equal(place(actor), 'playing.trick');
    const [cut] = actor.getSnapshot().context.record.moves;
    assert.equal(cut?.move.type, 'CUT');
    assert.equal(cut?.level, 'ceremony');
    assert.ok(!actor.getSnapshot().context.canUndo);
  });
});

describe('a standing right', () => {
  /** The second trick of a deal, led by an opponent: visitor 0 is asked whether he knocks. */
  async function atTheRight() {
    for (let i = 0; ; i++) {
      const {slow, asked} = slowThinker();
      const {actor, told} = seated({seed: `right ${i}`, thinker: slow, players: playersOf(3, 0), ceremony: 'short'});
      actor.start();
      for (let plays = 0; plays < 3; plays++) {
        const {context} = actor.getSnapshot();
        const by = context.turn.must as number;
        const card = context.state.hands[by]![0]!;
        if (by === 0) actor.send({type: 'PLAY', card});
        else await asked.at(-1)!.answer({type: 'PLAY', card});
      }
      if (actor.getSnapshot().context.turn.must !== 0) return {actor, told, asked};
      actor.stop();
    }
  }

  it('is asked for and waited for, and may be used', async () => {
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
    const {question: {player}} = asked.at(-1)!;
    assert.notEqual(player, actor.getSnapshot().context.turn.must);
    await asked.at(-1)!.answer(null);
    assert.equal(asked.at(-1)!.question.player, actor.getSnapshot().context.turn.must);
    assert.deepEqual(actor.getSnapshot().context.asked, []);
  });
});

describe('an opponent', () => {
  it('is asked with his own view and a seed that is not the deal\'s', () => {
    const {slow, asked} = slowThinker();
    const {actor} = seated({thinker: slow, seed: 'secret', players: playersOf(3), ceremony: 'short'});
    actor.start();
    const [{question}] = asked as [(typeof asked)[0]];
    assert.deepEqual(question.view, toy.view(actor.getSnapshot().context.state, 1));
    assert.equal(question.player, 1);
    assert.ok(!JSON.stringify(question).includes('secret'));
  });

  it('takes at least his time', async () => {
    const clock = new SimulatedClock();
    const {slow, asked} = slowThinker();
    const {actor} = seated({thinker: slow, players: playersOf(3), pace: {...SLOW, travel: 0}, ceremony: 'short'}, clock);
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
      (actor: ReturnType<typeof seated>['actor']) => { actor.send({type: 'PAUSE'}); },
      (actor: ReturnType<typeof seated>['actor']) => { actor.send({type: 'UNDO'}); },
      (actor: ReturnType<typeof seated>['actor']) => { actor.stop(); },
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

  it('is asked once more when he fails or errs, then the table says so; later he is asked again', async () => {
    const {slow, asked} = slowThinker();
    const {actor, told} = seated({thinker: slow, players: playersOf(3), ceremony: 'short'});
    actor.start();
    await asked[0]!.fail(new Error('worker lost'));
    assert.equal(asked.length, 2);
    assert.notEqual(asked[1]!.question.seed, asked[0]!.question.seed);
    await asked[1]!.answer({type: 'PLAY', card: 99});
    assert.ok(actor.getSnapshot().matches('failed'));
    assert.equal(actor.getSnapshot().context.failure?.code, 'opponent');
    assert.equal(told.at(-1)?.type, 'failed');
    actor.send({type: 'RESUME'});
    assert.equal(asked.length, 3);
    assert.equal(actor.getSnapshot().context.failure, null);
    await asked[2]!.answer({type: 'PLAY', card: actor.getSnapshot().context.state.hands[1]![0]!});
    assert.equal(actor.getSnapshot().context.count, 3);
  });

  it('may be replaced while he thinks', () => {
    const {slow, asked} = slowThinker();
    const {actor} = seated({thinker: slow, players: playersOf(3), ceremony: 'short'});
    actor.start();
    actor.send({type: 'SET_PLAYERS', players: [{name: 'Ada', kind: 'opponent', level: 'master'}, ...playersOf(3, 1).slice(1)]});
    assert.ok(asked[0]!.signal.aborted);
    assert.ok(actor.getSnapshot().hasTag('visitor'));
    assert.deepEqual(actor.getSnapshot().context.record.players[0], {name: 'Ada', kind: 'master'});
  });
});

describe('the pace', () => {
  it('lets a card travel, a trick lie and a sheet stand', async () => {
    const clock = new SimulatedClock();
    const {actor} = seated({players: playersOf(3, 0, 1, 2), pace: SLOW, options: {deals: 1}}, clock);
    const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag);
    const play = (): void => {
      const {context: {state, turn, asked}} = actor.getSnapshot();
      if (asked.length) return asked.slice().forEach(() => { actor.send({type: 'PASS_RIGHT'}); });
      actor.send({type: 'PLAY', card: state.hands[turn.must as number]![0]!, by: turn.must as number});
    };
    actor.start();
    actor.send({type: 'CUT', index: 1});
    assert.ok(has('speak'));
    clock.increment(300);
    assert.ok(has('travel'), 'cards are dealt');
    clock.increment(199);
    assert.ok(has('travel'), 'which takes twice a card\'s time');
    clock.increment(1);
    assert.ok(has('visitor'));
    play();
    assert.ok(has('travel'));
    actor.send({type: 'ACKNOWLEDGE'});
    assert.ok(has('visitor'), 'who is in a hurry need not wait');
    play(); clock.increment(100);
    play(); clock.increment(100);
    assert.ok(has('gather'));
    clock.increment(500);
    while (!has('sheet')) { play(); clock.increment(100); clock.increment(500); await Promise.resolve(); }
    assert.equal(place(actor), 'scoring');
    clock.increment(10_000);
    assert.ok(has('sheet'), 'it waits to be acknowledged');
    actor.send({type: 'ACKNOWLEDGE'});
    assert.equal(place(actor), 'finished');
  });

  it('lets a sheet stand for its time where nobody acknowledges', async () => {
    const clock = new SimulatedClock();
    const {actor} = seated({players: playersOf(3), pace: {...STILL, sheet: 50}, options: {deals: 1}}, clock);
    actor.start();
    await rested(actor, 'sheet');
    clock.increment(50);
    assert.equal(place(actor), 'finished');
  });
});

describe('a hint', () => {
  it('is asked for at the visitor\'s place and goes away with the next move', async () => {
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

  it('that does not come leaves the visitor where he was', async () => {
    const {slow, asked} = slowThinker();
    const {actor} = seated({thinker: slow});
    actor.start();
    actor.send({type: 'HINT'});
    await asked[0]!.fail(new Error('no idea'));
    assert.ok(actor.getSnapshot().matches({cutting: {turn: {visitor: 'choosing'}}}));
  });
});

describe('taking back', () => {
  it('goes to the visitor\'s last decision and gives the same cards afterwards', async () => {
    for (let i = 0; i < samples(20); i++) {
      const seed = `${testSeed}/undo/${i}`;
      const random = randomFrom(seed);
      const {actor, told} = seated({seed, ceremony: 'short'});
      actor.start();
      const stop = 1 + random.below(5);
      let decisions = 0;
      let before = actor.getSnapshot().context;
      await playOn(toy, actor, (moves) => {
        decisions++;
        if (decisions <= stop) before = actor.getSnapshot().context;
        return pick(moves, random);
      }, () => decisions === stop);
      const after = actor.getSnapshot().context;
      const again = after.record.moves.findLast(({by, level}) => by === 0 && !level)!;
      actor.send({type: 'UNDO'});
      // Others may be asked about their rights before the visitor is.
      await rested(actor);
      const {context} = actor.getSnapshot();
      assert.deepEqual(context.state, before.state, seed);
      assert.equal(context.count, before.count, seed);
      assert.equal(context.record.moves.length, after.record.moves.length);
      assert.deepEqual(told.findLast(({type}) => type === 'took-back'), {type: 'took-back', moves: after.count - before.count});
      assert.deepEqual(foldRecord(toy, context.record), context.state);
      actor.send(again.move);
      await rested(actor);
      assert.deepEqual(actor.getSnapshot().context.state, after.state, seed);
      actor.stop();
    }
  });

  it('is refused where it is not allowed', () => {
    const {actor, told} = seated({undo: false});
    actor.start();
    actor.send({type: 'CUT', index: 1});
    actor.send({type: 'UNDO'});
    assert.equal(told.at(-1)?.type, 'refused');
    assert.equal(actor.getSnapshot().context.record.moves[0]?.undone, undefined);
  });
});

describe('a pause', () => {
  it('comes back to where it was, also to an open sheet, also in a snapshot', async () => {
    const {actor} = seated({pace: {...STILL, acknowledge: true}, players: playersOf(3)});
    actor.start();
    await rested(actor, 'sheet');
    actor.send({type: 'PAUSE'});
    actor.send({type: 'UNDO'});
    actor.send({type: 'ACKNOWLEDGE'});
    assert.ok(actor.getSnapshot().hasTag('paused'));
    const moved = createActor(toyMachine, {input: INPUT, snapshot: actor.getPersistedSnapshot()});
    for (const each of [actor, moved]) {
      each.start();
      each.send({type: 'RESUME'});
      assert.ok(each.getSnapshot().hasTag('sheet'));
      each.send({type: 'ACKNOWLEDGE'});
      await rested(each, 'sheet');
      each.send({type: 'ACKNOWLEDGE'});
      assert.equal(place(each), 'finished');
    }
  });
});

describe('finishing a deal', () => {
  it('plays the visitor\'s cards for him, without waiting, to the end of the deal', async () => {
    const clock = new SimulatedClock();
    const {actor} = seated({pace: SLOW, ceremony: 'short'}, clock);
    actor.start();
    clock.increment(200);
    actor.send({type: 'FINISH_DEAL'});
    await rested(actor, 'sheet');
    const {context} = actor.getSnapshot();
    assert.equal(context.state.deal, 1);
    assert.ok(context.record.moves.filter(({by, move}) => by === 0 && move.type === 'PLAY').every(({level}) => level === 'book'));
    actor.send({type: 'FINISH_DEAL'});
    assert.ok(actor.getSnapshot().hasTag('sheet'), 'there is nothing to finish');
    actor.send({type: 'ACKNOWLEDGE'});
    clock.increment(200);
    assert.ok(!actor.getSnapshot().context.finishing);
    assert.ok(actor.getSnapshot().hasTag('opponent'), 'the next deal has its time again');
  });
});

describe('a record', () => {
  it('resumes to the same place at each of its moves', async () => {
    const {actor} = seated({players: playersOf(3)});
    actor.start();
    await rested(actor, 'over');
    const {record} = actor.getSnapshot().context;
    const {slow} = slowThinker();
    for (let length = 0; length <= record.moves.length; length++) {
      const part = {...record, moves: record.moves.slice(0, length)};
      const state = foldRecord(toy, part);
      const again = seated({record: part, seed: 'another', thinker: slow, players: playersOf(3)});
      again.actor.start();
      const {context} = again.actor.getSnapshot();
      if (toy.turn(state).must === 'chance') {
        // Chance waits for nobody, and draws what it drew.
        assert.deepEqual(context.record.moves, record.moves.slice(0, length + 1));
      } else {
        assert.deepEqual(context.state, state);
        assert.equal(place(again.actor), toy.turn(state).phase);
      }
      again.actor.stop();
    }
  });

  it('is kept after each move', async () => {
    const kept: number[] = [];
    const {actor} = seated({players: playersOf(3), keep: ({moves}) => { kept.push(moves.length); }});
    actor.start();
    await rested(actor, 'over');
    assert.deepEqual(kept, actor.getSnapshot().context.record.moves.map((_, i) => i + 1));
  });

  it('that is broken is told of, left alone, and a fresh match begins', () => {
    let kept = 0;
    const record = {
      format: 'quinola-record/1', game: 'toy', options: {deals: 1}, players: [], moves: [{by: 2, move: {type: 'PLAY', card: 1}}],
    } as const;
    const {actor, told} = seated({record, keep: () => { kept++; }});
    actor.start();
    assert.equal(told[0]?.type, 'failed');
    assert.equal(actor.getSnapshot().context.failure?.code, 'broken-move');
    assert.equal(place(actor), 'cutting');
    actor.send({type: 'CUT', index: 3});
    assert.equal(kept, 0);
    const options = seated({record: {...record, options: {deals: 0}}});
    options.actor.start();
    assert.equal(options.actor.getSnapshot().context.failure?.code, 'options');
  });
});

describe('samples', () => {
  it('of seeds give opponents other thoughts', () => {
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
