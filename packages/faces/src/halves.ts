import {cardBox, type Drawing} from './drawing.js';

/** A figure cut at the waist and shown twice, as packs do since about 1830. */
export interface Halves {
  /** The whole figure; show only what lies in `window`, once as it is and once with `turn`. */
  readonly figure: Drawing;
  /** `viewBox` and size of the upper half: a nested `svg` of this box clips without ids. */
  readonly window: {readonly width: number; readonly height: number};
  /** `transform` of the lower half. */
  readonly turn: string;
  /** The seam, to be drawn over both. */
  readonly seam: Drawing;
}

/** Cuts a standing figure at the waist and mirrors it, for those who fan their cards either way. */
export function halve(figure: Drawing): Halves {
  const {width, height} = cardBox;
  const y = height / 2;
  return {
    figure,
    window: {width, height: y},
    turn: `rotate(180 ${width / 2} ${y})`,
    seam: [
      {ink: 'paper', d: `M7 ${y}L193 ${y}`, line: 5},
      {ink: 'key', d: `M7 ${y - 2.5}L193 ${y - 2.5}M7 ${y + 2.5}L193 ${y + 2.5}`, line: 1.4},
    ],
  };
}
