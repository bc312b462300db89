import '@quinola/boston/define.js';
import type {GameRecord} from '@quinola/play';
import type {Meta} from '@storybook/web-components-vite';
import {inPhase, inTrick, matchTo, type Moment} from '@quinola/testing/stories/matches.js';
import {
  drawn,
  open,
  playLast,
  press,
  trickStories,
  type TableArgs,
  type TableStory,
} from '@quinola/testing/stories/table-stories.js';
import {boston, bostonOptions, isMisere, type Agreed, type BostonView} from '../src/boston/rules/index.js';
import {calm, playedOut} from '../test-support/calm.js';

interface Position extends Moment<BostonView, Partial<Agreed>> {
  /** Whether nobody lays down before the last card. */
  readonly whole?: boolean;
}

/** The moments of a match that have a story. */
const MOMENTS: Readonly<Record<string, Position>> = {
  draw: {moment: inPhase('drawing.seats')},
  cut: {moment: (view) => inPhase('dealing.cutting')(view) && view.deal === 0},
  packets: {options: {dealPackets: 'choice'}, moment: inPhase('dealing.packets')},
  opening: {moment: inPhase('bidding.opening')},
  answering: {moment: inPhase('bidding.answering')},
  trump: {moment: inPhase('declaring.trump')},
  aside: {moment: inPhase('declaring.aside')},
  lead: {moment: inTrick(0, 0)},
  follow: {moment: (view) => inTrick(3, 2)(view) && !isMisere(view.bid!)},
  dealEnd: {whole: true, options: {deals: 2}, moment: (view) => inTrick(12, 3)(view) && view.deal === 1},
  end: {whole: true, options: {deals: 1}, moment: inTrick(12, 3)},
  open: {moment: (view) => inTrick(0, 2)(view) && view.exposed && view.declarer !== view.seat},
  own: {moment: (view) => inTrick(0, 2)(view) && view.exposed && view.declarer === view.seat},
  betes: {moment: (view) => inTrick(1, 1)(view) && view.pool.waiting.length > 1},
  three: {options: {players: 3}, moment: inTrick(1, 1)},
  leader: {options: {players: 3, misereNamesLeader: true}, moment: inPhase('declaring.leader')},
};

const matchOf = ({options, moment, whole}: Position): GameRecord =>
  matchTo(
    whole ? playedOut(calm(boston)) : calm(boston),
    bostonOptions(options ?? {}),
    ['You', 'Leopold', 'Constance', 'Gerold'].slice(0, options?.players ?? 4),
    moment,
  );

const {common, at, then, opened} = trickStories('boston-table', MOMENTS, matchOf, {undo: true});

/** The table of Boston in every state of a match. */
const meta: Meta<TableArgs> = {...common, title: 'Boston table'};
export default meta;

export const DrawingForSeats = at('draw', {ceremony: 'full'});
export const TurnedUpAndCut = at('cut', {ceremony: 'full'});
export const HowToDeal = at('packets', {ceremony: 'full', 'deal-packets': 'choice'});
export const TheAuction = at('opening');
export const AllGames = then('opening', [
  drawn('.auction.few'),
  press((table) => table.panelWords!.asks.allGames),
]);
export const AnsweringARival = at('answering');
export const NamingTrumps = at('trump');
export const LayingACardAside = at('aside');
export const Leading = at('lead');
export const Following = at('follow');
export const OpenMisere = at('open');
export const OwnOpenMisere = at('own');
export const BetesThatWait = at('betes');
export const TriBoston = at('three', {players: '3'});
export const WhoShallLead = at('leader', {players: '3', 'misere-names-leader': 'true'});
export const TheDealIsSettled = then('dealEnd', [playLast, drawn('.sheet')]);
export const TheEnd = then('end', [playLast, drawn('.sheet')]);
export const Replay = then('dealEnd', [playLast, open('replay', {deal: 1, step: 3})]);
export const GuidedDeal: TableStory = {args: {lesson: 'who-bids-most'}};
export const Rules = opened('rules');
export const ScoreSheet = opened('score');
export const Menu = opened('menu');
export const LastTrick = opened('last');
export const WhoPlayedWhat = opened('played');
export const HowTheGameGoes = opened('chart');
export const Night = at('follow', {theme: 'night'});
export const Phone = at('open', {width: 390});
export const AuctionOnASmallPhone = at('opening', {width: 320});
