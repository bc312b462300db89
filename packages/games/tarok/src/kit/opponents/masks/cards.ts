import {TAROK_78, type Card} from '@quinola/cards';
import {masks} from '@quinola/opponents';
import {strength, suit, valueOf} from '../../rules/values.js';

/** The tarok pack as bits; taroks are suit 0, their ranks are their numbers, and Sky is rank 0. */
export const TAROK = masks(TAROK_78, {suits: [...'TSHDC'], suitOf: suit, rank: strength});

/** The value of each card, by number. */
export const VALUE = new Int32Array(160);
for (const card of TAROK_78.cards) VALUE[TAROK.numberOf(card)] = valueOf(card);

/** Sky, the Pagat and XXI as numbers, and the ranks of the figures of a suit from the king down. */
export const SKY_NUMBER = 0,
  PAGAT_NUMBER = 1,
  XXI_NUMBER = 21;
export const KING = 14,
  QUEEN = 13,
  KNIGHT = 12,
  KNAVE = 11;

/** The mask of Sky, and that of the figures of a suit. */
export const SKY_BIT = 1;
export const FIGURES = (1 << KING) | (1 << QUEEN) | (1 << KNIGHT) | (1 << KNAVE);

/** The cards of each suit, in the order of the masks: taroks first. */
export const CARDS_BY_SUIT: readonly (readonly Card[])[] = TAROK.suits.map((wanted) =>
  TAROK_78.cards.filter((card) => suit(card) === wanted),
);
