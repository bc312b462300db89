import assert from 'node:assert/strict';
import test from 'node:test';
import {PATIENCES, type Patience, type Place} from '../src/index.js';
import {beyond} from '../src/table/arrows.js';
import {CARD, layoutOf, type Layout} from '../src/table/layout.js';

/** What a table of this width leaves for its layout, in px. */
const within = (width: number): number => width - 16;

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

const corners = ({x, y, r = 0}: Place): [number, number][] =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([dx, dy]) => {
    const angle = (r * Math.PI) / 180,
      a = (dx! * CARD.width) / 2,
      b = (dy! * CARD.height) / 2;
    return [x + a * Math.cos(angle) - b * Math.sin(angle), y + a * Math.sin(angle) + b * Math.cos(angle)];
  });

/** Whether two cards overlap: no side of either divides them. */
function overlap(one: Place, other: Place): boolean {
  const [p, q] = [corners(one), corners(other)];
  return ![one, other].some(({r = 0}) =>
    [0, 90].some((turn) => {
      const angle = ((r + turn) * Math.PI) / 180;
      const along = (points: [number, number][]): number[] =>
        points.map(([x, y]) => x * Math.cos(angle) + y * Math.sin(angle));
      const [a, b] = [along(p), along(q)];
      return Math.max(...a) < Math.min(...b) + 0.02 || Math.max(...b) < Math.min(...a) + 0.02;
    }),
  );
}

/** Piles that lie over each other by intent: one bars the other. */
const isMeant = (def: Patience, one: string, other: string): boolean =>
  [one, other].every(
    (id) =>
      def.groups.find((group) => group.id === id)!.blockedBy !== undefined ||
      def.groups.some(({blockedBy}) => blockedBy === id),
  );

function check(def: Patience, layout: Layout): void {
  const places = def.groups.flatMap(({id}) => layout.at(id).map((place) => ({id, place})));
  for (const [i, {id, place}] of places.entries()) {
    for (const [x, y] of corners(place))
      assert.ok(
        x > -0.01 && y > -0.01 && x < layout.w + 0.01 && y < layout.h + 0.01,
        `${id} is off the table`,
      );
    for (const other of places.slice(i + 1)) {
      if (!isMeant(def, id, other.id))
        assert.ok(!overlap(place, other.place), `${id} and ${other.id} overlap at ${place.x}, ${place.y}`);
    }
  }
}

for (const def of PATIENCES) {
  test(`${def.id}: piles lie on the table and apart`, () => {
    check(def, layoutOf(def, 1200, 860));
    check(def, layoutOf(def, 320, 590));
  });

  test(`${def.id}: arrows lead from every pile to every other`, () => {
    for (const width of [1200, 320]) {
      const {at} = layoutOf(def, width, 590);
      const spots = def.groups.flatMap(({id}) => at(id).map(({x, y}) => [x, y] as const));
      const ways = spots.map((spot) => KEYS.map((key) => beyond(spots, spot, key)).filter((nth) => nth >= 0));
      for (const from of spots.keys()) {
        const seen = new Set([from]);
        for (const nth of seen) for (const next of ways[nth]!) seen.add(next);
        assert.equal(seen.size, spots.length, `from ${from} at ${width}`);
      }
    }
  });

  test(`${def.id}: cards are wide enough on a telephone`, () => {
    for (const [width, least] of [
      [390, 28],
      [320, 24],
    ] as const) {
      const card = (within(width) / layoutOf(def, width, 590).w) * CARD.width;
      assert.ok(card >= least, `${card} px at ${width}`);
    }
  });
}

test('what a layout has no place for has none, so that its cards come from below', () => {
  const fans = PATIENCES.find(({id}) => id === 'la-belle-lucie')!;
  for (const width of [320, 1200]) assert.deepEqual(layoutOf(fans, width, 590).at('stock'), []);
});
