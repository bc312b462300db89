import {cardBox, type Drawing, type Ink} from '../drawing.js';
import {at, place, short, type Matrix} from '../path.js';
import {extent, outline, ribbon, rules, type Extent} from './outline.js';

const INK: Readonly<Record<string, Ink>> = {
  r: 'red', b: 'blue', o: 'ochre', g: 'green', e: 'grey', f: 'flesh', w: 'paper', k: 'black',
};

/** Little figures for patterned cloth, about the origin. */
const MOTIF: Readonly<Record<string, string>> = {
  E: 'M0-5C1-2 2 3 2 5L0 3L-2 5C-2 3-1-2 0-5Z',
  D: 'M0-2C3-2 3 2 0 2C-3 2-3-2 0-2Z',
  L: 'M0-6L4 0L0 6L-4 0Z',
  F: 'M0-6C4-2 2 0 1 1C5-2 6 3 2 3L1 6L-1 6L-2 3C-6 3-5-2-1 1C-2 0-4-2 0-6Z',
  X: 'M0-5L1-1L5 0L1 1L0 5L-1 1L-5 0L-1-1Z',
};

/** Distance of the motifs across and down. */
const STEP: Readonly<Record<string, readonly [number, number]>> = {E: [13, 14], D: [9, 9], L: [12, 14], F: [15, 15], X: [13, 13]};

/** The stencils sit a hair off the line block. */
const OFF: Matrix = [1, 0, 0, 1, 1.3, 0.9];
/** The line is cut as by a broad pen: drawn twice, a hair apart. */
const NIB: Matrix = [1, 0, 0, 1, 0.5, 0.5];

/** What is printed at one stroke. */
interface Print extends Style, Extent {
  readonly d: string;
  /** Order within a group: colours, patterns, fine lines, key lines, dots. */
  readonly rank: number;
}

interface Style {
  readonly ink: Ink;
  readonly line: number;
  readonly dash: string;
}

interface Sheet extends Style {
  readonly prints: Print[];
}

/** The named parts that a script may place with `&`. */
export type Parts = Readonly<Record<string, string>>;

/**
 * Prints a script. One instruction a line, `CODE PATH`:
 *
 * - `r b o g e f w k` (red, blue, ochre, green, grey, flesh, paper, black): a filled shape (closed) with a key line about it;
 *   ink and motif after it pattern the cloth (`roD`: ochre dots on red; E ermine, L lozenges, F flowers, X stars,
 *   S stripes); `!` at the end leaves the line away.
 * - `-` key line, `~` fine line, `.` heavy dots and strokes, `:` dotted line
 * - `=N A;B` N fine strokes that change from the path A to the path B (hair, folds, strings)
 * - `/AG` fine hatching inside a shape: angle A × 22.5°, G apart
 * - `BiW` a band W wide along a path in the ink i, edged and beaded
 * - `&NAME.INKS X Y SCALE DEGREES` a part; a negative scale mirrors it; the inks stand in for 1 2 3 in its codes
 * - `*` before any of them: the same again, mirrored on x = 0
 * - `@ X Y SCALE` what follows is larger, measured from a point
 * - `|` what follows covers what went before
 *
 * The middle of the card is x = 0, its head y = 0.
 * @param mirrored left for right
 */
export function print(script: string, parts: Parts, mirrored = false): Drawing {
  const layers: Sheet[] = [];
  let group: Print[] = [];

  // A shape is asked for its outline by everything that is done to it; `of` is the path that tells where d lies.
  const outlines = new Map<string, ReturnType<typeof outline>>();
  const outlineOf = (d: string): ReturnType<typeof outline> => {
    let found = outlines.get(d);
    if (!found) outlines.set(d, (found = outline(d)));
    return found;
  };
  const put = (rank: number, ink: Ink, d: string, line = 0, dash = '', of = d): void => {
    if (d) group.push({rank, ink, line, dash, d, ...extent(outlineOf(of), line / 2)});
  };
  const close = (): void => {
    for (const item of group.sort((a, b) => a.rank - b.rank)) settle(layers, item);
    group = [];
  };
  const fill = (rank: number, ink: Ink, d: string): void => put(rank, ink, place(d, OFF), 0, '', d);
  const line = (d: string): void => put(8, 'key', d + place(d, NIB), 1.1, '', d);
  const fine = (d: string): void => put(7, 'key', d, 0.7);

  const shape = (code: string, d: string): void => {
    const ink = INK[code[0]!]!;
    fill(1, ink, d);
    if ('rbogek'.includes(code[0]!)) {
      // Colours darken along the far edge, black takes light along the near one.
      const black = ink === 'black';
      let shade = '';
      rules(outlineOf(d), -25, 3.4).forEach(([x1 = 0, y1 = 0, x2 = 0, y2 = 0], i) => {
        const long = Math.hypot(x2 - x1, y2 - y1);
        const part = Math.min(0.4, (i % 2 ? 8 : 12) / long);
        const [u, v, way] = black ? [x1, y1, part] : [x2, y2, -part];
        if (long > 9) shade += `M${short(u)} ${short(v)}L${short(u + (x2 - x1) * way)} ${short(v + (y2 - y1) * way)}`;
      });
      put(1, black ? 'paper' : 'key', shade, 0.7);
    }
    const motif = code[2];
    if (motif === 'S') {
      const stripes = rules(outlineOf(d), 0, 9).map(([x1, y1, x2, y2]) => `M${short(x1!)} ${short(y1!)}L${short(x2!)} ${short(y2!)}`);
      put(2, INK[code[1]!]!, stripes.join(''), 4);
    } else if (motif) {
      const [across, down] = STEP[motif]!;
      for (const [x1 = 0, y = 0, x2 = 0] of rules(outlineOf(d), 0, down)) {
        const stagger = Math.round(y / down) % 2 ? across / 2 : 0;
        const narrow = x2 - x1 < across * 1.5;
        const first = narrow ? (x1 + x2) / 2 : Math.ceil((x1 + across * 0.35 - stagger) / across) * across + stagger;
        for (let x = first; x < x2 - across * 0.35; x += across) fill(2, INK[code[1]!]!, place(MOTIF[motif]!, at(x, y)));
      }
    }
    if (code.at(-1) !== '!') line(d);
  };

  const run = (text: string, matrix: Matrix, inks = ''): void => {
    for (const row of text.replace(/^(\*?B?)([123])/gm, (_, head: string, n: string) => head + inks[Number(n) - 1]).split('\n')) {
      if (row === '|') {
        close();
        continue;
      }
      if (row[0] === '@') {
        const [u = 0, v = 0, scale = 1] = row.slice(2).split(' ').map(Number);
        matrix = times(matrix, [scale, 0, 0, scale, u - u * scale, v - v * scale]);
        continue;
      }
      const star = row[0] === '*';
      const [code = '', ...words] = row.slice(star ? 1 : 0).split(' ');
      const data = words.join(' ');
      const [a, b, c, e, x, y] = matrix;
      for (const m of star ? [matrix, [-a, -b, c, e, x, y] as const] : [matrix]) {
        const head = code[0]!;
        if (head === '&') {
          const [u = 0, v = 0, scale = 1, turn = 0] = words.map(Number);
          const [name = '', given] = code.slice(1).split('.');
          run(parts[name]!, times(m, at(u, v, scale, turn)), given);
          continue;
        }
        const [d = '', to = ''] = data.split(';').map((path) => place(path, m));
        if (head === '=') {
          const ends = (to.match(/-?\d*\.?\d+/g) ?? []).map(Number);
          const count = Number(code.slice(1));
          for (let s = 0; s < count; s++) {
            let i = 0;
            fine(d.replace(/(-?\d*\.?\d+) ?/g, (n) => short(Number(n) + ((ends[i++]! - Number(n)) * s) / (count - 1)) + ' '));
          }
        } else if (head === '/') {
          for (const [x1, y1, x2, y2] of rules(outlineOf(d), Number(code[1]) * 22.5, Number(code[2]))) {
            fine(`M${short(x1!)} ${short(y1!)}L${short(x2!)} ${short(y2!)}`);
          }
        } else if (head === 'B') {
          shape(code[1]! + '-', ribbon(d, Number(code.slice(2))));
          put(9, 'key', d, 2, '0 4.8');
        } else if (head === '-') line(d);
        else if (head === '~') fine(d);
        else if (head === '.') put(9, 'key', d, 3);
        else if (head === ':') put(9, 'key', d, 2, '0 4.8');
        else if (head) shape(code, d + 'Z');
      }
    }
  };
  run(script, [mirrored ? -1 : 1, 0, 0, 1, cardBox.width / 2, 0]);
  close();
  return layers.map(({ink, line, dash, prints}) => ({
    ink, d: prints.map(({d}) => d).join(''), ...(line ? {line} : {}), ...(dash ? {dash} : {}),
  }));
}

/**
 * Lays an item on the lowest sheet of its own kind that nothing it touches lies above, so that a figure needs few layers.
 * Areas that touch share a sheet only if they run the same way round: the nonzero rule would cut a hole otherwise.
 */
function settle(layers: Sheet[], item: Print): void {
  const {ink, line, dash, box, way} = item;
  let home: Sheet | undefined;
  for (let i = layers.length - 1; i >= 0; i--) {
    const sheet = layers[i]!;
    const touching = sheet.prints.filter(({box: other}) => box[0] < other[2] && other[0] < box[2] && box[1] < other[3] && other[1] < box[3]);
    if (sheet.ink === ink && sheet.line === line && sheet.dash === dash && (line || touching.every((other) => other.way === way))) home = sheet;
    if (touching.length) break;
  }
  if (home) home.prints.push(item);
  else layers.push({ink, line, dash, prints: [item]});
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
