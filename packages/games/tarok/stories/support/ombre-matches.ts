import type {GameRecord} from '@quinola/play';
import {inPhase, inTrick, matchTo, type Moment} from '@quinola/testing/stories/matches.js';
import {
  tarokOmbre,
  tarokOmbreOptions,
  type GivenOptions,
  type TarokOmbreMove,
  type TarokOmbreView,
} from '../../src/tarok-ombre/rules/index.js';

type OmbreMoment = Moment<TarokOmbreView, GivenOptions>;

/** The positions that have a story. */
export const OMBRE_MOMENTS: Readonly<Record<string, OmbreMoment>> = {
  draw: {moment: inPhase('drawing.seats')},
  cut: {moment: inPhase('dealing.packCut')},
  skat: {moment: inPhase('skat')},
  unseen: {moment: inPhase('bidding.unseen')},
  opening: {moment: inPhase('bidding.opening')},
  overbidding: {moment: inPhase('bidding.overbidding')},
  answering: {moment: inPhase('bidding.answering')},
  demanding: {moment: (view) => inPhase('asking.demanding')(view) && view.contract === 'due'},
  givingBack: {moment: inPhase('asking.givingBack')},
  bought: {options: {manner: 'new'}, moment: inPhase('skat')},
  newOpening: {options: {manner: 'new'}, moment: inPhase('bidding.opening')},
  newDealEnd: {options: {manner: 'new'}, moment: inTrick(24, 2)},
  lead: {moment: inTrick(0, 0)},
  follow: {moment: (view) => inTrick(6, 2)(view) && view.demands.length > 0},
  dealEnd: {moment: inTrick(24, 2)},
};

/** A match that reaches such a position. @throws Error if none is found */
export const ombreMatch = ({options = {}, moment}: OmbreMoment): GameRecord<TarokOmbreMove> =>
  matchTo(tarokOmbre as never, tarokOmbreOptions(options), ['You', 'Leopold', 'Constance'], moment);
