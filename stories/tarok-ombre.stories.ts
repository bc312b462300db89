import '@quinola/tarok/ombre-define.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html, nothing} from 'lit';
import {OMBRE_MOMENTS, ombreEvening} from './support/ombre-evenings.js';
import {tableStories} from './support/table-stories.js';

interface Args {
  /** A moment of an evening, by its name in `ombre-evenings.ts`; a fresh deal without one. */
  readonly moment?: string;
  readonly manner: string;
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

/** The table of Tarok-ombre in every state of an evening. */
const meta: Meta<Args> = {
  title: 'Tarok-ombre table',
  args: {manner: 'old', width: 1080, lang: 'en', theme: 'salon', suits: 'two-colour', figures: 'single', indices: 'auto', pace: 'none', autoplay: false},
  argTypes: {
    manner: {control: 'select', options: ['old', 'new']},
    width: {control: {type: 'range', min: 280, max: 1400}},
    lang: {control: 'select', options: ['en', 'de', 'pl', 'ru', 'sv']},
    theme: {control: 'select', options: ['salon', 'biedermeier', 'manuscript', 'night', 'plain']},
    suits: {control: 'select', options: ['two-colour', 'four-colour']},
    figures: {control: 'select', options: ['single', 'double']},
    indices: {control: 'select', options: ['auto', 'corner', 'none']},
    pace: {control: 'select', options: ['none', 'quick', 'calm', 'slow']},
    moment: {control: 'select', options: Object.keys(OMBRE_MOMENTS)},
  },
  render: ({moment, manner, width, lang, theme, suits, figures, indices, pace, ceremony, autoplay, reveal}) => {
    const wanted = moment === undefined ? undefined : OMBRE_MOMENTS[moment];
    return html`<div style="max-width: ${width}px" lang=${lang}><tarok-ombre-table manner=${manner} seed="story" theme=${theme} suits=${suits} figures=${figures}
      indices=${indices} pace=${pace} ceremony=${ceremony ?? nothing} reveal=${reveal ?? nothing} undo ?autoplay=${autoplay}
      .record=${wanted ? ombreEvening(wanted) : null}></tarok-ombre-table></div>`;
  },
};
export default meta;

type Story = StoryObj<Args>;

const {at, after, opened} = tableStories<Args>('tarok-ombre-table');

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

export const BeforeTheStart: Story = {args: {reveal: 'interaction'}};
export const MachinesAlone: Story = {args: {autoplay: true, pace: 'calm'}};
