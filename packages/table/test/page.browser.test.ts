import {expect} from '@open-wc/testing';
import {stateOf} from '../src/controllers/states.js';
import {bareTable, cardTurn, playUntil, takeAway, type BareTable} from '@quinola/testing/toy/bare-table.js';
import {errorsOf} from './reports.js';
import {until} from '@quinola/testing/wait.js';

/** Collects the events of a type at a table from now on. */
function eventsOf<T extends keyof HTMLElementEventMap>(table: BareTable, type: T): HTMLElementEventMap[T][] {
  const events: HTMLElementEventMap[T][] = [];
  table.addEventListener(type, (event) => events.push(event));
  return events;
}

const panelOf = (table: BareTable): string | null =>
  table.shadowRoot!.querySelector('[part~=dialog]')?.getAttribute('aria-label') ?? null;

describe('the methods of a table', () => {
  afterEach(takeAway);

  it('can be called once it is ready', async () => {
    const table = bareTable();
    await table.ready;
    expect([table.context === null, table.features === null, table.record === null]).to.deep.equal([
      false,
      false,
      false,
    ]);
    const waiting = bareTable({set: {reveal: 'interaction'}});
    await waiting.ready;
    expect([waiting.context, waiting.features === null]).to.deep.equal([null, false]);
  });

  it('open and close panels, with an event for each', async () => {
    const table = bareTable();
    const events = eventsOf(table, 'quinola-panel');
    expect(await table.openPanel('settings')).to.equal(true);
    expect(panelOf(table)).to.equal(table.panelWords!.settings);
    expect(await table.openPanel('keys')).to.equal(true);
    await table.closePanel();
    await table.updateComplete;
    expect(panelOf(table)).to.equal(null);
    expect(events.map(({panel, open}) => `${panel} ${open}`)).to.deep.equal([
      'settings true',
      'settings false',
      'keys true',
      'keys false',
    ]);
    const errors = errorsOf(table);
    for (const name of ['none', 'constructor', 'auction', 'order', 7])
      expect(await table.openPanel(name as string), `${name}`).to.equal(false);
    expect(errors().map(({code, about}) => `${code} ${about['name']}`)).to.deep.equal(
      ['none', 'constructor', 'auction', 'order', '7'].map((name) => `unknown-panel ${name}`),
    );
  });

  it('open no panel before a match has begun, and no replay before a deal is finished', async () => {
    const table = bareTable({set: {reveal: 'interaction'}});
    expect([await table.openPanel('settings'), await table.replayAt(1, 3)]).to.deep.equal([false, false]);
    table.pause();
    await table.start();
    expect([table.tag('paused'), await table.replayAt()]).to.deep.equal([false, false]);
  });

  it('replace words, in every language, and report unknown ones', async () => {
    const table = document.createElement('bare-table') as BareTable;
    const errors = errorsOf(table);
    table.labels = {
      hint: 'Rat',
      title: 'My toy',
      'lesson.next': 'Onwards',
      yourLead: 'Lead!',
      none: 'x',
      constructor: 'x',
      waits: 'no function',
    };
    document.body.append(table);
    await table.ready;
    const said = (): unknown[] => [table.words.hint, table.gameWords.title, table.panelWords!.lesson.next];
    expect(said()).to.deep.equal(['Rat', 'My toy', 'Onwards']);
    expect(table.shadowRoot!.querySelector('.tools')!.textContent).to.contain('Rat');
    await table.setLanguage('sv');
    expect(said()).to.deep.equal(['Rat', 'My toy', 'Onwards']);
    expect(errors().map(({code, about}) => `${code} ${about['name']}`)).to.deep.equal(
      ['none', 'constructor', 'waits'].map((name) => `unknown-label ${name}`),
    );
    table.labels = null;
    await until(() => table.words.hint === 'Råd', 'they stay');
    await until(() => table.panelWords!.lesson.next !== 'Onwards', 'they stay');
  });

  it('replace words that come after all, and the table no longer says that they are missing', async () => {
    const table = bareTable();
    await table.ready;
    table.missing.tell('labels', new Error('no address'), () => undefined);
    expect(table.message).not.to.equal(null);
    table.labels = {hint: 'Rat'};
    await until(() => table.words.hint === 'Rat', 'they do not come');
    expect(table.message).to.equal(null);
  });

  it('pause and continue', async () => {
    const table = bareTable();
    await cardTurn(table);
    table.pause();
    await until(() => table.tag('paused') && table.message, 'it does not pause');
    table.features!.visibility.seen(true);
    expect(table.tag('paused')).to.equal(true);
    table.resume();
    expect([table.tag('paused'), table.message]).to.deep.equal([false, null]);
    expect(stateOf(table)).to.equal('visitor');
  });

  it('change the language, with one event', async () => {
    const table = bareTable();
    await table.ready;
    const events = eventsOf(table, 'quinola-language');
    await table.setLanguage('de');
    expect([table.code, table.panelWords!.pause]).to.deep.equal(['de', 'Pause']);
    expect(events.map(({language}) => language)).to.deep.equal(['de']);
  });
});

describe('the state visible to a page', () => {
  afterEach(takeAway);

  it('includes what the table waits for, as a state', async () => {
    const table = bareTable({set: {reveal: 'interaction'}});
    await table.ready;
    await until(() => table.matches(':state(waiting)'), 'it does not wait');
    await table.start();
    await cardTurn(table);
    expect([table.matches(':state(visitor)'), table.matches(':state(waiting)')]).to.deep.equal([true, false]);
    await playUntil(table, () => table.tag('over'));
    await table.updateComplete;
    expect(table.matches(':state(over)')).to.equal(true);
  });

  it('includes how long a match was played, when it is over', async () => {
    const table = bareTable();
    await cardTurn(table);
    const events = eventsOf(table, 'quinola-time');
    const {now} = performance;
    // Another hour passes.
    performance.now = () => now.call(performance) + 3_600_000;
    try {
      await playUntil(table, () => table.tag('over'));
      expect(events.map(({seconds}) => Math.round(seconds / 60))).to.deep.equal([60]);
      table.remove();
      await new Promise((go) => setTimeout(go));
      expect(events.length).to.equal(1);
    } finally {
      performance.now = now;
    }
  });

  it('has a mark when the table waits to be started', async () => {
    const table = bareTable({set: {reveal: 'interaction'}});
    table.innerHTML = '<b slot="brand">Museum</b>';
    await table.ready;
    expect((table.firstElementChild as HTMLElement).assignedSlot?.parentElement?.className).to.equal('front');
  });
});
