import {defineOptions, type OptionsOf} from '@quinola/play';

/** What is agreed before a match; names and values match the specification, with amounts in ducats. */
export const faroOptions = defineOptions({
  /**
   * `page`: the exact card is staked on, and a whole pack is drawn before anybody goes on; `salon`: suits do not matter, every
   * pair decides at once, and stakes may be moved between pairs.
   *
   * @offered
   */
  rules: {words: ['page', 'salon']},
  /**
   * How many punters play against the bank; three unless set.
   *
   * @offered 1 2 4 5 6
   * @property punters
   */
  seats: {least: 1, most: 6, usual: 3},
  /**
   * Who keeps the bank: one of the table, or the first player, who is the visitor unless the page says otherwise.
   *
   * @offered
   */
  banker: {words: ['table', 'player']},
  /**
   * How often the pack is drawn before the session ends; five unless set, as many as a whole parol takes.
   *
   * @offered 1 3 10
   */
  drawings: {least: 1, most: 30, usual: 5},
  /** How many corners may be bent. */
  parolMax: {least: 0, most: 4, usual: 4},
  /** The most that may be staked on a card; as much as any punter can have, unless set. */
  maxStake: {least: 1, most: 200, usual: 200},
  /** What each punter has to play with. */
  purse: {least: 2, most: 200, usual: 30},
  /** What the bank begins with. */
  bankroll: {least: 2, most: 500, usual: 100},
  /**
   * Whether corners are folded over, or torn off.
   *
   * @offered
   */
  cornersVisual: {words: ['bent', 'torn']},
  /**
   * Whether the table shows what the bank keeps of every stake, as museums and classes may want.
   *
   * @offered
   */
  showOdds: {words: [false, true]},
});

/** The options of a match of faro. */
export type FaroOptions = OptionsOf<typeof faroOptions>;
