import {FRENCH_SUITS, isRed, type Suit} from './card.js';
import type {Pack} from './pack.js';

/** The taroks with a number, from XXI to I. Sky, the unnumbered one, stands in no order. */
const NUMBERS = Array.from({length: 21}, (_, i) => String(21 - i));

const FIGURES = ['K', 'Q', 'N', 'J'] as const;
const PIPS = ['T', '9', '8', '7', '6', '5', '4', '3', '2', 'A'] as const;

/** In black suits the ten is the highest pip and the ace the lowest card of all; in red suits the pips are reversed. */
const BLACK = [...FIGURES, ...PIPS];
const RED = [...FIGURES, ...[...PIPS].reverse()];

const ranksOf = (suit: Suit): readonly string[] => (suit === 'T' ? NUMBERS : isRed(suit) ? RED : BLACK);

/**
 * The tarok pack of 78: 21 numbered taroks (`T21`…`T1`), Sky (`SK`), and four suits of fourteen with a knight (`N`)
 * between queen and knave (Polish treatise on Tarok, l. 6516-6533).
 */
export const TAROK_78: Pack = {
  id: 'tarok-78',
  cards: [
    ...NUMBERS.map((number) => `T${number}`),
    'SK',
    ...FRENCH_SUITS.flatMap((suit) => ranksOf(suit).map((rank) => rank + suit)),
  ],
  suits: ['T', ...FRENCH_SUITS],
  ranks: ranksOf,
};

/** A number from 1 to 39 in Roman numerals, as the taroks bear it. */
export function numeralOf(number: number): string {
  return 'X'.repeat(number / 10) + ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][number % 10]!;
}
