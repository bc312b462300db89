import '@quinola/reversis/define.js';
import type {GameRecord} from '@quinola/play';
import type {Meta} from '@storybook/web-components-vite';
import {inPhase, inTrick, matchTo, type Moment} from '@quinola/testing/stories/matches.js';
import {
  open,
  playLast,
  trickStories,
  type TableArgs,
  type TableStory,
} from '@quinola/testing/stories/table-stories.js';
import {
  reversis,
  reversisOptions,
  type ReversisOptions,
  type ReversisView,
} from '../src/reversis/rules/index.js';

/** The positions that have a story. */
const MOMENTS: Readonly<Record<string, Moment<ReversisView, Partial<ReversisOptions>>>> = {
  draw: {moment: inPhase('drawing.seats')},
  talon: {moment: inPhase('exchanging.talon')},
  dealer: {moment: inPhase('exchanging.dealer')},
  lead: {moment: inTrick(0, 0)},
  follow: {moment: (view) => inTrick(5, 2)(view) && view.hand.includes('JH')},
  waiting: {moment: (view) => inTrick(3, 3)(view) && view.pool.waiting.length > 1},
  claims: {options: {claims: 'onDemand'}, moment: inPhase('settling.claiming')},
  dealEnd: {moment: inTrick(10, 3)},
};

const NAMES = ['You', 'Leopold', 'Constance', 'Gerold'];
const matchOf = ({options, moment}: Moment<ReversisView, Partial<ReversisOptions>>): GameRecord =>
  matchTo(reversis, reversisOptions(options), NAMES, moment) as GameRecord;

const {common, at, then, after, opened} = trickStories('reversis-table', MOMENTS, matchOf, {undo: true});

/** The table of Reversis in every state of a match. */
const meta: Meta<TableArgs> = {...common, title: 'Reversis table'};
export default meta;

export const DrawingForSeats = at('draw', {ceremony: 'full'});
export const Exchanging = at('talon');
export const TheDealersTwelfthCard = at('dealer');
export const Leading = at('lead');
export const Following = at('follow');
export const BetesThatWait = at('waiting');
export const AskingForPayment = at('claims', {claims: 'onDemand'});
export const Settled = after('dealEnd', 0);
export const Rules = opened('rules');
export const ScoreSheet = opened('score');
export const Menu = opened('menu');
export const WhoPlayedWhat = opened('played');
export const LastTrick = opened('last');
export const WhyThisCard = opened('why', 'last');
export const HowTheGameGoes = opened('chart');
export const Replay = then('dealEnd', [playLast, open('replay', {deal: 1, step: 3})]);
export const InSwedish = at('talon', {lang: 'sv'});
export const InRussian = at('follow', {lang: 'ru'});
export const Night = at('follow', {theme: 'night'});
export const Phone = at('follow', {width: 390});
export const SmallPhone = at('talon', {width: 320});
export const BeforeTheStart: TableStory = {args: {reveal: 'interaction'}};
export const MachinesAlone: TableStory = {args: {autoplay: true, pace: 'calm'}};
