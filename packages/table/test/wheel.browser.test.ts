import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import {bareTable, cardTurn, takeAway, type BareTable} from '@quinola/testing/toy/bare-table.js';
import {until} from '@quinola/testing/wait.js';

describe('the wheel over an open sheet', () => {
  let table: BareTable;
  let below: HTMLElement;

  beforeEach(async () => {
    table = bareTable({attributes: {style: 'width: 700px; height: 450px'}});
    below = document.createElement('div');
    below.style.height = '3000px';
    document.body.append(below);
    await cardTurn(table);
  });

  afterEach(async () => {
    below.remove();
    scrollTo(0, 0);
    await takeAway();
  });

  /** Opens a panel, and turns the wheel over what of it scrolls where it is too long. */
  async function turnOver(panel: string, selector: string, shorten = ''): Promise<HTMLElement> {
    await table.open(panel);
    const find = (): HTMLElement | null => table.shadowRoot!.querySelector(selector);
    await until(find, 'no sheet opens');
    const part = find()!;
    if (shorten) part.style.height = part.style.minHeight = shorten;
    const {left, top} = part.getBoundingClientRect();
    await executeServerCommand('wheel', [Math.round(left + 30), Math.round(top + 12), 120]);
    return part;
  }

  for (const panel of ['menu', 'settings', 'keys', 'copy'])
    it(`scrolls the page if the sheet has nothing to scroll (${panel})`, async () => {
      table.style.height = '900px';
      await table.updateComplete;
      const part = await turnOver(panel, '.sheet .body');
      expect(part.scrollHeight, 'it is too long for this test').to.be.at.most(part.clientHeight);
      await until(() => scrollY > 0, 'the page does not scroll');
    });

  it('scrolls the sheet if it has something to scroll, and then not the page', async () => {
    const part = await turnOver('settings', '.sheet .body', '60px');
    await until(() => part.scrollTop > 0, 'the sheet does not scroll');
    part.scrollTop = part.scrollHeight;
    await until(() => part.scrollTop + part.clientHeight >= part.scrollHeight - 1);
    const {left, top} = part.getBoundingClientRect();
    await executeServerCommand('wheel', [Math.round(left + 30), Math.round(top + 12), 120]);
    for (let i = 0; i < 3; i++) await new Promise((go) => requestAnimationFrame(go));
    expect(scrollY).to.equal(0);
  });

  it('scrolls the page again where a sheet that was read to its end has nothing to scroll any more', async () => {
    table.style.height = '900px';
    await table.updateComplete;
    const part = await turnOver('settings', '.sheet .body', '60px');
    await until(() => part.scrollTop > 0, 'the sheet does not scroll');
    part.scrollTop = part.scrollHeight;
    await until(() => part.scrollTop + part.clientHeight >= part.scrollHeight - 1);
    // The browser learns that it is at its end when it paints.
    for (let i = 0; i < 3; i++) await new Promise((go) => requestAnimationFrame(go));
    part.style.height = part.style.minHeight = '';
    await turnOver('settings', '.sheet .body');
    expect(part.scrollHeight, 'it is too long for this test').to.be.at.most(part.clientHeight);
    await until(() => scrollY > 0, 'the page does not scroll');
  });
});

describe('a sheet that is too long', () => {
  afterEach(() => takeAway());

  it('opens at its beginning, wherever another one was read to', async () => {
    const table = bareTable({attributes: {style: 'width: 700px; height: 300px'}});
    await cardTurn(table);
    const body = (): HTMLElement => table.shadowRoot!.querySelector<HTMLElement>('.sheet .body')!;
    await table.open('settings');
    expect(body().scrollHeight, 'it is not too long').to.be.above(body().clientHeight);
    body().scrollTop = body().scrollHeight;
    await table.open('keys');
    expect(body().scrollHeight, 'it is not too long').to.be.above(body().clientHeight);
    expect(body().scrollTop).to.equal(0);
  });
});
