import assert from 'node:assert/strict';
import {test} from 'node:test';
import {INKS} from '@quinola/faces';
import {
  candle,
  counter,
  dish,
  heap,
  marks,
  pannier,
  pointingHand,
  quill,
  rounds,
  type Picture,
} from '@quinola/faces/furniture.js';
import {ICON_BOX, ICON_LINE, icons} from '@quinola/faces/icons.js';
import {outline} from '../src/courts/outline.js';

const pictures: Readonly<Record<string, Picture>> = {
  counter: counter('red'),
  'marks of 9': marks(1, 1, 1),
  'marks of 4': marks(0, 4, 0),
  counters: rounds(12),
  'no heap': heap(0),
  'a heap': heap(27),
  'a large heap': heap(9999),
  dish: dish(36),
  pannier: pannier(88),
  candle: candle(),
  'a low candle': candle(0),
  quill: quill(),
  hand: pointingHand(),
};

test('every path of the furniture is well formed, in a known ink and inside its box', () => {
  for (const [name, {width, height, drawing}] of Object.entries(pictures)) {
    for (const {ink, d, line} of drawing) {
      assert.ok(INKS.includes(ink), `${name}: ink ${ink}`);
      assert.match(d, /^(M-?[\d.]+[ -][^A-Za-z]*([LlCcQqMm][-\d. ]+|Z ?)*)+$/, `${name}: ${d}`);
      const margin = (line ?? 0) / 2;
      for (const [x, y] of outline(d).flat()) {
        assert.ok(
          x >= margin && x <= width - margin && y >= margin && y <= height - margin,
          `${name}: ${ink} at ${x},${y} of ${width} × ${height}`,
        );
      }
    }
  }
});

test('a heap shows its amount, up to eight pieces of each kind', () => {
  const pieces = (amount: number, fish?: number): [fishes: number, rounds: number] => {
    const fills = heap(amount, fish).drawing.filter(({line}) => !line);
    const fishes = fills.filter(({ink}) => ink === 'paper' || ink === 'flesh').length;
    return [fishes, fills.length - fishes];
  };
  assert.deepEqual(pieces(0), [0, 0]);
  assert.deepEqual(pieces(7), [0, 7]);
  assert.deepEqual(pieces(27), [2, 7]);
  assert.deepEqual(pieces(27, 5), [5, 2]);
  assert.deepEqual(pieces(1009), [8, 8]);
});

test('counters that overlap can still be counted, up to eight', () => {
  const discs = (amount: number): number => rounds(amount).drawing.filter(({line}) => !line).length;
  assert.deepEqual([-1, 0, 3, 8, 20].map(discs), [0, 0, 3, 8, 8]);
});

test('the marks of a score are as many as the counters laid', () => {
  const discs = ({drawing}: Picture): number => drawing.filter(({line}) => !line).length;
  assert.deepEqual([marks(0, 0, 0), marks(0, 4, 0), marks(1, 3, 0), marks(1, 1, 1)].map(discs), [0, 4, 4, 3]);
});

test('a candle burns down', () => {
  const tops = [1, 0.5, 0].map((left) =>
    Math.min(
      ...candle(left).drawing.flatMap(({d}) =>
        outline(d)
          .flat()
          .map(([, y]) => y),
      ),
    ),
  );
  assert.ok(tops[0]! < tops[1]! && tops[1]! < tops[2]!, tops.join());
});

test('icons are lines of one weight within their square, all different', () => {
  assert.equal(new Set(Object.values(icons)).size, Object.keys(icons).length);
  for (const [name, d] of Object.entries(icons)) {
    assert.match(d, /^(M-?[\d.]+[ -][^A-Za-z]*([LCM][-\d. ]+|Z)*)+$/, name);
    for (const [x, y] of outline(d).flat()) {
      const edge = ICON_LINE / 2;
      assert.ok(x >= edge && x <= ICON_BOX - edge && y >= edge && y <= ICON_BOX - edge, `${name}: ${x},${y}`);
    }
  }
});

test('icons fill their square equally, so that a row of them looks even', () => {
  for (const [name, d] of Object.entries(icons)) {
    const points = outline(d).flat();
    const span = (side: 0 | 1): number =>
      Math.max(...points.map((point) => point[side])) - Math.min(...points.map((point) => point[side]));
    assert.ok(Math.max(span(0), span(1)) >= 11 && Math.max(span(0), span(1)) <= 19, name);
  }
});
