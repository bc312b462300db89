import '@quinola/reversis/define.js';
import type {GameRecord} from '@quinola/play';
import type {Meta} from '@storybook/web-components-vite';
import {matchTo} from '../../../../stories/support/matches.js';
import {
  open,
  playLast,
  trickStories,
  type TableArgs,
  type TableStory,
} from '../../../../stories/support/table-stories.js';
import {
  reversis,
  reversisOptions,
  type ReversisOptions,
  type ReversisView,
} from '../src/reversis/rules/index.js';

/** A position of a match in which the visitor is to move, described by his view. */
interface Moment {
  readonly options?: Partial<ReversisOptions>;
  readonly moment: (view: ReversisView) => boolean;
}

const phase =
  (name: string) =>
  ({turn}: ReversisView): boolean =>
    turn.phase === name;
const playing =
  (tricks: number, laid: number) =>
  (view: ReversisView): boolean =>
    phase('playing.trick')(view) && view.tricks.length === tricks && view.trick.length === laid;

/** The positions that have a story. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  draw: {moment: phase('drawing.seats')},
  talon: {moment: phase('exchanging.talon')},
  dealer: {moment: phase('exchanging.dealer')},
  lead: {moment: playing(0, 0)},
  follow: {moment: (view) => playing(5, 2)(view) && view.hand.includes('JH')},
  waiting: {moment: (view) => playing(3, 3)(view) && view.pool.waiting.length > 1},
  claims: {options: {claims: 'onDemand'}, moment: phase('settling.claiming')},
  dealEnd: {moment: playing(10, 3)},
};

const NAMES = ['You', 'Leopold', 'Constance', 'Gerold'];
const matchOf = ({options, moment}: Moment): GameRecord =>
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
