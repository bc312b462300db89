import {expect} from '@open-wc/testing';
import {html, type CSSResultOrNative, type TemplateResult} from 'lit';
import {PanelsController, type OpenPanel, type PanelLoader} from '../src/controllers/panels.js';
import {FocusController} from '../src/controllers/focus.js';
import {bareTable, cardTurn, hostWith, takeAway} from '@quinola/testing/toy/bare-table.js';
import {missingParts} from './reports.js';
import {until} from '@quinola/testing/wait.js';

const sheet =
  (text: string, small = true): PanelLoader =>
  () =>
    Promise.resolve({
      render: (_table, about) =>
        html`<section class="sheet ${small ? 'small' : ''}" tabindex="-1">${text} ${about}</section>`,
    });

/** A host with a button in its hand, and panels, one of which fails to load. */
async function table() {
  let auto: string | null = null;
  let isOnline = false;
  let view: () => TemplateResult | symbol = () => html``;
  const host = await hostWith(
    {
      at: null as string | null,
      opened: null as OpenPanel | null,
      context: {} as object | null,
      tags: [] as readonly string[],
      missing: missingParts(),
      hands: () => [['AS']],
      adopt: (..._sheets: readonly CSSResultOrNative[]) => undefined,
      tag(...names: readonly string[]) {
        return names.some((name) => this.tags.includes(name));
      },
    },
    () =>
      html`<div class="room" tabindex="-1">
        <div class="hand"><button class="card" tabindex="0" data-card="AS">AS</button></div>
        ${view()}
      </div>`,
  );
  const focus = new FocusController(host);
  const panels = new PanelsController(
    host,
    {
      panels: {
        one: sheet('one'),
        two: sheet('two'),
        large: sheet('large', false),
        why: sheet('why'),
        lacking: () => (isOnline ? sheet('late')() : Promise.reject(new Error('offline'))),
      },
      autoPanel: () => auto,
    },
    focus,
  );
  view = () => panels.view();
  const root = host.shadowRoot!;
  return {
    host,
    panels,
    root,
    shown: () => root.querySelector('.sheet')?.textContent.trim() ?? null,
    card: () => root.querySelector<HTMLElement>('.card')!,
    lay: async (id: string | null) => {
      auto = id;
      host.requestUpdate();
      await host.updateComplete;
    },
    goOnline: () => {
      isOnline = true;
    },
  };
}

describe('the panels of a table', () => {
  it('open one at a time, take the focus, and return it when they close', async () => {
    const {panels, root, shown, card} = await table();
    card().focus();
    await panels.open('one', 'now');
    expect([shown(), root.activeElement!.className]).to.deep.equal(['one now', 'sheet small']);
    await panels.open('two');
    expect(shown()).to.equal('two');
    await panels.close();
    expect([shown(), root.activeElement]).to.deep.equal([null, card()]);
  });

  it('change their content in place', async () => {
    const {host, panels, shown} = await table();
    await panels.open('one', 1);
    panels.turnTo('one', 2);
    await host.updateComplete;
    expect(shown()).to.equal('one 2');
  });

  it('make what a large one covers inert, and leave the hand usable beside a small one', async () => {
    const {panels, card} = await table();
    await panels.open('one');
    expect(card().closest<HTMLElement>('.hand')!.inert).to.equal(false);
    await panels.open('large');
    expect(card().closest<HTMLElement>('.hand')!.inert).to.equal(true);
    await panels.close();
    expect(card().closest<HTMLElement>('.hand')!.inert).to.equal(false);
  });

  it('can be opened by the game, and take the focus only from within the table', async () => {
    const {host, root, shown, card, lay} = await table();
    await lay('one');
    await until(() => shown() === 'one');
    expect(root.activeElement).to.equal(null);
    await lay(null);
    card().focus();
    await lay('two');
    await until(() => root.activeElement?.className === 'sheet small');
    await lay(null);
    await until(() => root.activeElement === card());
    host.context = null;
    await lay('one');
    expect(shown()).to.equal(null);
  });

  it('report one that cannot be loaded, and request it again when the visitor does', async () => {
    const {host, panels, shown, lay, goOnline} = await table();
    await lay('lacking');
    const {reports} = host.missing;
    await until(() => reports.length);
    await lay('lacking');
    expect(reports.map(({part}) => part)).to.deep.equal(['panel']);
    await panels.open('lacking');
    expect([reports.length, host.opened]).to.deep.equal([2, null]);
    goOnline();
    await panels.open('lacking');
    expect(shown()).to.equal('late');
  });

  it("open after the notice of a missing one: the game's by themselves, the visitor's as he opened them", async () => {
    const {host, panels, shown, lay, goOnline} = await table();
    const {reports} = host.missing;
    await lay('lacking');
    await until(() => reports.length);
    goOnline();
    reports[0]!.again();
    await until(() => shown() === 'late');
    const another = await table();
    await another.panels.open('lacking', 'it');
    another.goOnline();
    another.host.missing.reports[0]!.again();
    await until(() => another.shown() === 'late it');
    await panels.close();
  });

  it('keep advice while it is computed or shown', async () => {
    const {host, panels} = await table();
    await panels.open('why');
    host.tags = ['hinting'];
    panels.matchChanged();
    expect(host.opened?.id).to.equal('why');
    host.tags = [];
    panels.matchChanged();
    expect(host.opened).to.equal(null);
    await panels.open('why', 'last');
    panels.matchChanged();
    expect(host.opened).to.not.equal(null);
  });
});

describe('the map of keys', () => {
  it('calls letters in Russian as they stand on a Russian keyboard, too', async () => {
    const table = bareTable({attributes: {lang: 'ru', undo: ''}});
    await cardTurn(table);
    await table.open('keys');
    await until(() => table.shadowRoot!.querySelector('kbd'), 'no sheet opens');
    const keys = [...table.shadowRoot!.querySelectorAll('kbd')].map(({textContent}) => textContent);
    expect(keys).to.include.members(['Ь (M)', 'Г (U)', 'Ы (S) Р (H) В (D) С (C)', 'Home, End', 'Esc', '?']);
    await takeAway();
  });
});
