import type {Drawing} from '@quinola/faces';
import {silhouette, silhouetteBox, SILHOUETTES, silhouettesFor} from '@quinola/faces/company.js';
import {
  candle,
  counter,
  dish,
  heap,
  marks,
  pannier,
  pointingHand,
  quill,
  rounds,
  type Picture,
} from '@quinola/faces/furniture.js';
import {ICON_BOX, ICON_LINE, icons} from '@quinola/faces/icons.js';
import {layers} from '@quinola/table';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html, svg, type TemplateResult} from 'lit';
import {framed} from '@quinola/testing/stories/frame.js';

interface Args {
  readonly theme: string;
  /** Width of a silhouette or an icon, in px. */
  readonly width: number;
}

/** The players' silhouettes, and the furniture other than cards. */
const meta: Meta<Args> = {
  title: 'Company and furniture',
  args: {theme: 'salon', width: 150},
  argTypes: {
    theme: {control: 'select', options: ['salon', 'biedermeier', 'manuscript', 'night', 'plain']},
    width: {control: {type: 'range', min: 20, max: 400}},
  },
};
export default meta;

type Story = StoryObj<Args>;

function picture(label: string, {width, height, drawing}: Picture, shown: number): TemplateResult {
  return html`<svg
    role="img"
    aria-label=${label}
    viewBox="0 0 ${width} ${height}"
    style="width:${shown}px;height:${(shown * height) / width}px"
  >
    ${layers(drawing)}
  </svg>`;
}

const person = (drawing: Drawing, label: string, width: number): TemplateResult =>
  picture(label, {...silhouetteBox, drawing}, width);

const everybody = (width: number): TemplateResult[] =>
  Array.from({length: SILHOUETTES}, (_, i) => person(silhouette(i), `Silhouette ${i + 1}`, width));

const story = (draw: (args: Args) => TemplateResult, args: Partial<Args> = {}): Story => ({
  args,
  render: (all) => framed(() => draw(all), {theme: all.theme}),
});

export const Silhouettes: Story = story(({width}) => html`${everybody(width)}`);
/** At the size of a seat. */
export const SilhouettesSmall: Story = story(({width}) => html`${everybody(width)}`, {width: 42});

/** Five players; the same names and seed always give the same silhouettes. */
export const ACompany: Story = story(({width}) => {
  const names = ['Caroline', 'Leopold', 'Constance', 'Gerold', 'Josepha'];
  return html`${silhouettesFor(names, 1834).map((one, i) => person(silhouette(one), names[i]!, width))}`;
});

export const Money: Story = story(
  () =>
    html`${[3, 12, 27, 48, 99].map((amount) => picture(`${amount} counters`, heap(amount), 152))}
    ${(['ochre', 'red', 'green'] as const).map((ink) => picture(`A counter, ${ink}`, counter(ink), 32))}`,
);

/** Counters on which nothing is marked. */
export const Counters: Story = story(
  () => html`${[1, 3, 5, 8].map((n) => picture(`${n} counters`, rounds(n), 152))}`,
);

export const MarksOfAScore: Story = story(
  () =>
    html`${(
      [
        [0, 1, 0],
        [0, 4, 0],
        [1, 3, 0],
        [0, 2, 1],
        [1, 1, 1],
      ] as const
    ).map(([above, line, below]) =>
      picture(`${above * 3 + line + below * 5} points`, marks(above, line, below), 160),
    )}`,
);

export const Dish: Story = story(
  () => html`${[0, 5, 27, 86].map((n) => picture(`${n} in the dish`, dish(n), 240))}`,
);
export const Pannier: Story = story(
  () => html`${[0, 5, 27, 86].map((n) => picture(`${n} in the pannier`, pannier(n), 240))}`,
);
export const Candle: Story = story(
  () => html`${[1, 0.6, 0.2, 0].map((left) => picture(`A candle, ${left * 100} % left`, candle(left), 110))}`,
);
export const QuillAndHand: Story = story(
  () => html`${picture('A quill', quill(), 140)}${picture('A pointing hand', pointingHand(), 112)}`,
);

const icon = (name: string, d: string, width: number): TemplateResult =>
  html`<svg
    role="img"
    aria-label=${name}
    viewBox="0 0 ${ICON_BOX} ${ICON_BOX}"
    style="width:${width}px;height:${width}px"
  >
    ${svg`<path class="line" d=${d} stroke-width=${ICON_LINE}></path>`}
  </svg>`;

export const Icons: Story = story(
  ({width}) => html`${Object.entries(icons).map(([name, d]) => icon(name, d, width))}`,
  {width: 40},
);
/** At the size of a tool button. */
export const IconsSmall: Story = story(
  ({width}) => html`${Object.entries(icons).map(([name, d]) => icon(name, d, width))}`,
  {width: 20},
);
