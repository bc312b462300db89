import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {LitElement, html, type TemplateResult} from 'lit';
import {bareTable, cardTurn} from '@quinola/testing/toy/bare-table.js';
import {FullScreenController} from '../src/controllers/full-screen.js';

class Filling extends LitElement {
  readonly screen = new FullScreenController(this);
  protected override render(): TemplateResult {
    return html`<p>${this.screen.isOn ? 'on' : 'off'}</p>`;
  }
}
customElements.define('filling-table', Filling);

/** What a page may have around a table that changes what is fixed to the window, or what lies above what. */
const AROUND = [
  'transform: translateZ(0)',
  'filter: blur(0)',
  'backdrop-filter: blur(1px)',
  'perspective: 100px',
  'will-change: transform',
  'contain: paint',
  'container-type: size; height: 300px',
  'position: relative; z-index: 0',
  'zoom: 2',
  'overflow: hidden; width: 200px',
];

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

  it('ends with an Escape that is pressed around the table, and leaves the dialog open in which it stands', async () => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    const table = await lone();
    dialog.append(table);
    dialog.showModal();
    await table.screen.set(true);
    await sendKeys({press: 'Escape'});
    expect([table.screen.isOn, dialog.open]).to.deep.equal([false, true]);
    await sendKeys({press: 'Escape'});
    expect(dialog.open).to.equal(false);
    dialog.remove();
  });

  for (const place of ['div', 'dialog'] as const)
    it(`ends with an Escape at a button that it covers, in a ${place}`, async () => {
      const around = document.createElement(place);
      const button = document.createElement('button');
      around.append(button);
      document.body.append(around);
      const table = await lone();
      around.append(table);
      if (around instanceof HTMLDialogElement) around.showModal();
      button.focus();
      await table.screen.set(true);
      await sendKeys({press: 'Escape'});
      expect(table.screen.isOn).to.equal(false);
      if (around instanceof HTMLDialogElement) expect(around.open).to.equal(true);
      around.remove();
    });

  it('leaves an Escape to a popover that the page lays above it', async () => {
    const table = await lone();
    await table.screen.set(true);
    const popover = document.createElement('div');
    popover.innerHTML = '<button>Close</button>';
    popover.popover = 'auto';
    document.body.append(popover);
    popover.showPopover();
    popover.querySelector('button')!.focus();
    await sendKeys({press: 'Escape'});
    expect([table.screen.isOn, popover.matches(':popover-open')]).to.deep.equal([true, false]);
    popover.remove();
    table.remove();
  });

  it('leaves an Escape to what the page lays above it', async () => {
    const table = await lone();
    await table.screen.set(true);
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<button>Close</button>';
    document.body.append(dialog);
    dialog.showModal();
    await sendKeys({press: 'Escape'});
    expect([table.screen.isOn, dialog.open]).to.deep.equal([true, false]);
    dialog.remove();
    table.remove();
  });

  it('leaves a popover that the page has made of a table as it is', async () => {
    const table = await lone();
    table.popover = 'manual';
    table.showPopover();
    await table.screen.set(true);
    await table.screen.set(false);
    expect([table.popover, table.matches(':popover-open')]).to.deep.equal(['manual', true]);
    table.remove();
  });

  it('ends when the table is removed from the page', async () => {
    const table = await lone();
    await table.screen.set(true);
    table.remove();
    expect(table.screen.isOn).to.equal(false);
  });

  for (const style of AROUND)
    it(`fills the window, above all else, within “${style}”`, async () => {
      const around = document.createElement('div');
      around.setAttribute('style', `width: 500px; ${style}`);
      const header = document.createElement('div');
      header.setAttribute('style', 'position: fixed; inset: 0 0 auto; height: 50px; z-index: 1000');
      document.body.append(around, header);
      const table = bareTable({place: around});
      table.requestFullscreen = () => Promise.reject(new TypeError('not allowed'));
      await cardTurn(table);
      const before = table.getBoundingClientRect();
      await table.fullScreen(true);
      const {left, top, right, bottom} = table.getBoundingClientRect();
      expect([left, top, right, bottom]).to.deep.equal([0, 0, innerWidth, innerHeight]);
      expect(document.elementFromPoint(20, 20)).to.equal(table);
      await table.fullScreen(false);
      const {width, height} = table.getBoundingClientRect();
      expect([width, height, table.hasAttribute('popover')]).to.deep.equal([
        before.width,
        before.height,
        false,
      ]);
      around.remove();
      header.remove();
    });
});
