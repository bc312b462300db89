import {defineOptions, type OptionsOf} from '@quinola/play';

/** All options, filled in from the given ones; names and values match the specification. @throws OptionsError */
export const pamphileOptions = defineOptions({
  /**
   * Three, with 32 cards; four, five or six, with 36.
   * @offered
   * @property sitters
   */
  players: {words: [3, 4, 5, 6]},
  /**
   * Deals of the match: each player deals twice unless set; of a match to a number of points the most that are played, 99.
   * @offered 3 6 12
   */
  deals: {
    least: 1,
    most: 99,
    usual: ({players, targetPoints}) => (targetPoints ? 99 : 2 * Number(players ?? 3)),
  },
  /**
   * The match ends with the deal in which somebody has so many points; it is a number of deals unless set.
   * @offered 21
   */
  targetPoints: {least: 1, most: 500, usual: null, also: [null]},
  /**
   * Whose points the pamfil doubles: those of the player who held it when play began; of everybody, while anyone holds it; or nobody’s.
   * @offered
   */
  pamfilDoubling: {words: ['holder', 'everyone', 'off']},
  /** Where points are doubled, the three that a declared game loses are too. */
  doublePenalty: {words: [false, true]},
  /**
   * `free`: the pamfil may be played to any trick, whatever was led.
   * @offered
   */
  pamfilFreedom: {words: ['trump', 'free']},
  /**
   * With four cards of a suit the pamfil makes a mucha, as in Loo.
   * @offered
   */
  pamfilWildInMucha: {words: [false, true]},
  /** What an ace counts where muchas are compared. */
  tuzInMucha: {words: [10, 11]},
  /** What is paid for each point of difference. */
  stake: {least: 1, most: 1000, usual: 1},
  /**
   * `strict`: who has a mucha must call it himself, or it is played.
   * @offered
   */
  etiquette: {words: ['relaxed', 'strict']},
});

/** What is agreed before a match. */
export type PamphileOptions = OptionsOf<typeof pamphileOptions>;
