import {defineOptions, type OptionsOf} from '@quinola/play';

/** Options as a page or record supplies them; any may be missing. */
export type GivenOptions = Partial<TarokOptions>;

/** What is agreed before the match; for doubtful readings the first value is ours. */
export type TarokOptions = OptionsOf<typeof tarokOptions>;

/** Options that only Tarok en trois has. */
const TROIS = [
  'deals',
  'pagatAccounting',
  'pagatTie',
  'cardFlow',
  'kingUltimo',
  'stichfrei',
  'pot',
  'potStake',
] as const;

/** Options that only Tarok en deux has. */
const DEUX = [
  'target',
  'doubleBelow',
  'partyStake',
  'pointValue',
  'parties',
  'captorScores',
  'pairEmpty',
] as const;

/**
 * Fills in all options of a match from the given ones.
 * @throws OptionsError, see `defineOptions`; `excluded` for an option of the other game, or a stake without
 * a pot; and the reasons a set deal is refused
 */
export const tarokOptions = defineOptions(
  {
    /**
     * `3`: Tarok en trois; `2`: Tarok en deux.
     * @offered
     * @property sitters
     */
    players: {words: [3, 2]},
    /**
     * En trois: deals of the session, three unless set; `open`: until the visitor ends it.
     * @offered 1 6 open
     * @with players=
     */
    deals: {least: 1, most: 99, usual: 3, also: ['open']},
    /**
     * En deux: parties of the session, one unless set; `open`: until the visitor ends it.
     * @offered 3 open
     * @with players=2
     */
    parties: {least: 1, most: 99, usual: 1, also: ['open']},
    /**
     * Which of two unbroken series of matadors is announced (l. 6431, 6511).
     * @offered
     */
    matadorSeries: {words: ['best', 'above', 'both']},
    /**
     * A player who announces taroks says whether the Pagat is among them (footnote l. 6633).
     * @offered
     */
    announcePagatWithTaroks: {words: [false, true]},
    /**
     * En trois: each dealer stakes to a pot that the last trick may win (hint 14).
     * @offered
     * @with players=
     */
    pot: {words: [false, true]},
    /** With a pot: what each dealer stakes, 10 unless set. */
    potStake: {least: 1, most: 1000, usual: 10},
    /**
     * En trois: a player without a trick gets 26 from each of the others (hint 13).
     * @offered
     * @with players=
     */
    stichfrei: {words: [false, true]},
    /**
     * En trois: whether a Pagat is paid once, or directly and on the table.
     * @offered
     * @with players=
     */
    pagatAccounting: {words: ['single', 'cumulative']},
    /** En trois: who gets a lost Pagat when both opponents have announced the same. */
    pagatTie: {words: ['trickWinner', 'nextInTurn']},
    /** En trois: whether a player below 26 pays his deficit once to the winners, or to each of the others. */
    cardFlow: {words: ['pairwise', 'each']},
    /**
     * En trois: the payment for a king in the last trick, 10 unless set.
     * @offered 5 20 0
     * @with players=
     */
    kingUltimo: {least: 0, most: 1000, usual: 10},
    /**
     * A dealer who buries the Pagat says so.
     * @offered
     */
    announcePagatInSkat: {words: [false, true]},
    /**
     * What must be played to a led Sky: a tarok; or nothing, and the next card is followed.
     * @offered
     */
    skyLed: {words: ['calls-tarok', 'free']},
    /**
     * En deux: the points of a party, 100 unless set.
     * @offered 60 200
     * @with players=2
     */
    target: {least: 1, most: 1000, usual: 100},
    /** En deux: with fewer points the loser pays the party double, 50 unless set. */
    doubleBelow: {least: 0, most: 1000, usual: 50},
    /** En deux: the stake of a party in groszy, 60 unless set. */
    partyStake: {least: 0, most: 100000, usual: 60},
    /** En deux: groszy for a point, 2 unless set. */
    pointValue: {least: 0, most: 100000, usual: 2},
    /** En deux: whether a captured Pagat or king is scored by its captor, or by nobody. */
    captorScores: {words: [true, false]},
    /** En deux: what two empty cards count together. */
    pairEmpty: {words: [1, 0]},
    /** A set deal with which the session begins, such as `S:SK,21,5,1.KQ2.J.T98.A E:… W:… dealer=W skat=3S,4S,2H`. */
    deal: {text: true, usual: null},
  },
  {
    excluded: [
      ...DEUX.map((option) => ({option, where: 'players', is: 3}) as const),
      ...TROIS.map((option) => ({option, where: 'players', is: 2}) as const),
      {option: 'potStake', where: 'pot', is: false},
    ],
  },
);
