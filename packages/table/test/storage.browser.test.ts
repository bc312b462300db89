import {expect} from '@open-wc/testing';
import type {TableStorage} from '../src/index.js';
import {SETTINGS_KEY} from '../src/settings.js';
import {BareTable, bareTable, cardTurn, playUntil, takeAway} from '@quinola/testing/toy/bare-table.js';
import {errorsOf} from './reports.js';
import {until} from '@quinola/testing/wait.js';

/** A page's storage that answers with a delay. */
function memory(texts = new Map<string, string>()): TableStorage & {readonly texts: Map<string, string>} {
  return {
    texts,
    get: (key) => Promise.resolve(texts.get(key)),
    set: (key, text) => Promise.resolve(texts.set(key, text)),
    delete: (key) => Promise.resolve(texts.delete(key)),
  };
}

/** A storage of which nothing works. */
const broken = (act: () => never): TableStorage => ({get: act, set: act, delete: act});

const nothingInBrowser = (): void => {
  expect(Object.keys(localStorage)).to.deep.equal([]);
};

describe('the storage of a page', () => {
  afterEach(async () => {
    await takeAway();
    BareTable.commonStorage = null;
  });

  it('stores match and settings instead of the browser', async () => {
    const storage = memory();
    const first = bareTable({set: {storage, persist: 'here'}});
    await cardTurn(first);
    first.settings.change({suits: 'four-colour'});
    await until(() => storage.texts.get(SETTINGS_KEY)?.includes('four-colour'), 'no settings');
    const {count} = first.context!;
    first.remove();
    await until(() => storage.texts.get('quinola:here')?.includes('"owner":null'), 'it is not let go');
    nothingInBrowser();
    // As on another device: nothing is known but its content.
    const second = bareTable({set: {storage: memory(storage.texts), persist: 'here', seed: 'another'}});
    await cardTurn(second);
    expect(second.context!.count).to.equal(count);
    expect(second.view!.hand).to.deep.equal(first.view!.hand);
    expect(second.settings.get('suits')).to.equal('four-colour');
    await second.open('kept');
    await second.updateComplete;
    expect(second.shadowRoot!.querySelector('.sheet')!.textContent).to.contain('quinola:here');
    second.shadowRoot!.querySelector<HTMLElement>('.sheet footer button')!.click();
    await until(() => storage.texts.size === 0, 'it is not erased');
    nothingInBrowser();
  });

  it('can be set for all tables', async () => {
    BareTable.commonStorage = memory();
    const table = bareTable({set: {persist: 'here'}});
    await cardTurn(table);
    expect(table.storage).to.equal(BareTable.commonStorage);
    await until(() => (BareTable.commonStorage as ReturnType<typeof memory>).texts.has('quinola:here'));
    nothingInBrowser();
  });

  it('may be slow: its match is continued when it arrives', async () => {
    const storage = memory();
    const first = bareTable({set: {storage, persist: 'here'}});
    await cardTurn(first);
    const {hand} = first.view!;
    first.remove();
    await until(() => storage.texts.get('quinola:here')?.includes('"owner":null'), 'it is not let go');
    const second = bareTable({set: {persist: 'here', seed: 'another'}});
    await cardTurn(second);
    second.storage = memory(storage.texts);
    await until(() => second.view?.hand.join() === hand.join(), 'it is not gone on with');
  });

  for (const [way, act] of [
    ['throws', () => expect.fail('no storage')],
    ['rejects', () => Promise.reject(new Error('no storage')) as never],
  ] as const)
    it(`leaves a table that can be played, and one error, if it ${way}`, async () => {
      const table = document.createElement('bare-table') as BareTable;
      const errors = errorsOf(table);
      Object.assign(table, {
        storage: broken(act as () => never),
        persist: 'here',
        pace: 'none',
        seed: 'a test',
      });
      document.body.append(table);
      await cardTurn(table);
      const {count} = table.context!;
      await playUntil(table, () => table.context!.count > count + 3);
      expect(errors().map(({code}) => code)).to.deep.equal(['not-kept']);
      nothingInBrowser();
    });
});

describe('a table that may not store anything', () => {
  afterEach(takeAway);

  it('neither writes nor reads storage, and does not mention it', async () => {
    localStorage.setItem(SETTINGS_KEY, '{"suits":"four-colour"}');
    const table = document.createElement('bare-table') as BareTable;
    const errors = errorsOf(table);
    Object.assign(table, {nostorage: true, storage: broken(() => expect.fail('asked')), persist: 'here'});
    Object.assign(table, {pace: 'none', seed: 'a test'});
    document.body.append(table);
    await cardTurn(table);
    table.settings.change({figures: 'double'});
    expect([table.settings.get('suits'), table.settings.get('figures')]).to.deep.equal([undefined, 'double']);
    expect({...localStorage}).to.deep.equal({[SETTINGS_KEY]: '{"suits":"four-colour"}'});
    expect([table.persistence, errors()]).to.deep.equal([null, []]);
  });

  it('stops storing when that is forbidden', async () => {
    const table = bareTable({set: {persist: 'here'}});
    await cardTurn(table);
    table.nostorage = true;
    await table.updateComplete;
    const text = localStorage.getItem('quinola:here');
    const {count} = table.context!;
    await playUntil(table, () => table.context!.count > count);
    expect([table.persistence, localStorage.getItem('quinola:here')]).to.deep.equal([null, text]);
  });
});
