import '@quinola/ombre/cinquille-define.js';
import type {GameRecord} from '@quinola/play';
import type {Meta} from '@storybook/web-components-vite';
import {inPhase, inTrick, matchTo, type Moment} from '@quinola/testing/stories/matches.js';
import {trickStories, type TableArgs} from '@quinola/testing/stories/table-stories.js';
import {
  cinquille,
  cinquilleOptions,
  type CalledKingOptions,
  type CalledKingView,
} from '../src/cinquille/rules/index.js';

/** The moments of a match that have a story. */
const MOMENTS: Readonly<Record<string, Moment<CalledKingView, Partial<CalledKingOptions>>>> = {
  draw: {moment: inPhase('drawing.seats')},
  opening: {moment: inPhase('bidding.opening')},
  answering: {moment: inPhase('bidding.answering')},
  trump: {moment: inPhase('declaring.naming')},
  lead: {moment: inTrick(0, 0)},
  follow: {moment: inTrick(3, 2)},
  favourites: {options: {favourites: 3}, moment: inTrick(1, 1)},
};

const NAMES = ['You', 'Leopold', 'Constance', 'Gerold', 'Sophie'];
const matchOf = ({options, moment}: Moment<CalledKingView, Partial<CalledKingOptions>>): GameRecord =>
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
