import '@quinola/tarok/define.js';
import type {Meta} from '@storybook/web-components-vite';
import {
  open,
  playLast,
  trickStories,
  type TableArgs,
  type TableStory,
} from '@quinola/testing/stories/table-stories.js';
import {TAROK_MOMENTS, tarokMatch} from './support/tarok-matches.js';

const {common, at, then, after, opened} = trickStories('tarok-table', TAROK_MOMENTS, tarokMatch, {
  players: '3',
  undo: true,
});

/** The table of Tarok in every state of a match. */
const meta: Meta<TableArgs> = {...common, title: 'Tarok table'};
export default meta;

export const DrawingForSeats = at('draw', {ceremony: 'full'});
export const Cutting = at('cut', {ceremony: 'full'});
export const LayingTheSkat = at('skat');
export const Announcing = at('announce');
export const Leading = at('lead');
export const Following = at('follow');
export const KingsOnTheTable = at('pieces');
export const Ultimo = at('ultimo');
export const LaidOut = after('dealEnd', 0);
export const Counted = after('dealEnd', 1);
export const Settled = after('dealEnd', 2);
export const WithAPot = at('pot');
export const TwoLayTheSkat = at('twoSkat', {players: '2'});
export const TwoAnnounce = at('twoAnnounce', {players: '2'});
export const TwoPlayers = at('two', {players: '2'});
export const TwoDrawForTheDeal = at('twoDraw', {players: '2', ceremony: 'full'});
export const TwoLaidOut = after('twoDealEnd', 0, {players: '2'});
export const TwoCounted = after('twoDealEnd', 1, {players: '2'});
export const TwoSettled = after('twoDealEnd', 2, {players: '2'});
export const PartyOver = after('twoEnd', 3, {players: '2'});

export const OrderOfTheCards = opened('order');
export const Rules = opened('rules');
export const ScoreSheet = opened('score');
export const Menu = opened('menu');
export const Settings = opened('settings');
export const Keys = opened('keys');
export const WhoPlayedWhat = opened('played');
export const Replay = then('dealEnd', [playLast, open('replay', {deal: 1, step: 3})]);
export const TheRecord = opened('record');
export const CopyTheTag = opened('copy');
export const WhatIsKept = opened('kept');
export const HowTheGameGoes = opened('chart');
export const LastTrick = opened('last');
export const WhyThisCard = opened('why', 'last');
export const RulesForTwo = opened('rules', undefined, {moment: 'two', players: '2'});

export const InGerman = at('follow', {lang: 'de'});
export const InPolish = at('follow', {lang: 'pl'});
export const InRussian = at('follow', {lang: 'ru'});
export const InSwedish = at('follow', {lang: 'sv'});

export const Biedermeier = at('follow', {theme: 'biedermeier'});
export const Manuscript = at('follow', {theme: 'manuscript'});
export const Night = at('follow', {theme: 'night'});
export const Plain = at('follow', {theme: 'plain'});
export const FourColours = at('follow', {suits: 'four-colour', indices: 'corner'});
export const DoubleFigures = at('follow', {figures: 'double'});
export const Phone = at('follow', {width: 390});
export const SmallPhone = at('follow', {width: 320});
export const SkatOnAPhone = at('skat', {width: 390});
export const TwoOnAPhone = at('two', {players: '2', width: 390});

export const BeforeTheStart: TableStory = {args: {reveal: 'interaction'}};
export const MachinesAlone: TableStory = {args: {autoplay: true, pace: 'calm'}};
