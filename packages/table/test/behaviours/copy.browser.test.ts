import {expect} from '@open-wc/testing';
import {leave, ready, until, type Visitor} from '@quinola/testing/visitor.js';
import {atToy, playUntil, visitToy} from './at-toy.js';

/** Names that must be escaped. */
const NAMES = 'Anna "A", B & C, <D>';

const field = (table: Visitor): HTMLTextAreaElement =>
  table.byRole('textbox', undefined, table.panel()!) as HTMLTextAreaElement;
const lines = (table: Visitor): string => field(table).value;

/** Chooses an option of a field of the open sheet, and returns the code that comes of it. */
async function choose(table: Visitor, name: RegExp, option: string): Promise<string> {
  const select = table.byRole('combobox', name, table.panel()!) as HTMLSelectElement;
  const choice = [...select.options].find(({text}) => text.trim() === option);
  expect(choice, `${option} of ${[...select.options].map(({text}) => text).join()}`).not.to.equal(undefined);
  const before = lines(table);
  select.value = choice!.value;
  select.dispatchEvent(new Event('change', {bubbles: true}));
  await until(() => lines(table) !== before, `nothing comes of ${option}`);
  return lines(table);
}

const copySheet = (table: Visitor): Promise<HTMLElement> => table.openFromMenu('Put this table on your page');
const recordSheet = (table: Visitor): Promise<HTMLElement> => table.openFromMenu('Game record');

async function closed(table: Visitor): Promise<void> {
  table.press('Close', table.panel()!);
  await until(() => !table.hasButton('Close'), 'the sheet stays');
}

describe('the code that puts a table into another page', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('40 is offered as a tag, a file, a frame and a WordPress shortcode, escaped', async () => {
    const table = await visitToy('theme="night" seed="copy" persist="here"', {wait: 'nothing'});
    table.element.setAttribute('names', NAMES);
    await ready(table, 'whole');
    await expect(await copySheet(table)).to.be.accessible();
    const attributes = (element: Element | null): Record<string, string> =>
      Object.fromEntries([...element!.attributes].map(({name, value}) => [name, value]));
    const shown = {pace: 'none', knocking: 'no', theme: 'night', names: NAMES, lang: 'en'};
    const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

    const tag = parsed(lines(table));
    expect(attributes(tag.querySelector('script'))).to.include({type: 'module'});
    expect(tag.querySelector('script')!.getAttribute('src')).to.match(/toy-table\.js$/);
    // Attributes that only make sense on this page, and a seed that was not asked for, are left out.
    expect(attributes(tag.querySelector('toy-table'))).to.deep.equal(shown);
    expect(tag.querySelector('toy-table')!.textContent).to.contain('There is a card table here');

    const file = parsed(await choose(table, /Copy it as/, 'a tag and a single file'));
    expect(file.querySelector('script')!.getAttribute('src')).to.match(/standalone\/toy-table\.js$/);
    expect(attributes(file.querySelector('toy-table'))).to.deep.equal(shown);

    const frame = parsed(await choose(table, /Copy it as/, 'a frame')).querySelector('iframe')!;
    const address = new URL(frame.getAttribute('src')!, location.href);
    expect(address.pathname).to.match(/embed\.html$/);
    expect(Object.fromEntries(address.searchParams)).to.deep.equal({table: 'toy-table', ...shown});
    expect(frame.title).to.equal('Toy');
    expect(frame.getAttribute('sandbox')).to.equal('allow-scripts');

    // A shortcode cannot contain brackets or quotes.
    expect(await choose(table, /Copy it as/, 'a WordPress shortcode')).to.equal(
      '[quinola tag="toy-table" pace="none" knocking="no" theme="night" lang="en"]',
    );
    table.byRole('checkbox', 'With exactly this deal', table.panel()!)!.click();
    await until(() => lines(table).endsWith(' seed="copy"]'));
  });

  it('40 is not offered if the page forbids it or the table is a kiosk', async () => {
    const offered = async (attributes: string): Promise<boolean> => {
      const table = await visitToy(attributes);
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

  it('is of this deal while it is the first, later of the session from its first deal', async () => {
    const table = await atToy('seed="copy" share');
    const offered = async (): Promise<readonly [boolean, boolean]> => {
      const copy = await copySheet(table);
      const box = table.byRole('checkbox', 'With exactly this deal', copy);
      const session = table.byRole('checkbox', 'With the cards of this session, from its first deal', copy);
      await closed(table);
      const record = await recordSheet(table);
      const link = table.hasButton('Copy a link to this deal', record);
      const all = table.hasButton('Copy a link to this session, from its first deal', record);
      await closed(table);
      return [box !== null && link, session !== null && all];
    };
    expect(await offered()).to.deep.equal([true, false]);
    await playUntil(table, () => table.view['deal'] === 2 && table.playable().length);
    expect(await offered()).to.deep.equal([false, true]);
  });

  it('is written in the chosen language, with its title', async () => {
    const table = await atToy();
    await copySheet(table);
    await choose(table, /^lang/, 'de – Deutsch');
    await until(() => /<p>Hier /.test(lines(table)), 'the sentence stays English');
    expect(await choose(table, /Copy it as/, 'a frame')).to.contain(' title="Spielzeug"');
  });

  it('is said to be copied, or selected where the browser refuses to copy', async () => {
    const table = await atToy('seed="copy" share');
    const said = (words: string): Promise<unknown> =>
      until(() => table.text(table.panel()).includes(words), `“${words}” is not said`);
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
      await copySheet(table);
      table.press('Copy', table.panel()!);
      await said('Copied.');
      await closed(table);
      const record = await recordSheet(table);
      table.press('Copy a link to this deal', record);
      await said('The link is copied.');
      expect(copied.map((what) => /seed="?copy/.test(what))).to.deep.equal([false, true]);
      refuses = true;
      table.press('Copy a link to this deal', record);
      await said('copy it yourself');
      const link = await until(
        () => table.focused()?.localName === 'input' && (table.focused() as HTMLInputElement),
        'the link is not offered',
      );
      expect(link.value.slice(link.selectionStart!, link.selectionEnd!)).to.equal(copied[1]);
      await expect(table.panel()!).to.be.accessible();
      await closed(table);
      // A page without a secure address has none.
      Object.defineProperty(navigator, 'clipboard', {configurable: true, value: undefined});
      await copySheet(table);
      table.press('Copy', table.panel()!);
      await said('copy it yourself');
    } finally {
      delete (navigator as {clipboard?: unknown}).clipboard;
    }
  });
});
