import {expect, fixture, html} from '@open-wc/testing';
import {wholeOf, type GameFeatures} from '@quinola/table';
import type {WhistTable} from '@quinola/whist';
import {waitUntil} from '../../../table/test-support/wait.js';
import {first, handOf, once, settled, sheetOf} from '../test-support/table.js';

/** A table whose features are loaded when the test allows it. */
function tableWith(loads: (load: () => Promise<GameFeatures>) => Promise<GameFeatures>): WhistTable {
  const table = document.createElement('whist-table');
  table.pace = 'none';
  table.seed = 'a test';
  table.seats = ['visitor', first, first, first];
  const own = table as unknown as {loadFeatures(code: string): Promise<GameFeatures>};
  const load = own.loadFeatures.bind(table);
  own.loadFeatures = (code) => loads(() => load(code));
  return table;
}

const menuButton = (table: WhistTable): HTMLButtonElement =>
  table.shadowRoot!.querySelector<HTMLButtonElement>('[part~=toolbar] button:last-of-type')!;

describe('a <whist-table> before its features are loaded', () => {
  it('lets the visitor play, and later does what he asked for meanwhile', async () => {
    let release: () => void = () => undefined;
    const allowed = new Promise<void>((go) => {
      release = go;
    });
    const table = tableWith((load) => allowed.then(load));
    const moves: string[] = [];
    table.addEventListener('quinola-move', ({made}) => moves.push(made.move.type));
    await fixture(html`${table}`);
    await waitUntil(() => handOf(table).length === 13, 'no hand');
    await settled(table);
    handOf(table)
      .find((button) => button.getAttribute('aria-disabled') === 'false')!
      .click();
    await settled(table);
    expect(table.view!.hand.length).to.be.below(13);
    menuButton(table).click();
    expect(table.features).to.equal(null);
    release();
    await waitUntil(() => sheetOf(table), 'the menu does not open', {timeout: 5000});
    expect(moves).to.deep.equal(wholeOf(table).record.moves.map(({move}) => move.type));
    expect(table.shadowRoot!.querySelector('[role="log"]')!.childElementCount).to.be.above(0);
  });

  it('shows the hand before it fetches its features, where no cards travel', async () => {
    let fetches = 0;
    const table = tableWith((load) => {
      fetches++;
      return load();
    });
    document.body.append(table);
    const fetchedBefore = await new Promise<number>((shown) =>
      new MutationObserver(() => handOf(table).length && shown(fetches)).observe(table.shadowRoot!, {
        subtree: true,
        childList: true,
      }),
    );
    expect(handOf(table).length).to.equal(13);
    expect(fetchedBefore).to.equal(0);
    await table.whole();
    expect(fetches).to.equal(1);
    table.remove();
  });

  it('says that its features cannot be fetched, remains playable, and tries again on demand', async () => {
    let there = false;
    const table = tableWith((load) => (there ? load() : Promise.reject(new Error('offline'))));
    const failure = once(table, 'quinola-error');
    await fixture(html`${table}`);
    expect((await failure).code).to.equal('no-module');
    await waitUntil(() => handOf(table).length === 13, 'no hand');
    await settled(table);
    expect(table.shadowRoot!.querySelector('[role="alert"] span')!.textContent).to.equal(
      'Part of the table could not be loaded.',
    );
    handOf(table)
      .find((button) => button.getAttribute('aria-disabled') === 'false')!
      .click();
    await settled(table);
    expect(table.view!.hand.length).to.be.below(13);
    const moves: string[] = [];
    table.addEventListener('quinola-move', ({made}) => moves.push(made.move.type));
    there = true;
    menuButton(table).click();
    await waitUntil(() => sheetOf(table), 'the menu does not open', {timeout: 5000});
    expect(table.shadowRoot!.querySelector('[role="alert"]')).to.equal(null);
    // Moves made meanwhile are announced now.
    expect(moves).to.deep.equal(wholeOf(table).record.moves.map(({move}) => move.type));
  });
});

describe('a <whist-table> whose translations cannot be loaded', () => {
  it('speaks English, says so once, works fully, and tries again when the language changes', async () => {
    const table = tableWith((load) => load());
    let there = false;
    const own = table as unknown as Record<
      'loadRoomWords' | 'loadFeatures',
      (code: string) => Promise<unknown>
    >;
    for (const name of ['loadRoomWords', 'loadFeatures'] as const) {
      const load = own[name].bind(table);
      own[name] = (code) => (code === 'en' || there ? load(code) : Promise.reject(new Error('offline')));
    }
    const codes: [string, unknown][] = [];
    table.addEventListener('quinola-error', ({code, about}) => codes.push([code, about['lang']]));
    table.lang = 'de';
    await fixture(html`${table}`);
    await waitUntil(() => handOf(table).length === 13, 'no hand');
    await settled(table);
    menuButton(table).click();
    await waitUntil(() => sheetOf(table), 'the menu does not open', {timeout: 5000});
    expect(sheetOf(table)!.textContent).to.contain('Score sheet');
    expect(table.shadowRoot!.querySelector<HTMLElement>('.q')!.lang).to.equal('en');
    expect(table.shadowRoot!.querySelector('[role="alert"]')!.textContent).to.contain(
      'Could not be loaded: the words of this language.',
    );
    expect(codes).to.deep.equal([['no-module', 'de']]);
    there = true;
    table.lang = 'de-AT';
    await waitUntil(() => sheetOf(table)!.textContent.includes('Spielstand'), 'no German', {timeout: 5000});
    await table.updateComplete;
    expect(table.shadowRoot!.querySelector<HTMLElement>('.q')!.lang).to.equal('de');
  });
});
