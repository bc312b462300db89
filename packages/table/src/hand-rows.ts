import {suitOf, type Card} from '@quinola/cards';

/** The inner size of a table in px. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The minimum visible width of a covered card, in px, for touch; the same as `--strip` in the hand's styles. */
const STRIP = 24;
/** Cards are shrunk to this width, in px, before another row is added. */
const NARROWEST = 48;
/** The assumed size of a table that is not measured yet; with a size of 0 every card would get its own row. */
const UNMEASURED: Box = {width: 320, height: 700};
/** Upright tables lay hands of more cards than this in two rows. */
const ONE_ROW = 9;
/** Strips narrower than this, in px, are not hit for certain by a finger. */
export const FINGER = 40;
/** The width of a card in parts of an upright table's width and height, as `--own-width` in the styles of the room. */
const UPRIGHT_CARD = [0.172, 0.116] as const;

/** Whether a table of this size is laid out in landscape: its hand is one row as long as its strips are wide enough. */
export const isLandscape = ({width, height}: Box): boolean => width >= 1.15 * height;

/**
 * How many cards lie in each row: as many rows as keep every strip wide enough, each but the last ended at a suit if one ends near.
 * @param oneRow how many cards an upright table lays in one row, if they find room there
 * @param begun how many cards the hand had at first: one that began in two rows stays in them until a finger hits every card of one row,
 *   because who has had to tap a card twice must do so until the end of the hand
 */
export function handRows(cards: readonly Card[], box: Box, oneRow = ONE_ROW, begun = cards.length): number[] {
  const {width, height} = box.width ? box : UNMEASURED;
  const landscape = isLandscape({width, height});
  const [pad, edge] = [0.02, 0.024].map((part) => part * Math.min(width, height)) as [number, number];
  const beside =
    2 * Math.max(8, pad) + (landscape ? Math.max(60, 0.066 * width) + Math.max(6, edge + pad / 2) : 0);
  const most = Math.max(2, 1 + Math.floor((width - beside - NARROWEST) / STRIP));
  const card = Math.min(UPRIGHT_CARD[0] * width, UPRIGHT_CARD[1] * height);
  const isNarrow = width - beside - card < FINGER * (cards.length - 1);
  const isHigh = !landscape && (cards.length > oneRow || (begun > oneRow && isNarrow));
  const rows = Math.max(Math.ceil(cards.length / most), isHigh ? 2 : 1);
  const sizes: number[] = [];
  for (let from = 0; sizes.length < rows;) {
    const left = rows - sizes.length;
    const even = Math.ceil((cards.length - from) / left);
    const size = left === 1 ? cards.length - from : endOfSuit(cards, from, even, left, most);
    sizes.push(size);
    from += size;
  }
  return sizes;
}

/** A size of a row near `even` at whose end the suit changes, such that the cards after it find room in the rows that are left. */
function endOfSuit(cards: readonly Card[], from: number, even: number, left: number, most: number): number {
  for (const off of [0, -1, 1, -2, 2]) {
    const size = even + off;
    const [last, next] = [cards[from + size - 1], cards[from + size]];
    const after = cards.length - from - size;
    if (size > 0 && size <= most && after <= (left - 1) * Math.min(most, even + 2) && last && next)
      if (suitOf(last) !== suitOf(next)) return size;
  }
  return even;
}
