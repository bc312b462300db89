import '@quinola/mariage/define.js';
import type {GameRecord} from '@quinola/play';
import type {Meta} from '@storybook/web-components-vite';
import {inPhase, matchTo, type Moment} from '@quinola/testing/stories/matches.js';
import {trickStories, type TableArgs, type TableStory} from '@quinola/testing/stories/table-stories.js';
import {
  declarable,
  mariage,
  mariageOptions,
  type MariageOptions,
  type MariageView,
} from '../src/mariage/rules/index.js';

type Position = Moment<MariageView, Partial<MariageOptions>>;

const isVisitors = (view: MariageView): boolean => view.turn.must === view.player;

/** A moment at which the visitor follows while the talon lasts. */
const following = (view: MariageView): boolean =>
  view.turn.phase === 'playing.talon' && isVisitors(view) && view.tricks.length > 1 && view.trick.length > 0;

/** A moment at which he may say a marriage. */
const marrying = (view: MariageView): boolean =>
  view.turn.phase === 'playing.talon' && isVisitors(view) && declarable(view).length > 0;

/** A moment at which he leads after the talon is gone. */
const ending = (view: MariageView): boolean =>
  view.turn.phase === 'playing.end' && isVisitors(view) && !view.trick.length;

/** The positions that have a story. */
const MOMENTS: Readonly<Record<string, Position>> = {
  draw: {moment: inPhase('drawing.dealer')},
  cut: {moment: inPhase('dealing.packCut')},
  trump: {options: {blindTrump: true}, moment: inPhase('blind.trumpCut')},
  follow: {moment: following},
  marriage: {moment: marrying},
  end: {moment: ending},
  blind: {options: {blindTrump: true}, moment: following},
  strict: {options: {etiquette: 'strict'}, moment: (view) => view.round === 2 && ending(view)},
  kiks: {
    options: {variant: 'kiks'},
    moment: (view) => view.turn.phase === 'playing.end' && isVisitors(view) && view.trick.length > 1,
  },
};

const NAMES = ['You', 'Leopold', 'Constance', 'Gerold'];
const matchOf = ({options, moment}: Position): GameRecord =>
  matchTo(
    mariage as never,
    mariageOptions(options) as never,
    NAMES.slice(0, options?.variant === 'kiks' ? 4 : 2),
    moment as never,
  ) as GameRecord;

const {common, at, opened} = trickStories('mariage-table', MOMENTS, matchOf, {undo: true});

/** The table of Mariage in every state of a match. */
const meta: Meta<TableArgs> = {...common, title: 'Mariage table'};
export default meta;

export const DrawingForTheDeal = at('draw', {ceremony: 'full'});
export const Cutting = at('cut', {ceremony: 'full'});
export const CuttingTrumps = at('trump', {ceremony: 'full', 'blind-trump': true});
export const Following = at('follow');
export const AMarriage = at('marriage');
export const NothingIsHidden = at('end');
export const Blind = at('blind', {'blind-trump': true});
export const CountedInTheHead = at('strict', {etiquette: 'strict'});
export const Kiks = at('kiks', {variant: 'kiks'});
export const Rules = opened('rules');
export const ScoreSheet = opened('score');
export const Menu = opened('menu');
export const LastTrick = opened('last');
export const WhyThisCard = opened('why', 'last');
export const InPolish = at('marriage', {lang: 'pl'});
export const Night = at('follow', {theme: 'night'});
export const Phone = at('marriage', {width: 390});
export const SmallPhone = at('follow', {width: 320});
export const BeforeTheStart: TableStory = {args: {reveal: 'interaction'}};
