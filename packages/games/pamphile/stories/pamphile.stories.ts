import '@quinola/pamphile/define.js';
import type {GameRecord} from '@quinola/play';
import type {Meta} from '@storybook/web-components-vite';
import {inPhase, matchTo, type Moment} from '@quinola/testing/stories/matches.js';
import {trickStories, type TableArgs, type TableStory} from '@quinola/testing/stories/table-stories.js';
import {
  pamphile,
  pamphileOptions,
  type PamphileOptions,
  type PamphileView,
} from '../src/pamphile/rules/index.js';

type Position = Moment<PamphileView, Partial<PamphileOptions>>;

/** A moment at which the visitor declares, as forehand or after others. */
const declaring =
  (others: number) =>
  (view: PamphileView): boolean =>
    view.turn.phase === 'declaring.word' &&
    view.turn.must === view.player &&
    view.words.filter(Boolean).length === others;

/** A moment at which the visitor follows in the second trick. */
const following = (view: PamphileView): boolean =>
  view.turn.phase === 'playing.trick' &&
  view.turn.must === view.player &&
  view.tricks.length === 1 &&
  view.trick.length > 1;

/** The positions that have a story. */
const MOMENTS: Readonly<Record<string, Position>> = {
  draw: {moment: inPhase('drawing.dealer')},
  cut: {moment: inPhase('dealing.packCut')},
  forehand: {moment: declaring(0)},
  word: {options: {players: 5}, moment: declaring(3)},
  follow: {moment: following},
  four: {options: {players: 4}, moment: following},
  five: {options: {players: 5}, moment: following},
  six: {options: {players: 6}, moment: following},
  pamfil: {moment: (view) => following(view) && view.hand.includes('JC')},
  call: {options: {players: 4, etiquette: 'strict'}, moment: inPhase('calling.exchanged')},
};

const NAMES = ['You', 'Leopold', 'Constance', 'Gerold', 'Therese', 'Florian'];
const matchOf = ({options, moment}: Position): GameRecord =>
  matchTo(
    pamphile as never,
    pamphileOptions(options) as never,
    NAMES.slice(0, options?.players ?? 3),
    moment as never,
  ) as GameRecord;

const {common, at, opened} = trickStories('pamphile-table', MOMENTS, matchOf, {undo: true});

/** The table of Pamphile in every state of a match. */
const meta: Meta<TableArgs> = {...common, title: 'Pamphile table'};
export default meta;

export const DrawingForTheDeal = at('draw', {ceremony: 'full'});
export const Cutting = at('cut', {ceremony: 'full'});
export const Forehand = at('forehand');
export const PlayOrPass = at('word', {players: 5});
export const Following = at('follow');
export const ThePamfil = at('pamfil');
export const Four = at('four', {players: 4});
export const Five = at('five', {players: 5});
export const Six = at('six', {players: 6});
export const CallingAMucha = at('call', {players: 4, etiquette: 'strict'});
export const Rules = opened('rules');
export const ScoreSheet = opened('score');
export const Menu = opened('menu');
export const LastTrick = opened('last');
export const WhyThisCard = opened('why', 'last');
export const InPolish = at('word', {players: 5, lang: 'pl'});
export const InRussian = at('follow', {lang: 'ru'});
export const Night = at('follow', {theme: 'night'});
export const Phone = at('six', {players: 6, width: 390});
export const SmallPhone = at('word', {players: 5, width: 320});
export const BeforeTheStart: TableStory = {args: {reveal: 'interaction'}};
