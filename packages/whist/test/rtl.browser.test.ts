import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys, setViewport} from '@web/test-runner-commands';
import type {WhistTable} from '@quinola/whist';
import {pseudo} from '../../table/test-support/pseudo.js';
import {first, forget, handOf, settled, sheetOf} from '../test-support/table.js';

/** A table in a page that runs from right to left, in a language that is made up. */
async function pseudoTable(): Promise<WhistTable> {
  const page = await fixture<HTMLElement>(html`<div dir="rtl"><whist-table reveal="interaction" pace="none" seed="a test"></whist-table></div>`);
  const table = page.querySelector('whist-table')!;
  await table.whole();
  table.words = pseudo(table.words);
  table.text = pseudo(table.text);
  table.more = pseudo(table.more!);
  table.texts = pseudo(table.texts!);
  table.seats = ['visitor', first, first, first];
  await table.start();
  await settled(table);
  return table;
}

/** What can be seen and stands on its own: texts, buttons, papers, cards. */
const seen = (table: WhistTable): HTMLElement[] => [...table.shadowRoot!.querySelectorAll<HTMLElement>('.q :is(p, b, i, li, h2, h3, label, select, button, .card, .tally, .plate, .sheet)')]
  .filter((node) => !node.closest('.vh, .air, .probe') && node.getBoundingClientRect().width);

/** Holds that nothing reaches over the sides of the table, and no text over those of its own box (a select cuts its own). */
function holdsItself(table: WhistTable): void {
  const box = table.getBoundingClientRect();
  expect(document.documentElement.scrollWidth).to.be.at.most(window.innerWidth);
  for (const node of seen(table)) {
    const {left, right} = node.getBoundingClientRect();
    const name = `${node.localName}.${node.className}: ${node.textContent.trim().slice(0, 40)}`;
    expect(left, name).to.be.at.least(box.left - 1);
    expect(right, name).to.be.at.most(box.right + 1);
    if (node.clientWidth && node.textContent.trim() && !node.matches('.card, select') && getComputedStyle(node).overflowX === 'visible') {
      expect(node.scrollWidth, name).to.be.at.most(node.clientWidth + 1);
    }
  }
}

/** Where a letter of a text stands. */
function letter(text: Node, at: number): DOMRect {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect();
}

describe('<whist-table> from right to left, in longer words', () => {
  afterEach(() => forget());

  for (const width of [320, 1280]) {
    it(`holds its room within ${width} px`, async () => {
      await setViewport({width, height: 900});
      const table = await pseudoTable();
      holdsItself(table);
      expect(table.shadowRoot!.querySelector('.status')!.textContent).to.contain('⟦');
    });

    for (const panel of ['menu', 'settings', 'keys', 'score', 'rules', 'why', 'last', 'record', 'replay']) {
      it(`holds the panel ${panel} within ${width} px`, async () => {
        await setViewport({width, height: 900});
        const table = await pseudoTable();
        table.play({type: 'PLAY', card: handOf(table).find((button) => !button.classList.contains('off'))!.dataset['card']!});
        await settled(table);
        await table.open(panel, panel === 'why' ? 'last' : undefined);
        await table.updateComplete;
        expect(sheetOf(table)).to.exist;
        holdsItself(table);
      });
    }
  }

  it('keeps everybody at his place, and lets sentences begin on the right', async () => {
    await setViewport({width: 1280, height: 900});
    const table = await pseudoTable();
    const middle = (selector: string): number => {
      const {left, right} = table.shadowRoot!.querySelector(selector)!.getBoundingClientRect();
      return (left + right) / 2;
    };
    expect(middle('.seat.at1')).to.be.below(middle('.seat.at2'));
    expect(middle('.seat.at2')).to.be.below(middle('.seat.at3'));
    const status = document.createTreeWalker(table.shadowRoot!.querySelector('.status')!, NodeFilter.SHOW_TEXT).nextNode()!;
    const {length} = status.textContent!.trimEnd();
    const start = status.textContent!.indexOf('⟦');
    expect(letter(status, start).left).to.be.above(letter(status, length - 1).left);
  });

  it('goes through the hand as the arrows point: the hand lies as it always does', async () => {
    const table = await pseudoTable();
    const [one, two] = handOf(table);
    one!.focus();
    await sendKeys({press: 'ArrowRight'});
    expect(table.shadowRoot!.activeElement).to.equal(two);
    expect(two!.getBoundingClientRect().left).to.be.above(one!.getBoundingClientRect().left);
  });
});
