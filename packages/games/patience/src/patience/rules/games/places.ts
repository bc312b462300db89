import type {Place} from '../schema.js';

/** Two decimals are enough for a grid, three for a circle. */
const rounded = (length: number): number => Math.round(length * 1000) / 1000;

/** Places in rows of `columns` from the left, the first at (x, y). */
export function grid(n: number, columns: number, x: number, y: number, dx: number, dy: number): Place[] {
  return Array.from({length: n}, (_, i) => ({
    x: rounded(x + dx * (i % columns)),
    y: rounded(y + dy * Math.floor(i / columns)),
  }));
}

/** Places of one row. */
export function row(n: number, x: number, y: number, dx: number): Place[] {
  return grid(n, n, x, y, dx, 0);
}

/** Places in a circle around (centre, centre), clockwise, each turned outwards; the first is `from` degrees past the top. */
export function circle(n: number, centre: number, radius: number, from = 0): Place[] {
  return Array.from({length: n}, (_, i) => {
    const r = (from + (360 / n) * i) % 360,
      angle = (r * Math.PI) / 180;
    return {x: rounded(centre + radius * Math.sin(angle)), y: rounded(centre - radius * Math.cos(angle)), r};
  });
}
