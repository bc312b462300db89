import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {sendKeys, sendMouse, setViewport} from '@web/test-runner-commands';
import {wholeOf} from '@quinola/table';
import type {MenMove, MenView} from '@quinola/testing/men-toy/game.js';
import type {MenTable} from '@quinola/testing/men-toy/table.js';
import '@quinola/testing/men-toy/define-table.js';
import {drag} from '@quinola/testing/visitor/pointer.js';
import {until} from '@quinola/testing/wait.js';

// The layout room at a board: men on squares, by pointer, by dragging and by keys.

const squareOf = (table: MenTable, id: string): HTMLButtonElement =>
  table.shadowRoot!.querySelector<HTMLButtonElement>(`[data-square="${id}"]`)!;
const middle = (element: Element): [number, number] => {
  const {x, y, width, height} = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};
const middleOf = (table: MenTable, id: string): [number, number] => middle(squareOf(table, id));
const marked = (table: MenTable, mark: string): string[] =>
  [...table.shadowRoot!.querySelectorAll<HTMLElement>(`.square.${mark}`)]
    .map(({dataset}) => dataset['square']!)
    .sort();
const nameOf = (table: MenTable, id: string): string => squareOf(table, id).querySelector('.vh')!.textContent;
const saidBy = (table: MenTable): string[] =>
  [...table.shadowRoot!.querySelectorAll('[role="log"] p')].map(({textContent}) => textContent);
/** The moves that were made, by whom they may be. */
const movesOf = (table: MenTable): string[] =>
  wholeOf<MenView, MenMove>(table).record.moves.map(({move: {from, to}}) => `${from}-${to}`);

/** A board at which the visitor has the white men, or another seat. */
async function board(attributes = ''): Promise<MenTable> {
  const place = await fixture<HTMLElement>(html`<div style="height: 600px"></div>`);
  place.innerHTML = `<men-table ${attributes} pace="none" style="height: 100%"></men-table>`;
  const table = place.firstElementChild as MenTable;
  await table.ready;
  await turn(table);
  return table;
}

/** Waits until it is the visitor's turn, and that is drawn. */
async function turn(table: MenTable): Promise<void> {
  await until(() => table.tag('visitor', 'over'), 'the opponent does not move');
  await table.updateComplete;
}

const click = (position: [number, number]): Promise<void> =>
  sendMouse({type: 'click', position}) as Promise<void>;

describe('the layout room at a board', () => {
  it('marks what may move, where it may go, and what moved last', async () => {
    const table = await board();
    expect(marked(table, 'from')).to.deep.equal(['a1', 'b1', 'c1', 'd1']);
    await click(middleOf(table, 'b1'));
    await table.updateComplete;
    expect([marked(table, 'picked'), marked(table, 'goal')]).to.deep.equal([['b1'], ['b2']]);
    await click(middleOf(table, 'b2'));
    await until(() => movesOf(table).length === 2, 'nobody answers');
    await turn(table);
    const last = table.view!.last!;
    expect(movesOf(table)[0]).to.equal('b1-b2');
    expect(marked(table, 'last')).to.deep.equal([last.from, last.to].sort());
    expect(marked(table, 'picked')).to.deep.equal([]);
  });

  it('moves a man to the only square that takes him by a second tap', async () => {
    const table = await board();
    for (let taps = 0; taps < 2; taps++) {
      await click(middleOf(table, 'a1'));
      await table.updateComplete;
    }
    expect(movesOf(table)[0]).to.equal('a1-a2');
  });

  it('lets a man be dragged, and puts him back where he may not go', async () => {
    const table = await board();
    await drag(middleOf(table, 'c1'), middleOf(table, 'c3'));
    await until(() => marked(table, 'picked').length, 'he is not picked up');
    expect(marked(table, 'goal')).to.deep.equal(['c2']);
    await sendMouse({type: 'up'});
    await table.updateComplete;
    expect([movesOf(table), marked(table, 'picked')]).to.deep.equal([[], []]);
    await drag(middleOf(table, 'c1'), middleOf(table, 'c2'));
    await sendMouse({type: 'up'});
    expect(movesOf(table)[0]).to.equal('c1-c2');
  });

  it('ends a drag with Escape', async () => {
    const table = await board();
    await drag(middleOf(table, 'c1'), middleOf(table, 'c2'));
    await sendKeys({press: 'Escape'});
    await sendMouse({type: 'up'});
    await table.updateComplete;
    expect([movesOf(table), table.shadowRoot!.querySelector('.held')]).to.deep.equal([[], null]);
  });

  it('ends a drag where another button is pressed, the window is left, or a dialog shuts the board off', async () => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    const interruptions: readonly (() => Promise<void>)[] = [
      async () => {
        await sendMouse({type: 'down', button: 'right'});
        await sendMouse({type: 'up', button: 'right'});
      },
      async () => void dispatchEvent(new FocusEvent('blur')),
      async () => dialog.showModal(),
    ];
    for (const interrupt of interruptions) {
      const table = await board();
      await drag(middleOf(table, 'c1'), middleOf(table, 'c2'));
      await interrupt();
      await sendMouse({type: 'up'});
      dialog.close();
      await table.updateComplete;
      expect([movesOf(table), table.shadowRoot!.querySelector('.held')], String(interrupt)).to.deep.equal([
        [],
        null,
      ]);
      table.parentElement!.remove();
    }
    dialog.remove();
  });

  it('is played by keys: arrows go from square to square, Enter picks up and puts down, Escape puts back', async () => {
    const table = await board();
    expect(table.shadowRoot!.querySelectorAll('.pile[tabindex="0"]')).to.have.lengthOf(1);
    squareOf(table, 'a1').focus();
    for (const press of ['ArrowRight', 'Enter']) await sendKeys({press});
    expect(table.board.picked?.pile).to.equal('b1');
    await sendKeys({press: 'Escape'});
    expect(table.board.picked).to.equal(null);
    for (const press of ['Enter', 'ArrowUp', 'Enter']) await sendKeys({press});
    expect(movesOf(table)[0]).to.equal('b1-b2');
    await turn(table);
    // The focus stays where the man went.
    expect((table.shadowRoot!.activeElement as HTMLElement).dataset['square']).to.equal('b2');
  });

  it('says what stands where, where it may go, and why it may not', async () => {
    const table = await board();
    await until(() => nameOf(table, 'b1'), 'the words do not come');
    expect(nameOf(table, 'b1')).to.equal('B1, white man, may go to: b2');
    expect(nameOf(table, 'b3')).to.equal('B3, free');
    await click(middleOf(table, 'b1'));
    await table.updateComplete;
    expect(nameOf(table, 'b1')).to.equal('B1, white man, picked up, may go to: b2');
    expect(nameOf(table, 'b2')).to.equal('B2, free, takes: white man');
    await click(middleOf(table, 'd3'));
    await table.updateComplete;
    expect(table.shadowRoot!.querySelector('[part=prompt]')!.textContent.trim()).to.equal(
      'Refused: too-far.',
    );
    expect(saidBy(table).at(-1)).to.equal('Refused: too-far.');
  });

  it('shows the advice on both squares', async () => {
    const table = await board();
    table.hint();
    await until(() => marked(table, 'hinted').length, 'no advice');
    expect(marked(table, 'hinted')).to.deep.equal(['a1', 'a2']);
  });

  it('shows the board from the side of who plays', async () => {
    const table = await board('seat="1"');
    expect(movesOf(table)).to.have.lengthOf(1);
    const [mine, other] = [middleOf(table, 'b4'), middleOf(table, 'b1')];
    expect(mine[1]).to.be.above(other[1]);
    await click(mine);
    await table.updateComplete;
    expect(marked(table, 'goal')).to.deep.equal(['b3']);
  });

  it('lets men travel, and what is taken to its place beside the board', async () => {
    const table = await board('pace="quick"');
    table.seats = ['visitor', () => ({type: 'GO', from: 'c4', to: 'c3'})];
    await table.restart();
    const travelling = (): number =>
      [...table.shadowRoot!.querySelectorAll('.man')].filter((man) => man.getAnimations().length).length;
    await turn(table);
    table.play({type: 'GO', from: 'b1', to: 'b2'});
    await until(() => travelling() === 1, 'nothing travels');
    await until(() => movesOf(table).length === 2 && table.tag('visitor'), 'nobody answers');
    table.play({type: 'GO', from: 'b2', to: 'c3'});
    await until(() => travelling() === 2, 'what is taken does not travel');
    expect(table.shadowRoot!.querySelectorAll('[data-pile="taken.1"] .man')).to.have.lengthOf(1);
  });

  for (const [width, height] of [
    [390, 664],
    [844, 390],
    [1280, 720],
    [320, 480],
  ] as const) {
    it(`has the whole board and its line on the screen, as large as they can be: ${width}x${height}`, async () => {
      await setViewport({width, height});
      const table = await board();
      table.parentElement!.style.cssText = `position: fixed; inset: 0; width: ${width}px; height: ${height}px`;
      for (let pictures = 0; pictures < 4; pictures++) await nextFrame();
      await table.updateComplete;
      const {left, right, top, bottom} = table.getBoundingClientRect();
      for (const part of table.shadowRoot!.querySelectorAll('.pile, [part=prompt]')) {
        const box = part.getBoundingClientRect();
        expect(box.left, part.textContent).to.be.at.least(left);
        expect(box.right, part.textContent).to.be.at.most(right);
        expect(box.top, part.textContent).to.be.at.least(top);
        expect(box.bottom, part.textContent).to.be.at.most(bottom);
      }
      const square = squareOf(table, 'a1');
      expect(square.offsetWidth).to.equal(square.offsetHeight);
      expect(square.offsetWidth * 4).to.be.above(Math.min(width, height) * 0.55);
      await setViewport({width: 800, height: 600});
    });
  }

  it('is accessible', async () => {
    const table = await board();
    await expect(table).to.be.accessible();
  });
});
