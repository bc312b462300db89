import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {PATIENCES, type PatienceTable} from '@quinola/patience';
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

/** Plays on by the first lawful moves, to the foundations where it can, so that a state is to be seen that no deal begins with. */
const played = (game: string, moves: number): Story => ({
  args: {game},
  play: async ({canvasElement}) => {
    const table = canvasElement.querySelector<PatienceTable>('patience-table')!;
    table.pace = 'none';
    await table.start();
    await table.whole();
    for (let made = 0; made < moves && !table.tag('over'); made++) {
      const all = table.moves();
      const move = ['play', 'marry', 'refill', 'turn', 'next', 'leave', 'fill'].map((type) => all.find((one) => one.type === type)).find(Boolean);
      if (!move) break;
      table.play(move);
      await table.updateComplete;
    }
  },
});

/** Opens a sheet of the table. */
const opened = (game: string, panel: string): Story => ({
  args: {game},
  play: async ({canvasElement}) => {
    const table = canvasElement.querySelector<PatienceTable>('patience-table')!;
    await table.start();
    await table.whole();
    await table.open(panel);
  },
});

export const LaBelleLucie: Story = {args: {game: 'la-belle-lucie'}};
export const HouseInTheWood: Story = {args: {game: 'house-in-the-wood'}};
export const HouseOnTheHill: Story = {args: {game: 'house-on-the-hill'}};
export const Hemispheres: Story = {args: {game: 'hemispheres'}};
export const Fifteen: Story = {args: {game: 'fifteen'}};
export const SalicLaw: Story = {args: {game: 'salic-law'}};
export const FourCorners: Story = {args: {game: 'four-corners'}};
export const Windmill: Story = {args: {game: 'windmill'}};
export const Shah: Story = {args: {game: 'shah'}};
export const Blockade: Story = {args: {game: 'blockade'}};
export const Clock: Story = {args: {game: 'clock'}};

export const InTheMiddleOfLucie: Story = played('la-belle-lucie', 12);
export const InTheMiddleOfHemispheres: Story = played('hemispheres', 60);
export const InTheMiddleOfSalicLaw: Story = played('salic-law', 70);
export const InTheMiddleOfWindmill: Story = played('windmill', 40);
export const InTheMiddleOfShah: Story = played('shah', 40);
export const InTheMiddleOfBlockade: Story = played('blockade', 30);
export const InTheMiddleOfClock: Story = played('clock', 30);
export const NothingMore: Story = played('windmill', 300);

export const WhatMayMove: Story = {
  args: {game: 'fifteen'},
  play: async ({canvasElement}) => {
    const table = canvasElement.querySelector<PatienceTable>('patience-table')!;
    await table.start();
    await table.whole();
    table.show();
  },
};
export const PickedUp: Story = {
  args: {game: 'la-belle-lucie'},
  play: async ({canvasElement}) => {
    const table = canvasElement.querySelector<PatienceTable>('patience-table')!;
    await table.start();
    await table.whole();
    table.tap(table.stop);
  },
};
export const FinishedPicture: Story = opened('clock', 'goal');
export const CanItComeOut: Story = opened('fifteen', 'inquiry');
export const Statistics: Story = opened('shah', 'statistics');
export const Rules: Story = {...opened('salic-law', 'rules'), args: {game: 'salic-law', lang: 'ru'}};
export const Strict: Story = {args: {game: 'la-belle-lucie', strict: true}};
export const Night: Story = {args: {game: 'shah', theme: 'night'}};
export const Biedermeier: Story = {args: {game: 'clock', theme: 'biedermeier'}};
export const OnATelephone: Story = {args: {game: 'hemispheres', width: 360}};
export const OnASmallTelephone: Story = {args: {game: 'house-in-the-wood', width: 320}};
