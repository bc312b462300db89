import {listed, type GameRecord} from '@quinola/play';
import {inPhase, inTrick, matchTo, type Moment} from '@quinola/testing/stories/matches.js';
import {
  tarok,
  tarokOptions,
  type GivenOptions,
  type TarokMove,
  type TarokView,
} from '../../src/tarok/rules/index.js';

type TarokMoment = Moment<TarokView, GivenOptions>;

/** Whether a view is of announcing, with more than so many ways to do it. */
const announcing =
  (more: number) =>
  (view: TarokView): boolean =>
    inPhase('announcing')(view) && [...listed(tarok, view)].length > more;

/** The positions that have a story. */
export const TAROK_MOMENTS: Readonly<Record<string, TarokMoment>> = {
  draw: {moment: inPhase('drawing.seats')},
  cut: {moment: inPhase('dealing.packCut')},
  skat: {moment: inPhase('skat')},
  announce: {moment: announcing(8)},
  lead: {moment: inTrick(0, 0)},
  follow: {moment: inTrick(2, 2)},
  pieces: {moment: (view) => inTrick(17, 1)(view) && view.pieces.length > 3},
  ultimo: {moment: inTrick(24, 0)},
  dealEnd: {moment: inTrick(24, 2)},
  pot: {options: {pot: true}, moment: inTrick(5, 1)},
  two: {options: {players: 2}, moment: inTrick(6, 1)},
  twoDraw: {options: {players: 2}, moment: inPhase('drawing.deal')},
  twoSkat: {options: {players: 2}, moment: inPhase('skat')},
  twoAnnounce: {options: {players: 2}, moment: announcing(3)},
  twoDealEnd: {options: {players: 2}, moment: (view) => inTrick(24, 1)(view) && view.deal === 1},
  twoEnd: {options: {players: 2}, moment: (view) => inTrick(24, 1)(view) && Math.max(...view.scores) > 60},
};

/** A match that reaches such a position. @throws Error if none is found */
export const tarokMatch = ({options = {}, moment}: TarokMoment): GameRecord<TarokMove> => {
  const all = tarokOptions(options);
  return matchTo(tarok as never, all, ['You', 'Leopold', 'Constance'].slice(0, all.players), moment);
};
