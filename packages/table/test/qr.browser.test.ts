import {expect} from '@open-wc/testing';
import {encode} from 'uqr';
import {bareTable, cardTurn, takeAway} from '@quinola/testing/toy/bare-table.js';
import {until} from '@quinola/testing/wait.js';

describe('the link to a deal', () => {
  afterEach(takeAway);

  it('is shown as a QR code as soon as it is copied', async () => {
    const table = bareTable({set: {share: true}});
    await cardTurn(table);
    await table.openPanel('record');
    const {link, linkCode} = table.panelWords!;
    const buttons = [...table.shadowRoot!.querySelectorAll<HTMLElement>('.sheet button')];
    expect(table.shadowRoot!.querySelector('.qr')).to.equal(null);
    buttons.find(({textContent}) => textContent.trim() === link)!.click();
    await until(() => table.shadowRoot!.querySelector('.qr'), 'no code');
    const code = table.shadowRoot!.querySelector<SVGElement>('.qr')!;
    expect(code.getAttribute('aria-label')).to.equal(linkCode);
    const url = new URL(location.href);
    url.searchParams.set('seed', 'a test');
    const {data, size} = encode(url.href, {ecc: 'M', border: 4});
    expect(code.getAttribute('viewBox')).to.equal(`0 0 ${size} ${size}`);
    // As many dark modules are drawn as the code has.
    const drawn = code.querySelector('path')!.getAttribute('d')!.match(/M/g)!;
    expect(drawn.length).to.equal(data.flat().filter(Boolean).length);
    await expect(table.shadowRoot!.querySelector<HTMLElement>('.sheet')!).to.be.accessible();
  });
});
