import '@quinola/whist/define.js';
import type {WhistTable} from '@quinola/whist';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html, nothing} from 'lit';
import {eveningUntil} from './support/evenings.js';
import {MOMENTS} from './support/moments.js';

interface Args {
  /** A moment of an evening, by its name in `moments.ts`; a fresh deal without one. */
  readonly moment?: string;
  readonly width: number;
  readonly lang: string;
  readonly rules?: string;
  readonly ceremony?: string;
  readonly seed?: string;
  readonly theme: string;
  readonly suits: string;
  readonly figures: string;
  readonly indices: string;
  readonly pace: string;
  readonly memory: string;
  readonly undo: boolean;
  readonly autoplay: boolean;
  readonly reveal?: string;
}

/** The whist table in every state of an evening. */
const meta: Meta<Args> = {
  title: 'Whist table',
  args: {
    width: 1080, lang: 'en', theme: 'salon', suits: 'two-colour', figures: 'single', indices: 'auto', pace: 'none', memory: 'kind', undo: true, autoplay: false,
  },
  argTypes: {
    width: {control: {type: 'range', min: 280, max: 1400}},
    lang: {control: 'select', options: ['en', 'de', 'pl', 'ru', 'sv']},
    rules: {control: 'select', options: ['vienna-1834', 'warsaw']},
    theme: {control: 'select', options: ['salon', 'biedermeier', 'manuscript', 'night', 'plain']},
    suits: {control: 'select', options: ['two-colour', 'four-colour']},
    figures: {control: 'select', options: ['single', 'double']},
    indices: {control: 'select', options: ['auto', 'corner', 'none']},
    pace: {control: 'select', options: ['none', 'quick', 'calm', 'slow']},
    memory: {control: 'select', options: ['kind', 'period']},
    moment: {control: 'select', options: Object.keys(MOMENTS)},
  },
  render: ({moment, width, lang, rules, ceremony, seed = 'story', theme, suits, figures, indices, pace, memory, undo, autoplay, reveal}) => {
    const wanted = moment === undefined ? undefined : MOMENTS[moment];
    return html`<div style="max-width: ${width}px" lang=${lang}><whist-table seed=${seed} theme=${theme} suits=${suits} figures=${figures} indices=${indices}
      pace=${pace} memory=${memory} rules=${rules ?? nothing} ceremony=${ceremony ?? nothing} reveal=${reveal ?? nothing} ?undo=${undo} ?autoplay=${autoplay}
      .record=${wanted ? eveningUntil(wanted.options ?? {}, wanted.moment) : null}></whist-table></div>`;
  },
};
export default meta;

type Story = StoryObj<Args>;

/** The table of a story, once its game runs. */
async function running(canvas: HTMLElement): Promise<WhistTable> {
  const table = canvas.querySelector('whist-table')!;
  while (!table.view) await new Promise(requestAnimationFrame);
  await table.updateComplete;
  return table;
}

const at = (moment: string, more: Partial<Args> = {}): Story => ({args: {moment, ...more}});
/** A moment after which the visitor's last card is played: what follows lies on the table. */
const after = (moment: string): Story => ({
  args: {moment},
  play: async ({canvasElement}) => {
    const table = await running(canvasElement);
    table.play({type: 'PLAY', card: table.view!.hand[0]!});
  },
});
const opened = (panel: string, about?: unknown, lang = 'en'): Story => ({
  args: {moment: 'follow', lang},
  play: async ({canvasElement}) => (await running(canvasElement)).open(panel, about),
});

export const Drawing = at('draw', {ceremony: 'full'});
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
export const NamingTheTrump = at('nameTrump');
export const LookingFirst = at('look');
export const WithTheDummy = at('dummy');
export const FivePlayers = at('five');
export const TheRestIsCertain = at('claim');
export const DealScored = after('dealEnd');
export const GameWon = after('gameWon');
export const RubberSettled = after('rubberEnd');
export const Warsaw = at('warsaw');

export const Menu = opened('menu');
export const Settings = opened('settings');
export const Keys = opened('keys');
export const Rules = opened('rules');
export const LastTrick = opened('last');
export const WhyThisCard = opened('why', 'last');

export const InGerman = at('follow', {lang: 'de'});
export const InPolish = at('follow', {lang: 'pl'});
export const InRussian = at('follow', {lang: 'ru'});
export const InSwedish = at('follow', {lang: 'sv'});
export const MenuInGerman = opened('menu', undefined, 'de');
export const MenuInPolish = opened('menu', undefined, 'pl');

export const Biedermeier = at('follow', {theme: 'biedermeier'});
export const Manuscript = at('follow', {theme: 'manuscript'});
export const Night = at('follow', {theme: 'night'});
export const Plain = at('follow', {theme: 'plain'});
export const FourColours = at('follow', {suits: 'four-colour', indices: 'corner'});
export const DoubleFigures = at('follow', {figures: 'double'});
export const Phone = at('follow', {width: 360});
export const SmallPhone = at('follow', {width: 290});

export const BeforeTheStart: Story = {args: {reveal: 'interaction'}};
export const UnknownRules: Story = {args: {rules: 'paris'}};
export const MachinesAlone: Story = {args: {autoplay: true, pace: 'calm'}};
