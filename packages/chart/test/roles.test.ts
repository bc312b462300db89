import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {endsDeal, happenedAs, isAs} from '@quinola/chart';
import {manner} from '../test-support/toy-machine.js';
import {toy, type ToyHappening, type ToyMove, type ToyState} from '../test-support/toy.js';

/** All that happens in a deal of the toy, by move. */
function aDeal(): readonly (readonly ToyHappening[])[] {
  const moves: ToyMove[] = [
    {type: 'CUT', index: 1},
    {type: 'DEAL', pack: [1, 2, 3, 4, 5, 6, 7, 8, 9]},
    ...[4, 7, 1, 8, 2, 5, 9, 3, 6].map((card) => ({type: 'PLAY', card}) as const),
  ];
  let state: ToyState = toy.start({deals: 1});
  return moves.map((move) => {
    const played = toy.play(state, toy.turn(state).must!, move);
    ({state} = played);
    return played.events;
  });
}

describe('the roles of happenings', () => {
  it('are found by the names that the manner gives them', () => {
    const deal = aDeal();
    const roles = (['dealt', 'played', 'won'] as const).map((role) =>
      deal.flatMap((events, i) => (happenedAs(manner, role, events) ? [i] : [])),
    );
    assert.deepEqual(roles, [[1], [2, 3, 4, 5, 6, 7, 8, 9, 10], [4, 7, 10]]);
    assert.deepEqual(
      deal.flatMap((events, i) => (endsDeal(manner, events) ? [i] : [])),
      [10],
    );
  });

  it('are guessed from no word', () => {
    const played = aDeal()[2]![0]!;
    assert.ok(isAs(manner, 'played', played));
    const {played: _unnamed, ...nameless} = manner;
    assert.ok(!isAs(nameless as {played?: string}, 'played', played));
    assert.equal(happenedAs({played: 'laid'}, 'played', [played]), undefined);
  });
});
