import type {Suit} from '@quinola/cards';
import {short} from './path.js';

/** The suit signs, centred on the origin, about 40 wide and 44 high: where the outline begins, and how it goes on from there. */
const SIGNS: Readonly<Record<string, readonly [top: number, line: string]>> = {
  S: [
    -23,
    'c3 9 20 20 20 32c0 10-13 11-17 3c0 6 2 8 6 10l-18 0c4-2 6-4 6-10c-4 8-17 7-17-3c0-12 17-23 20-32Z',
  ],
  H: [22, 'c-3-10-20-19-20-31c0-13 16-14 20-2c4-12 20-11 20 2c0 12-17 21-20 31Z'],
  D: [-23, 'l18 23l-18 23l-18-23Z'],
  C: [
    -22,
    'c6 0 10 4 10 10c0 3-1 6-4 8c2-1 4-1 6-1c5 0 9 4 9 10c0 5-4 9-9 9c-4 0-7-2-9-5c0 6 2 10 5 13l-16 0c3-3 5-7 5-13' +
      'c-2 3-5 5-9 5c-5 0-9-4-9-9c0-6 4-10 9-10c2 0 4 0 6 1c-3-2-4-5-4-8c0-6 4-10 10-10Z',
  ],
};

/** The outlines by suit and size, negative if reversed. A hand has a hundred signs, which differ only in where they begin. */
const outlines = new Map<string, string>();

function outlineOf(suit: Suit, line: string, size: number): string {
  const id = suit + size;
  let found = outlines.get(id);
  if (!found) {
    found = line.replace(/(-?\d+) ?/g, (_, n: number) => Math.round(n * size * 100) / 100 + ' ');
    outlines.set(id, found);
  }
  return found;
}

/**
 * The sign of a suit as path data.
 * @param suit `S`, `H`, `D` or `C`
 * @param x centre, in units of the card box
 * @param scale 1 = as large as a pip
 * @param degrees 180 for the lower half of a card
 * @throws RangeError for a suit this pack does not have
 */
export function signPath(suit: Suit, x: number, y: number, scale = 1, degrees: 0 | 180 = 0): string {
  const sign = SIGNS[suit];
  if (!sign) throw new RangeError(`no sign for the suit ${suit}`);
  const size = degrees ? -scale : scale;
  return `M${short(x)} ${short(y + sign[0] * size)}${outlineOf(suit, sign[1], size)}`;
}
