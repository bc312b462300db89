import type {Box} from '../../hand-rows.js';
import {layoutOf, type LayoutShape} from './shape.js';

/** The table's font size, margins and tools, as in `styles/table.ts`; all in px. */
function measures({width, height}: Box): {readonly inner: Box; readonly line: number} {
  const least = Math.min(width, height);
  const lying = width >= 1.15 * height,
    low = lying && height < 480;
  const type = Math.max(13, 0.0225 * least);
  const gap = low ? 5 : Math.max(6, 0.0115 * least);
  const edge = (lying && !low ? 0.012 * least : 0) + (low ? 8 : Math.max(8, 0.02 * least));
  const tools = lying ? Math.max(60, 0.066 * width) + gap : Math.max(44, 0.062 * least) + 1.4 * gap;
  return {
    inner: {
      width: width - 2 * edge - (lying ? tools : 0),
      height: height - 1.6 * edge - (lying ? 0 : tools),
    },
    line: (lying ? Math.max(44, 2.5 * type) : Math.max(46, 3.5 * type)) + gap,
  };
}

/** How text and pieces are arranged. */
export interface Arrangement {
  /** Whether the text is beside the pieces, as in a landscape room with a round layout or a board; otherwise below. */
  readonly aside: boolean;
  /** The space left for the pieces, until it can be measured. */
  readonly room: Box;
}

/** The share of a landscape room that text beside the cards takes, as the room's style says. */
const ASIDE = 0.2,
  NARROWEST = 150;

/** Pieces must become this much wider for the text to be placed there. */
const GAIN = 1.12;

/** Where the text goes so that the pieces are as large as possible. */
export function arrangementOf(shape: LayoutShape, box: Box): Arrangement {
  const {inner, line} = measures(box);
  const below = {...inner, height: inner.height - line};
  if (box.width < 1.15 * box.height) return {aside: false, room: below};
  const beside = {...inner, width: inner.width - Math.max(NARROWEST, ASIDE * box.width)};
  const aside = shape.hasWordsBeside || layoutOf(shape, beside).card > layoutOf(shape, below).card * GAIN;
  return {aside, room: aside ? beside : below};
}
