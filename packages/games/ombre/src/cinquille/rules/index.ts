import {calledKingGame} from '../../kit/called-king/rules/index.js';
import {cinquilleOptions} from './options.js';

// Cinquille, Ombre for five. It has the rules of Quadrille; the book prints only the differences.

/** The rules of Cinquille. */
export const cinquille = calledKingGame('cinquille', 5, cinquilleOptions);

export {cinquilleOptions} from './options.js';
export * from '../../kit/called-king/rules/index.js';
