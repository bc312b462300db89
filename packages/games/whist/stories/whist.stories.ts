import '@quinola/whist/define.js';
import type {WhistTable} from '@quinola/whist';
import type {Meta} from '@storybook/web-components-vite';
import {panels} from '@quinola/table/strings/en-panels.js';
import {matchUntil} from './support/matches.js';
import {MOMENTS} from './support/moments.js';
import {
  drawn,
  keeping,
  open,
  playLast,
  playOf,
  press,
  send,
  trickStories,
  type TableArgs,
  type TableStory,
} from '@quinola/testing/stories/table-stories.js';

const {common, at, then, after, opened} = trickStories(
  'whist-table',
  MOMENTS,
  ({options = {}, moment, wrong, right}) => matchUntil(options, moment, wrong, right),
  {undo: true},
);

/** The whist table in every state of a match. */
const meta: Meta<TableArgs> = {...common, title: 'Whist table'};
export default meta;

export const Drawing = at('draw', {ceremony: 'full'});
export const DrawingAgain = at('redraw', {ceremony: 'full'});
export const ChoosingASeat = at('seat', {ceremony: 'full'});
export const DrawingForTheOrderOfFive = at('drawFive', {ceremony: 'full'});
export const DrawingForTheDummysDeal = at('drawDummy', {ceremony: 'full'});
export const ChoosingThePack = at('pack', {ceremony: 'full'});
export const Cutting = at('cut', {ceremony: 'full'});
export const Leading = at('lead');
export const Following = at('follow');
export const Discarding = at('discard');
export const LastCards = at('late');
export const CallingAtEight = at('call');
export const ShowingHonours = at('show');
export const Answering = at('answer');
export const Irregularity = at('irregular');
export const TurnUpHidden = at('turnUp');
export const NamingTheTrump = at('nameTrump');
export const LookingFirst = at('look');
export const WithTheDummy = at('dummy');
export const FivePlayers = at('five');
export const TheRestIsCertain = at('claim');
export const TheRestIsClaimed = at('claimed');
export const CardThatMayBeCalled = at('openCard');
export const OwnCardLyingOpen = at('dropped');
export const CallThatWasNotAllowed = at('wrongCall');
export const RevokeUnnoticed = at('unnoticed');
export const PenaltyForARevoke = at('penalty');
export const LedOutOfTurn = at('ledOutOfTurn');
export const PlayedBeforeTurn = at('playedBeforeTurn');
export const RevokeNoticed = at('revokeNoticed');
export const PlayingEarly = at('early');
export const AnnouncingHonours = at('honours');
export const HandLaidDown: TableStory = {
  args: {deal: 'S:2.2.2. W:AKQ... N:3.3.3. E:4.4.4. trump=S leader=W tricks=5-5', seed: '', pace: 'slow'},
};
export const DealScored = after('dealEnd');
export const GameWon = after('gameWon', 1);
export const RubberSettled = after('rubberEnd', 1);
export const SessionOver = after('sessionEnd', 2, {rubbers: 1});
export const Paused = then('follow', [send('PAUSE')]);
export const Advised = then('follow', [(table) => (table as unknown as WhistTable).hint(), drawn('.hinted')]);
export const OpponentThinks = then('lead', [
  (table) => {
    const whist = table as unknown as WhistTable;
    // The opponent never answers, so that the story shows a table while he thinks.
    whist.seats = ['visitor', ...Array<() => Promise<never>>(3).fill(() => new Promise(() => undefined))];
    whist.play(whist.game.moves(whist.view!).find(({type}) => type === 'PLAY')!);
  },
  drawn('.dots'),
]);
export const Warsaw = at('warsaw');

export const FiveHonoursCarried = after('fiveHonours', 0, {honours: 'five-carry'});
export const WithoutHonours = after('noHonours', 0, {honours: 'none'});
export const PreferredTrump = after('preference', 0, {preference: true});
export const DoublesOnly = after('onlyDoubles', 1, {rules: 'warsaw', 'game-levels': 'double-only'});

export const Menu = opened('menu');
export const Settings = opened('settings');
export const Keys = opened('keys');
export const Rules = opened('rules');
export const LastTrick = opened('last');
export const WhyThisCard = opened('why', 'last');
export const WhoPlayedWhat = opened('played');
export const BothBooks = opened('books');
export const ScoreSheet = then('second', [open('score')]);
export const Replay = then('dealEnd', [playLast, open('replay')]);
export const ReplayOfATrick = then('dealEnd', [playLast, open('replay', {deal: 1, step: 4})]);
export const ANewSession = opened('ask');
export const HowTheGameGoes = opened('chart');
export const TheRecord = opened('record');
/** The link to a deal that was copied, with its code for another's camera. */
export const TheLinkAndItsCode: TableStory = {
  args: {share: true},
  play: playOf('whist-table', [open('record'), press(({panelWords}) => panelWords!.link), drawn('svg.qr')]),
};
export const CopyTheTag = opened('copy');
export const WhatIsKept = opened('kept');

export const InGerman = at('follow', {lang: 'de'});
export const InPolish = at('follow', {lang: 'pl'});
export const InRussian = at('follow', {lang: 'ru'});
export const InSwedish = at('follow', {lang: 'sv'});
export const MenuInGerman = opened('menu', undefined, {lang: 'de'});
export const MenuInPolish = opened('menu', undefined, {lang: 'pl'});

export const Biedermeier = at('follow', {theme: 'biedermeier'});
export const Manuscript = at('follow', {theme: 'manuscript'});
export const Night = at('follow', {theme: 'night'});
export const Plain = at('follow', {theme: 'plain'});
export const FourColours = at('follow', {suits: 'four-colour', indices: 'corner'});
export const DoubleFigures = at('follow', {figures: 'double'});
export const Phone = at('follow', {width: 360});
export const SmallPhone = at('follow', {width: 290});

export const KeptInAnotherTab: TableStory = keeping(
  JSON.stringify({format: 'quinola-kept/1', owner: 'another', revision: 1, record: null}),
  'another',
);
export const KeptAndUnreadable: TableStory = keeping('a match');
/** Files that could not be fetched, and the button that tries again. */
export const FilesMissing = then('follow', [
  ({missing}) => missing.tell('figures', new Error('offline'), () => undefined),
  ({missing}) => missing.tell('explanations', new Error('offline'), () => undefined),
]);
export const BrokenFile = then('follow', [(table) => table.fail('not-a-record')]);
export const KioskInvites: TableStory = then('follow', [drawn('.invitation')], {kiosk: 1});
export const KioskAsks = then(
  'follow',
  [
    (table) => {
      table.message = {text: panels.stillThere};
      table.requestUpdate();
    },
  ],
  {kiosk: true},
);

export const BeforeTheStart: TableStory = {args: {reveal: 'interaction'}};
export const UnknownRules: TableStory = {args: {rules: 'paris'}};
export const MachinesAlone: TableStory = {args: {autoplay: true, pace: 'calm'}};
