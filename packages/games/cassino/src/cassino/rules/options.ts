import {defineOptions, type OptionsOf} from '@quinola/play';

/** What is agreed before a match; names and values match the specification. */
export const cassinoOptions = defineOptions({
  /**
   * How many play: four in two parties (unless set), three each for himself to fifteen points, or two.
   *
   * @offered 3 2
   */
  players: {words: [4, 3, 2]},
  /**
   * Games of the match, from 1; one unless set.
   *
   * @offered 3 5
   */
  games: {least: 1, most: 20, usual: 1},
  /**
   * `pair`: a king, queen or knave takes one of its kind only, not all that lie there.
   *
   * @offered
   */
  courtCapture: {words: ['all', 'pair']},
  /**
   * A card that can take may not be laid down.
   *
   * @offered
   */
  mustCapture: {words: [false, true]},
  /**
   * `no`: the last card of the pack marks no point if it takes all that lies there.
   *
   * @offered
   */
  finalClearScores: {words: [true, false]},
  /**
   * Points of a game for three.
   *
   * @offered
   * @with players=3
   */
  target3: {words: [15, 16]},
  /**
   * `hoyle`: of three, only the highest marks, what it has more than both others together.
   *
   * @offered
   * @with players=3
   */
  threeHandSetoff: {words: ['none', 'hoyle']},
  /**
   * `no`: the score is shown in figures alone, without the counters of whist.
   *
   * @offered
   */
  markers: {words: [true, false]},
  /**
   * `strict`: nothing is counted before the end, only the last trick may be looked at again, and the dealer turns the cards of
   * the table himself.
   *
   * @offered
   */
  etiquette: {words: ['relaxed', 'strict']},
});

/** The options of a match of Cassino. */
export type CassinoOptions = OptionsOf<typeof cassinoOptions>;
