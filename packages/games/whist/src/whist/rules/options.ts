import {defineOptions, type OptionsOf} from '@quinola/play';

/** Options as a page or record supplies them; any may be missing. */
export type GivenOptions = Partial<WhistOptions>;

/** What is agreed before the match. */
export type WhistOptions = OptionsOf<typeof whistOptions>;

/** The rules that are played by. */
export type RuleSetId = WhistOptions['rules'];

/**
 * Fills in all options of a match from the given ones.
 * @throws OptionsError, see `defineOptions`; `excluded` for a combination the books exclude. A set deal is read at the start of a match
 */
export const whistOptions = defineOptions(
  {
    /**
     * Whose rules; `vienna-1834` unless set.
     * @offered vienna-1834 warsaw
     */
    rules: {words: ['vienna-1834', 'warsaw']},
    /**
     * Four players; five in rotation (Vienna §21); three with the dummy (§24).
     * @offered
     * @only vienna-1834
     */
    table: {words: ['four', 'five', 'dummy']},
    /**
     * How honours count (Vienna §22, §23 IV).
     * @offered
     * @only vienna-1834
     */
    honours: {words: ['four', 'five-carry', 'none']},
    /**
     * Preference (Vienna §23 III): whenever the suit first turned up in a rubber is trumps again, tricks and honours count double.
     * @offered
     * @only vienna-1834
     * @with honours=
     */
    preference: {words: [false, true]},
    /**
     * With `preference`: the scores at which honours may be called where they count double, up to eight; the letter of Vienna
     * §23 III names six alone.
     * @offered
     * @only vienna-1834
     * @with preference=on
     */
    mayCallAt: {words: ['six-to-eight', 'six']},
    /**
     * Vienna: the losers’ honours of the last deal still lift them out of a treble or double game; a doubtful reading.
     * @offered
     * @only vienna-1834
     */
    loserHonoursCount: {words: [false, true]},
    /**
     * With five: the player who stays four rubbers as a lady does (Vienna §21), from 0; all draw for it unless set.
     * @offered 0
     * @only vienna-1834
     * @with table=five
     */
    lady: {least: 0, most: 4, usual: null, also: [null]},
    /**
     * Warsaw: a rubber of eleven, or of seven.
     * @offered
     * @only warsaw
     */
    gameLevels: {words: ['full', 'double-only']},
    /**
     * Warsaw: which of two equal cards in the middle of the draw joins the lowest, the higher or the lower one drawn again; a
     * doubtful reading.
     * @offered
     * @only warsaw
     */
    middleTie: {words: ['literal', 'principle']},
    /**
     * Rubbers of the session, one unless set; with `ceremony="full"` three in Vienna, and with five players always five.
     * @offered 1 3 4 6
     * @with table=,dummy
     */
    rubbers: {
      least: 1,
      most: 60,
      usual: ({rules, table}) => (rules === 'warsaw' ? 1 : table === 'five' ? 5 : 3),
    },
    /**
     * Vienna: whether the cutter may throw the cut over, or cut with a card of the other pack (§3).
     * @offered no
     * @only vienna-1834
     * @with ceremony=full
     */
    throwOver: {words: [false, true], usual: ({rules}) => rules !== 'warsaw'},
    /**
     * `strict` offers the irregularities of the books with their penalties.
     * @offered
     */
    etiquette: {words: ['relaxed', 'strict']},
    /**
     * Under strict etiquette: in how many of a hundred deals the dealing goes wrong, 3 unless set.
     * @offered 0 20
     * @with etiquette=strict
     */
    accidents: {least: 0, most: 100, usual: 3},
    /**
     * A set position instead of a dealt one, such as `S:AKQ.J2.T98.K5432 W:… N:… E:… dealer=S turnup=5C score=8-0`; its grammar:
     * `docs/deals.md`.
     */
    deal: {text: true, usual: null},
  },
  {
    excluded: [
      // Warsaw has only one form of the game.
      {option: 'honours', where: 'rules', is: 'warsaw'},
      {option: 'table', where: 'rules', is: 'warsaw'},
      {option: 'preference', where: 'rules', is: 'warsaw'},
      {option: 'throwOver', where: 'rules', is: 'warsaw'},
      {option: 'loserHonoursCount', where: 'rules', is: 'warsaw'},
      {option: 'gameLevels', where: 'rules', is: 'vienna-1834'},
      {option: 'middleTie', where: 'rules', is: 'vienna-1834'},
      // Preference needs four honours (V-17).
      {option: 'preference', where: 'honours', is: 'five-carry'},
      {option: 'preference', where: 'honours', is: 'none'},
      // §23 III: only Preference allows calls before eight.
      {option: 'mayCallAt', where: 'preference', is: false},
      // §21: five players play exactly five rubbers.
      {option: 'rubbers', where: 'table', is: 'five'},
      {option: 'lady', where: 'table', is: 'four'},
      {option: 'lady', where: 'table', is: 'dummy'},
      {option: 'deal', where: 'table', is: 'five'},
      {option: 'deal', where: 'table', is: 'dummy'},
    ],
  },
);
