import {cardBox, type Drawing} from './drawing.js';
import {short} from './path.js';

/** A figure cut at the waist and shown twice, as packs do since about 1830. */
export interface Halves {
  /** `viewBox` and size of the upper half: a nested `svg` of this box clips without ids. Shown once as it is and once with `turn`. */
  readonly window: {readonly width: number; readonly height: number};
  /** The figure, in a second nested `svg` that fills the first and has `view` for its `viewBox`. */
  readonly figure: Drawing;
  readonly view: string;
  /** What lies on the figure in each half. */
  readonly over: Drawing;
  /** `transform` of the lower half. */
  readonly turn: string;
  /** The seam, to be drawn over both. */
  readonly seam: Drawing;
}

/** How much larger a figure is that comes near. */
const NEAR = 1.16;
/** Height at which such a figure begins, above every crown. */
const TOP = 9;

/**
 * Cuts a standing figure at the waist and mirrors it, for those who fan their cards either way.
 * @param near the figure comes nearer, to fill its half: what reaches far to the sides is cut by the frame, and no name is
 *   lettered. For the courts, not for riders.
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
 * which gives way to the indices, lies outside.
 */
export const portraits: {readonly broad: Portrait; readonly square: Portrait; readonly tall: Portrait} = {
  broad: {left: 45, top: 19, width: 126, height: 75},
  square: {left: 46, top: 8, width: 108, height: 165},
  tall: {left: 46, top: 8, width: 108, height: 230},
};
