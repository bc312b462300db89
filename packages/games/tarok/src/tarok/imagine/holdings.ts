import {TAROK_78, type Card} from '@quinola/cards';
import {suit} from '../../pack/index.js';
import {TAROK} from '../../pack/masks/cards.js';

/** The cards of each suit, in the order of the masks: taroks first. */
export const CARDS_BY_SUIT: readonly (readonly Card[])[] = TAROK.suits.map((of) =>
  TAROK_78.cards.filter((card) => suit(card) === of),
);
