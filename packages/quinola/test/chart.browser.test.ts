import {expect, fixture, html} from '@open-wc/testing';
import '@quinola/testing/registry/sampled-tables.js';
import type {AnyTable} from '@quinola/table';
import {tags} from 'quinola';
import {sampled} from '@quinola/testing/registry/sampled.js';
import {until} from '@quinola/testing/wait.js';

const root = (table: AnyTable): ShadowRoot => table.renderRoot as ShadowRoot;

/** The chart of a table on a small phone, opened by its page. */
async function shown(tag: string): Promise<AnyTable> {
  const holder = await fixture<HTMLElement>(html`<div lang="en" style="width: 320px"></div>`);
  holder.innerHTML = `<${tag} pace="none" seed="the chart"></${tag}>`;
  const table = holder.firstElementChild as unknown as AnyTable;
  await until(() => table.context && table.features && table.tag('visitor'), 'nobody is waited for');
  await table.open('chart');
  await until(() => root(table).querySelector('.drawing svg'), 'no chart is drawn');
  return table;
}

/** The paths of the highlighted states. */
const lit = (table: AnyTable): string[] =>
  [...root(table).querySelectorAll<SVGElement>('.drawing .state.lit')].map(({dataset}) => dataset['path']!);

for (const {tag, languages} of sampled) {
  describe(`the game chart of a <${tag}>`, () => {
    it('is drawn from its statechart, with the current state and its transitions highlighted', async () => {
      const table = await shown(tag);
      const {phase} = table.context!.turn;
      expect(lit(table)).to.deep.equal([phase]);
      const {chartWords} = table.panelWords!;
      const here = root(table).querySelector('.drawing [aria-current=step]')!;
      expect(here.getAttribute('aria-label')).to.contain(
        `${chartWords.here}: ${chartWords.beats['visitor']}`,
      );
      expect(here.querySelector('.chip.lit')!.getAttribute('data-beat')).to.equal('visitor');
      const transitions = [...root(table).querySelectorAll<SVGElement>('.way.lit')].map(
        ({dataset}) => dataset['from'],
      );
      expect(new Set(transitions)).to.deep.equal(new Set([phase]));
      const {events} = chartWords;
      expect(root(table).querySelector('.always')!.textContent)
        .to.contain(events['UNDO'])
        .and.to.contain(events['PAUSE']);
    });

    it('is not in the menu', async () => {
      const table = await shown(tag);
      await table.open('menu');
      expect(root(table).querySelector('.sheet')!.textContent).not.to.contain(table.panelWords!.chart);
    });

    it('is readable by a screen reader, and scrolls in its own frame on a narrow page', async () => {
      const table = await shown(tag);
      const sheet = root(table).querySelector<HTMLElement>('.sheet')!;
      await expect(sheet).to.be.accessible();
      const body = sheet.querySelector('.body')!;
      expect(body.scrollWidth).to.be.at.most(body.clientWidth);
      expect(sheet.getBoundingClientRect().width).to.be.at.most(320);
      const frame = sheet.querySelector('.drawing')!.getBoundingClientRect();
      const at = sheet.querySelector('.state.lit')!.getBoundingClientRect();
      expect(at.bottom > frame.top && at.top < frame.bottom, 'what is lit is not seen').to.equal(true);
    });

    it('can be zoomed', async () => {
      const table = await shown(tag);
      const width = (): number => root(table).querySelector('.drawing svg')!.getBoundingClientRect().width;
      const usual = width();
      const press = async (name: string): Promise<void> => {
        [...root(table).querySelectorAll<HTMLElement>('.sheet footer button')]
          .find(({textContent}) => textContent === name)!
          .click();
        await table.updateComplete;
      };
      await press('Larger');
      expect(width()).to.be.closeTo(usual * 1.25, 1);
      await press('Smaller');
      await press('Smaller');
      expect(width()).to.be.closeTo(usual / 1.25, 1);
    });

    it('has its titles in the language of the table', async () => {
      const table = await shown(tag);
      const title = (): string => root(table).querySelector('.drawing .state .name')?.textContent ?? '';
      const titles = new Set([title()]);
      for (const lang of languages.slice(1)) {
        table.lang = lang;
        await until(() => table.code === lang && title() && !titles.has(title()), lang);
        titles.add(title());
        expect(root(table).querySelector('.drawing')!.textContent, lang).not.to.match(/[A-Z_]{4}/);
      }
    });
  });
}

describe('the highlight of a chart', () => {
  it('follows the match', async () => {
    const table = await shown(tags[0]!);
    expect(lit(table)).to.deep.equal(['playing.trick']);
    table.match.send({type: 'FINISH_DEAL'});
    await until(() => lit(table).join() === 'settlingDeal.marked', 'it stays where it was');
  });

  it('shows that the game is paused', async () => {
    const table = await shown(tags[0]!);
    table.match.send({type: 'PAUSE'});
    await until(() => root(table).querySelector('.always.lit'), 'it stays');
    expect(lit(table)).to.deep.equal([]);
  });
});
