import {FRENCH_SUITS, numeralOf, rankOf, suitOf, TAROK_78} from '@quinola/cards';
import {cardFace, en} from '@quinola/table';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html, type TemplateResult} from 'lit';
import {framed, look, type LookArgs} from '@quinola/testing/stories/frame.js';

interface Args extends LookArgs {
  readonly card: string;
  readonly width: number;
}

/** The tarok pack of 78: its cards other than the French courts and pip cards. */
const meta: Meta<Args> = {
  title: 'Taroks',
  args: {card: 'T21', width: 220, corner: false, double: false, four: false},
  argTypes: {
    card: {control: 'select', options: TAROK_78.cards},
    width: {control: {type: 'range', min: 28, max: 400}},
  },
  render: (args) => framed(() => one(args), {width: args.width, four: args.four, courts: true}),
};
export default meta;

type Story = StoryObj<Args>;

const TAROKS = TAROK_78.cards.filter((card) => suitOf(card) === 'T');
const KNIGHTS = FRENCH_SUITS.map((suit) => `N${suit}`);
const KNAVES = FRENCH_SUITS.map((suit) => `J${suit}`);

function label(card: string): string {
  if (card === 'SK') return 'Sky, the Harlequin';
  return suitOf(card) === 'T' ? `Tarok ${numeralOf(Number(rankOf(card)))}` : en.card(card);
}

function one({card, ...args}: Args): TemplateResult {
  return html`<div class="card" role="img" aria-label=${label(card)}>${cardFace(card, look(args))}</div>`;
}

const several = (cards: readonly string[], args: Partial<Args>): Story => ({
  args,
  render: (all) =>
    framed(() => html`${cards.map((card) => one({...all, card}))}`, {
      width: all.width,
      four: all.four,
      courts: true,
    }),
});

/** The whole pack. */
export const WholePack: Story = several(TAROK_78.cards, {width: 96});
/** The taroks as a visitor's hand shows them: the numeral in the corner. */
export const Indexed: Story = several(TAROKS, {width: 60, corner: true});
/** Knights beside knaves at the smallest size of a card. */
export const KnightsAndKnaves: Story = several([...KNIGHTS, ...KNAVES], {width: 40});

export const Sky: Story = {args: {card: 'SK'}};
export const Pagat: Story = {args: {card: 'T1'}};
export const TarokII: Story = {args: {card: 'T2'}};
export const TarokIII: Story = {args: {card: 'T3'}};
export const TarokIV: Story = {args: {card: 'T4'}};
export const TarokV: Story = {args: {card: 'T5'}};
export const TarokVI: Story = {args: {card: 'T6'}};
export const TarokVII: Story = {args: {card: 'T7'}};
export const TarokVIII: Story = {args: {card: 'T8'}};
export const TarokIX: Story = {args: {card: 'T9'}};
export const TarokX: Story = {args: {card: 'T10'}};
export const TarokXI: Story = {args: {card: 'T11'}};
export const TarokXII: Story = {args: {card: 'T12'}};
export const TarokXIII: Story = {args: {card: 'T13'}};
export const TarokXIV: Story = {args: {card: 'T14'}};
export const TarokXV: Story = {args: {card: 'T15'}};
export const TarokXVI: Story = {args: {card: 'T16'}};
export const TarokXVII: Story = {args: {card: 'T17'}};
export const TarokXVIII: Story = {args: {card: 'T18'}};
export const TarokXIX: Story = {args: {card: 'T19'}};
export const TarokXX: Story = {args: {card: 'T20'}};
export const TarokXXI: Story = {args: {card: 'T21'}};
export const KnightOfSpades: Story = {args: {card: 'NS'}};
export const KnightOfHearts: Story = {args: {card: 'NH'}};
export const KnightOfDiamonds: Story = {args: {card: 'ND'}};
export const KnightOfClubs: Story = {args: {card: 'NC'}};
