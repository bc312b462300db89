import {numbers, short} from '../path.js';

/** A point of the plate, or how far it is from another. */
export type Point = readonly [number, number];

/** Polygons, one for each figure of a path. */
export type Outline = readonly (readonly Point[])[];

/** A straight stroke: from x, y to x, y. */
export type Stroke = readonly [number, number, number, number];

/** Path data (M L C Q Z, both cases) as one polygon per figure; each curve is cut in six. */
export function outline(d: string): Outline {
  const figures: Point[][] = [];
  let x = 0;
  let y = 0;
  let figure: Point[] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const n = numbers(rest);
    const kind = letter.toUpperCase();
    const size = kind === 'C' ? 6 : kind === 'Q' ? 4 : 2;
    for (let i = 0; i + size <= n.length; i += size) {
      const p: number[] = [x, y];
      for (let j = 0; j < size; j += 2) {
        const base = letter > 'Z' ? 1 : 0;
        p.push(n[i + j]! + x * base, n[i + j + 1]! + y * base);
      }
      if (kind === 'M' && i === 0) figures.push((figure = []));
      const steps = size > 2 ? 6 : 1;
      for (let s = 1; s <= steps; s++) figure.push(curve(p, s / steps));
      x = p[size]!;
      y = p[size + 1]!;
    }
  }
  return figures;
}

/** A point of a line (2 points; only its end is needed) or Bézier curve (3 or 4), by repeated interpolation between its points. */
function curve(p: readonly number[], t: number): Point {
  const q = [...p];
  for (let size = q.length - 2; size > 0; size -= 2) {
    for (let i = 0; i < size; i++) q[i]! += (q[i + 2]! - q[i]!) * t;
  }
  return [q[0]!, q[1]!];
}

/** The outline of a band along an open path. */
export function ribbon(d: string, width: number): string {
  return outline(d)
    .map((line) => {
      const sides: [string[], string[]] = [[], []];
      line.forEach(([x, y], i) => {
        const [u, v] = line[i + 1] ?? [x, y];
        const [s, t] = line[i - 1] ?? [x, y];
        const half = width / 2 / Math.hypot(u - s, v - t);
        const [across, down] = [(t - v) * half, (u - s) * half];
        sides[0].push(`${short(x + across)} ${short(y + down)}`);
        sides[1].unshift(`${short(x - across)} ${short(y - down)}`);
      });
      return `M${[...sides[0], ...sides[1]].join('L')}Z`;
    })
    .join('');
}

/** The bounds of figures and their direction. */
export interface Extent {
  /** Left, top, right, foot. */
  readonly box: readonly [number, number, number, number];
  readonly way: boolean;
}

/** The bounds of figures. Points are read by index, here and below: a court has thousands, and destructuring is slow. */
export function extent(figures: Outline): Extent {
  let left = Infinity,
    top = Infinity,
    right = -Infinity,
    foot = -Infinity,
    twice = 0;
  for (const figure of figures) {
    let last = figure.at(-1)!;
    for (const point of figure) {
      const x = point[0],
        y = point[1];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > foot) foot = y;
      twice += last[0] * y - x * last[1];
      last = point;
    }
  }
  return {box: [left, top, right, foot], way: twice > 0};
}

/**
 * Where a set of parallel lines runs inside the figures (even-odd).
 * @param degrees direction of the lines, 0 = level
 */
export function rules(figures: Outline, degrees: number, gap: number): Stroke[] {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const turned = figures.map((figure) =>
    figure.map((p): Point => [p[0] * cos + p[1] * sin, p[1] * cos - p[0] * sin]),
  );
  const [, top, , foot] = extent(turned).box;
  const found: Stroke[] = [];
  for (let v = Math.ceil(top / gap) * gap; v < foot; v += gap) {
    const cuts: number[] = [];
    for (const figure of turned) {
      let p = figure.at(-1)!;
      for (const q of figure) {
        if (p[1] > v !== q[1] > v) cuts.push(p[0] + ((v - p[1]) * (q[0] - p[0])) / (q[1] - p[1]));
        p = q;
      }
    }
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [a, b] = [cuts[i]!, cuts[i + 1]!];
      found.push([a * cos - v * sin, a * sin + v * cos, b * cos - v * sin, b * sin + v * cos]);
    }
  }
  return found;
}
