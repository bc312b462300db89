import {defineOptions} from '@quinola/play';
import {readDeal} from './position.js';
import type {TarokOmbreOptions} from './types.js';

/** Options as a page or a record gives them: any part of them. */
export type GivenOptions = Partial<TarokOmbreOptions>;

/**
 * All options of a match from those that were given.
 * @throws OptionsError, see `defineOptions`; `excluded` for a pair that the manners of the book exclude, and what a set
 * deal is refused for
 */
export const tarokOmbreOptions = defineOptions<TarokOmbreOptions>(
  {
    manner: {words: ['old', 'new']},
    playTre: {words: [false, true]},
    forehandMayPass: {words: [false, true]},
    forehandConsolation: {least: 0, most: 1000, usual: 10},
    lossTariff: {words: ['symmetrical', 'game-only']},
    remisPays: {words: [false, true]},
    toutUnoNew: {words: [300, 500]},
    toutAddsPoints: {words: [false, true]},
    toutTakesSkat: {words: [true, false]},
    toutWithSky: {words: ['no', 'except-sky-trick']},
    skyLimit: {words: ['none', 'before-last-three']},
    skyLed: {words: ['calls-tarok', 'free']},
    deals: {least: 1, most: 99, usual: 6, also: ['open']},
    deal: {text: true, usual: null},
  },
  {
    // A Tre is not known to the new manner; only there is the Tout of a Uno in doubt, and the Skat the declarer's own.
    excluded: [
      {option: 'playTre', where: 'manner', is: 'new'},
      {option: 'toutTakesSkat', where: 'manner', is: 'new'},
      {option: 'toutUnoNew', where: 'manner', is: 'old'},
    ],
    check(options) {
      if (options.deal !== null) readDeal(options.deal, options);
    },
  },
);
