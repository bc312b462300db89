import type {Card} from '@quinola/cards';
import {counters, en, hand, placesAround, seat, trick, type HandModel, type SeatModel} from '@quinola/table';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html, type TemplateResult} from 'lit';
import {framed, look, type LookArgs} from '@quinola/testing/stories/frame.js';

interface Args extends LookArgs {
  readonly theme: string;
}

/** The parts of a table, each by itself. */
const meta: Meta<Args> = {
  title: 'Parts of a table',
  args: {theme: 'salon', corner: false, double: false, four: false},
  argTypes: {theme: {control: 'select', options: ['salon', 'biedermeier', 'manuscript', 'night', 'plain']}},
};
export default meta;

type Story = StoryObj<Args>;

/** A story of a part that shows cards. */
const story = (draw: (args: Args) => TemplateResult, width = 80): Story => ({
  render: (args) => framed(() => draw(args), {width, four: args.four, theme: args.theme, courts: true}),
});

const CARDS: readonly Card[] = ['AS', 'QS', '9S', '4S', 'KH', 'TH', '6H', '2H', 'JC', '8C', '3C', 'AD', '7D'];

const held = (args: Args, more: Partial<HandModel> = {}): TemplateResult =>
  hand({
    cards: CARDS,
    label: en.hand,
    look: look(args),
    asked: false,
    lawful: () => true,
    name: en.card,
    at: null,
    chosen: null,
    hinted: null,
    box: {width: 720, height: 440},
    tap: () => undefined,
    ...more,
  });

const ofHearts = (card: Card): boolean => card.endsWith('H');

export const Hand: Story = story((args) => held(args));
export const HandOfSeven: Story = story((args) => held(args, {cards: CARDS.slice(3, 10)}));
export const HandOfOne: Story = story((args) => held(args, {cards: ['TH']}));
/** Hearts were led: the other cards are shaded. */
export const HandMustFollow: Story = story((args) => held(args, {asked: true, lawful: ofHearts}));
export const HandCardChosen: Story = story((args) =>
  held(args, {asked: true, lawful: ofHearts, chosen: 'TH', at: 'TH'}),
);
export const HandAdvised: Story = story((args) => held(args, {asked: true, lawful: ofHearts, hinted: 'KH'}));
/** In portrait a hand of thirteen has two rows; the first ends with a whole suit. */
export const HandInTwoRows: Story = story((args) => held(args, {box: {width: 390, height: 664}}));
export const HandIndices: Story = story((args) => held({...args, corner: true}));
export const HandFourColours: Story = {...story((args) => held({...args, corner: true})), args: {four: true}};
export const HandDoubleFigures: Story = story((args) => held({...args, double: true}));

const PLAYED: readonly Card[] = ['3H', 'QH', '7H', 'TH'];
const PLACES = placesAround(4);
const laid =
  (count: number, best: number) =>
  (args: Args): TemplateResult =>
    trick(
      {
        cards: PLAYED.slice(0, count).map((card, i) => ({
          card,
          place: PLACES[(i + 1) % 4]!,
          label: en.card(card),
          best: i === best,
        })),
        players: 4,
        label: en.table,
        awaited: count === 3,
        words: {led: 'led', highest: 'highest', yours: 'yours'},
      },
      look(args),
    );

export const TrickLed: Story = story(laid(1, 0), 96);
export const TrickOfThree: Story = story(laid(3, 1), 96);
export const TrickFull: Story = story(laid(4, 1), 96);

const sitting: SeatModel = {
  place: 'w',
  figure: null,
  name: 'Leopold',
  marks: [],
  cards: 13,
  label: 'Leopold: 13 cards',
  turn: false,
  thinks: null,
  word: null,
};

export const Seat: Story = story(() => seat(sitting));
export const SeatPartner: Story = story(() =>
  seat({...sitting, place: 'n', name: 'Constance', marks: [en.partner]}),
);
export const SeatDealerWhoThinks: Story = story(() =>
  seat({...sitting, marks: [en.dealer], cards: 9, turn: true, thinks: 'Leopold is thinking'}),
);
export const SeatSpeaks: Story = story(() => seat({...sitting, place: 'e', word: 'I call! Can you answer?'}));

/** Four counters show any score: on the line one each, above it three, below it five. */
export const Counters: Story = {
  render: ({theme}) =>
    framed(
      () =>
        html`${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(
          (points) =>
            html`<div class="tally" role="img" aria-label="${points} points">
              <p aria-hidden="true"><strong>${points}</strong></p>
              ${counters(points, 0)}
            </div>`,
        )}`,
      {theme},
    ),
};

/** One rod for a simple game, two for a double, three for a triple. */
export const Rods: Story = {
  render: ({theme}) =>
    framed(
      () =>
        html`${[1, 2, 3].map(
          (rods) => html`<div class="tally" role="img" aria-label="Rods: ${rods}">${counters(0, rods)}</div>`,
        )}`,
      {theme},
    ),
};
