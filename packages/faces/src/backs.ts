import type {Drawing, Ink} from './drawing.js';

/** The backs a pack may have: the dotted net of the old makers, or a small engraved diaper. */
export type Back = 'tarotee' | 'diaper';

/** Straight lines that cross the field of the back in both diagonals, `gap` apart. */
function net(gap: number): string {
  let d = '';
  for (let x = -276; x < 176; x += gap) {
    for (const side of [1, -1]) {
      const low = Math.max(12 - x, 0);
      const high = Math.min(188 - x, 282);
      if (high > low) {
        const from = side > 0 ? 12 + low : 294 - low;
        const to = side > 0 ? 12 + high : 294 - high;
        d += `M${x + low} ${from}L${x + high} ${to}`;
      }
    }
  }
  return d;
}

const FRAME = 'M8 8L192 8L192 298L8 298Z';

/**
 * The back of a card.
 * @param kind which pattern
 * @param ink its colour, red or blue in the old packs
 */
export function back(kind: Back = 'tarotee', ink: Ink = 'red'): Drawing {
  return kind === 'tarotee'
    ? [{ink, d: FRAME, line: 1.6}, {ink, d: net(16), line: 3.2, dash: '0 5.6'}]
    : [{ink, d: FRAME}, {ink: 'paper', d: net(22), line: 1.4}, {ink: 'paper', d: net(22), line: 4.4, dash: '0 31.1'}];
}
