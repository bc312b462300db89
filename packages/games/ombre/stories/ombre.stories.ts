import '@quinola/ombre/define.js';
import type {GameRecord} from '@quinola/play';
import type {Meta} from '@storybook/web-components-vite';
import {inPhase, inTrick, matchTo, type Moment} from '@quinola/testing/stories/matches.js';
import {open, playLast, trickStories, type TableArgs} from '@quinola/testing/stories/table-stories.js';
import {ombre, ombreOptions, type OmbreOptions, type OmbreView} from '../src/ombre/rules/index.js';

/** The moments of a match that have a story. */
const MOMENTS: Readonly<Record<string, Moment<OmbreView, Partial<OmbreOptions>>>> = {
  draw: {moment: inPhase('drawing.seats')},
  opening: {moment: inPhase('bidding.opening')},
  answering: {moment: inPhase('bidding.answering')},
  trump: {moment: inPhase('declaring.trump')},
  exchange: {moment: inPhase('exchanging')},
  offered: {options: {giveUp: 'contra'}, moment: inPhase('offering')},
  annulling: {options: {giveUp: 'kunil'}, moment: inPhase('offering')},
  naming: {options: {strictEtiquette: 'on'}, moment: inPhase('playing.naming')},
  lead: {moment: inTrick(0, 0)},
  follow: {moment: inTrick(3, 2)},
  dealEnd: {moment: inTrick(8, 2)},
  deux: {options: {players: 2}, moment: inTrick(2, 1)},
  quatre: {options: {players: 4}, moment: inTrick(2, 2)},
  king: {options: {tableSize: 4}, moment: inTrick(2, 1)},
};

const NAMES = ['You', 'Leopold', 'Constance', 'Gerold'];
const matchOf = ({options, moment}: Moment<OmbreView, Partial<OmbreOptions>>): GameRecord =>
  matchTo(ombre as never, ombreOptions(options), NAMES, moment) as GameRecord;

const {common, at, then, after, opened} = trickStories('ombre-table', MOMENTS, matchOf, {undo: true});

/** The table of Ombre in every state of a match. */
const meta: Meta<TableArgs> = {...common, title: 'Ombre table'};
export default meta;

export const DrawingForSeats = at('draw', {ceremony: 'full'});
export const TheAuction = at('opening');
export const AnsweringARival = at('answering');
export const NamingTrumps = at('trump');
export const TheExchange = at('exchange');
export const AnOfferedGame = at('offered', {'give-up': 'contra'});
export const AskedToAnnul = at('annulling', {'give-up': 'kunil'});
export const NamingALead = at('naming', {'strict-etiquette': 'on'});
export const Leading = at('lead');
export const Following = at('follow');
export const EnDeux = at('deux', {players: '2'});
export const EnQuatre = at('quatre', {players: '4'});
export const WithAKing = at('king', {'table-size': '4'});
export const Settled = after('dealEnd', 0);
export const Rules = opened('rules');
export const ScoreSheet = opened('score');
export const Menu = opened('menu');
export const WhoPlayedWhat = opened('played');
export const LastTrick = opened('last');
export const HowTheGameGoes = opened('chart');
export const Replay = then('dealEnd', [playLast, open('replay', {deal: 1, step: 3})]);
export const Night = at('follow', {theme: 'night'});
export const Phone = at('follow', {width: 390});
export const AuctionOnASmallPhone = at('opening', {width: 320});
