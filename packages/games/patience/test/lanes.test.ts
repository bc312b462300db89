// Lanes: places of cleared columns, which any card may head.
import assert from 'node:assert/strict';
import test from 'node:test';
import {MoveError} from '@quinola/play';
import {parseCards, patience, positionOf, type PatienceMove} from '../src/patience/index.js';

for (const game of ['hemispheres', 'fifteen']) {
  test(`${game}: the only card of a column is not offered another lane, but a match saved with such a move goes on`, () => {
    const state = positionOf(
      {game},
      {piles: {'columns.0': parseCards('5C 9H'), 'columns.1': parseCards('7D')}, phase: 'play'},
    );
    const view = patience.view(state, 0);
    const fills = patience.moves(view).flatMap((move) => (move.type === 'fill' ? [move.from] : []));
    assert.deepEqual([...new Set(fills)], ['columns.0']);
    const idle: PatienceMove = {type: 'fill', from: 'columns.1', to: 'columns.2'};
    assert.equal(patience.refusal(view, idle), null);
    const after = patience.play(state, 0, idle).state;
    assert.deepEqual(after.piles['columns.2'], ['7D']);
    // Onto a column that is not cleared it cannot go.
    assert.throws(() => patience.play(state, 0, {...idle, to: 'columns.0'}), MoveError);
  });
}
