import type {Drawing, Ink, Layer} from '../drawing.js';
import {place, short, type Matrix} from '../path.js';

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

/** Widths of a key line and of a fine one. */
const KEY = 2.2;
const FINE = 1.2;

/**
 * Draws a script, one instruction `CODE PATH` a line: `r b o g e f w k` a filled shape with a key line about it (with `!`
 * without), `-` a key line, `~` a fine one, `-o` or `~o` the same in another ink.
 * @param by its position
 */
export function inked(script: string, by: Matrix = [1, 0, 0, 1, 0, 0]): Layer[] {
  return script.split('\n').flatMap((row): Layer[] => {
    const cut = row.indexOf(' ');
    const [code, d] = [row.slice(0, cut), place(row.slice(cut + 1), by)];
    const ink = INK[code[0]!];
    if (!ink) return [{ink: INK[code[1] ?? ''] ?? 'key', d, line: code[0] === '-' ? KEY : FINE}];
    const fill: Layer = {ink, d};
    return code[1] ? [fill] : [fill, {ink: 'key', d, line: KEY}];
  });
}

/** The path of an ellipse. */
export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const [u, v] = [rx * 0.5523, ry * 0.5523].map(short) as [number, number];
  return place(
    `M0 ${-ry}C${u} ${-ry} ${rx} ${-v} ${rx} 0C${rx} ${v} ${u} ${ry} 0 ${ry}` +
      `C${-u} ${ry} ${-rx} ${v} ${-rx} 0C${-rx} ${-v} ${-u} ${-ry} 0 ${-ry}Z`,
    [1, 0, 0, 1, x, y],
  );
}

/** A drawing with the box it fills. */
export interface Picture {
  /** In drawing units, `viewBox="0 0 width height"`. */
  readonly width: number;
  readonly height: number;
  readonly drawing: Drawing;
}
