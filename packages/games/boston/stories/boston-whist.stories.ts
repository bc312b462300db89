import '@quinola/boston/boston-whist-define.js';
import type {GameRecord} from '@quinola/play';
import type {Meta} from '@storybook/web-components-vite';
import {inPhase, inTrick, matchTo, type Moment} from '@quinola/testing/stories/matches.js';
import {
  drawn,
  open,
  playLast,
  trickStories,
  type TableArgs,
  type TableStory,
} from '@quinola/testing/stories/table-stories.js';
import {
  bostonWhist,
  bostonWhistOptions,
  type Agreed,
  type BostonView,
} from '../src/boston-whist/rules/index.js';
import {calm} from '../test-support/calm.js';

type Position = Moment<BostonView, Partial<Agreed>>;

/** The moments of a match that have a story. */
const MOMENTS: Readonly<Record<string, Position>> = {
  opening: {moment: inPhase('bidding.opening')},
  trump: {moment: inPhase('declaring.trump')},
  helper: {moment: inPhase('asking.helper')},
  offer: {options: {askMode: 'refusable'}, moment: inPhase('asking.offer')},
  follow: {moment: (view) => inTrick(2, 1)(view) && view.helper >= 0},
  helping: {moment: (view) => inTrick(2, 1)(view) && view.helper === view.seat},
  alone: {moment: (view) => inTrick(1, 2)(view) && view.helper < 0},
  dealEnd: {options: {deals: 2}, moment: (view) => inTrick(12, 3)(view) && view.deal === 1},
};

const matchOf = ({options, moment}: Position): GameRecord =>
  matchTo(
    calm(bostonWhist),
    bostonWhistOptions(options ?? {}),
    ['You', 'Leopold', 'Constance', 'Gerold'],
    moment,
  );

const {common, at, then, opened} = trickStories('boston-whist-table', MOMENTS, matchOf, {undo: true});

/** The table of Boston-Whist in every state of a match. */
const meta: Meta<TableArgs> = {...common, title: 'Boston-Whist table'};
export default meta;

export const TheAuction = at('opening');
export const NamingTrumps = at('trump');
export const AskedForHelp = at('helper');
export const HelpIsOffered = at('offer', {'ask-mode': 'refusable'});
export const TwoAgainstTwo = at('follow');
export const YouHelp = at('helping');
export const OneAgainstThree = at('alone');
export const TheDealIsSettled = then('dealEnd', [playLast, drawn('.sheet')]);
export const Replay = then('dealEnd', [playLast, open('replay', {deal: 1, step: 3})]);
export const GuidedDeal: TableStory = {args: {lesson: 'ask-for-help'}};
export const Rules = opened('rules');
export const ScoreSheet = opened('score');
export const Menu = opened('menu');
export const WhoPlayedWhat = opened('played');
export const LastTrick = opened('last');
export const HowTheGameGoes = opened('chart');
export const Night = at('follow', {theme: 'night'});
export const Phone = at('follow', {width: 390});
