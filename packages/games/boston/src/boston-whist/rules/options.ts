import {defineOptions} from '@quinola/play';
import {commonRules} from '../../kit/contracts/rules/index.js';

/** All options, with defaults for those not given; names and values are those of the specification. @throws OptionsError */
export const bostonWhistOptions = defineOptions({
  ...commonRules,
  /**
   * A card of the second pack makes the colours for each deal, or the first ace for the whole session.
   * @offered
   */
  colours: {words: ['perDeal', 'fixed']},
  /**
   * `refusable`: a helper is asked for in every game of five to eight tricks, and his offer may be refused.
   * @offered
   */
  askMode: {words: ['binding', 'refusable']},
  /** Whether a partner who alone fell short pays the other partner too (l. 7977-7982). */
  payPartnerToo: {words: [false, true]},
  /**
   * Where both partners fell short: each sets a bête, or they share one.
   * @offered
   */
  bothShortBete: {words: ['each', 'shared']},
  /** A game lost by one trick counts the tricks that were due, or those that were made (l. 8001). */
  underTrickBase: {words: ['required', 'delivered']},
  /**
   * Whether honours count; their value may be agreed at each table.
   * @offered
   */
  honours: {words: [true, false]},
  /** Marks for thirteen tricks that were not announced: with a helper and alone, by the table or by the text; or none. */
  slamPremium: {words: ['10-20', '10-12', 'none']},
  /** Which price list the table shows: multipliers, or marks worked out. */
  tariffDisplay: {words: ['B', 'C']},
});
