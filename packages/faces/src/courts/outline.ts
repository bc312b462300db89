import {numbers, short} from '../path.js';

/** A point of the plate. */
type Point = readonly [number, number];

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
      [x, y] = [p.at(-2)!, p.at(-1)!];
    }
  }
  return figures;
}

/** A point of a line (2 points; only its end is asked for) or Bézier curve (3 or 4) by repeated halving between its points. */
function curve(p: readonly number[], t: number): Point {
  const q = [...p];
  for (let size = q.length - 2; size > 0; size -= 2) {
    for (let i = 0; i < size; i++) q[i]! += (q[i + 2]! - q[i]!) * t;
  }
  return [q[0]!, q[1]!];
}

/** The outline of a band along an open path. */
export function ribbon(d: string, width: number): string {
  return outline(d).map((line) => {
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
  }).join('');
}

/** Where figures lie and which way round they run. */
export interface Extent {
  /** Left, top, right, foot. */
  readonly box: readonly [number, number, number, number];
  readonly way: boolean;
}

/** The extent of figures, the box widened by a margin. */
export function extent(figures: Outline, margin: number): Extent {
  const all = figures.flat();
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  let twice = 0;
  for (const figure of figures) {
    figure.forEach(([x, y], i) => {
      const [u, v] = figure[(i + 1) % figure.length]!;
      twice += x * v - u * y;
    });
  }
  return {
    box: [Math.min(...xs) - margin, Math.min(...ys) - margin, Math.max(...xs) + margin, Math.max(...ys) + margin],
    way: twice > 0,
  };
}

/**
 * Where a set of parallel lines runs inside the figures (even-odd).
 * @param degrees direction of the lines, 0 = level
 */
export function rules(figures: Outline, degrees: number, gap: number): Stroke[] {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const turned = figures.map((figure) => figure.map(([x, y]) => [x * cos + y * sin, y * cos - x * sin] as const));
  const heights = turned.flat().map(([, v]) => v);
  const found: Stroke[] = [];
  for (let v = Math.ceil(Math.min(...heights) / gap) * gap; v < Math.max(...heights); v += gap) {
    const cuts: number[] = [];
    for (const figure of turned) {
      figure.forEach(([u1, v1], i) => {
        const [u2, v2] = figure[(i + 1) % figure.length]!;
        if (v1 > v !== v2 > v) cuts.push(u1 + ((v - v1) * (u2 - u1)) / (v2 - v1));
      });
    }
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [a, b] = [cuts[i]!, cuts[i + 1]!];
      found.push([a * cos - v * sin, a * sin + v * cos, b * cos - v * sin, b * sin + v * cos]);
    }
  }
  return found;
}
