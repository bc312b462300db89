import type {GameRecord} from '@quinola/play';
import {matchTo} from '../../../../../stories/support/matches.js';
import {
  tarokOmbre,
  tarokOmbreOptions,
  type GivenOptions,
  type TarokOmbreMove,
  type TarokOmbreView,
} from '../../src/tarok-ombre/rules/index.js';

/** A position of a match of Tarok-ombre in which the visitor is to move, described by his view. */
interface OmbreMoment {
  readonly options?: GivenOptions;
  readonly moment: (view: TarokOmbreView) => boolean;
}

const phase =
  (name: string) =>
  ({turn}: TarokOmbreView): boolean =>
    turn.phase === name;
const playing =
  (tricks: number, laid: number) =>
  (view: TarokOmbreView): boolean =>
    view.turn.phase === 'playing.trick' && view.tricks.length === tricks && view.trick.length === laid;

/** The positions that have a story. */
export const OMBRE_MOMENTS: Readonly<Record<string, OmbreMoment>> = {
  draw: {moment: phase('drawing.seats')},
  cut: {moment: phase('dealing.packCut')},
  skat: {moment: phase('skat')},
  unseen: {moment: phase('bidding.unseen')},
  opening: {moment: phase('bidding.opening')},
  overbidding: {moment: phase('bidding.overbidding')},
  answering: {moment: phase('bidding.answering')},
  demanding: {moment: (view) => phase('asking.demanding')(view) && view.contract === 'due'},
  givingBack: {moment: phase('asking.givingBack')},
  bought: {options: {manner: 'new'}, moment: phase('skat')},
  newOpening: {options: {manner: 'new'}, moment: phase('bidding.opening')},
  newDealEnd: {options: {manner: 'new'}, moment: playing(24, 2)},
  lead: {moment: playing(0, 0)},
  follow: {moment: (view) => playing(6, 2)(view) && view.demands.length > 0},
  dealEnd: {moment: playing(24, 2)},
};

/** A match that reaches such a position. @throws Error if none is found */
export const ombreMatch = ({options = {}, moment}: OmbreMoment): GameRecord<TarokOmbreMove> =>
  matchTo(tarokOmbre as never, tarokOmbreOptions(options), ['You', 'Leopold', 'Constance'], moment);
