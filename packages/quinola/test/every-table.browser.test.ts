import {expect, fixture, html, waitUntil} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import '@quinola/patience/define.js';
import '@quinola/tarok/define.js';
import '@quinola/tarok/ombre-define.js';
import '@quinola/whist/define.js';
import type {AnyTable} from '@quinola/table';
import {tags} from 'quinola';

declare global {
  interface Window {
    /** Whether this is the long run. */
    readonly long: boolean;
  }
}

interface Collected {
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes. */
  readonly heap: number;
}

/** How long a table may take, in ms, on a busy machine. */
const PATIENCE = 10_000;

/** A table whose match has begun and whose service is there. */
async function seated(tag: string, attributes = ''): Promise<AnyTable> {
  const holder = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  holder.innerHTML = `<${tag} pace="quick" seed="every table" ${attributes}></${tag}>`;
  const table = holder.firstElementChild as unknown as AnyTable;
  await waitUntil(() => table.context && table.service, 'no match has begun', {timeout: PATIENCE});
  return table;
}

const root = (table: AnyTable): ShadowRoot => table.renderRoot as ShadowRoot;
const invitation = (table: AnyTable): HTMLButtonElement | null => root(table).querySelector('.invitation');

async function opened(table: AnyTable, panel: string): Promise<HTMLElement> {
  await table.open(panel);
  return root(table).querySelector<HTMLElement>('.sheet')!;
}

/** What leads out of a page: links, files, downloads. */
const waysOut = (sheet: HTMLElement): Element[] => [...sheet.querySelectorAll('a[href], input[type="file"], [download]')];

/** What is kept, but for whose it is. */
const gist = (kept: string | null): object => ({...JSON.parse(kept ?? '{}') as object, owner: 0, revision: 0});

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

for (const tag of tags) {
  describe(`a <${tag}> in a kiosk`, () => {
    it('asks who has gone, then plays by itself, and sits the next visitor down', async () => {
      const table = await seated(tag, 'kiosk="0.5"');
      const {record} = table.context!;
      await waitUntil(() => root(table).querySelector('.message')?.textContent.includes(table.more!.stillThere), 'it does not ask', {timeout: PATIENCE});
      await waitUntil(() => invitation(table), 'it does not begin anew', {timeout: PATIENCE});
      expect(root(table).querySelector('.message')).to.equal(null);
      expect(root(table).querySelector<HTMLElement>('.q')!.inert).to.equal(true);
      await waitUntil(() => table.context!.record !== record && table.context!.players.every(({kind}) => kind === 'opponent'), 'a visitor is waited for', {timeout: PATIENCE});
      await waitUntil(() => table.context!.record.moves.some(({by}) => by !== 'chance'), 'nobody plays', {timeout: PATIENCE});
      expect(invitation(table)!.textContent).to.equal(table.words.start);
      invitation(table)!.click();
      await waitUntil(() => table.context!.players[0]!.kind === 'visitor', 'nobody is waited for', {timeout: PATIENCE});
      expect(invitation(table)).to.equal(null);
      expect(root(table).querySelector<HTMLElement>('.q')!.inert).to.equal(false);
    });

    it('waits for whoever touches it, and forgets what he has set', async () => {
      const table = await seated(tag, 'kiosk="0.5"');
      await waitUntil(() => root(table).querySelector('.message'), 'it does not ask', {timeout: PATIENCE});
      table.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, composed: true}));
      await table.updateComplete;
      expect([root(table).querySelector('.message'), invitation(table)]).to.deep.equal([null, null]);
      table.service!.change({suits: 'four-colour'});
      await waitUntil(() => invitation(table), 'it does not begin anew', {timeout: PATIENCE});
      expect(table.settings.suits).to.equal(undefined);
      expect(localStorage.getItem('quinola-settings') ?? '').not.to.contain('four-colour');
    });

    it('has no way out of its page, and large targets', async () => {
      const table = await seated(tag, 'kiosk share persist="room"');
      for (const panel of ['menu', 'settings', 'rules', 'keys']) {
        const sheet = await opened(table, panel);
        expect(waysOut(sheet), panel).to.deep.equal([]);
        for (const button of sheet.querySelectorAll<HTMLElement>('.button, select')) expect(button.offsetHeight, button.textContent).to.be.at.least(48);
      }
      const menu = await opened(table, 'menu');
      for (const line of [table.more!.record, table.more!.copyTag, table.more!.kept]) expect(menu.textContent).not.to.contain(line);
      for (const type of ['contextmenu', 'dragstart']) {
        expect(table.dispatchEvent(new Event(type, {bubbles: true, cancelable: true})), type).to.equal(false);
      }
    });

    it('is a table as any other when it is one no more', async () => {
      const table = await seated(tag, 'kiosk="0.5"');
      await waitUntil(() => invitation(table), 'it does not begin anew', {timeout: PATIENCE});
      table.removeAttribute('kiosk');
      await waitUntil(() => !invitation(table) && table.context!.players[0]!.kind === 'visitor', 'it still invites', {timeout: PATIENCE});
      expect((await opened(table, 'menu')).textContent).to.contain(table.more!.record);
    });
  });

  describe(`the lines that put a <${tag}> into another page`, () => {
    it('are chosen from its menu: game, level, theme, language, the very deal, and the form', async () => {
      const table = await seated(tag, 'theme="night" persist="here"');
      const menu = await opened(table, 'menu');
      expect(menu.textContent).to.contain(table.more!.copyTag);
      const sheet = await opened(table, 'copy');
      const text = (): string => root(table).querySelector<HTMLTextAreaElement>('.sheet textarea')!.value;
      expect(text()).to.match(new RegExp(`<${tag} pace="quick" theme="night" lang="en"></${tag}>$`));
      const choose = async (name: string, value: string): Promise<void> => {
        const field = root(table).querySelector<HTMLSelectElement>(`.sheet select[name="${name}"]`)!;
        field.value = value;
        field.dispatchEvent(new Event('change'));
        await table.updateComplete;
      };
      for (const [name, [, second]] of Object.entries(table.service!.options())) {
        await choose(name, second!);
        expect(text()).to.contain(` ${name}="${second!}"`);
      }
      await choose('theme', '');
      await choose('lang', 'pl');
      root(table).querySelector<HTMLInputElement>('.sheet input[type=checkbox]')!.click();
      await table.updateComplete;
      expect(text()).not.to.contain('theme');
      expect(text()).to.contain(' lang="pl"').and.contain(' seed="every table"');
      expect(sheet.querySelector('select[name="level"]') === null).to.equal(table.context!.players.length === 1);
      await expect(root(table).querySelector<HTMLElement>('.sheet')!).to.be.accessible();
    });
  });

  describe(`what a <${tag}> keeps`, () => {
    it('is listed in its menu, and erased there', async () => {
      localStorage.setItem('another page', 'of the same origin');
      const table = await seated(tag, 'persist="here"');
      table.service!.change({suits: 'four-colour'});
      await waitUntil(() => localStorage.getItem('quinola:here'), 'nothing is kept');
      const menu = await opened(table, 'menu');
      [...menu.querySelectorAll('button')].find((button) => button.textContent === table.more!.kept)!.click();
      await waitUntil(() => table.opened?.id === 'kept' && root(table).querySelector('.sheet ul'), 'it is not listed');
      const sheet = root(table).querySelector<HTMLElement>('.sheet')!;
      expect([...sheet.querySelectorAll('li small')].map((key) => key.textContent)).to.deep.equal(['quinola-settings', 'quinola:here']);
      expect(sheet.textContent).to.contain(table.service!.panels.words!.keptMatch('here'));
      await expect(sheet).to.be.accessible();
      sheet.querySelector<HTMLElement>('footer button')!.click();
      await table.updateComplete;
      expect(Object.keys(localStorage)).to.deep.equal(['another page']);
      expect(root(table).querySelector('.sheet')!.textContent).to.contain(table.service!.panels.words!.keptNothing);
      expect(table.settings).to.deep.equal({});
    });

    it('is left as it is when another version has kept it, and put aside when the visitor wants that', async () => {
      const record = {format: 'quinola-record/1', game: 'none', options: {}, players: [], moves: []};
      const old = [
        {format: 'quinola-kept/0', moves: [1, 2, 3]},
        {format: 'quinola-kept/1', owner: null, revision: 7, record: {...record, format: 'quinola-record/0'}},
        {format: 'quinola-kept/2', owner: null, revision: 7, record: {...record, format: 'quinola-record/2'}},
        {format: 'quinola-kept/1', owner: null, revision: 7, record},
      ].map((kept) => JSON.stringify(kept));
      for (const kept of old) {
        localStorage.setItem('quinola:old', kept);
        const table = await seated(tag, 'persist="old"');
        await waitUntil(() => root(table).querySelector('.message')?.textContent.includes(table.more!.setAside), 'it does not say so', {timeout: PATIENCE});
        expect(root(table).querySelector('.message')!.textContent).to.contain(table.more!.errors['kept-broken']!({}));
        expect(gist(localStorage.getItem('quinola:old'))).to.deep.equal(gist(kept));
        root(table).querySelector<HTMLElement>('.message .button')!.click();
        expect(gist(localStorage.getItem('quinola:old.broken-1'))).to.deep.equal(gist(kept));
        table.remove();
        localStorage.clear();
      }
    });

    it('is gone on with when the browser shows the page again that it had kept whole', async () => {
      const table = await seated(tag, 'persist="here"');
      await waitUntil(() => localStorage.getItem('quinola:here'), 'nothing is kept');
      const {record} = table.context!;
      window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
      expect(localStorage.getItem('quinola:here')).to.contain('"owner":null');
      window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
      await waitUntil(() => table.context!.record !== record, 'it is not gone on with');
      expect(table.context!.record.seed).to.equal(record.seed);
      await waitUntil(() => !localStorage.getItem('quinola:here')!.includes('"owner":null'), 'nobody keeps it');
      // The next page finds it free.
      window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: false}));
      expect(localStorage.getItem('quinola:here')).to.contain('"owner":null');
    });
  });
}

describe('a page', () => {
  it(`holds no more after ${window.long ? 200 : 12} tables have come and gone`, async () => {
    /** Tables of every sort come, are played at, and go. */
    const visited = async (count: number): Promise<Collected> => {
      for (let i = 0; i < count; i++) {
        const table = document.createElement(tags[i % tags.length]!) as unknown as AnyTable;
        table.pace = 'none';
        document.body.append(table);
        await waitUntil(() => table.context && table.service, 'no match has begun', {timeout: PATIENCE});
        await table.open('menu');
        table.remove();
      }
      // What the browser still has to say to them is said in the next frames.
      await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
      return executeServerCommand<Collected, undefined>('collect-garbage');
    };
    // What is made once for a page the first rounds make, and what the browser compiles as it warms.
    const before = await visited(tags.length * (window.long ? 15 : 2));
    let after = await visited(window.long ? 200 : 12);
    await waitUntil(async () => {
      after = await visited(0);
      return after.nodes <= before.nodes && after.listeners <= before.listeners;
    }, 'nodes or listeners are still held', {timeout: PATIENCE});
    expect(after.heap, 'bytes').to.be.at.most(before.heap * 1.1);
  }).timeout(window.long ? 240_000 : 40_000);
});
