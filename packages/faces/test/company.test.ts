import assert from 'node:assert/strict';
import {test} from 'node:test';
import {INKS} from '@quinola/faces';
import {
  silhouette,
  silhouetteBox,
  silhouetteFor,
  SILHOUETTES,
  silhouettesFor,
} from '@quinola/faces/company.js';
import {outline, type Outline} from '../src/courts/outline.js';

const all = Array.from({length: SILHOUETTES}, (_, i) => silhouette(i));

/** Whether a point lies in one of the figures (even-odd for each). */
function covers(shape: Outline, x: number, y: number): boolean {
  return shape.some((figure) => {
    let inside = false;
    figure.forEach(([u, v], i) => {
      const [s, t] = figure[(i + 1) % figure.length]!;
      if (v > y !== t > y && x < u + ((y - v) * (s - u)) / (t - v)) inside = !inside;
    });
    return inside;
  });
}

/** The black paper of a silhouette at 42 px as bits: one word for each cell of 5 units, black or not. */
function seen(index: number): boolean[] {
  const cut = all[index]!.filter(({ink, line}) => ink === 'black' && !line).map(({d}) => outline(d));
  const cells: boolean[] = [];
  for (let y = 2; y < silhouetteBox.height; y += 5)
    for (let x = 2; x < silhouetteBox.width; x += 5) cells.push(cut.some((shape) => covers(shape, x, y)));
  return cells;
}

test('there are twelve, made once', () => {
  assert.equal(SILHOUETTES, 12);
  assert.equal(silhouette(3), silhouette(3));
  assert.throws(() => silhouette(12), RangeError);
  assert.throws(() => silhouette(-1), RangeError);
});

test('every path is well formed, in a known ink and inside the box', () => {
  for (const [index, drawing] of all.entries()) {
    assert.ok(drawing.length < 20, `${index}: ${drawing.length} layers`);
    for (const {ink, d, line} of drawing) {
      assert.ok(INKS.includes(ink), `${index}: ink ${ink}`);
      assert.match(d, /^(M[-\d. ]+(C[-\d. ]+)+Z?)+$/, `${index}: ${d.slice(0, 60)}`);
      const margin = (line ?? 0) / 2;
      for (const [x, y] of outline(d).flat()) {
        assert.ok(
          x >= margin &&
            x <= silhouetteBox.width - margin &&
            y >= margin &&
            y <= silhouetteBox.height - margin,
          `${index}: ${ink} at ${x},${y}`,
        );
      }
    }
  }
});

test('black paper and bronze stay within the gilt rim', () => {
  for (const [index, drawing] of all.entries()) {
    const rim = drawing.findIndex(({line}) => line === 1.6);
    for (const {d} of drawing.slice(1, rim)) {
      for (const [x, y] of outline(d).flat()) {
        assert.ok(Math.hypot((x - 100) / 98, (y - 124) / 122) < 1, `${index}: ${x},${y}`);
      }
    }
  }
});

test('all outlines differ, even at the size at which they are shown', () => {
  const outlines = all.map((_, index) => seen(index));
  for (let a = 0; a < SILHOUETTES; a++) {
    for (let b = a + 1; b < SILHOUETTES; b++) {
      const differing = outlines[a]!.filter((cell, i) => cell !== outlines[b]![i]).length;
      assert.ok(differing >= 60, `${a} and ${b} differ in ${differing} cells of ${outlines[a]!.length}`);
    }
  }
});

test('the choice is stable: a saved match gets the same portraits again', () => {
  const names = ['Caroline', 'Leopold', 'Constance', 'Gerold', 'Josepha'];
  assert.deepEqual(silhouettesFor(names, 7), silhouettesFor(names, 7));
  assert.deepEqual(silhouettesFor(names, 7), [7, 0, 5, 4, 3]);
  assert.equal(silhouetteFor('Leopold', 7), silhouettesFor(['Leopold'], 7)[0]);
});

test('no two portraits at a table are alike, and each name has a matching man or woman', () => {
  for (let seed = 0; seed < 200; seed++) {
    const found = silhouettesFor(['Caroline', 'Leopold', 'Constance', 'Gerold', 'Josepha', 'Leopold'], seed);
    assert.equal(new Set(found).size, 6, `seed ${seed}: ${found.join()}`);
    assert.deepEqual(
      found.map((one) => one % 2),
      [1, 0, 1, 0, 1, 0],
      `seed ${seed}`,
    );
  }
  assert.equal(silhouetteFor('Констанс') % 2, 1);
  assert.equal(silhouetteFor('Леопольд') % 2, 0);
});

test('twelve players of one sex still get twelve different portraits', () => {
  const found = silhouettesFor(Array.from({length: 12}, (_, i) => `Anna${'a'.repeat(i)}`));
  assert.equal(new Set(found).size, 12);
  assert.ok(silhouettesFor(Array.from({length: 20}, (_, i) => `A${i}`)).every((one) => one >= 0 && one < 12));
});

test('other seeds choose other portraits', () => {
  const companies = new Set(
    Array.from({length: 50}, (_, seed) => silhouettesFor(['Leopold', 'Constance', 'Gerold'], seed).join()),
  );
  assert.ok(companies.size > 20, `${companies.size}`);
});
