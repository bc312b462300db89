import {defineOptions, type OptionsOf} from '@quinola/play';

/** All options, with defaults for those not given; names and values are those of the specification. @throws OptionsError */
export const viraOptions = defineOptions({
  /**
   * `4`: one sits out in turn.
   * @offered
   * @property sitters
   */
  players: {words: [3, 4]},
  /**
   * Won games until the session ends, twelve unless set; `open`: until it is ended.
   * @offered 3 6 open
   */
  end: {least: 1, most: 60, usual: 12, also: ['open']},
  /**
   * The size of an ål, for which one plays while no bête stands, in Fisch.
   * @offered 8 16 24 32
   */
  al: {words: [12, 8, 16, 24, 32]},
  /**
   * `simplified`: fixed prices, without honours and further tricks (footnote to the price list).
   * @offered
   */
  payment: {words: ['full', 'simplified']},
  /**
   * Whether after a codille the going bête is divided between the two who played against it.
   * @offered
   */
  codilleDividesGoing: {words: [true, false]},
  /**
   * `true`: a codille is one bête of double size, not two.
   * @offered
   */
  sammaSlagna: {words: [false, true]},
  /** A larger bête is written as two halves; no such limit unless set. */
  beteCap: {least: 10, most: 1000, usual: null, also: [null]},
  /** How many bêtes one must have set to share in what is left at the end; those of a codille do not count. */
  minBetes: {words: [3, 4]},
  /** `true`: to share, one must have played Wira too. */
  mustHavePlayedWira: {words: [false, true]},
  /**
   * What some tables rank otherwise: the small misère above seven, Solo on six above Gasque on six (footnote to the ladder).
   * @offered
   */
  ladderVariant: {words: ['none', 'misereLitenAbove7', 'solo6AboveGasque6', 'both']},
  /** `true`: eleven and twelve tricks with exchange, which have a price, have a place in the ladder too. */
  kopHigh: {words: [false, true]},
  /** Whether one keeps the paper of the bêtes, or everybody his own. */
  betePaper: {words: ['oneKeeper', 'own']},
  /** A new bête is one Fisch larger than what was played for, or than the one written before (l. 252). */
  beteStep: {words: ['going', 'previous']},
  /** A game that is bought again and lost costs twice the bête that was written for the first, or twice what was played for before. */
  omkopBete: {words: ['afterWriting', 'beforeWriting']},
  /** Whoever wins after turning or buying again draws what was played for when the deal began, or the largest bête. */
  touromattTakes: {words: ['oldGoing', 'largest']},
  /**
   * `strict`: an opponent may lay down too soon, and pays for it (law 8).
   * @offered
   */
  etiquette: {words: ['table', 'strict']},
});

/** What is agreed before a session. */
export type ViraOptions = OptionsOf<typeof viraOptions>;
