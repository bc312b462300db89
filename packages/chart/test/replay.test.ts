import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {pick, randomFrom} from '@quinola/cards';
import {dealSteps, publicRecord} from '@quinola/chart';
import {playersOf, playOn, untilIdle} from '@quinola/testing/chart/driving.js';
import {seated} from '@quinola/testing/small-toy/seated.js';
import {profile} from '@quinola/testing/small-toy/machine.js';
import {toy} from '@quinola/testing/small-toy/game.js';

/** A match in its second deal, part of which visitor 0 has seen. */
async function underway() {
  const random = randomFrom('underway');
  const {actor} = seated({ceremony: 'short'});
  actor.start();
  await playOn(
    toy,
    actor,
    (moves) => pick(moves, random),
    ({state}) => state.deal === 1 && state.tricks.length === 1,
  );
  return actor;
}

describe('the record that a viewer is given', () => {
  it('contains finished deals in full, and of the current one what he saw', async () => {
    const actor = await underway();
    const {record} = actor.getSnapshot().context;
    const given = publicRecord(toy, profile, record, 0);
    const ended = record.moves.findIndex(({move}, i) => move.type === 'DEAL' && i > 2) - 1;
    assert.deepEqual(given.moves.slice(0, ended), record.moves.slice(0, ended));
    assert.equal(given.seed, undefined);
    const hidden = given.moves
      .slice(ended)
      .filter(({by}) => by === 'chance')
      .map(({move}) => move);
    assert.deepEqual(hidden, [{type: 'DEAL'}]);
    const played = given.moves.slice(ended).filter(({move}) => move.type === 'PLAY');
    assert.ok(played.length && played.every(({move}) => 'card' in move));
  });

  it('hides moves that were taken back, because the same cards are dealt again', async () => {
    const actor = await underway();
    for (let i = 0; i < 9 && actor.getSnapshot().context.state.deal === 1; i++) actor.send({type: 'UNDO'});
    await untilIdle(actor);
    const {record} = actor.getSnapshot().context;
    const packs = publicRecord(toy, profile, record, 0).moves.filter(({by}) => by === 'chance');
    assert.deepEqual(packs, [
      {by: 'chance', move: {type: 'DEAL'}},
      {by: 'chance', move: {type: 'DEAL'}, undone: true},
    ]);
  });

  it('is complete after the match, with the seed', async () => {
    const {actor} = seated({players: playersOf(3)});
    actor.start();
    await untilIdle(actor, 'over');
    const {record} = actor.getSnapshot().context;
    assert.deepEqual(publicRecord(toy, profile, record, 0), record);
  });
});

describe('the steps of a finished deal', () => {
  it('show each move as everybody saw it', async () => {
    const actor = await underway();
    const {record} = actor.getSnapshot().context;
    const steps = dealSteps(toy, profile, record, 1);
    assert.equal(steps.length, steps.filter(({made}) => made.move.type === 'KNOCK').length + 11);
    assert.equal(steps[1]?.made.move.type, 'DEAL');
    const hands = [0, 1, 2].flatMap((player) => steps[1]?.view(player).hand ?? []);
    assert.deepEqual(hands.sort(), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert.ok(steps.at(-1)?.happened.some(({type}) => type === 'deal-scored'));
    assert.throws(() => dealSteps(toy, profile, record, 2), RangeError);
    assert.throws(() => dealSteps(toy, profile, record, 0), RangeError);
  });
});
