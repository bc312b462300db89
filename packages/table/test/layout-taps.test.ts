import assert from 'node:assert/strict';
import test from 'node:test';
import {tapOn, type Picked, type PlaceAsk} from '../src/index.js';
import {takenBy} from '../src/rooms/layout/taps.js';

const move = (text: string): {type: string} => ({type: text});

/** Column `a` may send one or three cards to `b`, two to `c`; `c` one card home. */
const ASK: PlaceAsk = {
  kind: 'place',
  ways: [
    {from: 'a', to: 'b', move: move('one')},
    {from: 'a', to: 'b', count: 3, move: move('three')},
    {from: 'a', to: 'c', count: 2, move: move('two')},
    {from: 'c', to: 'd', move: move('away')},
    {from: 'c', to: 'home', home: true, move: move('home')},
  ],
  turns: {stock: move('turn')},
  attempt: (from, to) => move(`${from}>${to}`),
};

const held = (pile: string, count: number | null): Picked => ({pile, count});

test('the piece that is pressed is taken up with those above it, as far as they may go together', () => {
  assert.deepEqual(
    [1, 2, 3, 5].map((pressed) => takenBy(ASK, 'a', pressed)),
    [1, 2, 3, 3],
  );
  assert.equal(takenBy(ASK, 'c', 4), 1);
  assert.equal(takenBy(ASK, 'nowhere', 4), 1);
});

test('a tail goes where so many may go, and a key takes as many as the place allows', () => {
  assert.deepEqual(tapOn('a', null, ASK, 2), {pick: held('a', 2)});
  assert.deepEqual(tapOn('c', held('a', 2), ASK, 1), {move: move('two')});
  assert.deepEqual(tapOn('b', held('a', 1), ASK, 1), {move: move('one')});
  assert.deepEqual(tapOn('b', held('a', null), ASK), {move: move('three')});
  assert.deepEqual(tapOn('c', held('a', null), ASK), {move: move('two')});
});

test('another tail of the same pile is taken up instead', () => {
  assert.deepEqual(tapOn('a', held('a', 1), ASK, 3), {pick: held('a', 3)});
});

test('a second tap goes home, else to the only place, else puts back', () => {
  assert.deepEqual(tapOn('c', held('c', 1), ASK, 1), {move: move('home')});
  assert.deepEqual(tapOn('a', held('a', 2), ASK, 2), {move: move('two')});
  assert.deepEqual(tapOn('a', held('a', null), ASK), {pick: null});
});

test('a pile has a move of its own, and the rules are asked about what cannot be done', () => {
  assert.deepEqual(tapOn('stock', null, ASK), {move: move('turn')});
  assert.deepEqual(tapOn('d', held('a', 1), ASK), {move: move('a>d')});
  assert.deepEqual(tapOn('d', null, ASK), {pick: null});
});

test('what lies raised goes where it fits with one tap', () => {
  const fallen: PlaceAsk = {...ASK, raised: 'c'};
  assert.deepEqual(tapOn('d', null, fallen), {move: move('away')});
});
