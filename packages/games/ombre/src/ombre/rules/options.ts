import {defineOptions, type OptionsOf} from '@quinola/play';

/** All options, with defaults for those not given; names and values are those of the specification. @throws OptionsError */
export const ombreOptions = defineOptions(
  {
    /**
     * `3`: Lomber; `2`: Lomber en deux; `4`: Lomber en quatre, each alone.
     * @offered
     * @property sitters
     */
    players: {words: [3, 2, 4]},
    /**
     * Of two: 30 cards and eight each, 32 and ten, 32 and twelve (l. 4080-4128).
     * @offered
     */
    deux: {words: ['a', 'b', 'c']},
    /**
     * Of three: `4` seats a King, who sits out in turn and may take up the talon if all pass.
     * @offered
     */
    tableSize: {words: [3, 4]},
    /**
     * Deals of the session, twelve unless set; `open`: until it is ended.
     * @offered 3 6 open
     */
    deals: {least: 1, most: 60, usual: 12, also: ['open']},
    /**
     * What stands in the dish at the end is divided, or played for until it is empty.
     * @offered
     */
    finish: {words: ['kettle', 'playOut']},
    /**
     * The favourite suit: another in each deal, one drawn for the session, that of the first game won, none (l. 1180-1204).
     * @offered
     */
    favourite: {words: ['volante', 'fixed', 'firstWon', 'none']},
    /**
     * Whether Grandissimo and Nullissimo, which are not part of Lomber proper, can be bid; of four players only if `on`.
     * @offered off
     */
    grandNull: {words: ['on', 'off'], usual: ({players}) => (players === 4 ? 'off' : 'on')},
    /** Whether all tricks can be announced where Nullissimo is played. */
    toutWithGrandNull: {words: ['ladder', 'excluded']},
    /** Kinds of Obscur. */
    obscurKinds: {words: ['three', 'one']},
    /** From where Obscur may be drawn. */
    obscurAllowed: {words: ['all', 'topOnly', 'bottomOnly', 'middleOnly']},
    /** `on`: Tournée and Grand Casco are one game, and no aces are shown (l. 1343-1351). */
    mergedTournee: {words: ['off', 'on']},
    /** `on`: after a black ace another card may be turned up (l. 1242-1256). */
    tourneeSecondTurn: {words: ['off', 'on']},
    /** Blocks of three stakes, of which one is played for where no bête stands (l. 2024-2040). */
    blok: {words: ['on', 'off']},
    /**
     * A Rok joins the dish when so many marks are saved from bêtes; none unless set.
     * @offered
     */
    rokThreshold: {words: [null, 10, 12]},
    /**
     * By how much codille multiplies the bête.
     * @offered
     */
    codilleFactor: {words: [2, 1]},
    /** `on`: who makes codille draws the dish, the old way (l. 1820-1825). */
    codilleTakesDish: {words: ['off', 'on']},
    /**
     * How the Ombre may give his game up: for a bête; by offering it, so that another may play against him (*contra*); also
     * by asking to annul the deal (*Kunil*); not at all.
     */
    giveUp: {words: ['bete', 'contra', 'kunil', 'never']},
    /** `on`: a Vole draws all bêtes (*Todos*, l. 1435-1439). */
    voleTakesAll: {words: ['off', 'on']},
    /** Bêtes of a lost King’s game. */
    murzynBete: {words: [1, 2]},
    /** Marks that each dealer puts into the dish. */
    stake: {words: [1, 2, 4]},
    /**
     * Until when the Ombre may look through what he laid away without losing the Vole: until he plays a card, or not at all
     * (law 64).
     */
    reviewDiscards: {words: ['untilLead', 'never']},
    /** `on`: whoever claims the rest of the tricks without being sure is punished (laws 43, 65, 71); `off`: he just plays on. */
    strictEtiquette: {words: ['off', 'on']},
    /**
     * `strict`: matadors and first five tricks are paid only if they are asked for before the next deal (*Surprise*).
     * @offered
     */
    honoursClaim: {words: ['automatic', 'strict']},
    /** `on`: a series from Manille is paid like one from Spadille. */
    fauxMatadors: {words: ['off', 'on']},
    /** What a missed announced Vole costs: its own price, or that of Solo and Vole. */
    missedTout: {words: ['full', 'soloPlusVole']},
    /** `holdOnly`: who has asked and is outbid plays Solo only by holding another’s bid (the letter of l. 1208-1209). */
    askerSolo: {words: ['free', 'holdOnly']},
    /** Which games may be given up: any (law 53), or only those in which the Ombre buys (the letter of law 63). */
    giveUpGames: {words: ['any', 'buying']},
    /** Whether a missed Vole is deducted in Grandissimo, as in every other game. */
    grandMissedVole: {words: ['free', 'deducted']},
    /** What he puts down who played against an offered game in vain: what he would have drawn, or as much as the Ombre. */
    contraBete: {words: ['dish', 'equal']},
    /** Of four: how the cards are dealt. */
    packets: {words: ['3-3-2', '4-4']},
  },
  {
    excluded: [
      {option: 'deux', where: 'players', is: 3},
      {option: 'deux', where: 'players', is: 4},
      {option: 'tableSize', where: 'players', is: 2},
      {option: 'tableSize', where: 'players', is: 4},
      {option: 'packets', where: 'players', is: 2},
      {option: 'packets', where: 'players', is: 3},
    ],
  },
);

/** The agreement for a session. */
export type OmbreOptions = OptionsOf<typeof ombreOptions>;
