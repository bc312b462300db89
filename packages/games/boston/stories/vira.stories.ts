import '@quinola/boston/vira-define.js';
import type {GameRecord} from '@quinola/play';
import type {Meta} from '@storybook/web-components-vite';
import {inPhase, inTrick, matchTo, type Moment} from '@quinola/testing/stories/matches.js';
import {trickStories, type TableArgs} from '@quinola/testing/stories/table-stories.js';
import {vira, viraOptions, type ViraOptions, type ViraView} from '../src/vira/rules/index.js';
import {calm} from '../test-support/calm.js';

type Position = Moment<ViraView, Partial<ViraOptions>>;

/** The moments of a match that have a story. */
const MOMENTS: Readonly<Record<string, Position>> = {
  opening: {moment: inPhase('bidding.opening')},
  choosing: {moment: inPhase('bidding.choosing')},
  trump: {moment: inPhase('declaring.trump')},
  exchange: {moment: inPhase('exchanging.declarer')},
  keeping: {moment: inPhase('declaring.keeping')},
  second: {moment: inPhase('exchanging.second')},
  follow: {moment: inTrick(3, 1)},
  open: {moment: (view) => inTrick(1, 1)(view) && view.faced.some(({seat}) => seat !== view.seat)},
  four: {options: {players: 4}, moment: inTrick(1, 1)},
};

const matchOf = ({options, moment}: Position): GameRecord =>
  matchTo(
    calm(vira as never),
    viraOptions(options) as never,
    ['You', 'Leopold', 'Constance', 'Gerold'].slice(0, options?.players ?? 3),
    moment as never,
  ) as GameRecord;

const {common, at, opened} = trickStories('vira-table', MOMENTS, matchOf, {undo: true});

/** The table of Vira in every state of a match. */
const meta: Meta<TableArgs> = {...common, title: 'Vira table'};
export default meta;

export const TheAuction = at('opening');
export const ChoosingAGame = at('choosing');
export const NamingTrumps = at('trump');
export const Exchanging = at('exchange');
export const KeepingForAGasque = at('keeping');
export const ASecondChance = at('second');
export const Following = at('follow');
export const OpenMisere = at('open');
export const FourAtTheTable = at('four', {players: '4'});
export const Rules = opened('rules');
export const ScoreSheet = opened('score');
export const Menu = opened('menu');
export const Night = at('follow', {theme: 'night'});
export const Phone = at('exchange', {width: 390});
