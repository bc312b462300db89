import {expect} from '@open-wc/testing';
import {bareTable, cardTurn, takeAway, type BareTable} from '@quinola/testing/toy/bare-table.js';
import {until} from '@quinola/testing/wait.js';

describe('a table among the styles of its page', () => {
  let style: HTMLStyleElement;

  beforeEach(() => {
    style = document.createElement('style');
    document.head.append(style);
  });
  afterEach(async () => {
    style.remove();
    await takeAway();
  });

  /** The spacing of texts of the table: of the room, of a button, of a sheet. */
  function spacingOf(table: BareTable): string[] {
    return ['.status', '.tools .button', '.sheet .body p, .sheet .body td'].map((selector) => {
      const {lineHeight, letterSpacing, wordSpacing, fontSize} = getComputedStyle(
        table.shadowRoot!.querySelector(selector)!,
      );
      const lines = Math.round((100 * parseFloat(lineHeight)) / parseFloat(fontSize)) / 100;
      return [selector === '.status' ? lines : '', letterSpacing, wordSpacing].join(' ').trim();
    });
  }

  async function tableWithSheet(): Promise<BareTable> {
    const table = bareTable();
    await cardTurn(table);
    await table.open('keys');
    await until(() => table.shadowRoot!.querySelector('.sheet .body td'), 'no sheet opens');
    return table;
  }

  it('has a spacing of its own', async () => {
    const table = await tableWithSheet();
    const before = spacingOf(table);
    style.textContent =
      'body { letter-spacing: 3px; word-spacing: 5px; line-height: 3 } * { line-height: 2; letter-spacing: 1px } bare-table { word-spacing: 7px }';
    expect(spacingOf(table)).to.deep.equal(before);
  });

  it('takes the spacing that a reader imposes on everything', async () => {
    const table = await tableWithSheet();
    style.textContent =
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
    const {fontSize} = getComputedStyle(table);
    const [letters, words] = [0.12, 0.16].map((part) => `${part * parseFloat(fontSize)}px`);
    for (const spacing of spacingOf(table)) expect(spacing).to.contain(`${letters} ${words}`);
    expect(getComputedStyle(table.shadowRoot!.querySelector('.q')!).lineHeight).to.equal('24px');
    style.textContent = '';
    expect(spacingOf(table)[0]).to.contain('normal');
  });

  it('does not keep the page waiting for an animation to end', async () => {
    const table = await tableWithSheet();
    await Promise.all(table.getAnimations().map(({finished}) => finished));
  });

  it('is not displayed while it is hidden, but is there to be found if it is hidden until then', async () => {
    const table = await tableWithSheet();
    const displayed = (): string => getComputedStyle(table).display;
    table.hidden = true;
    expect(displayed()).to.equal('none');
    for (const value of ['until-found', 'UNTIL-FOUND']) {
      table.setAttribute('hidden', value);
      expect(displayed()).to.equal('grid');
      expect(getComputedStyle(table).contentVisibility).to.equal('hidden');
    }
    table.setAttribute('hidden', 'hidden');
    expect(displayed()).to.equal('none');
  });
});
