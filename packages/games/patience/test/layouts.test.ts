import assert from 'node:assert/strict';
import test from 'node:test';
import {arrangementOf, beyond, CARD, layoutOf, type Layout} from '@quinola/table';
import {PATIENCES, type Patience, type Place} from '../src/patience/index.js';

/** Tables of every shape, in px, with the minimum width of a card in them. */
const TABLES: readonly (readonly [width: number, height: number, least: number])[] = [
  [320, 480, 21],
  [568, 320, 19],
  [360, 640, 25],
  [390, 664, 27],
  [640, 360, 21],
  [844, 390, 26],
  [768, 1024, 54],
  [1024, 768, 52],
  [1280, 720, 50],
  [1366, 768, 54],
  [1920, 1080, 76],
  [1080, 1920, 76],
];

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

/** Whether two piles overlap on purpose, because one blocks the other. */
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
  test(`${def.id}: piles lie within the table without overlapping, in any shape`, () => {
    for (const [width, height, least] of TABLES) {
      const {room} = arrangementOf(def, {width, height});
      const layout = layoutOf(def, room);
      check(def, layout);
      assert.ok(layout.w * layout.unit <= room.width + 0.01, `too wide at ${width}x${height}`);
      assert.ok(layout.h * layout.unit <= room.height + 0.01, `too high at ${width}x${height}`);
      assert.ok(layout.card >= least, `cards of ${layout.card} px at ${width}x${height}`);
    }
  });

  test(`${def.id}: the arrow keys lead from every pile to every other`, () => {
    for (const [width, height] of TABLES) {
      const {at} = layoutOf(def, {width, height});
      const spots = def.groups.flatMap(({id}) => at(id).map(({x, y}) => [x, y] as const));
      const neighbours = spots.map((spot) =>
        KEYS.map((key) => beyond(spots, spot, key)).filter((nth) => nth >= 0),
      );
      for (const from of spots.keys()) {
        const seen = new Set([from]);
        for (const nth of seen) for (const next of neighbours[nth]!) seen.add(next);
        assert.equal(seen.size, spots.length, `from ${from} at ${width}x${height}`);
      }
    }
  });
}

test('foundations lie above the fans of an upright table, and to the left in a wide one', () => {
  const fans = PATIENCES.find(({id}) => id === 'la-belle-lucie')!;
  const upright = layoutOf(fans, {width: 370, height: 540}),
    wide = layoutOf(fans, {width: 760, height: 330});
  assert.equal(new Set(upright.at('aces').map(({y}) => y)).size, 1);
  assert.equal(new Set(wide.at('aces').map(({x}) => x)).size, 1);
});

test('a pile without a place in the layout has none, so its cards come from below', () => {
  const fans = PATIENCES.find(({id}) => id === 'la-belle-lucie')!;
  for (const width of [320, 1200]) assert.deepEqual(layoutOf(fans, {width, height: 590}).at('stock'), []);
});
