import {etiquette} from './etiquette.js';
import {bookPlayer} from './player.js';
import {cardMaxims} from './schools.js';

/** All that a player by the book can learn: both schools, and the manners of strict tables. */
export const WHOLE = {maxims: cardMaxims, etiquette} as const;

/** The opponents of whist: players by the book of either school. */
export const whistBrain = bookPlayer(WHOLE);
