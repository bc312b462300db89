import {defineOptions, OptionsError} from '@quinola/play';
import {calledKingGame, type CalledKingOptions} from '../../called-king/index.js';

// Quadrille, Ombre for four with a called King, by the book's 46 rules and 23 more that it shares with Cinquille.

/** The options of a session. */
export interface QuadrilleOptions extends CalledKingOptions {
  readonly pack: 40 | 'eight';
}

/** The packets for eight cards each; all others are for ten. */
const FOR_EIGHT = ['4-4', '3-3-2'];

/**
 * All options, with defaults for those not given.
 * @throws OptionsError for unknown values, and for packets that do not fit the pack
 */
export const quadrilleOptions = defineOptions<QuadrilleOptions>(
  {
    tours: {least: 1, most: 10, usual: 3},
    pack: {words: [40, 'eight']},
    favourites: {words: [0, 1, 3]},
    beteBy: {words: ['split', 'ombre']},
    delices: {words: [true, false]},
    volePricing: {words: ['cinquille', 'lomber']},
    packets: {
      words: ['3-3-4', '3-4-3', '4-3-3', '4-4', '3-3-2'],
      usual: ({pack}) => (pack === 'eight' ? '4-4' : '3-3-4'),
    },
    missedVoleMatadors: {words: ['pay', 'drop']},
    lookAtTricks: {words: ['solo', 'alone']},
  },
  {
    check({pack, packets}) {
      if (FOR_EIGHT.includes(packets) !== (pack === 'eight'))
        throw new OptionsError('excluded', {
          option: 'packets',
          value: packets,
          against: 'pack',
          with: String(pack),
        });
    },
  },
);

/** The rules of Quadrille. */
export const quadrille = calledKingGame('quadrille', 4, quadrilleOptions);

export * from '../../called-king/index.js';
