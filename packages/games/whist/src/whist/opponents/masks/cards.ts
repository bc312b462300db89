import {FRENCH_52} from '@quinola/cards';
import {masks} from '@quinola/opponents';

/** The whist pack as bits: rank 0 is the two, 12 the ace. */
export const WHIST = masks(FRENCH_52, {suits: [...'SHDC']});

/** All thirteen ranks of a suit. */
export const WHOLE_SUIT = 0x1fff;

/** Ranks of the ten and the figures in a mask. */
export const TEN = 8,
  JACK = 9,
  QUEEN = 10,
  KING = 11,
  ACE = 12;

/** The ace, king, queen and jack. */
export const FIGURES = (1 << ACE) | (1 << KING) | (1 << QUEEN) | (1 << JACK);

/** The ace, king and queen. */
export const TOPS = (1 << ACE) | (1 << KING) | (1 << QUEEN);
