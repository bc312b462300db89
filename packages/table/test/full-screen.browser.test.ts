import {expect} from '@open-wc/testing';
import {LitElement, html, type TemplateResult} from 'lit';
import {FullScreenController} from '../src/controllers/full-screen.js';

class Filling extends LitElement {
  readonly screen = new FullScreenController(this);
  protected override render(): TemplateResult {
    return html`<p>${this.screen.isOn ? 'on' : 'off'}</p>`;
  }
}
customElements.define('filling-table', Filling);

/** A table in a browser that knows no full screen: no browser grants it to tests, because nobody has touched the page. */
async function lone(): Promise<Filling> {
  const table = document.createElement('filling-table') as Filling;
  table.requestFullscreen = () => Promise.reject(new TypeError('not allowed'));
  document.body.append(table);
  await table.updateComplete;
  return table;
}

describe('full screen', () => {
  it('fills the window where the browser refuses it, and draws the table anew', async () => {
    const table = await lone();
    await table.screen.set(true);
    await table.updateComplete;
    expect(table.screen.isOn).to.equal(true);
    expect(table.shadowRoot!.textContent).to.equal('on');
    await table.screen.set(false);
    expect(table.screen.isOn).to.equal(false);
    table.remove();
  });

  it('is left by Escape, unless something within the table has taken the key', async () => {
    const table = await lone();
    await table.screen.set(true);
    const taken = new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true});
    taken.preventDefault();
    table.dispatchEvent(taken);
    expect(table.screen.isOn).to.equal(true);
    table.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
    await table.updateComplete;
    expect(table.screen.isOn).to.equal(false);
    table.remove();
  });

  it('is over when the table leaves the page', async () => {
    const table = await lone();
    await table.screen.set(true);
    table.remove();
    expect(table.screen.isOn).to.equal(false);
  });
});
