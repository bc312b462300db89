import {rankOf, suitOf, type Card} from '@quinola/cards';
import {cardBox} from './drawing.js';
import {signPath} from './signs.js';

/** The corner indices: a rank as text and the sign below it. */
export interface Corner {
  /** The rank as the pack writes it (`A K Q J T 9` …, of taroks the number); the page's language says how it is shown. */
  readonly rank: string;
  /** Middle of the letter and its baseline; `size` is the font size. `room` is the available width. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly room: number;
  /** The small signs of both corners, as one path in the ink `suit`; empty if the card has no suit. */
  readonly signs: string;
}

/**
 * The indices of a card. The letter is placed for the upper left corner; the lower right one is the same turned by 180° about the
 * middle of the card.
 * Draw the letter in the ink `suit`, the court without its own sign and with its corners free (`draw(card, true)`) and the
 * pips with room for it (`pipFace(card, true)`). Taroks and Sky, drawn so, contain an
 * index of their own: this one only replaces it until the drawing is loaded, and has no sign.
 */
export function corner(card: Card): Corner {
  const suit = suitOf(card);
  const {width, height} = cardBox;
  const [x, below, scale] = [24, 57, 0.55];
  return {
    rank: rankOf(card),
    x,
    y: 38,
    size: 40,
    room: 32,
    signs:
      suit === 'T'
        ? ''
        : signPath(suit, x, below, scale) + signPath(suit, width - x, height - below, scale, 180),
  };
}
