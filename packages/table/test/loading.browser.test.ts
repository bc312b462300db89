import {expect} from '@open-wc/testing';
import {cardTurn, playUntil, takeAway, bareTable, type BareTable} from '@quinola/testing/toy/bare-table.js';
import {until} from '@quinola/testing/wait.js';

const alert = (table: BareTable): string | undefined =>
  table.shadowRoot!.querySelector('[role="alert"]')?.textContent.trim();

describe('the part of a table that is loaded after its first cards', () => {
  afterEach(takeAway);

  it('then does what was requested meanwhile, and reports all moves to the page in order', async () => {
    let come: () => void = () => undefined;
    const allowed = new Promise<void>((go) => {
      come = go;
    });
    const table = bareTable({set: {beforeFeatures: () => allowed}});
    const moves: unknown[] = [];
    table.addEventListener('quinola-move', ({made}) => moves.push(made.move.type));
    await playUntil(table, () => (table.context?.count ?? 0) > 6);
    const asked: string[] = [];
    table.withFeatures(() => asked.push('asked'));
    void table.open('score');
    expect([moves, asked, table.record, table.features]).to.deep.equal([[], [], null, null]);
    come();
    await until(() => table.shadowRoot!.querySelector('.sheet'), 'no panel');
    expect(asked).to.deep.equal(['asked']);
    expect(moves).to.deep.equal(table.record!.moves.map(({move}) => move.type));
  });

  it('is not fetched before the hand is shown, where no cards travel', async () => {
    let fetches = 0;
    const table = bareTable({
      set: {
        beforeFeatures: () => {
          fetches++;
          return Promise.resolve();
        },
      },
    });
    const cards = (): number => table.shadowRoot?.querySelectorAll('.hand .card').length ?? 0;
    await table.updateComplete;
    const fetchedBefore = await new Promise<number>((shown) => {
      const look = (): void => void (cards() && shown(fetches));
      new MutationObserver(look).observe(table.shadowRoot!, {subtree: true, childList: true});
      look();
    });
    expect([cards() > 0, fetchedBefore]).to.deep.equal([true, 0]);
    await table.whole();
    expect(fetches).to.equal(1);
  });

  it('is not needed for dealing the first cards, which a style animates', async () => {
    const table = bareTable({set: {pace: 'calm', beforeFeatures: () => new Promise(() => undefined)}});
    const felt = (): Element => table.shadowRoot!.querySelector('.q')!;
    await until(() => table.shadowRoot!.querySelector('.hand .card'), 'no cards');
    const animations = (): string[] =>
      felt()
        .getAnimations({subtree: true})
        .map((animation) => (animation as CSSAnimation).animationName);
    expect([felt().classList.contains('dealt'), new Set(animations())]).to.deep.equal([
      true,
      new Set(['quinola-deal']),
    ]);
    const {count} = table.context!;
    await playUntil(table, () => table.context!.count > count);
    await table.updateComplete;
    expect([felt().classList.contains('dealt'), animations()], 'a step later').to.deep.equal([false, []]);
  });

  it('is loaded again by the button of the message, which then disappears', async () => {
    let isOnline = false;
    const table = bareTable({
      set: {beforeFeatures: () => (isOnline ? Promise.resolve() : Promise.reject(new Error('offline')))},
    });
    let tries = 0;
    table.addEventListener('quinola-error', () => tries++);
    const button = (): HTMLElement | null => table.shadowRoot!.querySelector('[role="alert"] button');
    await until(button, 'no button');
    expect(button()!.textContent).to.equal(table.words.tryAgain);
    button()!.click();
    await until(() => tries === 2 && button(), 'nothing is tried');
    isOnline = true;
    button()!.click();
    await until(() => table.features && !alert(table), 'the message stays');
  });

  it('is reported when missing and requested again; the message disappears when it arrives', async () => {
    let isOnline = false;
    const table = bareTable({
      set: {beforeFeatures: () => (isOnline ? Promise.resolve() : Promise.reject(new Error('offline')))},
    });
    const codes: string[] = [];
    table.addEventListener('quinola-error', ({code}) => codes.push(code));
    await until(() => alert(table)?.startsWith(table.words.lost), 'no message');
    await playUntil(table, () => table.context?.turn.phase === 'playing.trick');
    isOnline = true;
    await table.open('score');
    expect([alert(table), [...new Set(codes)]]).to.deep.equal([undefined, ['no-module']]);
  });

  it('has the language of the page, and changes with it', async () => {
    const place = document.createElement('div');
    place.lang = 'de';
    document.body.append(place);
    const table = bareTable({place});
    await cardTurn(table);
    const german = table.panelWords!.settings;
    expect([table.code, table.words.menu]).to.deep.equal(['de', 'Menü']);
    place.lang = 'sv';
    await until(() => table.code === 'sv' && table.panelWords!.settings !== german, 'no Swedish');
    table.lang = 'en-GB';
    await until(() => table.panelWords!.settings === 'Settings', 'no English');
    expect(table.shadowRoot!.querySelector<HTMLElement>('.q')!.lang).to.equal('en');
    place.remove();
  });
});

describe('the size of a table', () => {
  afterEach(takeAway);

  it('is known in px, and the table is redrawn when it changes', async () => {
    const place = document.createElement('div');
    place.style.cssText = 'width: 800px; height: 600px';
    document.body.append(place);
    const table = bareTable({place});
    table.style.height = '600px';
    await cardTurn(table);
    await until(() => table.box.width > 700, 'it is not measured');
    place.style.width = '400px';
    await until(() => table.box.width < 400.5, 'it is not measured anew');
    expect(table.look().corner, 'small cards have marked corners').to.equal(true);
    place.remove();
  });
});
