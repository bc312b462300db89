import type {Drawing, Ink} from './drawing.js';

/** The backs a pack may have: the dotted net of the old makers, or a small engraved diaper. */
export type Back = 'tarotee' | 'diaper';

/** The field of the net: a whole number of meshes of 16 and of 22 across, and nearly so down. */
const LEFT = 12;
const ACROSS = 176;

/**
 * Diagonal lines both ways over a field whose height is a whole number of meshes, so that broken lines
 * that start on its edge keep step with one another.
 * @param gap width of a mesh; `down` is the height of the field; `shift` moves the lines between those of the plain net
 */
function net(gap: number, top: number, down: number, shift = 0): string {
  let d = '';
  for (let k = shift - down; k < ACROSS; k += gap) {
    const from = Math.max(k, 0);
    const to = Math.min(k + down, ACROSS);
    if (to <= from) continue;
    d +=
      `M${LEFT + from} ${top + from - k}L${LEFT + to} ${top + to - k}` +
      `M${LEFT + from} ${top + down - from + k}L${LEFT + to} ${top + down - to + k}`;
  }
  return d;
}

/**
 * The back of a card.
 * @param kind which pattern
 * @param ink its colour, red or blue in the old packs
 */
export function back(kind: Back = 'tarotee', ink: Ink = 'red'): Drawing {
  const mesh = 11 * Math.SQRT2;
  return kind === 'tarotee'
    ? [
        {ink, d: 'M6 3L194 3L194 303L6 303Z', line: 1.4},
        {ink, d: net(16, 9, 288), line: 3.4, dash: `0 ${(4 * Math.SQRT2).toFixed(3)}`},
      ]
    : [
        {ink, d: 'M5 3L195 3L195 303L5 303Z'},
        {ink: 'paper', d: 'M8 6L192 6L192 300L8 300Z' + net(22, 10, 286), line: 1.1},
        {ink: 'paper', d: net(22, 10, 286, 11), line: 5, dash: `0 ${mesh.toFixed(3)}`},
        {ink, d: net(22, 10, 286, 11), line: 2, dash: `0 ${mesh.toFixed(3)}`},
        {ink: 'paper', d: net(22, 10, 286), line: 3.2, dash: `0 ${mesh.toFixed(3)}`},
      ];
}
