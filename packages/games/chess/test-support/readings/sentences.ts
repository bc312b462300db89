import type {TestedMaxims} from '@quinola/testing/maxims/tested-maxims.js';
import {fenOf, sameness, type ChessMove, type ChessView} from '../../src/chess/rules/index.js';
import {after, asking, bestGain, gainOf, isWorseFurther, moving, type Sight, type Way} from './sight.js';

// How sentences of maxims are read.

/** Readings of chess, by the ids of the reasons. */
export type Readings = TestedMaxims<ChessView, ChessMove>['readings'];

/** What counts as a man gained or lost, and what may be left open in reckoning, in hundredths of a pawn. */
export const SOMETHING = 50,
  OFFICER = 200;

/** Wherever a man is to be moved. */
export const always = moving(() => true);
/** The best that reckoning can be expected to find: no officer is thrown away. */
export const keepsOfficers = asking((way, sight) => gainOf(sight, way) >= bestGain(sight) - OFFICER);

/** The same, or what is left comes back with the next moves: who takes a man may have another to take, and who saves one lose two. */
export const keepsOfficersFurther = asking(
  (way, sight) => gainOf(sight, way) >= bestGain(sight) - OFFICER || !isWorseFurther(sight, way, OFFICER),
);

/** Whether a way leads to a position that has stood before. */
export const repeats = asking((way, sight) =>
  after(sight, way, () => sight.view.seen.includes(sameness(fenOf(sight.board, 1)))),
);

/** A sentence that forbids ways, where there is one. */
export const forbids = (
  holds: (way: Way, sight: Sight) => boolean,
  also: (sight: Sight) => boolean = () => true,
) => ({
  when: moving((sight) => also(sight) && sight.ways.some((way) => holds(way, sight))),
  asks: asking((way, sight) => !holds(way, sight)),
});
/** A sentence that wants some ways, where there is one. */
export const wants = (
  holds: (way: Way, sight: Sight) => boolean,
  also: (sight: Sight) => boolean = () => true,
) => ({
  when: moving((sight) => also(sight) && sight.ways.some((way) => holds(way, sight))),
  asks: asking(holds),
});
