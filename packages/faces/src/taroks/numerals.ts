import {numeralOf} from '@quinola/cards';
import {place} from '../path.js';

/** The letters of Roman numerals in the fat face of the 1810s, 40 units tall: width and outline. */
const LETTERS: Readonly<Record<string, readonly [number, string]>> = {
  I: [17, 'M0 0L17 0L17 3L14 4L14 36L17 37L17 40L0 40L0 37L3 36L3 4L0 3Z'],
  V: [37, 'M0 0L19 0L19 3L15 4L22.3 24.2L29 4L25 3L25 0L37 0L37 3L33 4L21 40L17 40L4 4L0 3Z'],
  X: [
    38,
    'M0 0L19 0L19 3L15 4L35 36L38 37L38 40L19 40L19 37L23 36L3 4L0 3Z' +
      'M24 0L37 0L37 3L33 4L8 36L12 37L12 40L0 40L0 37L4 36L29 4L24 3Z',
  ],
};

const GAP = 4;

/** A numeral set in type: its width in units of the plate, and its outline from the origin, 40 units tall. */
export interface Numeral {
  readonly width: number;
  readonly d: string;
}

/**
 * Sets a Roman numeral.
 * @param number 1 to 21
 * @param room the greatest width, to which the letters are condensed
 */
export function numeral(number: number, room: number): Numeral {
  const letters = [...numeralOf(number)].map((letter) => LETTERS[letter]!);
  const natural = letters.reduce((sum, [width]) => sum + width + GAP, -GAP);
  const narrow = Math.min(1, room / natural);
  let x = 0;
  let d = '';
  for (const [width, letter] of letters) {
    d += place(letter, [narrow, 0, 0, 1, x * narrow, 0]);
    x += width + GAP;
  }
  return {width: natural * narrow, d};
}
