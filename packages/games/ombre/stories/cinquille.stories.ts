import '@quinola/ombre/cinquille-define.js';
import type {GameRecord} from '@quinola/play';
import type {Meta} from '@storybook/web-components-vite';
import {matchTo} from '../../../../stories/support/matches.js';
import {trickStories, type TableArgs} from '../../../../stories/support/table-stories.js';
import {
  cinquille,
  cinquilleOptions,
  type CalledKingOptions,
  type CalledKingView,
} from '../src/cinquille/rules/index.js';

/** A moment of a match, as the visitor sees it when he is waited for. */
interface Moment {
  readonly options?: Partial<CalledKingOptions>;
  readonly moment: (view: CalledKingView) => boolean;
}

const phase =
  (name: string) =>
  ({turn}: CalledKingView): boolean =>
    turn.phase === name;
const playing =
  (tricks: number, laid: number) =>
  (view: CalledKingView): boolean =>
    phase('playing.trick')(view) && view.tricks.length === tricks && view.trick.length === laid;

/** The moments of a match that have a story. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  draw: {moment: phase('drawing.seats')},
  opening: {moment: phase('bidding.opening')},
  answering: {moment: phase('bidding.answering')},
  trump: {moment: phase('declaring.naming')},
  lead: {moment: playing(0, 0)},
  follow: {moment: playing(3, 2)},
  favourites: {options: {favourites: 3}, moment: playing(1, 1)},
};

const NAMES = ['You', 'Leopold', 'Constance', 'Gerold', 'Sophie'];
const matchOf = ({options, moment}: Moment): GameRecord =>
  matchTo(cinquille as never, cinquilleOptions(options), NAMES, moment) as GameRecord;

const {common, at, opened} = trickStories('cinquille-table', MOMENTS, matchOf, {undo: true});

/** The table of Cinquille in every state of a match. */
const meta: Meta<TableArgs> = {...common, title: 'Cinquille table'};
export default meta;

export const DrawingForSeats = at('draw', {ceremony: 'full'});
export const TheAuction = at('opening');
export const AnsweringARival = at('answering');
export const NamingTrumps = at('trump');
export const Leading = at('lead');
export const Following = at('follow');
export const Favourites = at('favourites', {favourites: '3'});
export const Rules = opened('rules');
export const ScoreSheet = opened('score');
export const Menu = opened('menu');
export const WhoPlayedWhat = opened('played');
export const LastTrick = opened('last');
export const HowTheGameGoes = opened('chart');
export const Night = at('follow', {theme: 'night'});
export const Phone = at('follow', {width: 390});
export const AuctionOnASmallPhone = at('opening', {width: 320});
