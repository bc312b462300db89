import {defineOptions} from '@quinola/play';
import {readDeal} from './position.js';
import type {TarokOmbreOptions} from './types.js';

/** Options as a page or record supplies them; any may be missing. */
export type GivenOptions = Partial<TarokOmbreOptions>;

/**
 * Fills in all options of a match from the given ones.
 * @throws OptionsError, see `defineOptions`; `excluded` for a combination the manners exclude, and the reasons a
 * set deal is refused
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
    // The new manner has no Tre; only there is the Tout of a Uno in doubt and the Skat always the declarer's own.
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
