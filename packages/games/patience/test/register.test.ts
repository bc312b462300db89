import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {patience, patienceNamed, registerPatience, type Patience} from '../src/patience/index.js';
import {CARD, layoutOf} from '@quinola/table';
import {TWELFTH} from '../test-support/twelfth.js';

test('a twelfth patience is added by data alone, and played to its end', () => {
  assert.throws(() => patience.start({game: TWELFTH.id}));
  registerPatience(TWELFTH);
  assert.equal(patienceNamed(TWELFTH.id), TWELFTH);
  let state = patience.start({game: TWELFTH.id});
  state = patience.play(state, 'chance', patience.chance(state, randomFrom('a test'))).state;
  for (
    let moves = patience.moves(patience.view(state, 0));
    moves.length;
    moves = patience.moves(patience.view(state, 0))
  ) {
    state = patience.play(state, 0, moves[0]!).state;
  }
  assert.equal(state.stage, 'over');
  assert.equal(layoutOf(TWELFTH, {width: 320, height: 590}).card, (320 / TWELFTH.table.w) * CARD.width);
});

test('faulty data and a duplicate id are refused with sentences', () => {
  const faulty: Patience = {...TWELFTH, id: 'faulty', win: ['spades']};
  assert.throws(() => registerPatience(faulty), {name: 'TypeError', message: /faulty: win names spades/});
  assert.throws(() => registerPatience({...TWELFTH, id: 'clock'}), /there is a patience of this id/);
  assert.equal(patienceNamed('faulty'), undefined);
});
