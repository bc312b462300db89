import {cardBox, type Drawing} from './drawing.js';
import {short} from './path.js';

/** A figure cut at the waist and shown twice, as packs do since about 1830. */
export interface Halves {
  /** `viewBox` and size of the upper half: a nested `svg` of this box clips without ids. Shown once as it is and once with `turn`. */
  readonly window: {readonly width: number; readonly height: number};
  /** The figure, in a second nested `svg` that fills the first and has `view` for its `viewBox`. */
  readonly figure: Drawing;
  readonly view: string;
  /** What is drawn over the figure in each half. */
  readonly over: Drawing;
  /** `transform` of the lower half. */
  readonly turn: string;
  /** The seam, to be drawn over both. */
  readonly seam: Drawing;
}

/** How much a figure is enlarged if `near`. */
const NEAR = 1.16;
/** The top of an enlarged figure, above every crown. */
const TOP = 9;

/**
 * Cuts a standing figure at the waist and mirrors it, so that a card looks the same either way up.
 * @param near enlarges the figure to fill its half: what extends far to the sides is clipped by the frame, and the name is
 *   left out. For courts, not for riders.
 */
export function halve(drawing: Drawing, near = false): Halves {
  const {width, height} = cardBox;
  const y = height / 2;
  const margin = drawing.findIndex(({part}) => part === 'margin');
  const cut = margin < 0 ? drawing.length : margin;
  const [across, down] = near ? [short(width / NEAR), short(y / NEAR)] : [width, y];
  return {
    window: {width, height: y},
    figure: drawing.slice(0, cut),
    view: `${short((width - across) / 2)} ${near ? TOP : 0} ${across} ${down}`,
    over: drawing.slice(cut).filter(({part}) => !near || part !== 'name'),
    turn: `rotate(180 ${width / 2} ${y})`,
    seam: [
      {ink: 'paper', d: `M7 ${y}L193 ${y}`, line: 5},
      {ink: 'key', d: `M7 ${y - 2.5}L193 ${y - 2.5}M7 ${y + 2.5}L193 ${y + 2.5}`, line: 1.4},
    ],
  };
}

/** A part of the plate, as a `viewBox`. */
export interface Portrait {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What to show of a standing court, `draw(card, true)`, on a card too small for the whole figure and its frame: the head
 * alone where the room is broad, the figure to its waist where it is square, to its knees where it is tall. The frame,
 * which leaves room for the indices, is outside.
 */
export const portraits: {readonly broad: Portrait; readonly square: Portrait; readonly tall: Portrait} = {
  broad: {left: 45, top: 19, width: 126, height: 75},
  square: {left: 46, top: 8, width: 108, height: 165},
  tall: {left: 46, top: 8, width: 108, height: 230},
};
