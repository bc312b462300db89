import type {DrawHappening, Happening, TrickHappening} from '@quinola/play';
import {hardnessOfTurn} from './thinking.js';
import type {ChartProfile} from './types.js';

/** The happenings that every game of tricks has which is played deal by deal. */
type SessionHappening =
  | Exclude<DrawHappening, {readonly type: 'redraw'}>
  | TrickHappening
  | {readonly type: 'dealt' | 'deal-settled'};

/** What the chart is told of such a game. */
export interface SessionProfile<View, H extends Happening> {
  /** How long its own happenings take. */
  readonly beats: ChartProfile<never, Exclude<H, {readonly type: SessionHappening['type']}>>['beats'];
  /** The chart's state in which a settled deal is shown. */
  readonly sheet: string;
  /** Where nobody is asked, because nothing is left to choose. */
  readonly spares?: NonNullable<ChartProfile<View, H>['spares']>;
}

/** How long drawing, dealing and playing take, in multiples of the pace. */
const BEATS: ChartProfile<never, SessionHappening>['beats'] = {
  spread: {travel: 1},
  drawn: {travel: 1},
  seated: {speak: 2},
  dealt: {travel: 4},
  played: {travel: 1},
  'trick-won': {gather: 1},
};

/** The profile of a game in which places are drawn, and then deals of tricks follow each other, each of which is settled. */
export function sessionProfile<View extends Parameters<typeof hardnessOfTurn>[0], H extends Happening>({
  beats,
  sheet,
  spares,
}: SessionProfile<View, H>): ChartProfile<View, H> {
  return {
    beats: {...BEATS, ...beats},
    sheets: (happened) => (happened.some(({type}) => type === 'deal-settled') ? [sheet] : []),
    dealEnds: ['deal-settled'],
    dealt: 'dealt',
    played: 'played',
    won: 'trick-won',
    hardness: hardnessOfTurn,
    ...(spares && {spares}),
  };
}
