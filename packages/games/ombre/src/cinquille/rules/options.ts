import {defineOptions} from '@quinola/play';
import {calledKingRules, type Packets} from '../../kit/called-king/rules/index.js';

/**
 * All options, with defaults for those not given.
 * @throws OptionsError for unknown values
 */
export const cinquilleOptions = defineOptions({
  /**
   * How often each deals; two unless set.
   * @offered 1 5
   */
  tours: {least: 1, most: 10, usual: 2},
  /**
   * How the cards are dealt.
   * @offered
   */
  packets: {words: ['4-4', '3-3-2'] as readonly Packets[]},
  ...calledKingRules,
});
