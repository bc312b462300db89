import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {endsDeal, firstWithRole, hasRole} from '@quinola/chart';
import {profile} from '@quinola/testing/small-toy/machine.js';
import {toy, type ToyHappening, type ToyMove, type ToyState} from '@quinola/testing/small-toy/game.js';

/** All happenings of a deal of the toy, by move. */
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
  it('are found by the names that the profile gives them', () => {
    const deal = aDeal();
    const roles = (['dealt', 'played', 'won'] as const).map((role) =>
      deal.flatMap((events, i) => (firstWithRole(profile, role, events) ? [i] : [])),
    );
    assert.deepEqual(roles, [[1], [2, 3, 4, 5, 6, 7, 8, 9, 10], [4, 7, 10]]);
    assert.deepEqual(
      deal.flatMap((events, i) => (endsDeal(profile, events) ? [i] : [])),
      [10],
    );
  });

  it('are never guessed from a name', () => {
    const played = aDeal()[2]![0]!;
    assert.ok(hasRole(profile, 'played', played));
    const {played: _unnamed, ...nameless} = profile;
    assert.ok(!hasRole(nameless as {played?: string}, 'played', played));
    assert.equal(firstWithRole({played: 'laid'}, 'played', [played]), undefined);
  });
});
