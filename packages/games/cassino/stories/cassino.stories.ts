import '@quinola/cassino/define.js';
import type {GameRecord} from '@quinola/play';
import type {Meta} from '@storybook/web-components-vite';
import {inPhase, matchTo, type Moment} from '@quinola/testing/stories/matches.js';
import {trickStories, type TableArgs, type TableStory} from '@quinola/testing/stories/table-stories.js';
import {cassino, cassinoOptions, type CassinoOptions, type CassinoView} from '../src/cassino/rules/index.js';

/** A moment at which so many cards lie on the table, and the visitor can take some of them or none. */
const lying =
  (least: number, takes: boolean) =>
  (view: CassinoView): boolean =>
    view.turn.phase === 'playing.turn' &&
    view.turn.must === view.player &&
    view.middle.length >= least &&
    cassino.moves(view).some(({type}) => type === 'TAKE') === takes;

/** The positions that have a story. */
const MOMENTS: Readonly<Record<string, Moment<CassinoView, Partial<CassinoOptions>>>> = {
  draw: {moment: inPhase('drawing.seats')},
  cut: {moment: inPhase('dealing.packCut')},
  turning: {options: {etiquette: 'strict', players: 2}, moment: inPhase('dealing.turning')},
  follow: {moment: lying(3, true)},
  many: {moment: lying(9, true)},
  nothing: {moment: lying(3, false)},
  three: {options: {players: 3}, moment: lying(4, true)},
  two: {options: {players: 2}, moment: lying(4, true)},
  last: {
    moment: (view) =>
      view.turn.phase === 'playing.turn' && view.stock === 0 && view.counts[view.toPlay] === 1,
  },
};

const NAMES = ['You', 'Leopold', 'Constance', 'Gerold'];
const matchOf = ({options, moment}: Moment<CassinoView, Partial<CassinoOptions>>): GameRecord =>
  matchTo(cassino, cassinoOptions(options), NAMES.slice(0, options?.players ?? 4), moment) as GameRecord;

const {common, at, opened} = trickStories('cassino-table', MOMENTS, matchOf, {undo: true});

/** The table of Cassino in every state of a match. */
const meta: Meta<TableArgs> = {...common, title: 'Cassino table'};
export default meta;

export const DrawingForPlaces = at('draw', {ceremony: 'full'});
export const Cutting = at('cut', {ceremony: 'full'});
export const TurningTheTable = at('turning', {players: 2, etiquette: 'strict'});
export const ToTake = at('follow');
export const ManyCards = at('many');
export const NothingToTake = at('nothing');
export const Three = at('three', {players: 3});
export const Two = at('two', {players: 2});
export const TheLastCards = at('last');
export const Rules = opened('rules');
export const ScoreSheet = opened('score');
export const Menu = opened('menu');
export const LastTrick = opened('last');
export const WhyThisCard = opened('why', 'last');
export const InPolish = at('follow', {lang: 'pl'});
export const InRussian = at('many', {lang: 'ru'});
export const Night = at('follow', {theme: 'night'});
export const Phone = at('many', {width: 390});
export const SmallPhone = at('follow', {width: 320});
export const BeforeTheStart: TableStory = {args: {reveal: 'interaction'}};
