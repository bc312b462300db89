import assert from 'node:assert/strict';
import test from 'node:test';
import {arrangementOf, beyond, CARD, layoutOf, squaresShape, type LayoutShape} from '../src/index.js';
import {offset, opened} from '../src/rooms/layout/shape.js';

test('a crowded pile opens away from its top card, as far as there is room', () => {
  const spread = {dx: 0.4, dy: 0, max: 0.8};
  const all = (x: number): number[] =>
    Array.from({length: 6}, (_, nth) => Math.round(opened(spread, {x, y: 1}, nth, 6)[0] * 100) / 100);
  assert.deepEqual(all(5), [-1.2, -0.8, -0.4, 0, 0.4, 0.8]);
  assert.deepEqual(all(CARD.width / 2 + 0.5), [-0.5, -0.1, 0.3, 0.7, 1.1, 1.5]);
  assert.deepEqual(opened({...spread, max: 2}, {x: 5, y: 1}, 2, 3), offset(spread, 2, 3));
});

/** Two rows of piles that may lie farther apart. */
const ROWS: LayoutShape = {
  id: 'rows',
  table: {w: 4, h: 3.5},
  groups: [
    {
      id: 'piles',
      at: [
        [1, 1],
        [3, 1],
        [1, 2.5],
        [3, 2.5],
      ].map(([x, y]) => ({x: x!, y: y!})),
      spread: {dx: 0, dy: 0},
    },
  ],
};

test('piles move apart where there is room, squares keep together', () => {
  const wide = {width: 900, height: 300};
  assert.ok(layoutOf(ROWS, wide).w > 4);
  const board = layoutOf(squaresShape({columns: 4, rows: 4}), wide);
  assert.deepEqual([board.w, board.h, board.card], [4, 4, 75]);
});

test('a board lies as large as both sides of its room allow, turned or not', () => {
  for (const [width, height, unit] of [
    [390, 500, 390 / 8],
    [700, 300, 300 / 8],
  ] as const) {
    const shape = squaresShape({columns: 8, rows: 8});
    assert.equal(layoutOf(shape, {width, height}).unit, unit);
    const [first] = layoutOf(shape, {width, height}).at('board');
    const last = layoutOf(squaresShape({columns: 8, rows: 8, isTurned: true}), {width, height})
      .at('board')
      .at(-1);
    assert.deepEqual(first, {x: 0.5, y: 0.5});
    assert.deepEqual(last, first);
  }
});

test('the words lie beside a board in a wide room, and below it in a high one', () => {
  const shape = squaresShape({columns: 8, rows: 8});
  assert.equal(arrangementOf(shape, {width: 844, height: 390}).aside, true);
  assert.equal(arrangementOf(shape, {width: 390, height: 664}).aside, false);
});

test('arrow keys lead to the neighbouring square, and nowhere from the edge', () => {
  const {at} = layoutOf(squaresShape({columns: 3, rows: 3}), {width: 300, height: 300});
  const spots = at('board').map(({x, y}) => [x, y] as const);
  const goals = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) =>
    beyond(spots, spots[4]!, key),
  );
  assert.deepEqual(goals, [3, 5, 1, 7]);
  assert.equal(beyond(spots, spots[0]!, 'ArrowUp'), -1);
});
