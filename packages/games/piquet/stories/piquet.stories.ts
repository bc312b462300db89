import '@quinola/piquet/define.js';
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
  piquet,
  piquetOptions,
  unshown,
  type PiquetOptions,
  type PiquetView,
} from '../src/piquet/rules/index.js';

type Position = Moment<PiquetView, Partial<PiquetOptions>>;

const manual = {announce: 'manual'} as const;
const strict = {...manual, etiquette: 'strict'} as const;

/** The positions that have a story. */
const MOMENTS: Readonly<Record<string, Position>> = {
  draw: {moment: inPhase('drawing.dealer')},
  cut: {moment: inPhase('dealing.packCut')},
  elder: {moment: inPhase('exchange.elder')},
  younger: {moment: inPhase('exchange.younger')},
  talk: {moment: inTrick(0, 0)},
  follow: {moment: inTrick(3, 1)},
  claim: {options: manual, moment: inPhase('announce.point')},
  answer: {options: manual, moment: inPhase('answer.sequence')},
  blanche: {options: {rules: 'modern', ...manual}, moment: inPhase('blanche.elder')},
  laws: {options: strict, moment: (view) => inTrick(0, 0)(view) && unshown(view).length > 0},
  dealEnd: {moment: inTrick(10, 1)},
  clubs: {options: {rules: 'rubicon'}, moment: inTrick(0, 0)},
};

const matchOf = ({options, moment}: Position): GameRecord =>
  matchTo(
    piquet as never,
    piquetOptions(options) as never,
    ['You', 'Constance'],
    moment as never,
  ) as GameRecord;

const {common, at, then, after, opened} = trickStories('piquet-table', MOMENTS, matchOf, {undo: true});

/** The table of piquet in every state of a match. */
const meta: Meta<TableArgs> = {...common, title: 'Piquet table'};
export default meta;

export const DrawingForTheDeal = at('draw', {ceremony: 'full'});
export const Cutting = at('cut', {ceremony: 'full'});
export const ElderExchanges = at('elder');
export const YoungerExchanges = at('younger');
export const TheDialogue = at('talk');
export const Following = at('follow');
export const Announcing = at('claim', manual);
export const Answering = at('answer', manual);
export const CarteBlanche = at('blanche', {rules: 'modern', ...manual});
export const ShownBeforeTheLead = at('laws', strict);
export const Settled = after('dealEnd');
export const InTheClubs = at('clubs', {rules: 'rubicon'});
export const Rules = opened('rules');
export const ScoreSheet = opened('score');
export const Menu = opened('menu');
export const LastTrick = opened('last');
export const WhatWasSaid = opened('said');
export const WhyThisCard = opened('why', 'last');
export const WhoPlayedWhat = opened('played');
export const HowTheGameGoes = opened('chart');
export const Replay = then('dealEnd', [playLast, open('replay', {deal: 1, step: 3})]);
export const InPolish = at('claim', {...manual, lang: 'pl'});
export const InRussian = at('younger', {lang: 'ru'});
export const Night = at('follow', {theme: 'night'});
export const Phone = at('talk', {width: 390});
export const SmallPhone = at('elder', {width: 320});
export const BeforeTheStart: TableStory = {args: {reveal: 'interaction'}};
export const MachinesAlone: TableStory = {args: {autoplay: true, pace: 'calm'}};
