import {expect} from '@open-wc/testing';
import {guardClicks} from '../src/one-click.js';

describe('a double click', () => {
  let host: HTMLElement;
  let pressed: string[];

  beforeEach(() => {
    host = document.createElement('div');
    const root = host.attachShadow({mode: 'open'});
    guardClicks(root);
    pressed = [];
    root.addEventListener('click', ({target}) => pressed.push((target as Element).id));
    root.innerHTML = '<p id="felt"></p><button id="one"></button><button id="two"></button>';
    document.body.append(host);
  });
  afterEach(() => host.remove());

  const click = (id: string, detail: number): boolean =>
    host
      .shadowRoot!.getElementById(id)!
      .dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail}));

  it('presses twice what is pressed twice', () => {
    click('one', 1);
    click('one', 2);
    click('felt', 1);
    click('felt', 2);
    expect(pressed).to.deep.equal(['one', 'one', 'felt', 'felt']);
  });

  it('does not press what has come under the pointer by its first click, nor by its second', () => {
    click('one', 1);
    expect(click('two', 2)).to.equal(false);
    expect(click('two', 3)).to.equal(false);
    click('felt', 1);
    click('one', 2);
    expect(pressed).to.deep.equal(['one', 'felt']);
    click('two', 1);
    // A key or a script has no pointer.
    click('one', 0);
    expect(pressed).to.deep.equal(['one', 'felt', 'two', 'one']);
  });

  it('does not press a button again that has come to stand for the next card, or the next decision', () => {
    const one = host.shadowRoot!.getElementById('one')!;
    for (const name of ['data-card', 'data-decision']) {
      pressed = [];
      one.setAttribute(name, '1');
      click('one', 1);
      one.setAttribute(name, '2');
      click('one', 2);
      click('one', 1);
      click('one', 2);
      expect(pressed, name).to.deep.equal(['one', 'one', 'one']);
      one.removeAttribute(name);
    }
  });
});
