import {expect, fixture, html} from '@open-wc/testing';
import '@quinola/whist/define.js';
import type {WhistTable} from '@quinola/whist';
import {waitUntil} from '../../../table/test-support/wait.js';

/** A table whose match has begun. */
async function seated(attributes: string): Promise<WhistTable> {
  const holder = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  holder.innerHTML = `<whist-table pace="none" ${attributes}></whist-table>`;
  const table = holder.querySelector('whist-table')!;
  await waitUntil(() => table.context && table.features, 'no match has begun', {timeout: 8000});
  return table;
}

const root = (table: WhistTable): ShadowRoot => table.shadowRoot!;
const text = (table: WhistTable): string =>
  root(table).querySelector<HTMLTextAreaElement>('.sheet textarea')!.value;

describe('the dialog for putting a table into another page', () => {
  it('offers this deal while the first deal is on the table, later the session from its first deal', async () => {
    const table = await seated('seed="copy" share');
    const offered = async (): Promise<readonly string[]> => {
      await table.open('copy');
      const label = root(table).querySelector('.sheet label:has([type=checkbox])')!.textContent.trim();
      await table.open('record');
      const link = [...root(table).querySelectorAll('.sheet .choices .button')].at(-1)!.textContent.trim();
      await table.close();
      return [label, link];
    };
    expect(await offered()).to.deep.equal(['With exactly this deal', 'Copy a link to this deal']);
    table.match.send({type: 'FINISH_DEAL'});
    await waitUntil(() => table.tag('sheet'), 'the deal does not end', {timeout: 8000});
    expect(await offered()).to.deep.equal(['With exactly this deal', 'Copy a link to this deal']);
    table.match.send({type: 'ACKNOWLEDGE'});
    await waitUntil(() => table.tag('visitor') && table.view!.deal === 2, 'no second deal', {timeout: 8000});
    expect(await offered()).to.deep.equal([
      'With the cards of this session, from its first deal',
      'Copy a link to this session, from its first deal',
    ]);
  });

  it('writes the code for the chosen language', async () => {
    const table = await seated('rules="warsaw"');
    await table.open('copy');
    const choose = async (field: HTMLSelectElement, value: string): Promise<void> => {
      field.value = value;
      field.dispatchEvent(new Event('change'));
      await table.updateComplete;
    };
    await choose(root(table).querySelector<HTMLSelectElement>('.sheet select[name=lang]')!, 'pl');
    await waitUntil(() => text(table).includes('<p>Tu stoi stół'), 'the sentence stays English', {
      timeout: 8000,
    });
    await choose(root(table).querySelector<HTMLSelectElement>('.sheet select')!, 'frame');
    expect(text(table)).to.contain(' title="Wist"');
  });

  it('confirms that the text is copied, and selects it where the browser refuses to copy', async () => {
    const table = await seated('seed="copy" share');
    const paper = (): string => root(table).querySelector('.sheet')!.textContent;
    const press = (name: string): void =>
      [...root(table).querySelectorAll<HTMLElement>('.sheet .button')]
        .find((button) => button.textContent === name)!
        .click();
    const copied: string[] = [];
    let refuses = false;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: (what: string) =>
          refuses ? Promise.reject(new Error('refused')) : Promise.resolve(void copied.push(what)),
      },
    });
    try {
      await table.open('copy');
      press('Copy');
      await waitUntil(() => paper().includes('Copied.'), 'nothing is said');
      await table.open('record');
      press('Copy a link to this deal');
      await waitUntil(() => paper().includes('The link is copied.'), 'nothing is said');
      expect(copied.map((what) => what.includes('seed="copy"') || what.includes('seed=copy'))).to.deep.equal([
        false,
        true,
      ]);
      refuses = true;
      press('Copy a link to this deal');
      await waitUntil(() => paper().includes('copy it yourself'), 'nothing is said');
      const link = root(table).querySelector<HTMLInputElement>('.sheet .link')!;
      await waitUntil(() => root(table).activeElement === link, 'the link is not offered');
      expect(link.value.slice(link.selectionStart!, link.selectionEnd!)).to.equal(copied[1]);
      await expect(root(table).querySelector('.sheet')!).to.be.accessible();
      // A page without a secure address has none.
      Object.defineProperty(navigator, 'clipboard', {configurable: true, value: undefined});
      await table.open('copy');
      press('Copy');
      await waitUntil(() => paper().includes('copy it yourself'), 'nothing is said');
    } finally {
      delete (navigator as {clipboard?: unknown}).clipboard;
    }
  });
});
