import {NO_CARDS, undealt} from '@quinola/play';
import type {Hidden} from './types.js';

/** Nothing is known of a seat before it has exchanged. */
const NOTHING: Hidden = {discards: NO_CARDS, bought: NO_CARDS, left: NO_CARDS, claims: {}};

/** A table without a deal. */
export const fresh = () => ({
  ...undealt(2),
  score: [0, 0],
  counted: NO_CARDS,
  exchanged: [-1, -1],
  stock: 0,
  blanche: [null, null],
  talk: {},
  shown: NO_CARDS,
  piqueDue: false,
  offender: -1,
  thrown: NO_CARDS,
  openLeft: NO_CARDS,
});

/** The cards of a state without a deal. */
export const noDeal = () => ({
  hands: [NO_CARDS, NO_CARDS],
  dealt: [NO_CARDS, NO_CARDS],
  talon: NO_CARDS,
  hidden: [NOTHING, NOTHING],
});
