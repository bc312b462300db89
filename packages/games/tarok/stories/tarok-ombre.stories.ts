import '@quinola/tarok/ombre-define.js';
import type {Meta} from '@storybook/web-components-vite';
import {OMBRE_MOMENTS, ombreMatch} from './support/ombre-matches.js';
import {
  open,
  playLast,
  trickStories,
  type TableArgs,
  type TableStory,
} from '@quinola/testing/stories/table-stories.js';

const {common, at, then, after, opened} = trickStories('tarok-ombre-table', OMBRE_MOMENTS, ombreMatch, {
  manner: 'old',
  undo: true,
});

/** The table of Tarok-ombre in every state of a match. */
const meta: Meta<TableArgs> = {...common, title: 'Tarok-ombre table'};
export default meta;

export const DrawingForSeats = at('draw', {ceremony: 'full'});
export const Cutting = at('cut', {ceremony: 'full'});
export const LayingTheSkat = at('skat');
export const TheUnseenWord = at('unseen', {ceremony: 'full'});
export const ForehandOpens = at('opening');
export const BiddingHigher = at('overbidding');
export const HavingTheHand = at('answering');
export const AskingForCards = at('demanding');
export const GivingBack = at('givingBack');
export const ForehandOpensInTheNewManner = at('newOpening', {manner: 'new'});
export const ThreeCardsTaken = at('bought', {manner: 'new'});
export const Leading = at('lead');
export const Following = at('follow');
export const LaidOut = after('dealEnd', 0);
export const Counted = after('dealEnd', 1);
export const Settled = after('dealEnd', 2);

export const SettledInTheNewManner = after('newDealEnd', 2, {manner: 'new'});

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
export const RulesOfTheNewManner = opened('rules', undefined, {moment: 'bought', manner: 'new'});

export const InGerman = at('demanding', {lang: 'de'});
export const InPolish = at('demanding', {lang: 'pl'});
export const InRussian = at('demanding', {lang: 'ru'});
export const InSwedish = at('demanding', {lang: 'sv'});

export const Biedermeier = at('follow', {theme: 'biedermeier'});
export const Manuscript = at('follow', {theme: 'manuscript'});
export const Night = at('follow', {theme: 'night'});
export const Plain = at('follow', {theme: 'plain'});
export const FourColours = at('follow', {suits: 'four-colour', indices: 'corner'});
export const DoubleFigures = at('follow', {figures: 'double'});
export const BiddingOnAPhone = at('opening', {width: 390});
export const Phone = at('demanding', {width: 390});
export const SmallPhone = at('demanding', {width: 320});

export const BeforeTheStart: TableStory = {args: {reveal: 'interaction'}};
export const MachinesAlone: TableStory = {args: {autoplay: true, pace: 'calm'}};
