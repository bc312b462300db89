import {defineOptions, OptionsError, type OptionsOf} from '@quinola/play';

/** The most who play with the small pack: three punters and a banker. */
const MOST_OF_SMALL = 4;

/** What is agreed before a match; names and values match the specification. */
export const twentyOneOptions = defineOptions(
  {
    /**
     * `pula`: there is no banker, everybody plays for himself and for the pool.
     *
     * @offered
     */
    mode: {words: ['bank', 'pula']},
    /**
     * `small`: 24 cards, of which the nines count nothing; `large`: 52.
     *
     * @offered
     */
    pack: {words: ['large', 'small']},
    /**
     * How many play, the banker among them; four unless set, and no more than four with the small pack.
     *
     * @offered 2 3 5 6
     */
    players: {least: 2, most: 6, usual: 4},
    /**
     * Rounds of the session; six unless set.
     *
     * @offered 3 12
     */
    rounds: {least: 1, most: 50, usual: 6},
    /**
     * How many cards are dealt before the stakes.
     *
     * @offered
     */
    initialCards: {words: [1, 2]},
    /**
     * `15-17`: the banker must draw up to 15, may choose at 16, and may not draw from 17 on; `free`: he draws as he likes.
     *
     * @offered
     * @with mode=
     */
    bankerRule: {words: ['15-17', 'free']},
    /**
     * How many times the stake a Persian eye is paid.
     *
     * @offered
     * @with mode=
     */
    persianPays: {words: [1, 2, 3]},
    /**
     * Five court cards win at once.
     *
     * @offered
     */
    fivePictures: {words: [false, true]},
    /**
     * Where the bank goes: it stays, goes to the punter who breaks it, or round by round to the left.
     *
     * @offered
     * @with mode=
     */
    bankPasses: {words: ['never', 'broken', 'round']},
    /** The least stake, and what each pays into the pool. */
    minStake: {least: 1, most: 20, usual: 1},
    /**
     * What the bank begins with.
     *
     * @with mode=
     */
    bankroll: {least: 5, most: 60, usual: 40},
    /**
     * Whether the table says, before each card, how many would be too much, as museums and classes may want.
     *
     * @offered
     */
    showOdds: {words: [false, true]},
  },
  {
    check({pack, players}) {
      if (pack === 'small' && players > MOST_OF_SMALL)
        throw new OptionsError('excluded', {
          option: 'players',
          value: String(players),
          against: 'pack',
          with: pack,
        });
    },
  },
);

/** The options of a match of twenty-one. */
export type TwentyOneOptions = OptionsOf<typeof twentyOneOptions>;
