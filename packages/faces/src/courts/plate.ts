import {cardBox, type Ink, type Steps} from '../drawing.js';
import {at, numbers, place, short, type Matrix} from '../path.js';
import {hatching, pattern, shading} from './cloth.js';
import {ribbon} from './outline.js';
import {press} from './press.js';

const INK: Readonly<Record<string, Ink>> = {
  r: 'red',
  b: 'blue',
  o: 'ochre',
  g: 'green',
  e: 'grey',
  f: 'flesh',
  w: 'paper',
  k: 'black',
};

/** The stencilled colours are printed slightly off the line block, as on old cards. */
const OFF: Matrix = [1, 0, 0, 1, 1.3, 0.9];
/** Lines look as if drawn by a broad pen: they are drawn twice, slightly apart. */
const NIB: Matrix = [1, 0, 0, 1, 0.5, 0.5];

/** Some of the steps. */
type Strokes = Generator<undefined, void>;

/** The named parts that a script may place with `&`. */
export type Parts = Readonly<Record<string, string>>;

/**
 * Prints a script, an instruction at each step. One instruction a line, `CODE PATH`:
 *
 * - `r b o g e f w k` (red, blue, ochre, green, grey, flesh, paper, black): a filled shape (closed) with a key line about it;
 *   ink and motif after it pattern the cloth (`roD`: ochre dots on red; E ermine, L lozenges, F flowers, X stars,
 *   S stripes); `!` at the end leaves out the line.
 * - `-` key line, `~` fine line, `.` heavy dots and strokes, `:` dotted line
 * - `=N A;B` N fine strokes that change from the path A to the path B (hair, folds, strings)
 * - `/AG` fine hatching inside a shape: angle A × 22.5°, G apart
 * - `BiW` a band W wide along a path in the ink i, edged and beaded
 * - `&NAME.INKS X Y SCALE DEGREES` a part; a negative scale mirrors it; the inks replace 1 2 3 in its codes
 * - `*` before any of them: also drawn mirrored at x = 0
 * - `@ X Y SCALE` scales everything that follows, relative to a point
 * - `|` everything that follows covers everything before
 *
 * The middle of the card is x = 0, its head y = 0.
 * @param mirrored left for right
 */
export function* print(script: string, parts: Parts, mirrored = false): Steps {
  const {outlineOf, put, contour, cover, drawing} = press();
  // The order between two `|`: colours and their shading, patterns, fine lines, key lines, dots.
  const fill = (rank: number, ink: Ink, d: string): void => put(rank, ink, place(d, OFF), 0, '', d);
  const line = (d: string): void => put(8, 'key', d + place(d, NIB), 1.1, '', d);
  const fine = (d: string, bounds?: string): void => put(7, 'key', d, 0.7, '', bounds);
  const dots = (d: string): void => put(9, 'key', d, 2, '0 4.8');

  const shape = (code: string, d: string): void => {
    const [ground = '', figure = '', motif] = code;
    if (!code.endsWith('!')) contour(d);
    fill(1, INK[ground]!, d);
    if ('rbogek'.includes(ground)) {
      const black = ground === 'k';
      put(1, black ? 'paper' : 'key', shading(outlineOf(d), black), 0.7, '', d);
    }
    if (motif === 'S') put(2, INK[figure]!, hatching(outlineOf(d), 0, 9), 4, '', d);
    else if (motif) {
      const [one, places] = pattern(motif, outlineOf(d));
      for (const by of places) put(2, INK[figure]!, place(one, times(OFF, at(...by))), 0, '', one, by);
    }
    if (!code.endsWith('!')) line(d);
  };

  const strands = (from: string, to: string, count: number): void => {
    const ends = numbers(to);
    for (let s = 0; s < count; s++) {
      let i = 0;
      fine(
        from.replace(
          /(-?\d*\.?\d+) ?/g,
          (n) => short(Number(n) + ((ends[i++]! - Number(n)) * s) / (count - 1)) + ' ',
        ),
      );
    }
  };

  const instruct = function* (code: string, data: string, matrix: Matrix): Strokes {
    const head = code[0]!;
    const rest = code.slice(1);
    if (head === '&') {
      const [x = 0, y = 0, scale = 1, turn = 0] = numbers(data);
      const [name = '', inks] = rest.split('.');
      yield* run(parts[name]!, times(matrix, at(x, y, scale, turn)), inks);
      return;
    }
    yield;
    const [d = '', to = ''] = data.split(';').map((path) => place(path, matrix));
    if (head === '-') line(d);
    else if (head === '~') fine(d);
    else if (head === '.') put(9, 'key', d, 3);
    else if (head === ':') dots(d);
    else if (head === '=') strands(d, to, Number(rest));
    else if (head === '/') fine(hatching(outlineOf(d), Number(rest[0]) * 22.5, Number(rest[1])), d);
    else if (head === 'B') {
      shape(rest[0]!, ribbon(d, Number(rest.slice(1))));
      dots(d);
    } else shape(code, d + 'Z');
  };

  const run = function* (text: string, matrix: Matrix, inks = ''): Strokes {
    for (const row of text
      .replace(/^(\*?B?)([123])/gm, (_, head: string, n: string) => head + inks[Number(n) - 1])
      .split('\n')) {
      const twice = row[0] === '*';
      const code = row.slice(twice ? 1 : 0).split(' ', 1)[0]!;
      const data = row.slice(code.length + (twice ? 2 : 1));
      if (code === '|') cover();
      else if (code === '@') {
        const [x = 0, y = 0, scale = 1] = numbers(data);
        matrix = times(matrix, [scale, 0, 0, scale, x - x * scale, y - y * scale]);
      } else {
        yield* instruct(code, data, matrix);
        if (twice) yield* instruct(code, data, times(matrix, [-1, 0, 0, 1, 0, 0]));
      }
    }
  };

  yield* run(script, [mirrored ? -1 : 1, 0, 0, 1, cardBox.width / 2, 0]);
  return drawing();
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
