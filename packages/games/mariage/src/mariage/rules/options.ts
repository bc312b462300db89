import {defineOptions, type OptionsOf} from '@quinola/play';

/** All options, filled in from the given ones; names and values match the specification. @throws OptionsError */
export const mariageOptions = defineOptions({
  /**
   * `pelny`: two play with 36 cards; `szlifowany`, polished: two with 24; `kiks`: four in two partnerships, all cards dealt.
   * @offered
   */
  variant: {words: ['pelny', 'szlifowany', 'kiks']},
  /**
   * The blind game: trumps are cut before the deal, and no card is turned up.
   * @offered
   */
  blindTrump: {words: [false, true]},
  /**
   * Whoever has taken a trick may exchange the lowest trump for the turned card, before the last draw.
   * @offered
   */
  skup: {words: [false, true]},
  /**
   * All four marriages of one player in one deal: five stakes on top of theirs, or instead of them.
   * @offered
   */
  swatowe: {words: ['bonus', 'replaces']},
  /** What an arrest brings that is laid without 131 points: it loses the partia, or play goes on. */
  falseAreszt: {words: ['lose', 'continue']},
  /**
   * Whether the suit led must be overtaken from the first trick.
   * @with variant=kiks
   * @offered
   */
  kiksOvertake: {words: [false, true]},
  /** Whether a marriage may also be declared with a card that beats the trick, or only with a card that is led. */
  marriageWhenBeating: {words: [true, false]},
  /**
   * Partie of the match, each of one deal or two.
   * @offered 1 3 5
   */
  partie: {least: 1, most: 99, usual: 2},
  /** What one unit is worth. */
  stake: {least: 1, most: 1000, usual: 1},
  /** What is won is called stakes, or points. */
  settlement: {words: ['stakes', 'points']},
  /**
   * `strict`: the points are counted in the head.
   * @offered
   */
  etiquette: {words: ['relaxed', 'strict']},
  /** Nobody is shown the points that he has; unset, they are hidden at a strict table. */
  mentalCount: {words: [false, true], usual: ({etiquette}) => etiquette === 'strict'},
});

/** What is agreed before a match. */
export type MariageOptions = OptionsOf<typeof mariageOptions>;
