import '@quinola/tarok/define.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html, nothing} from 'lit';
import {tableStories} from './support/table-stories.js';
import {TAROK_MOMENTS, tarokEvening} from './support/tarok-evenings.js';

interface Args {
  /** A moment of an evening, by its name in `tarok-evenings.ts`; a fresh deal without one. */
  readonly moment?: string;
  readonly players: string;
  readonly width: number;
  readonly lang: string;
  readonly theme: string;
  readonly suits: string;
  readonly figures: string;
  readonly indices: string;
  readonly pace: string;
  readonly ceremony?: string;
  readonly autoplay: boolean;
  readonly reveal?: string;
}

/** The table of Tarok in every state of an evening. */
const meta: Meta<Args> = {
  title: 'Tarok table',
  args: {players: '3', width: 1080, lang: 'en', theme: 'salon', suits: 'two-colour', figures: 'single', indices: 'auto', pace: 'none', autoplay: false},
  argTypes: {
    players: {control: 'select', options: ['3', '2']},
    width: {control: {type: 'range', min: 280, max: 1400}},
    lang: {control: 'select', options: ['en', 'de', 'pl', 'ru', 'sv']},
    theme: {control: 'select', options: ['salon', 'biedermeier', 'manuscript', 'night', 'plain']},
    suits: {control: 'select', options: ['two-colour', 'four-colour']},
    figures: {control: 'select', options: ['single', 'double']},
    indices: {control: 'select', options: ['auto', 'corner', 'none']},
    pace: {control: 'select', options: ['none', 'quick', 'calm', 'slow']},
    moment: {control: 'select', options: Object.keys(TAROK_MOMENTS)},
  },
  render: ({moment, players, width, lang, theme, suits, figures, indices, pace, ceremony, autoplay, reveal}) => {
    const wanted = moment === undefined ? undefined : TAROK_MOMENTS[moment];
    return html`<div style="max-width: ${width}px" lang=${lang}><tarok-table players=${players} seed="story" theme=${theme} suits=${suits} figures=${figures}
      indices=${indices} pace=${pace} ceremony=${ceremony ?? nothing} reveal=${reveal ?? nothing} undo ?autoplay=${autoplay}
      .record=${wanted ? tarokEvening(wanted) : null}></tarok-table></div>`;
  },
};
export default meta;

type Story = StoryObj<Args>;

const {at, after, opened} = tableStories<Args>('tarok-table');

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

export const BeforeTheStart: Story = {args: {reveal: 'interaction'}};
export const MachinesAlone: Story = {args: {autoplay: true, pace: 'calm'}};
