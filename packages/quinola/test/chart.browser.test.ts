import {expect, fixture, html} from '@open-wc/testing';
import '../tools/tables.js';
import type {AnyTable} from '@quinola/table';
import {tags} from 'quinola';
import {sampledTags} from '../../../test/support/sampled.js';
import {waitUntil} from '../../table/test-support/wait.js';

const root = (table: AnyTable): ShadowRoot => table.renderRoot as ShadowRoot;

/** The chart of a table on a small phone, opened by its page. */
async function shown(tag: string): Promise<AnyTable> {
  const holder = await fixture<HTMLElement>(html`<div lang="en" style="width: 320px"></div>`);
  holder.innerHTML = `<${tag} pace="none" seed="the chart"></${tag}>`;
  const table = holder.firstElementChild as unknown as AnyTable;
  await waitUntil(() => table.context && table.features && table.tag('visitor'), 'nobody is waited for');
  await table.open('chart');
  await waitUntil(() => root(table).querySelector('.chart'), 'no chart is drawn');
  return table;
}

/** The states that are marked, by path. */
const marked = (table: AnyTable): string[] =>
  [...root(table).querySelectorAll<HTMLElement>('.chart li[aria-current]')].map(
    ({dataset}) => dataset['path']!,
  );

for (const tag of sampledTags) {
  describe(`how the game of a <${tag}> goes`, () => {
    it('is drawn from its chart, with the state marked in which it is', async () => {
      const table = await shown(tag);
      const {phase} = table.context!.turn;
      expect(marked(table)).to.deep.equal([phase]);
      const here = root(table).querySelector('.chart li[aria-current]')!;
      const {chartWords} = table.panelWords!;
      expect(here.textContent).to.contain(chartWords.here).and.to.contain(chartWords.beats['visitor']);
      expect(
        [...here.querySelectorAll('.beat[aria-current]')].map(({textContent}) => textContent),
      ).to.deep.equal([chartWords.beats['visitor']]);
      const {events} = chartWords;
      expect(
        [...root(table).querySelectorAll('.chart > li:last-child [title]')].map(
          ({textContent}) => textContent,
        ),
      ).to.include.members([events['UNDO'], events['PAUSE']]);
    });

    it('is read by a screen reader, and leaves nothing beyond a narrow page', async () => {
      const table = await shown(tag);
      const sheet = root(table).querySelector<HTMLElement>('.sheet')!;
      await expect(sheet).to.be.accessible();
      const body = sheet.querySelector('.body')!;
      expect(body.scrollWidth).to.be.at.most(body.clientWidth);
      expect(sheet.getBoundingClientRect().width).to.be.at.most(320);
    });

    it('has its titles in the language of the table', async () => {
      const table = await shown(tag);
      const title = (): string => root(table).querySelector('.chart li[data-path] b')?.textContent ?? '';
      const titles = new Set([title()]);
      for (const lang of ['de', 'pl', 'ru', 'sv']) {
        table.lang = lang;
        await waitUntil(() => table.code === lang && title() && !titles.has(title()), lang);
        titles.add(title());
        expect(root(table).querySelector('.chart')!.textContent, lang).not.to.match(/[A-Z_]{4}/);
      }
    });
  });
}

describe('the mark of a chart', () => {
  it('goes with the match', async () => {
    const table = await shown(tags[0]!);
    expect(marked(table)).to.deep.equal(['playing.trick']);
    table.match.send({type: 'FINISH_DEAL'});
    await waitUntil(() => marked(table).join() === 'settlingDeal.marked', 'it stays where it was');
  });

  it('tells that the game pauses', async () => {
    const table = await shown(tags[0]!);
    table.match.send({type: 'PAUSE'});
    await waitUntil(() => marked(table).join() === 'paused', 'it stays');
  });
});
