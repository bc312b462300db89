import {defineOptions} from '@quinola/play';
import {calledKingGame, type CalledKingOptions} from '../../called-king/index.js';

// Cinquille, Ombre for five. It has the rules of Quadrille; the book prints only the differences.

/**
 * All options, with defaults for those not given.
 * @throws OptionsError for unknown values
 */
export const cinquilleOptions = defineOptions<Omit<CalledKingOptions, 'pack'>>({
  tours: {least: 1, most: 10, usual: 2},
  favourites: {words: [0, 1, 3]},
  beteBy: {words: ['split', 'ombre']},
  delices: {words: [true, false]},
  volePricing: {words: ['cinquille', 'lomber']},
  packets: {words: ['4-4', '3-3-2']},
  missedVoleMatadors: {words: ['pay', 'drop']},
  lookAtTricks: {words: ['solo', 'alone']},
});

/** The rules of Cinquille. */
export const cinquille = calledKingGame('cinquille', 5, cinquilleOptions);

export * from '../../called-king/index.js';
