import {FRENCH_52} from '@quinola/cards';
import {cardBack, cardFace, en} from '@quinola/table';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html, type TemplateResult} from 'lit';
import {framed, look, type LookArgs} from '@quinola/testing/stories/frame.js';

interface Args extends LookArgs {
  readonly card: string;
  readonly width: number;
}

/** Every card of the French pack, and its backs. */
const meta: Meta<Args> = {
  title: 'Cards',
  args: {card: 'AS', width: 220, corner: false, double: false, four: false},
  argTypes: {
    card: {control: 'select', options: FRENCH_52.cards},
    width: {control: {type: 'range', min: 40, max: 400}},
  },
  render: (args) => framed(() => one(args), {width: args.width, four: args.four, courts: true}),
};
export default meta;

type Story = StoryObj<Args>;

function one({card, ...args}: Args): TemplateResult {
  return html`<div class="card" role="img" aria-label=${en.card(card)}>${cardFace(card, look(args))}</div>`;
}

/** The whole pack. */
export const WholePack: Story = {
  args: {width: 96},
  render: (args) =>
    framed(() => html`${FRENCH_52.cards.map((card) => one({...args, card}))}`, {
      width: args.width,
      four: args.four,
      courts: true,
    }),
};

const COURTS = FRENCH_52.cards.filter((card) => 'KQJ'.includes(card[0]!));

const courts = (args: Partial<Args>): Story => ({
  args,
  render: (all) =>
    framed(() => html`${COURTS.map((card) => one({...all, card}))}`, {
      width: all.width,
      four: all.four,
      courts: true,
    }),
});

/** The twelve courts with their indices: full-length, double-headed, and as small as in a hand on a telephone. */
export const Courts: Story = courts({width: 120});
export const CourtsIndexed: Story = courts({width: 120, corner: true});
export const CourtsDouble: Story = courts({width: 120, corner: true, double: true});
export const CourtsSmall: Story = courts({width: 40, corner: true});

export const AceOfSpades: Story = {args: {card: 'AS'}};
export const KingOfSpades: Story = {args: {card: 'KS'}};
export const QueenOfSpades: Story = {args: {card: 'QS'}};
export const KnaveOfSpades: Story = {args: {card: 'JS'}};
export const TenOfSpades: Story = {args: {card: 'TS'}};
export const NineOfSpades: Story = {args: {card: '9S'}};
export const EightOfSpades: Story = {args: {card: '8S'}};
export const SevenOfSpades: Story = {args: {card: '7S'}};
export const SixOfSpades: Story = {args: {card: '6S'}};
export const FiveOfSpades: Story = {args: {card: '5S'}};
export const FourOfSpades: Story = {args: {card: '4S'}};
export const ThreeOfSpades: Story = {args: {card: '3S'}};
export const TwoOfSpades: Story = {args: {card: '2S'}};

export const AceOfHearts: Story = {args: {card: 'AH'}};
export const KingOfHearts: Story = {args: {card: 'KH'}};
export const QueenOfHearts: Story = {args: {card: 'QH'}};
export const KnaveOfHearts: Story = {args: {card: 'JH'}};
export const TenOfHearts: Story = {args: {card: 'TH'}};
export const NineOfHearts: Story = {args: {card: '9H'}};
export const EightOfHearts: Story = {args: {card: '8H'}};
export const SevenOfHearts: Story = {args: {card: '7H'}};
export const SixOfHearts: Story = {args: {card: '6H'}};
export const FiveOfHearts: Story = {args: {card: '5H'}};
export const FourOfHearts: Story = {args: {card: '4H'}};
export const ThreeOfHearts: Story = {args: {card: '3H'}};
export const TwoOfHearts: Story = {args: {card: '2H'}};

export const AceOfDiamonds: Story = {args: {card: 'AD'}};
export const KingOfDiamonds: Story = {args: {card: 'KD'}};
export const QueenOfDiamonds: Story = {args: {card: 'QD'}};
export const KnaveOfDiamonds: Story = {args: {card: 'JD'}};
export const TenOfDiamonds: Story = {args: {card: 'TD'}};
export const NineOfDiamonds: Story = {args: {card: '9D'}};
export const EightOfDiamonds: Story = {args: {card: '8D'}};
export const SevenOfDiamonds: Story = {args: {card: '7D'}};
export const SixOfDiamonds: Story = {args: {card: '6D'}};
export const FiveOfDiamonds: Story = {args: {card: '5D'}};
export const FourOfDiamonds: Story = {args: {card: '4D'}};
export const ThreeOfDiamonds: Story = {args: {card: '3D'}};
export const TwoOfDiamonds: Story = {args: {card: '2D'}};

export const AceOfClubs: Story = {args: {card: 'AC'}};
export const KingOfClubs: Story = {args: {card: 'KC'}};
export const QueenOfClubs: Story = {args: {card: 'QC'}};
export const KnaveOfClubs: Story = {args: {card: 'JC'}};
export const TenOfClubs: Story = {args: {card: 'TC'}};
export const NineOfClubs: Story = {args: {card: '9C'}};
export const EightOfClubs: Story = {args: {card: '8C'}};
export const SevenOfClubs: Story = {args: {card: '7C'}};
export const SixOfClubs: Story = {args: {card: '6C'}};
export const FiveOfClubs: Story = {args: {card: '5C'}};
export const FourOfClubs: Story = {args: {card: '4C'}};
export const ThreeOfClubs: Story = {args: {card: '3C'}};
export const TwoOfClubs: Story = {args: {card: '2C'}};

const behind = (back: 'tarotee' | 'diaper', ink: 'red' | 'blue'): Story => ({
  parameters: {controls: {include: ['width']}},
  render: ({width}) =>
    framed(() => html`<div class="card" role="img" aria-label="The back of a card">${cardBack()}</div>`, {
      width,
      back,
      ink,
    }),
});

export const BackTaroteeRed: Story = behind('tarotee', 'red');
export const BackTaroteeBlue: Story = behind('tarotee', 'blue');
export const BackDiaperRed: Story = behind('diaper', 'red');
export const BackDiaperBlue: Story = behind('diaper', 'blue');
