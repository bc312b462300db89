import type {Patience} from '../schema.js';
import {cardIn, type Room} from './layout.js';

/** The table's font size, margins and tools, as in the kit's `styles/table.ts`; all in px. */
function measures({width, height}: Room): {readonly inner: Room; readonly line: number} {
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

/** How text and cards are arranged. */
export interface Arrangement {
  /** Whether the text is beside the cards, as in a landscape room with a round layout; otherwise below. */
  readonly aside: boolean;
  /** The space left for the cards, until it can be measured. */
  readonly room: Room;
}

/** The share of a landscape room that text beside the cards takes, as the room's style says. */
const ASIDE = 0.2,
  NARROWEST = 150;

/** Cards must become this much wider for the text to be placed there. */
const GAIN = 1.12;

/** Where the text goes so that the cards are as large as possible. */
export function arrangementOf(def: Patience, box: Room): Arrangement {
  const {inner, line} = measures(box);
  const below = {...inner, height: inner.height - line};
  if (box.width < 1.15 * box.height) return {aside: false, room: below};
  const beside = {...inner, width: inner.width - Math.max(NARROWEST, ASIDE * box.width)};
  const aside = cardIn(def, beside) > cardIn(def, below) * GAIN;
  return {aside, room: aside ? beside : below};
}
