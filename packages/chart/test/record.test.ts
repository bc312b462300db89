import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {pick, randomFrom} from '@quinola/cards';
import {foldRecord} from '@quinola/play';
import {chanceAgain, leftOf, type Left, type TablePlayer} from '@quinola/chart';
import {samples, testSeed} from '../../play/test-support/sample.js';
import {playersOf, playOn, rested, SLOW} from '../test-support/driving.js';
import {place, seated, slowThinker} from '../test-support/seated.js';
import {toy} from '../test-support/toy.js';

describe('taking back', () => {
  it("goes to the visitor's last decision and gives the same cards afterwards", async () => {
    for (let i = 0; i < samples(20); i++) {
      const seed = `${testSeed}/undo/${i}`;
      const random = randomFrom(seed);
      const {actor, told} = seated({seed, ceremony: 'short'});
      actor.start();
      const stop = 1 + random.below(5);
      let decisions = 0;
      let before = actor.getSnapshot().context;
      await playOn(
        toy,
        actor,
        (moves) => {
          decisions++;
          if (decisions <= stop) before = actor.getSnapshot().context;
          return pick(moves, random);
        },
        () => decisions === stop,
      );
      const after = actor.getSnapshot().context;
      const again = after.record.moves.findLast(({by, level}) => by === 0 && !level)!;
      actor.send({type: 'UNDO'});
      // Others may be asked about their rights before the visitor is.
      await rested(actor);
      const {context} = actor.getSnapshot();
      assert.deepEqual(context.state, before.state, seed);
      assert.equal(context.count, before.count, seed);
      assert.equal(context.record.moves.length, after.record.moves.length);
      const moves = after.count - before.count;
      assert.deepEqual(
        told.findLast(({type}) => type === 'took-back'),
        {type: 'took-back', moves},
      );
      assert.deepEqual(foldRecord(toy, context.record), context.state);
      actor.send(again.move);
      await rested(actor);
      assert.deepEqual(actor.getSnapshot().context.state, after.state, seed);
      actor.stop();
    }
  });

  it('notes when it was, so that who takes back can make again', () => {
    const {actor} = seated();
    actor.start();
    actor.send({type: 'CUT', index: 1});
    const {length} = actor.getSnapshot().context.record.moves;
    actor.send({type: 'UNDO'});
    assert.equal(actor.getSnapshot().context.record.moves[0]?.undone, length);
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

  it('lies again with the sheets that were left open, but where it is opened elsewhere or the evening is over', async () => {
    const {actor} = seated({players: playersOf(3), options: {deals: 2}});
    actor.start();
    await rested(actor, 'over');
    const {record} = actor.getSnapshot().context;
    const scored: number[] = [];
    foldRecord(toy, record, ({events, index}) => {
      if (events.some(({type}) => type === 'deal-scored')) scored.push(index + 1);
    });
    const opened = (length: number, resumed: boolean) => {
      const again = seated({
        record: {...record, moves: record.moves.slice(0, length)},
        resumed,
        thinker: slowThinker().slow,
        players: playersOf(3),
        pace: SLOW,
      }).actor;
      again.start();
      return again;
    };
    const left = opened(scored[0]!, true);
    assert.equal(place(left), 'scoring');
    left.send({type: 'ACKNOWLEDGE'});
    assert.notEqual(place(left), 'scoring');
    assert.notEqual(place(opened(scored[0]!, false)), 'scoring');
    assert.notEqual(place(opened(scored[0]! - 1, true)), 'scoring');
    assert.equal(place(opened(scored[1]!, true)), 'finished');
  });

  it('goes on within its last move where it is told how that was left', async () => {
    const {actor} = seated({players: playersOf(3), options: {deals: 1}});
    actor.start();
    await rested(actor, 'over');
    const {record} = actor.getSnapshot().context;
    const at = (left: Left) => {
      const again = seated({record, left, players: playersOf(3), pace: SLOW}).actor;
      again.start();
      return again;
    };
    const sheet = 'scoring';
    const open = at({sheets: [sheet, 'of another version'], asked: [], finishing: false});
    assert.equal(place(open), sheet);
    assert.deepEqual(leftOf(open.getSnapshot().context).sheets, [sheet]);
    open.send({type: 'ACKNOWLEDGE'});
    assert.deepEqual(leftOf(open.getSnapshot().context), {sheets: [], asked: [], finishing: false});
    assert.equal(place(at({sheets: [], asked: [], finishing: false})), 'finished');
  });

  it('lets anybody draw its chance again, and shows where it was not the seed’s', async () => {
    const {actor} = seated({players: playersOf(3)});
    actor.start();
    await rested(actor, 'over');
    const {record} = actor.getSnapshot().context;
    const {drawn, strange} = chanceAgain(toy, record);
    assert.equal(drawn, record.moves.filter(({by}) => by === 'chance').length);
    assert.ok(drawn > 0);
    assert.deepEqual(strange, []);
    // The last deal alone, so that what was played before it stays lawful.
    const last = record.moves.findLastIndex(({by}) => by === 'chance');
    const swapped = record.moves
      .slice(0, last + 1)
      .map((made, i) =>
        made.move.type === 'DEAL' && i === last
          ? {...made, move: {...made.move, pack: made.move.pack.toReversed()}}
          : made,
      );
    assert.deepEqual(chanceAgain(toy, {...record, moves: swapped}).strange, [last]);
    assert.throws(() => chanceAgain(toy, {...record, seed: undefined} as never), RangeError);
  });

  it('has the same cards whoever sits where', async () => {
    const company = (...visitors: number[]): TablePlayer[] =>
      playersOf(3, ...visitors).map((player) => ({...player, level: `level ${visitors.length}`}));
    const packs = await Promise.all(
      [company(), company(0), company(1, 2), company(0, 1, 2)].map(async (players) => {
        const {actor} = seated({players, undo: false});
        actor.start();
        await playOn(toy, actor, (moves) => pick(moves, randomFrom('cards')));
        return actor.getSnapshot().context.record.moves.filter(({by}) => by === 'chance');
      }),
    );
    for (const pack of packs) assert.deepEqual(pack, packs[0]);
    assert.equal(packs[0]!.length, 2);
  });

  it('is kept after each move', async () => {
    const kept: number[] = [];
    const {actor} = seated({
      players: playersOf(3),
      keep: ({moves}) => {
        kept.push(moves.length);
      },
    });
    actor.start();
    await rested(actor, 'over');
    assert.deepEqual(
      kept,
      actor.getSnapshot().context.record.moves.map((_, i) => i + 1),
    );
  });

  it('that is broken is told of, left alone, and a fresh match begins', () => {
    let kept = 0;
    const record = {
      format: 'quinola-record/1',
      game: 'toy',
      options: {deals: 1},
      players: [],
      moves: [{by: 2, move: {type: 'PLAY', card: 1}}],
    } as const;
    const {actor, told} = seated({
      record,
      keep: () => {
        kept++;
      },
    });
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
