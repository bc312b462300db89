import {short} from './path.js';

/** A point of an outline, and whether the line has a corner there. */
export interface Knot {
  readonly x: number;
  readonly y: number;
  readonly sharp: boolean;
}

/**
 * Reads points: pairs of numbers, the first from the origin, each other relative to the one before it. `!` after a pair: the line
 * has a corner there.
 *
 * @example
 * ```ts
 * knots('0 0!10-8 10 8'); // three points, an arch that begins with a corner
 * ```
 */
export function knots(text: string): Knot[] {
  let [x, y] = [0, 0];
  return [...text.matchAll(/(-?\d+) ?(-?\d+)(!?)/g)].map(([, right, down, sharp]) => {
    x += Number(right);
    y += Number(down);
    return {x, y, sharp: sharp === '!'};
  });
}

/** The control point from a knot towards another, a third of the way; at a corner it is on the straight line. */
function handle(from: Knot, to: Knot, last: Knot, next: Knot): string {
  const along = Math.hypot(to.x - from.x, to.y - from.y) / 3;
  const [u, v] = from.sharp ? [to.x - from.x, to.y - from.y] : [next.x - last.x, next.y - last.y];
  const scale = along / (Math.hypot(u, v) || 1);
  return `${short(from.x + u * scale)} ${short(from.y + v * scale)}`;
}

/**
 * A smooth line through points, as path data.
 * @param closed the line returns to its beginning
 */
export function spline(points: readonly Knot[], closed: boolean): string {
  const count = points.length;
  const knot = (i: number): Knot =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]!;
  let d = `M${knot(0).x} ${knot(0).y}`;
  for (let i = 0; i < count - (closed ? 0 : 1); i++) {
    const [before, from, to, after] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)];
    d += `C${handle(from, to, before, to)} ${handle(to, from, after, from)} ${to.x} ${to.y}`;
  }
  return closed ? d + 'Z' : d;
}
