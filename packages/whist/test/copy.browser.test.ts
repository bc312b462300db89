import {expect, fixture, html, waitUntil} from '@open-wc/testing';
import '@quinola/whist/define.js';
import type {WhistTable} from '@quinola/whist';

/** A table whose match has begun. */
async function seated(attributes: string): Promise<WhistTable> {
  const holder = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  holder.innerHTML = `<whist-table pace="none" ${attributes}></whist-table>`;
  const table = holder.querySelector('whist-table')!;
  await waitUntil(() => table.context && table.service, 'no match has begun', {timeout: 8000});
  return table;
}

const root = (table: WhistTable): ShadowRoot => table.shadowRoot!;
const text = (table: WhistTable): string => root(table).querySelector<HTMLTextAreaElement>('.sheet textarea')!.value;

describe('the dialogue that puts a table into another page', () => {
  it('writes the lines for a tag, a file, a frame and WordPress', async () => {
    const table = await seated('rules="warsaw" theme="night" seed="copy" persist="here"');
    await table.open('copy');
    expect(text(table)).to.match(/<whist-table pace="none" rules="warsaw" theme="night" lang="en">\n {2}<p>Here stands a card table;.*<\/p>\n<\/whist-table>$/);
    // From source there are no built files beside it, and none is asked for.
    expect(text(table)).to.contain('src="cdn/whist-table.js"');
    expect(performance.getEntriesByType('resource').filter(({name}) => name.includes('integrity.json'))).to.deep.equal([]);
    await expect(root(table).querySelector('.sheet')!).to.be.accessible();
    const choose = async (way: string): Promise<string> => {
      const field = root(table).querySelector<HTMLSelectElement>('.sheet select')!;
      field.value = way;
      field.dispatchEvent(new Event('change'));
      await table.updateComplete;
      return text(table);
    };
    expect(await choose('file')).to.contain('standalone/whist-table.js"');
    expect(await choose('frame')).to.contain('embed.html?table=whist-table&amp;pace=none&amp;rules=warsaw&amp;theme=night&amp;lang=en"');
    expect(await choose('wordpress')).to.equal('[quinola tag="whist-table" pace="none" rules="warsaw" theme="night" lang="en"]');
    root(table).querySelector<HTMLInputElement>('.sheet input[type=checkbox]')!.click();
    await table.updateComplete;
    expect(text(table)).to.contain(' seed="copy"]');
  });

  it('does not tell a seed by which hidden cards could be known', async () => {
    const table = await seated('');
    await table.open('copy');
    expect(root(table).querySelector('.sheet input[type=checkbox]')).to.equal(null);
    expect(text(table)).not.to.contain('seed');
  });

  it('is not offered where the page or a kiosk does not want it', async () => {
    const offered = async (attributes: string): Promise<boolean> => {
      const table = await seated(attributes);
      await table.open('menu');
      return root(table).querySelector('.choices')!.textContent.includes(table.more!.copyTag);
    };
    expect([await offered(''), await offered('nocopy'), await offered('kiosk')]).to.deep.equal([true, false, false]);
  });
});
