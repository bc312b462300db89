import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import {bareTable, cardTurn, takeAway, type BareTable} from '@quinola/testing/toy/bare-table.js';
import {until} from '@quinola/testing/wait.js';

/** How much a page is enlarged by two fingers. */
const SCALE = 2.5;

const pictures = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await new Promise((go) => requestAnimationFrame(go));
};

/** Moves one finger to the left, step by step; places are in px of the page, and what lies there is told. */
async function pan(x: number, y: number): Promise<readonly EventTarget[]> {
  let touched: readonly EventTarget[] = [];
  addEventListener('touchstart', (event) => (touched = event.composedPath()), {once: true});
  const steps = Array.from({length: 12}, (_, step) => ['touchMove', [x - 12 * step, y]]);
  await executeServerCommand('touch', [['touchStart', [x, y]], ...steps, ['touchEnd']]);
  await pictures(2);
  return touched;
}

describe('a table under fingers, on a page that is enlarged by two of them', () => {
  let table: BareTable;

  beforeEach(async () => {
    await executeServerCommand('fingers', true);
    table = bareTable({attributes: {style: 'height: 500px'}});
    await cardTurn(table);
  });

  afterEach(async () => {
    await executeServerCommand('scale-page', 1);
    await executeServerCommand('fingers', false);
    await takeAway();
  });

  const enlarge = async (): Promise<void> => {
    await executeServerCommand('scale-page', SCALE);
    await until(() => visualViewport!.scale === SCALE, 'the page is not enlarged');
    await pictures(2);
  };

  const middleOf = (element: Element): [x: number, y: number] => {
    const {left, top, width, height} = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };

  it('lets the page be moved sideways from the felt', async () => {
    await enlarge();
    const felt = table.shadowRoot!.querySelector('.q')!;
    const {left, top} = felt.getBoundingClientRect();
    const [first] = await pan(left + 200, top + 70);
    expect((first as Element).closest('.card, .sheet')).to.equal(null);
    await until(() => visualViewport!.offsetLeft > 10, 'the page does not move');
  });

  for (const [sheet, height] of [
    ['a sheet', '3000px'],
    ['a sheet that scrolls', '60px'],
  ] as const)
    it(`lets the page be moved sideways from ${sheet}`, async () => {
      table.style.height = '1000px';
      await table.open('settings');
      await until(() => table.shadowRoot!.querySelector('.sheet .body'), 'no sheet opens');
      const body = table.shadowRoot!.querySelector<HTMLElement>('.sheet .body')!;
      body.style.maxHeight = height;
      const scrolls = height === '60px';
      expect(body.scrollHeight > body.clientHeight).to.equal(scrolls);
      // A telephone, of which a desktop's browser is no image here, moves the page sideways only where this says so.
      const keeps = getComputedStyle(body);
      await until(() => keeps.overscrollBehaviorY === (scrolls ? 'contain' : 'auto'));
      expect(keeps.overscrollBehaviorX).to.equal('auto');
      await enlarge();
      expect(await pan(...middleOf(body))).to.include(body);
      await until(() => visualViewport!.offsetLeft > 10, 'the page does not move');
    });
});
