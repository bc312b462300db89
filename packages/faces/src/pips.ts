import type {Card} from '@quinola/cards';
import type {Drawing} from './drawing.js';
import {at, place} from './path.js';
import {signPath} from './signs.js';

/** Positions of the pips of a rank: pairs of digits, column (1 left, 2 middle, 3 right) and row (1 top … 9 foot). */
const LAYOUT: Readonly<Record<string, string>> = {
  2: '2129',
  3: '212529',
  4: '11311939',
  5: '1131251939',
  6: '113115351939',
  7: '11312315351939',
  8: '1131231535271939',
  9: '113114342516361939',
  T: '11311434221636281939',
};

/** Heights of the rows 1 … 9; rows 4 and 6 are for four pips in a column, 2 and 8 are between those. */
const ROWS = [44, 80, 98, 116, 153, 190, 208, 226, 262];

const LEAF = 'M0 0C4-6 4-12 0-18C-4-12-4-6 0 0ZM0-2L0-13';

/** The wreath, drawn once: the four aces have the same. */
let drawn = '';

/** The engraved laurel wreath around the ace: two branches that rise from a bow at the bottom. */
function wreath(): string {
  if (drawn) return drawn;
  let d = '';
  for (const side of [1, -1]) {
    for (let step = 0; step < 12; step++) {
      const angle = 12 + step * 13.5;
      const turn = (angle * Math.PI) / 180;
      const x = 100 + side * 46 * Math.sin(turn);
      const y = 153 + 46 * Math.cos(turn);
      for (const lean of [-34, 34]) {
        d += place(LEAF, at(x, y, 0.82 - step * 0.02, side * (90 - angle + lean)));
      }
    }
    d += place(
      'M100 199C124 199 146 180 146 153C146 128 126 108 107 107M100 199C104 206 112 208 115 203C118 198 106 196 100 199' +
        'C106 204 110 212 118 217M100 196L103 199L100 202',
      [side, 0, 0, 1, side < 0 ? 200 : 0, 0],
    );
  }
  return (drawn = d);
}

/**
 * The face of an ace or a numeral card: no numerals, the lower half reversed, the ace one small sign in a wreath.
 * @param indexed leaves room at the sides for corner indices (see `corner`)
 * @throws RangeError for any other card
 */
export function pipFace(card: Card, indexed = false): Drawing {
  const rank = card[0]!;
  const suit = card[1]!;
  if (rank === 'A') {
    return [
      {ink: 'key', d: wreath(), line: 1.3},
      {ink: 'suit', d: signPath(suit, 100, 153, 0.85)},
    ];
  }
  const places = LAYOUT[rank];
  if (!places) throw new RangeError(`no pips for ${card}`);
  const d = places.replace(/(.)(.)/g, (_, column: string, row: string) =>
    signPath(
      suit,
      100 + (indexed ? 36 : 47) * (Number(column) - 2),
      ROWS[Number(row) - 1]!,
      indexed ? 0.85 : 0.95,
      Number(row) > 5 ? 180 : 0,
    ),
  );
  return [{ink: 'suit', d}];
}
