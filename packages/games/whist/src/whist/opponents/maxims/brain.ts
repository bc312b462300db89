import {etiquette} from './etiquette.js';
import {bookPlayer} from './player.js';
import {cardMaxims} from './schools.js';

/** Everything a book player can learn: both schools, and the etiquette of strict tables. */
export const WHOLE = {maxims: cardMaxims, etiquette} as const;

/** The whist opponents: book players of either school. */
export const whistBrain = bookPlayer(WHOLE);
