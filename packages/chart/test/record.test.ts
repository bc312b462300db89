import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {pick, randomFrom} from '@quinola/cards';
import {foldRecord} from '@quinola/play';
import {chanceAgain, leftOf, type Left, type TablePlayer} from '@quinola/chart';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {playersOf, playOn, untilIdle, SLOW} from '@quinola/testing/chart/driving.js';
import {currentState, seated, slowThinker} from '@quinola/testing/small-toy/seated.js';
import {toy} from '@quinola/testing/small-toy/game.js';

describe('taking back', () => {
  it("returns to the visitor's last decision, and gives the same cards afterwards", async () => {
    for (let i = 0; i < samples(20); i++) {
      const seed = `${testSeed}/undo/${i}`;
      const random = randomFrom(seed);
      const {actor, emissions} = seated({seed, ceremony: 'short'});
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
      // Others may be asked about their rights before the visitor is asked.
      await untilIdle(actor);
      const {context} = actor.getSnapshot();
      assert.deepEqual(context.state, before.state, seed);
      assert.equal(context.count, before.count, seed);
      assert.equal(context.record.moves.length, after.record.moves.length);
      const moves = after.count - before.count;
      assert.deepEqual(
        emissions.findLast(({type}) => type === 'took-back'),
        {type: 'took-back', moves},
      );
      assert.deepEqual(foldRecord(toy, context.record), context.state);
      actor.send(again.move);
      await untilIdle(actor);
      assert.deepEqual(actor.getSnapshot().context.state, after.state, seed);
      actor.stop();
    }
  });

  it('records when it happened, so that the moves can be redone', () => {
    const {actor} = seated();
    actor.start();
    actor.send({type: 'CUT', index: 1});
    const {length} = actor.getSnapshot().context.record.moves;
    actor.send({type: 'UNDO'});
    assert.equal(actor.getSnapshot().context.record.moves[0]?.undone, length);
  });

  it('is refused where it is not allowed', () => {
    const {actor, emissions} = seated({undo: false});
    actor.start();
    actor.send({type: 'CUT', index: 1});
    actor.send({type: 'UNDO'});
    assert.equal(emissions.at(-1)?.type, 'refused');
    assert.equal(actor.getSnapshot().context.record.moves[0]?.undone, undefined);
  });
});

describe('a record', () => {
  it('resumes to the same state after each of its moves', async () => {
    const {actor} = seated({players: playersOf(3)});
    actor.start();
    await untilIdle(actor, 'over');
    const {record} = actor.getSnapshot().context;
    const {slow} = slowThinker();
    for (let length = 0; length <= record.moves.length; length++) {
      const part = {...record, moves: record.moves.slice(0, length)};
      const state = foldRecord(toy, part);
      const again = seated({record: part, seed: 'another', thinker: slow, players: playersOf(3)});
      again.actor.start();
      const {context} = again.actor.getSnapshot();
      if (toy.turn(state).must === 'chance') {
        // Chance moves are made at once, with the same result.
        assert.deepEqual(context.record.moves, record.moves.slice(0, length + 1));
      } else {
        assert.deepEqual(context.state, state);
        assert.equal(currentState(again.actor), toy.turn(state).phase);
      }
      again.actor.stop();
    }
  });

  it('opens again with the sheets that were open, except in another browser or after the match', async () => {
    const {actor} = seated({players: playersOf(3), options: {deals: 2}});
    actor.start();
    await untilIdle(actor, 'over');
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
    assert.equal(currentState(left), 'scoring');
    left.send({type: 'ACKNOWLEDGE'});
    assert.notEqual(currentState(left), 'scoring');
    assert.notEqual(currentState(opened(scored[0]!, false)), 'scoring');
    assert.notEqual(currentState(opened(scored[0]! - 1, true)), 'scoring');
    assert.equal(currentState(opened(scored[1]!, true)), 'finished');
  });

  it('resumes within its last move if told how far that had come', async () => {
    const {actor} = seated({players: playersOf(3), options: {deals: 1}});
    actor.start();
    await untilIdle(actor, 'over');
    const {record} = actor.getSnapshot().context;
    const at = (left: Left) => {
      const again = seated({record, left, players: playersOf(3), pace: SLOW}).actor;
      again.start();
      return again;
    };
    const sheet = 'scoring';
    const open = at({sheets: [sheet, 'of another version'], asked: [], finishing: false});
    assert.equal(currentState(open), sheet);
    assert.deepEqual(leftOf(open.getSnapshot().context).sheets, [sheet]);
    open.send({type: 'ACKNOWLEDGE'});
    assert.deepEqual(leftOf(open.getSnapshot().context), {sheets: [], asked: [], finishing: false});
    assert.equal(currentState(at({sheets: [], asked: [], finishing: false})), 'finished');
  });

  it('can be checked: anybody can draw its chance again and see where it is not that of the seed', async () => {
    const {actor} = seated({players: playersOf(3)});
    actor.start();
    await untilIdle(actor, 'over');
    const {record} = actor.getSnapshot().context;
    const {drawn, strange} = chanceAgain(toy, record);
    assert.equal(drawn, record.moves.filter(({by}) => by === 'chance').length);
    assert.ok(drawn > 0);
    assert.deepEqual(strange, []);
    // Only the last deal is changed, so that earlier moves remain lawful.
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

  it('gives the same cards, whoever the players are', async () => {
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

  it('is stored after each move', async () => {
    const stored: number[] = [];
    const {actor} = seated({
      players: playersOf(3),
      keep: ({moves}) => {
        stored.push(moves.length);
      },
    });
    actor.start();
    await untilIdle(actor, 'over');
    assert.deepEqual(
      stored,
      actor.getSnapshot().context.record.moves.map((_, i) => i + 1),
    );
  });

  it('that cannot be read is reported and left alone, and a new match begins', () => {
    let stored = 0;
    const record = {
      format: 'quinola-record/1',
      game: 'toy',
      options: {deals: 1},
      players: [],
      moves: [{by: 2, move: {type: 'PLAY', card: 1}}],
    } as const;
    const {actor, emissions} = seated({
      record,
      keep: () => {
        stored++;
      },
    });
    actor.start();
    assert.equal(emissions[0]?.type, 'failed');
    assert.equal(actor.getSnapshot().context.failure?.code, 'broken-move');
    assert.equal(currentState(actor), 'cutting');
    actor.send({type: 'CUT', index: 3});
    assert.equal(stored, 0);
    const options = seated({record: {...record, options: {deals: 0}}});
    options.actor.start();
    assert.equal(options.actor.getSnapshot().context.failure?.code, 'options');
  });
});
