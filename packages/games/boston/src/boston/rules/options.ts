import {defineOptions} from '@quinola/play';
import {commonRules} from '../../kit/contracts/rules/index.js';

/** All options, with defaults for those not given; names and values are those of the specification. @throws OptionsError */
export const bostonOptions = defineOptions({
  /**
   * `4`: Boston with the whole pack; `3`: Tri-Boston with thirty-nine cards.
   * @offered
   * @property sitters
   */
  players: {words: [4, 3]},
  ...commonRules,
  /** Deals of the session; twelve of three players unless set. */
  deals: {least: 1, most: 96, usual: ({players}) => (players === 3 ? 12 : 16), also: ['open']},
  /**
   * `B`: honours and further tricks count too, by the price list of Boston-Whist.
   * @offered
   */
  tariff: {words: ['A', 'B']},
  /** `true`: five tricks in a simple suit may be bid; by tariff A they win or lose only the pool. */
  bostonSimple: {words: [false, true]},
  /**
   * Of four: the first ace makes the colours for the whole session, or a card of the second pack for each deal.
   * @offered
   */
  colours: {words: ['fixed', 'perDeal']},
  /** Of three: `true` exchanges the colours, so that diamonds are the best (the manner formerly used). */
  reversedColours: {words: [false, true]},
  /**
   * Of three: to which side deal and play go round.
   * @offered
   */
  direction: {words: ['right', 'left']},
  /**
   * Of three: `true` has misères paid twice.
   * @offered
   */
  misereDouble: {words: [false, true]},
  /**
   * Of three: `true` lets the player of a misère name who leads.
   * @offered
   */
  misereNamesLeader: {words: [false, true]},
});
