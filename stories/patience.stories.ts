import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {PATIENCES} from '@quinola/patience';
import '@quinola/patience/define.js';
import {html} from 'lit';

interface Args {
  readonly game: string;
  readonly width: number;
  readonly lang: string;
  readonly theme: string;
  readonly suits: string;
  readonly figures: string;
  readonly strict: boolean;
}

/** Every patience as it is laid out. */
const meta: Meta<Args> = {
  title: 'Patience table',
  args: {game: 'la-belle-lucie', width: 1080, lang: 'en', theme: 'salon', suits: 'two-colour', figures: 'double', strict: false},
  argTypes: {
    game: {control: 'select', options: PATIENCES.map(({id}) => id)},
    width: {control: {type: 'range', min: 320, max: 1400}},
    lang: {control: 'select', options: ['en', 'de', 'pl', 'ru', 'sv']},
    theme: {control: 'select', options: ['salon', 'biedermeier', 'manuscript', 'night', 'plain']},
    suits: {control: 'select', options: ['two-colour', 'four-colour']},
    figures: {control: 'select', options: ['double', 'single']},
  },
  render: ({game, width, lang, theme, suits, figures, strict}) => html`<div style="max-width: ${width}px" lang=${lang}>
    <patience-table game=${game} seed="story" theme=${theme} suits=${suits} figures=${figures} ?strict=${strict}></patience-table></div>`,
};

export default meta;

type Story = StoryObj<Args>;

export const LaBelleLucie: Story = {};
export const HouseOnTheHill: Story = {args: {game: 'house-on-the-hill'}};
export const Fifteen: Story = {args: {game: 'fifteen'}};
export const FourCorners: Story = {args: {game: 'four-corners'}};
export const Windmill: Story = {args: {game: 'windmill'}};
export const Shah: Story = {args: {game: 'shah', theme: 'night'}};
export const Clock: Story = {args: {game: 'clock', theme: 'biedermeier'}};
export const OnATelephone: Story = {args: {game: 'hemispheres', width: 360}};
