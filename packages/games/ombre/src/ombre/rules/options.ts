import {defineOptions} from '@quinola/play';

/** The agreement for a session; names and values are those of the specification. */
export interface OmbreOptions {
  /** Three; two (Lomber en deux); four, each alone (Lomber en quatre). */
  readonly players: 3 | 2 | 4;
  /** Of two players: 30 cards and eight each, 32 and ten, 32 and twelve (L. 4080-4128). */
  readonly deux: 'a' | 'b' | 'c';
  /** Of three players: a fourth sits out in turn, the King, and may take up the talon if all pass. */
  readonly tableSize: 3 | 4;
  /** Deals of the session; `open` = until it is stopped. */
  readonly deals: number | 'open';
  /** What happens to the dish at the end: it is divided, or played for until it is empty. */
  readonly finish: 'kettle' | 'playOut';
  /** The favourite suit: another in each deal, one for the session, that of the first game won, or none (L. 1180-1204). */
  readonly favourite: 'volante' | 'fixed' | 'firstWon' | 'none';
  /** Grandissimo and Nullissimo, which are not part of Lomber proper. */
  readonly grandNull: 'on' | 'off';
  /** Whether all tricks can be announced where Nullissimo is played. */
  readonly toutWithGrandNull: 'ladder' | 'excluded';
  readonly obscurKinds: 'three' | 'one';
  readonly obscurAllowed: 'all' | 'topOnly' | 'bottomOnly' | 'middleOnly';
  /** `on`: Tournée and Grand Casco are one game, no aces are shown (L. 1343-1351). */
  readonly mergedTournee: 'off' | 'on';
  /** `on`: after a black ace is turned up a second card may be turned (L. 1242-1256). */
  readonly tourneeSecondTurn: 'off' | 'on';
  /** Blocks: everybody sets one worth three stakes (L. 2024-2040). */
  readonly blok: 'on' | 'off';
  /** A Rok is added to the dish when so many marks have been saved from bêtes; `null` = none. */
  readonly rokThreshold: null | 10 | 12;
  readonly codilleFactor: 2 | 1;
  /** `on`: the player who makes codille wins the dish, the old way (L. 1820-1825). */
  readonly codilleTakesDish: 'off' | 'on';
  /**
   * How an Ombre may give up his game: for a bête; by offering it, so that another may play against him (*contra*); also by
   * asking to annul the deal (*Kunil*); or not at all.
   */
  readonly giveUp: 'bete' | 'contra' | 'kunil' | 'never';
  /** Todos: a Vole wins all bêtes on the table (L. 1435-1439). */
  readonly voleTakesAll: 'off' | 'on';
  /** Bêtes of a lost King's game. */
  readonly murzynBete: 1 | 2;
  /** The stake of each dealer, in marks. */
  readonly stake: 1 | 2 | 4;
  /** Until when the Ombre may look through his discards (law 64). */
  readonly reviewDiscards: 'untilLead' | 'never';
  /** `on`: whoever wrongly claims the rest of the tricks is punished (laws 43, 65, 71); `off`: he just plays on. */
  readonly strictEtiquette: 'off' | 'on';
  /** `strict`: honours must be claimed before the next deal, or are lost (*Surprise*). */
  readonly honoursClaim: 'automatic' | 'strict';
  /** `on`: series from Manille down are paid like those from Spadille. */
  readonly fauxMatadors: 'off' | 'on';
  /** The price of a missed announced Vole: its own, or that of Solo and Vole. */
  readonly missedTout: 'full' | 'soloPlusVole';
  /** Of four players, how the eight cards are dealt. */
  readonly packets: '3-3-2' | '4-4';
}

const onOff = {words: ['off', 'on']} as const;

/** All options, with defaults for those not given. @throws OptionsError */
export const ombreOptions = defineOptions<OmbreOptions>(
  {
    players: {words: [3, 2, 4]},
    deux: {words: ['a', 'b', 'c']},
    tableSize: {words: [3, 4]},
    deals: {least: 1, most: 60, usual: 12, also: ['open']},
    finish: {words: ['kettle', 'playOut']},
    favourite: {words: ['volante', 'fixed', 'firstWon', 'none']},
    grandNull: {words: ['on', 'off'], usual: ({players}) => (players === 4 ? 'off' : 'on')},
    toutWithGrandNull: {words: ['ladder', 'excluded']},
    obscurKinds: {words: ['three', 'one']},
    obscurAllowed: {words: ['all', 'topOnly', 'bottomOnly', 'middleOnly']},
    mergedTournee: onOff,
    tourneeSecondTurn: onOff,
    blok: {words: ['on', 'off']},
    rokThreshold: {words: [null, 10, 12]},
    codilleFactor: {words: [2, 1]},
    codilleTakesDish: onOff,
    giveUp: {words: ['bete', 'contra', 'kunil', 'never']},
    voleTakesAll: onOff,
    murzynBete: {words: [1, 2]},
    stake: {words: [1, 2, 4]},
    reviewDiscards: {words: ['untilLead', 'never']},
    strictEtiquette: onOff,
    honoursClaim: {words: ['automatic', 'strict']},
    fauxMatadors: onOff,
    missedTout: {words: ['full', 'soloPlusVole']},
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
