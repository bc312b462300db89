import {expect} from '@open-wc/testing';
import {sendMouse} from '@web/test-runner-commands';
import {drag} from '@quinola/testing/visitor/pointer.js';
import {bareTable, cardTurn, takeAway, type BareTable} from '@quinola/testing/toy/bare-table.js';
import {until} from '@quinola/testing/wait.js';

/** Chromium tells of a selection within a shadow root by the root itself. */
interface SelectingRoot extends ShadowRoot {
  getSelection(): Selection | null;
}
const selected = (table: BareTable): string =>
  (table.shadowRoot as SelectingRoot).getSelection()?.toString().trim() ?? '';

/** Draws the mouse over an element, from its upper left to its lower right. */
async function drawOver(element: Element): Promise<void> {
  const {left, top, right, bottom} = element.getBoundingClientRect();
  await drag([left + 3, top + 3], [(left + right) / 2, (top + bottom) / 2], [right - 3, bottom - 3]);
  await sendMouse({type: 'up'});
}

describe('a mouse that is drawn over a table', () => {
  let table: BareTable;

  beforeEach(async () => {
    table = bareTable({attributes: {style: 'width: 700px; height: 450px'}});
    await cardTurn(table);
  });
  afterEach(async () => {
    getSelection()!.removeAllRanges();
    await takeAway();
  });

  it('selects neither ranks nor names of cards, nor what the room says', async () => {
    await drawOver(table.shadowRoot!.querySelector('.room')!);
    expect(selected(table)).to.equal('');
  });

  it('selects what can be read on a sheet', async () => {
    await table.open('keys');
    const find = (): Element | null => table.shadowRoot!.querySelector('.sheet .body');
    await until(find, 'no sheet opens');
    await drawOver(find()!);
    expect(selected(table)).to.not.equal('');
  });

  it('selects no button of a sheet, which may be a bid on the stage', async () => {
    await table.open('settings');
    const find = (): Element | null => table.shadowRoot!.querySelector('.sheet button');
    await until(find, 'no sheet opens');
    expect(getComputedStyle(find()!).userSelect).to.equal('none');
  });
});
