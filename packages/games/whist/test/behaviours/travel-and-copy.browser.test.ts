import {expect} from '@open-wc/testing';
import '@quinola/whist/define.js';
import {emulateMedia} from '@web/test-runner-commands';
import {
  frames,
  leave,
  QUICK,
  ready,
  until,
  visit,
  type Visitor,
} from '../../../../../test/support/visitor.js';

/** The visitor leads, and wins with any card. */
const LEADS = 'S:AKQ.A.. W:32.3.2. N:54.4.3. E:76.5.4. trump=S leader=S tricks=5-4';

/** Names that must be escaped. */
const NAMES = 'Anna "A", B & C, <D>';

/** The number of different positions of the visitor's card, from frame to frame, until it stops. */
async function wayOfOwnCard(table: Visitor): Promise<number> {
  const places = new Set<string>();
  table.tapCard();
  const own = (): HTMLElement | undefined =>
    table
      .part('trick')
      .flatMap((trick) => table.allByRole('listitem', undefined, trick))
      .find((card) => /^You: /.test(table.text(card)));
  await until(own, 'it lies nowhere');
  for (let still = 0, last = ''; still < 12;) {
    await new Promise(requestAnimationFrame);
    const {left, top} = own()?.getBoundingClientRect() ?? {};
    const place = `${left} ${top}`;
    still = place === last ? still + 1 : 0;
    last = place;
    places.add(place);
  }
  return places.size;
}

describe('the movement of cards', () => {
  afterEach(async () => {
    leave();
    localStorage.clear();
    await emulateMedia({reducedMotion: 'no-preference'});
  });

  it('39 cards travel, except where the visitor prefers reduced motion', async () => {
    const never = (): Promise<never> => new Promise(() => undefined);
    const table = (): Promise<Visitor> =>
      visit(`<whist-table pace="quick" deal="${LEADS}"></whist-table>`, {
        seats: ['visitor', never, never, never],
      });
    expect(await wayOfOwnCard(await table())).to.be.above(1);
    leave();
    await emulateMedia({reducedMotion: 'reduce'});
    expect(await wayOfOwnCard(await table())).to.equal(1);
  });

  it('39 a quick visitor can play on before the trick is gathered', async () => {
    const table = await visit(`<whist-table pace="quick" deal="${LEADS}"></whist-table>`, {seats: QUICK});
    table.tapCard('ace of spades');
    await until(() => table.announced.some((line) => line.startsWith('You win the trick')));
    // It stays there for most of a second.
    table.tapCard('king of spades');
    await frames();
    expect(table.hand()).not.to.include('King of spades');
    expect(table.announced.at(-1)).to.contain('You play the king of spades.');
  });
});

describe('the code that puts a table into another page', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  const lines = (table: Visitor): string =>
    (table.byRole('textbox', undefined, table.panel()!) as HTMLTextAreaElement).value;
  async function choose(table: Visitor, field: RegExp, option: string): Promise<string> {
    const select = table.byRole('combobox', field, table.panel()!) as HTMLSelectElement;
    const choice = [...select.options].find(({text}) => text.trim() === option);
    expect(choice, `${option} of ${[...select.options].map(({text}) => text).join()}`).not.to.equal(
      undefined,
    );
    const before = lines(table);
    select.value = choice!.value;
    select.dispatchEvent(new Event('change', {bubbles: true}));
    await until(() => lines(table) !== before);
    return lines(table);
  }

  it('40 is offered as a tag, a file, a frame and a WordPress shortcode, escaped', async () => {
    const table = await visit(
      '<whist-table pace="none" rules="warsaw" theme="night" seed="copy" persist="here"></whist-table>',
      {wait: 'nothing'},
    );
    table.element.setAttribute('names', NAMES);
    await ready(table);
    const sheet = await table.openFromMenu('Put this table on your page');
    await expect(sheet).to.be.accessible();
    const attributes = (element: Element | null): Record<string, string> =>
      Object.fromEntries([...element!.attributes].map(({name, value}) => [name, value]));
    const shown = {pace: 'none', rules: 'warsaw', theme: 'night', names: NAMES, lang: 'en'};
    const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

    const tag = parsed(lines(table));
    expect(attributes(tag.querySelector('script'))).to.include({type: 'module'});
    expect(tag.querySelector('script')!.getAttribute('src')).to.match(/whist-table\.js$/);
    // Attributes that only make sense on this page, and a seed that was not asked for, are left out.
    expect(attributes(tag.querySelector('whist-table'))).to.deep.equal(shown);
    expect(tag.querySelector('whist-table')!.textContent).to.contain('There is a card table here');

    const file = parsed(await choose(table, /Copy it as/, 'a tag and a single file'));
    expect(file.querySelector('script')!.getAttribute('src')).to.match(/standalone\/whist-table\.js$/);
    expect(attributes(file.querySelector('whist-table'))).to.deep.equal(shown);

    const frame = parsed(await choose(table, /Copy it as/, 'a frame')).querySelector('iframe')!;
    const address = new URL(frame.getAttribute('src')!, location.href);
    expect(address.pathname).to.match(/embed\.html$/);
    expect(Object.fromEntries(address.searchParams)).to.deep.equal({table: 'whist-table', ...shown});
    expect(frame.title).to.equal('Whist');
    expect(frame.getAttribute('sandbox')).to.equal('allow-scripts');

    // A shortcode cannot contain brackets or quotes.
    expect(await choose(table, /Copy it as/, 'a WordPress shortcode')).to.equal(
      '[quinola tag="whist-table" pace="none" rules="warsaw" theme="night" lang="en"]',
    );
    table.byRole('checkbox', 'With exactly this deal', table.panel()!)!.click();
    await until(() => lines(table).endsWith(' seed="copy"]'));
  });

  it('40 is not offered if the page forbids it or the table is a kiosk', async () => {
    const offered = async (attributes: string): Promise<boolean> => {
      const table = await visit(`<whist-table pace="none" ${attributes}></whist-table>`, {wait: 'whole'});
      await table.menu();
      const is = await table.hasMenuLine('Put this table on your page');
      expect(await table.hasMenuLine('Settings')).to.equal(true);
      leave();
      return is;
    };
    expect([await offered(''), await offered('nocopy'), await offered('kiosk')]).to.deep.equal([
      true,
      false,
      false,
    ]);
  });
});
