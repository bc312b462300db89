import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import '@quinola/patience/define.js';
import '@quinola/tarok/define.js';
import '@quinola/tarok/ombre-define.js';
import '@quinola/whist/define.js';
import type {AnyTable} from '@quinola/table';
import {tags} from 'quinola';
import {waitUntil} from '../../table/test-support/wait.js';
import {pseudo} from '../../table/test-support/pseudo.js';
import {until} from '../../tarok/test-support/table.js';

/** Where tables keep their words: the kit's, and their own. */
const WORDS = ['words', 'more', 'text', 'texts', 'pack', 'packMore'] as const;

const PANELS = ['settings', 'keys', 'score', 'rules', 'last', 'order', 'menu'];

/** A table of some width, in px, in a page that runs from right to left, in a language that is made up. */
async function pseudoTable(tag: string, width: number): Promise<AnyTable> {
  const page = await fixture<HTMLElement>(html`<div dir="rtl" lang="en" style="width: ${width}px"></div>`);
  page.innerHTML = `<${tag} reveal="interaction" pace="none" seed="a test"></${tag}>`;
  const table = page.firstElementChild as unknown as AnyTable;
  await table.whole();
  await table.open('keys');
  await waitUntil(() => table.service!.panels.words, 'the words of sheets do not come');
  const words = table as unknown as Record<string, object | null | undefined>;
  for (const name of WORDS) if (words[name]) words[name] = pseudo(words[name]);
  table.service!.panels.words = pseudo(table.service!.panels.words!);
  await table.close();
  await table.start();
  await waitUntil(() => table.tag('visitor', 'over'), 'nobody is waited for');
  await table.updateComplete;
  return table;
}

const root = (table: AnyTable): ShadowRoot => table.renderRoot as ShadowRoot;

/** What can be seen and stands on its own: texts, buttons, papers, cards. */
const seen = (table: AnyTable): HTMLElement[] =>
  [
    ...root(table).querySelectorAll<HTMLElement>(
      '.q :is(p, b, i, li, h2, h3, label, select, button, .card, .tally, .plate, .sheet)',
    ),
  ].filter((node) => !node.closest('.vh, .air, .probe') && node.getBoundingClientRect().width);

/** What reaches over the sides of the table, and the text that reaches over those of its own box (a select cuts its own). */
function beyond(table: AnyTable): string[] {
  const box = table.getBoundingClientRect();
  const found =
    document.documentElement.scrollWidth > window.innerWidth ? ['the page is wider than its window'] : [];
  for (const node of seen(table)) {
    const {left, right} = node.getBoundingClientRect();
    const name = `${node.localName}.${node.className}: ${node.textContent.trim().slice(0, 40)}`;
    if (left < box.left - 1 || right > box.right + 1) found.push(`${name} leaves the table`);
    if (
      node.clientWidth &&
      node.textContent.trim() &&
      !node.matches('.card, .pile, select') &&
      getComputedStyle(node).overflowX === 'visible' &&
      node.scrollWidth > node.clientWidth + 1
    ) {
      found.push(`${name} leaves its box`);
    }
  }
  return found;
}

/** Where a letter of a text stands. */
function letter(text: Node, at: number): DOMRect {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect();
}

afterEach(() => localStorage.clear());

describe('from right to left, in longer words,', () => {
  for (const tag of tags) {
    it(`a <${tag}> holds its room and its sheets within 320 px`, async () => {
      const table = await pseudoTable(tag, 320);
      const faults: Record<string, string[]> = {};
      for (const panel of ['', ...PANELS]) {
        if (panel) await table.open(panel);
        await table.updateComplete;
        const found = beyond(table);
        if (found.length) faults[panel || 'room'] = found;
      }
      expect(root(table).querySelector('.sheet')!.textContent).to.contain('⟦');
      expect(faults).to.deep.equal({});
    });
  }
});

describe('the hands from right to left', () => {
  for (const tag of ['whist-table', 'tarok-table', 'tarok-ombre-table']) {
    it(`of a <${tag}> lie as they always do on a wide table: everybody keeps his place, arrows go where they point, and sentences begin on the right`, async () => {
      const table = await pseudoTable(tag, 780);
      expect(beyond(table)).to.deep.equal([]);
      // A sheet that comes by itself, as that of announcing, would take the focus from the hand.
      await until(table, () => table.game.moves(table.view!).some(({type}) => type === 'PLAY'));
      await waitUntil(() => !root(table).querySelector('.sheet'), 'a sheet stays');
      const middle = (seat: number): number => {
        const {left, right} = root(table).querySelector(`.seat.at${seat}`)!.getBoundingClientRect();
        return (left + right) / 2;
      };
      expect(middle(1)).to.be.below(middle(3));
      const status = document
        .createTreeWalker(root(table).querySelector('.status')!, NodeFilter.SHOW_TEXT)
        .nextNode()!;
      const {length} = status.textContent!.trimEnd();
      const start = status.textContent!.indexOf('⟦');
      expect(letter(status, start).left).to.be.above(letter(status, length - 1).left);
      const [one, two] = root(table).querySelectorAll<HTMLElement>('.hand button');
      one!.focus();
      await sendKeys({press: 'ArrowRight'});
      expect(root(table).activeElement).to.equal(two);
      expect(two!.getBoundingClientRect().left).to.be.above(one!.getBoundingClientRect().left);
    });
  }
});
