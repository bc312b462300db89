import type {Drawing, Ink, Layer} from '../drawing.js';
import {short} from '../path.js';
import {knots, spline, type Knot} from '../spline.js';
import {people} from './people.js';

/** The box of a silhouette, in drawing units: an upright oval fills it. */
export const silhouetteBox = {width: 200, height: 248} as const;

/** How many different silhouettes there are. */
export const SILHOUETTES = people.length;

const X = silhouetteBox.width / 2;
const Y = silhouetteBox.height / 2;

/** Length of the Bézier handles of a quarter circle of radius 1. */
const QUARTER = 0.5523;

function oval(rx: number, ry: number): string {
  const [u, v] = [short(rx * QUARTER), short(ry * QUARTER)];
  return (
    `M${X} ${Y - ry}C${X + u} ${Y - ry} ${X + rx} ${Y - v} ${X + rx} ${Y}` +
    `C${X + rx} ${Y + v} ${X + u} ${Y + ry} ${X} ${Y + ry}C${X - u} ${Y + ry} ${X - rx} ${Y + v} ${X - rx} ${Y}` +
    `C${X - rx} ${Y - v} ${X - u} ${Y - ry} ${X} ${Y - ry}Z`
  );
}

/** The edge that cuts the shoulders: half under the gilt rim. */
const EDGE_X = 95;
const EDGE_Y = 119;

/** The lower edge of the oval from one point to another. */
function edge(from: Knot, to: Knot): Knot[] {
  const angle = ({x, y}: Knot): number => Math.atan2((y - Y) / EDGE_Y, (x - X) / EDGE_X);
  const [start, end] = [angle(from), angle(to)];
  return Array.from({length: 9}, (_, i) => {
    const a = start + ((end - start) * i) / 8;
    return {
      x: Math.round(X + Math.cos(a) * EDGE_X),
      y: Math.round(Y + Math.sin(a) * EDGE_Y),
      sharp: i % 8 === 0,
    };
  });
}

/** Shoulders, from the left edge of the oval over the neck to the right one, cut by the oval. */
function bust(points: readonly Knot[]): string {
  return spline([...points.slice(1, -1), ...edge(points.at(-1)!, points[0]!)], true);
}

const INKS: Readonly<Record<string, Ink>> = {k: 'black', b: 'black', w: 'paper', o: 'ochre', l: 'ochre'};

/** Joins adjacent layers of the same kind into one; areas are not joined, because overlaps would cut holes. */
function paint(script: string): Layer[] {
  return script.split('\n').map((row): Layer => {
    const code = row[0]!;
    const points = row.slice(2);
    const ink = INKS[code]!;
    if (code === 'l')
      return {
        ink,
        d: points
          .split(';')
          .map((line) => spline(knots(line), false))
          .join(''),
        line: 2,
      };
    return {ink, d: code === 'b' ? bust(knots(points)) : spline(knots(points), true)};
  });
}

const OVAL = oval(96.5, 120.5);
const drawn = new Map<number, Drawing>();

/**
 * A cut-paper profile of the years 1800-1835 in its oval: black paper, bronzed lines, a gilt rim; in units of
 * {@linkcode silhouetteBox}, looking to the right.
 * @param index 0 to {@linkcode SILHOUETTES} − 1; the even ones are men, the odd ones women
 * @throws RangeError for any other number
 */
export function silhouette(index: number): Drawing {
  const script = people[index];
  if (script === undefined) throw new RangeError(`no silhouette ${index}`);
  let drawing = drawn.get(index);
  if (!drawing) {
    drawing = [
      {ink: 'paper', d: OVAL},
      ...paint(script),
      {ink: 'ochre', d: oval(90, 114), line: 1.6},
      {ink: 'ochre', d: OVAL, line: 5},
      {ink: 'key', d: oval(99.4, 123.4), line: 1},
    ];
    drawn.set(index, drawing);
  }
  return drawing;
}

/** A number from a text and a seed, evenly spread (FNV-1a). */
function hash(text: string, seed: number): number {
  let h = 2166136261 ^ seed;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h ^= h >>> 15;
  return Math.imul(h, 2246822519) >>> 8;
}

/** Whether a name is probably a woman's, by its ending: in the languages of the tables most of these end in a or e. */
const isWoman = (name: string): boolean => /([aeáéая]|анс)$/i.test(name.trim());

/**
 * The silhouettes of a company: always the same for the same names and seed, no two alike while there are enough.
 * Names that end in a or e have women, all others men.
 * @param names the players' names, in the order of their seats
 * @param seed any whole number, of the match for example
 * @returns an index for {@linkcode silhouette} for each name
 */
export function silhouettesFor(names: readonly string[], seed = 0): number[] {
  const taken = new Set<number>();
  return names.map((name) => {
    const sort = isWoman(name) ? 1 : 0;
    const start = hash(name, seed);
    let found = 0;
    // First the silhouettes of the matching sex, then the others; with more than twelve players some are repeated.
    for (let step = 0; step < SILHOUETTES; step++) {
      const half = SILHOUETTES / 2;
      found = (((start + step) % half) * 2 + sort + (step < half ? 0 : 1)) % SILHOUETTES;
      if (!taken.has(found)) break;
    }
    taken.add(found);
    return found;
  });
}

/** The silhouette of one player alone, see {@linkcode silhouettesFor}. */
export function silhouetteFor(name: string, seed = 0): number {
  return silhouettesFor([name], seed)[0]!;
}
