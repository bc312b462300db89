import {short} from '../path.js';
import {rules, type Outline, type Point, type Stroke} from './outline.js';

/** Motifs for patterned cloth, centred on the origin, and their horizontal and vertical distance. */
const MOTIFS: Readonly<Record<string, readonly [string, number, number]>> = {
  // the tails on ermine
  E: ['M0-5C1-2 2 3 2 5L0 3L-2 5C-2 3-1-2 0-5Z', 13, 14],
  // dots, lozenges, flowers, stars
  D: ['M0-2C3-2 3 2 0 2C-3 2-3-2 0-2Z', 9, 9],
  L: ['M0-6L4 0L0 6L-4 0Z', 12, 14],
  F: ['M0-6C4-2 2 0 1 1C5-2 6 3 2 3L1 6L-1 6L-2 3C-6 3-5-2-1 1C-2 0-4-2 0-6Z', 15, 15],
  X: ['M0-5L1-1L5 0L1 1L0 5L-1 1L-5 0L-1-1Z', 13, 13],
};

const stroke = ([x1, y1, x2, y2]: Stroke): string => `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;

/** Parallel strokes all over a shape. */
export function hatching(shape: Outline, degrees: number, gap: number): string {
  return rules(shape, degrees, gap).map(stroke).join('');
}

/**
 * Strokes of uneven length along one side of a shape, the light coming from the left.
 * @param near along the lit side, for light lines cut into black
 */
export function shading(shape: Outline, near: boolean): string {
  return rules(shape, -25, 3.4)
    .map(([x1, y1, x2, y2], i) => {
      const long = Math.hypot(x2 - x1, y2 - y1);
      const part = Math.min(0.4, (i % 2 ? 8 : 12) / long);
      const [u, v, way] = near ? [x1, y1, part] : [x2, y2, -part];
      return long > 9 ? stroke([u, v, u + (x2 - x1) * way, v + (y2 - y1) * way]) : '';
    })
    .join('');
}

/** The motif of a pattern, and its positions in a shape, staggered row by row; in a narrow strip one per row. */
export function pattern(kind: string, shape: Outline): readonly [motif: string, places: readonly Point[]] {
  const [motif, across, down] = MOTIFS[kind]!;
  const found: Point[] = [];
  for (const [x1, y, x2] of rules(shape, 0, down)) {
    const stagger = Math.round(y / down) % 2 ? across / 2 : 0;
    const edge = across * 0.35;
    let x =
      x2 - x1 < across * 1.5 ? (x1 + x2) / 2 : Math.ceil((x1 + edge - stagger) / across) * across + stagger;
    for (; x < x2 - edge; x += across) found.push([x, y]);
  }
  return [motif, found];
}
