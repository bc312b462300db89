import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import type {Ask} from '@quinola/table';
import {ladderAsk} from '@quinola/testing/toy/ladder-ask.js';
import {ToyTable} from '@quinola/testing/toy/table.js';
import {running} from '@quinola/testing/stories/table-stories.js';

if (!customElements.get('toy-table')) customElements.define('toy-table', ToyTable);

interface Args {
  readonly width: number;
  readonly height: number;
}

/** Questions other than for a card to play, as the kit draws them for any game; here at a toy game for three. */
const meta: Meta<Args> = {
  title: 'What is asked',
  args: {width: 390, height: 664},
  argTypes: {
    width: {control: {type: 'range', min: 280, max: 1400}},
    height: {control: {type: 'range', min: 280, max: 1200}},
  },
  render: ({width, height}) =>
    html`<div style="width: ${width}px; max-width: 100%; height: ${height}px">
      <toy-table seed="a" pace="none" style="height: 100%"></toy-table>
    </div>`,
};
export default meta;

type Story = StoryObj<Args>;

/** The toy game at its first bid, with the given question, or by default its own. */
const asked = (ask?: (table: ToyTable) => Ask, args: Partial<Args> = {}): Story => ({
  args,
  async play({canvasElement}) {
    const table = (await running(canvasElement, 'toy-table')) as unknown as ToyTable;
    while (!table.tag('visitor') || !table.view!.hand.length) {
      if (table.tag('visitor')) table.play(table.game.moves(table.view!)[0] as never);
      await new Promise(requestAnimationFrame);
    }
    table.asked = ask?.(table) ?? null;
    table.requestUpdate();
    await table.updateComplete;
  },
});

const WIDE: Partial<Args> = {width: 1080, height: 640};

export const Bidding: Story = asked();
/** 36 rungs, eight games in four suits and four without: only the ladder scrolls, with the lowest lawful bid in view. */
export const LadderOfGrades: Story = asked(() => ladderAsk(0));
/** Outbid rungs are folded into one line; the holder of the highest bid stays in view. */
export const LadderOutbid: Story = asked(() => ladderAsk(17));
export const LadderNearTheTop: Story = asked(() => ladderAsk(33));
export const LadderWide: Story = asked(() => ladderAsk(9), WIDE);
export const LadderLying: Story = asked(() => ladderAsk(9), {width: 844, height: 390});
export const Declaring: Story = asked(() => ({
  kind: 'declare',
  onStage: true,
  title: 'Trump',
  question: 'Which suit is trump?',
  answers: ['Spades', 'Hearts', 'Diamonds', 'Clubs'].map((label) => ({label, act: () => undefined})),
}));
/** Up to three cards are moved from the hand to places on the table. */
export const ChoosingCards: Story = asked((table) => ({
  kind: 'chooseCards',
  title: 'Exchange',
  tray: true,
  choice: {choose: 'EXCHANGE', from: table.view!.hand, least: 0, most: 3},
  why: () => null,
  done: (cards) => (cards.length ? `Exchange ${cards.length}` : 'Keep all'),
}));
