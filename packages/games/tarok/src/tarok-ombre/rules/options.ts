import {defineOptions, type OptionsOf} from '@quinola/play';

/** Options as a page or record supplies them; any may be missing. */
export type GivenOptions = Partial<TarokOmbreOptions>;

/** What is agreed before the match. */
export type TarokOmbreOptions = OptionsOf<typeof tarokOmbreOptions>;

/**
 * Fills in all options of a match from the given ones.
 * @throws OptionsError, see `defineOptions`; `excluded` for a combination the manners exclude. A set deal is read at the start of a match
 */
export const tarokOmbreOptions = defineOptions(
  {
    /**
     * `old`: the dealer lays the Skat before the bidding; `new`: the declarer takes three cards after it.
     * @offered
     * @property manners
     */
    manner: {words: ['old', 'new']},
    /**
     * Deals of the session, six unless set; `open`: until the visitor ends it.
     * @offered 1 3 12 open
     */
    deals: {least: 1, most: 99, usual: 6, also: ['open']},
    /**
     * Old manner: a Tre, the lowest game, can be played and not only bid (l. 7005).
     * @offered
     * @with manner=
     */
    playTre: {words: [false, true]},
    /**
     * Forehand may pass at once, and the next player may then bid the lowest game (l. 7397, 7121); a doubtful reading.
     * @offered
     */
    forehandMayPass: {words: [false, true]},
    /** Marks that forehand gets from each when nobody plays; 10 unless set (l. 7124: "as agreed"). */
    forehandConsolation: {least: 0, most: 1000, usual: 10},
    /**
     * Whether a lost game costs as much as a won one brings, or only the price of the game; a doubtful reading.
     * @offered
     */
    lossTariff: {words: ['symmetrical', 'game-only']},
    /**
     * At 39 points the declarer pays the price of the game, as for a remise at Lomber; a doubtful reading.
     * @offered
     */
    remisPays: {words: [false, true]},
    /** New manner: the Tout of a Uno, which the print has as "5oo". */
    toutUnoNew: {words: [300, 500]},
    /**
     * The points over 39 are paid in addition to the Tout (l. 7623).
     * @offered
     */
    toutAddsPoints: {words: [false, true]},
    /** Old manner: whether the Tout also takes the Skat that an opponent has laid. */
    toutTakesSkat: {words: [true, false]},
    /**
     * Whether a declarer who holds Sky can make the Tout by the 24 other tricks.
     * @offered
     */
    toutWithSky: {words: ['no', 'except-sky-trick']},
    /**
     * Whether Sky is lost when it is kept for the last three tricks, as in Tarok.
     * @offered
     */
    skyLimit: {words: ['none', 'before-last-three']},
    /** What must be played to a led Sky: a tarok; or nothing, and the next card is followed. */
    skyLed: {words: ['calls-tarok', 'free']},
    /**
     * A set deal with which the session begins, such as `S:21,9.KQ2.J.T98.A W:… E:… dealer=E skat=3S,4S,2H game=due
     * player=W`.
     */
    deal: {text: true, usual: null},
  },
  {
    // The new manner has no Tre; only there is the Tout of a Uno in doubt and the Skat always the declarer's own.
    excluded: [
      {option: 'playTre', where: 'manner', is: 'new'},
      {option: 'toutTakesSkat', where: 'manner', is: 'new'},
      {option: 'toutUnoNew', where: 'manner', is: 'old'},
    ],
  },
);
