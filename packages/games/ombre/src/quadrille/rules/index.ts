import {calledKingGame} from '../../kit/called-king/rules/index.js';
import {quadrilleOptions} from './options.js';

// Quadrille, Ombre for four with a called King, by the book's 46 rules and 23 more that it shares with Cinquille.

/** The rules of Quadrille. */
export const quadrille = calledKingGame('quadrille', 4, quadrilleOptions);

export {quadrilleOptions} from './options.js';
export * from '../../kit/called-king/rules/index.js';
