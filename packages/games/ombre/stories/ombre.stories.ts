import '@quinola/ombre/define.js';
import type {GameRecord} from '@quinola/play';
import type {Meta} from '@storybook/web-components-vite';
import {matchTo} from '../../../../stories/support/matches.js';
import {open, playLast, trickStories, type TableArgs} from '../../../../stories/support/table-stories.js';
import {ombre, ombreOptions, type OmbreOptions, type OmbreView} from '../src/ombre/rules/index.js';

/** A moment of a match when the visitor is asked something. */
interface Moment {
  readonly options?: Partial<OmbreOptions>;
  readonly moment: (view: OmbreView) => boolean;
}

const phase =
  (name: string) =>
  ({turn}: OmbreView): boolean =>
    turn.phase === name;
const playing =
  (tricks: number, laid: number) =>
  (view: OmbreView): boolean =>
    phase('playing.trick')(view) && view.tricks.length === tricks && view.trick.length === laid;

/** The moments of a match that have a story. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  draw: {moment: phase('drawing.seats')},
  opening: {moment: phase('bidding.opening')},
  answering: {moment: phase('bidding.answering')},
  trump: {moment: phase('declaring.trump')},
  exchange: {moment: phase('exchanging')},
  offered: {options: {giveUp: 'contra'}, moment: phase('offering')},
  annulling: {options: {giveUp: 'kunil'}, moment: phase('offering')},
  naming: {options: {strictEtiquette: 'on'}, moment: phase('playing.naming')},
  lead: {moment: playing(0, 0)},
  follow: {moment: playing(3, 2)},
  dealEnd: {moment: playing(8, 2)},
  deux: {options: {players: 2}, moment: playing(2, 1)},
  quatre: {options: {players: 4}, moment: playing(2, 2)},
  king: {options: {tableSize: 4}, moment: playing(2, 1)},
};

const NAMES = ['You', 'Leopold', 'Constance', 'Gerold'];
const matchOf = ({options, moment}: Moment): GameRecord =>
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
