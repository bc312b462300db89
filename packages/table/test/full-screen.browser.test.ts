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

/** A table in a browser without full screen: browsers grant it only after a user gesture, which tests cannot make. */
async function lone(): Promise<Filling> {
  const table = document.createElement('filling-table') as Filling;
  table.requestFullscreen = () => Promise.reject(new TypeError('not allowed'));
  document.body.append(table);
  await table.updateComplete;
  return table;
}

describe('full screen', () => {
  it('fills the window if the browser refuses it, and redraws the table', async () => {
    const table = await lone();
    await table.screen.set(true);
    await table.updateComplete;
    expect(table.screen.isOn).to.equal(true);
    expect(table.shadowRoot!.textContent).to.equal('on');
    await table.screen.set(false);
    expect(table.screen.isOn).to.equal(false);
    table.remove();
  });

  it('ends with Escape, unless something within the table has handled the key', async () => {
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

  it('ends when the table is removed from the page', async () => {
    const table = await lone();
    await table.screen.set(true);
    table.remove();
    expect(table.screen.isOn).to.equal(false);
  });
});
