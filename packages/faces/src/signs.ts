import type {Suit} from '@quinola/cards';
import {at, place} from './path.js';

/** The suit signs, centred on the origin, about 40 wide and 44 high. */
const SIGNS: Readonly<Record<string, string>> = {
  S: 'M0-23C3-14 20-3 20 9C20 19 7 20 3 12C3 18 5 20 9 22L-9 22C-5 20-3 18-3 12C-7 20-20 19-20 9C-20-3-3-14 0-23Z',
  H: 'M0 22C-3 12-20 3-20-9C-20-22-4-23 0-11C4-23 20-22 20-9C20 3 3 12 0 22Z',
  D: 'M0-23L18 0L0 23L-18 0Z',
  C:
    'M0-22C6-22 10-18 10-12C10-9 9-6 6-4C8-5 10-5 12-5C17-5 21-1 21 5C21 10 17 14 12 14C8 14 5 12 3 9C3 15 5 19 8 22' +
    'L-8 22C-5 19-3 15-3 9C-5 12-8 14-12 14C-17 14-21 10-21 5C-21-1-17-5-12-5C-10-5-8-5-6-4C-9-6-10-9-10-12' +
    'C-10-18-6-22 0-22Z',
};

/**
 * The sign of a suit as path data.
 * @param suit `S`, `H`, `D` or `C`
 * @param x centre, in units of the card box
 * @param scale 1 = as large as a pip
 * @param degrees 180 for the lower half of a card
 * @throws RangeError for a suit this pack does not have
 */
export function signPath(suit: Suit, x: number, y: number, scale = 1, degrees = 0): string {
  const d = SIGNS[suit];
  if (!d) throw new RangeError(`no sign for the suit ${suit}`);
  return place(d, at(x, y, scale, degrees));
}
