import {place} from '../path.js';

/**
 * The capitals that the twelve names need, 20 units tall: advance, thick strokes, thin stems, other thin strokes.
 * Strokes and stems that end on the head line or the foot line (y = 0, 20) get a serif there.
 */
const LETTERS: Readonly<Record<string, string>> = {
  A: '15;M7 1L13 20;M7 1L1 20;M3 13L11 13',
  C: '14;M3 4C1 8 1 12 3 16;;M3 4C6-2 11 0 13 2L13 6M3 16C6 22 11 20 13 16',
  D: '16;M3 0L3 20M13 6C15 9 15 11 13 14;;M3 0L7 0Q12 1 13 6M3 20L7 20Q12 19 13 14',
  E: '13;M3 0L3 20;;M3 0L11 0L11 4M3 20L12 20L12 16M3 10L9 10M9 8L9 12',
  G: '16;M3 4C1 8 1 12 3 16M13 12L13 18;;M3 4C6-2 11 0 13 2L13 6M3 16C6 22 10 21 13 18M10 12L16 12',
  H: '17;M3 0L3 20M13 0L13 20;;M3 10L13 10',
  I: '8;M3 0L3 20',
  J: '10;M5 0L5 15;;M5 15Q5 20 2 20Q-1 20 0 17',
  L: '13;M3 0L3 20;;M3 20L12 20L12 15',
  N: '17;M3 1L13 19;M3 0L3 20M13 0L13 19',
  O: '16;M3 5C1 8 1 12 3 15M12 5C14 8 14 12 12 15;;M3 5C5-2 10-2 12 5M3 15C5 22 10 22 12 15',
  P: '13;M3 0L3 20M11 3Q13 6 11 9;;M3 0L7 0Q10 0 11 3M11 9Q10 11 7 11L3 11',
  R: '15;M3 0L3 20M11 3Q13 6 11 9M7 11L13 20;;M3 0L7 0Q10 0 11 3M11 9Q10 11 7 11L3 11',
  S: '13;M3 4C3 11 11 8 11 15;;M11 5C11-2 3-1 3 4M11 15C11 22 2 21 2 15',
  T: '15;M7 1L7 20;;M1 5L1 0L13 0L13 5',
  U: '16;M3 0L3 14;M12 0L12 14;M12 14Q12 20 7 20Q3 20 3 14',
  V: '15;M2 0L8 19;M13 0L8 19',
  X: '15;M2 0L13 20;M13 0L2 20',
};

/**
 * Letters a name along the edge, reading down the card on the right or up it on the left.
 * @returns the thick strokes and the thin ones as path data
 */
export function lettering(name: string, x: number, y: number): readonly [string, string] {
  const turn = x > 100 ? 1 : -1;
  let [thick, thin] = ['', ''];
  let along = 0;
  for (const letter of name.toUpperCase()) {
    const [advance, heavy = '', stems = '', rest = ''] = LETTERS[letter]!.split(';');
    const matrix = [0, turn * 0.42, -turn * 0.42, 0, x, y + turn * along] as const;
    let serifs = '';
    for (const [, u, v] of (heavy + stems).matchAll(/(\d+) (0|20)(?=[ML]|$)/g))
      serifs += `M${Number(u) - 3} ${v}L${Number(u) + 3} ${v}`;
    thick += place(heavy, matrix);
    thin += place(stems + rest + serifs, matrix);
    along += 0.42 * Number(advance) + 1.6;
  }
  return [thick, thin];
}
