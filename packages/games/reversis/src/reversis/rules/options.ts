import {defineOptions, type OptionsOf} from '@quinola/play';

/** All options, filled in from the given ones; names and values match the specification. @throws OptionsError */
export const reversisOptions = defineOptions({
  /**
   * Rounds of four deals, so that everybody deals equally often: ten unless set, from 1.
   * @offered 1 3 5
   */
  rounds: {least: 1, most: 10, usual: 10},
  /**
   * Jettons of a Fische.
   * @offered
   */
  fische: {words: [10, 5]},
  /**
   * `onDemand`: Quinola, aces and the pannier are paid only if they are asked for before the cards are cut again (rules 12
   * and 25).
   * @offered
   */
  claims: {words: ['automatic', 'onDemand']},
  /**
   * In so many rounds from the first the Quinola must be kept; none unless set.
   * @offered 1 2
   */
  quinolaForcee: {least: 0, most: 10, usual: 0},
  /**
   * Whether another’s forced or led Quinola is paid, or sets a bête, where Reversis is made.
   * @offered
   */
  otherQuinolaInReversy: {words: ['stands', 'void']},
  /**
   * `extra`: the four Fischer for a Quinola à la bonne (rule 26) are paid in addition to those for the Reversis.
   * @offered
   */
  quinolaBonne: {words: ['once', 'extra']},
  /**
   * Which of the bêtes that wait is played for next.
   * @offered
   */
  beteOrder: {words: ['largestFirst', 'oldestFirst']},
});

/** What is agreed before a session. */
export type ReversisOptions = OptionsOf<typeof reversisOptions>;
