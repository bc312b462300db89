import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {html} from 'lit';
import {FocusController} from '../src/controllers/focus.js';
import {KeyboardController} from '../src/controllers/keyboard.js';
import {laterStyles} from '../src/styles/later.js';
import {hostWith} from '@quinola/testing/toy/bare-table.js';

/** A host that draws one hand, and a button outside it. */
async function table(cards: readonly string[]) {
  const commands: string[] = [];
  let shown = cards;
  const host = await hostWith(
    {
      at: null as string | null,
      chosen: null as string | null,
      note: null as object | null,
      opened: null as object | null,
      nohotkeys: false,
      closed: 0,
      hands: () => [shown],
      close() {
        this.closed++;
        return Promise.resolve();
      },
    },
    () =>
      html`<div class="room" tabindex="-1">
          ${[...cards].map((card) =>
            shown.includes(card)
              ? html`<ul class="hand">
                  <button data-card=${card}>${card}</button>
                </ul>`
              : '',
          )}
          <section class="sheet" tabindex="-1"><button class="button first"></button></section>
        </div>
        <input /><textarea readonly></textarea
        ><select></select
        ><slot></slot>`,
  );
  const focus = new FocusController(host);
  new KeyboardController(host, focus, (command) => void commands.push(command), {z: 'own'});
  const root = host.shadowRoot!;
  return {
    host,
    focus,
    commands,
    root,
    play: async (card: string) => {
      shown = shown.filter((other) => other !== card);
      host.requestUpdate();
      await host.updateComplete;
    },
    press: async (key: string, init: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init});
      (root.activeElement ?? root.querySelector('.room')!).dispatchEvent(event);
      await host.updateComplete;
      return event.defaultPrevented;
    },
  };
}

describe('the focus of a table', () => {
  it('moves to the neighbour of a card that leaves the hand', async () => {
    const {host, focus, play} = await table(['AS', 'KS', 'QS']);
    focus.onHand('KS');
    expect(focus.card).to.equal('KS');
    await play('KS');
    expect([focus.card, host.at]).to.deep.equal(['QS', 'QS']);
    await play('QS');
    expect(focus.card).to.equal('AS');
  });

  it('stays where it is if outside the table: only the tab stop moves', async () => {
    const {host, focus, play, root} = await table(['AS', 'KS']);
    host.at = 'AS';
    await play('AS');
    expect([root.activeElement, focus.card, host.at]).to.deep.equal([null, null, 'KS']);
  });

  it('moves to an opened panel, or to the room if there is no hand', async () => {
    const {focus, root} = await table([]);
    focus.onSheet();
    expect(root.activeElement!.className).to.equal('sheet');
    focus.onHand();
    expect(root.activeElement!.className).to.equal('room');
  });

  it('has a ring at a button, and none around a whole sheet or room', async () => {
    const {focus, root} = await table([]);
    root.adoptedStyleSheets.push(laterStyles.styleSheet!);
    const ring = (): readonly string[] => {
      const {outlineStyle, boxShadow} = getComputedStyle(root.activeElement!);
      return [outlineStyle, boxShadow];
    };
    await sendKeys({press: 'Tab'});
    root.querySelector<HTMLElement>('.button')!.focus();
    expect(ring()).not.to.include('none');
    focus.onSheet();
    expect(ring()).to.deep.equal(['none', 'none']);
    focus.onHand();
    expect(ring()).to.deep.equal(['none', 'none']);
  });
});

describe('the keys of a table', () => {
  it('move from card to card by arrows, Home, End and the letters of rank and suit', async () => {
    const {focus, press} = await table(['AS', 'KS', 'TH', '4D']);
    focus.onHand('AS');
    for (const [key, card] of [
      ['ArrowRight', 'KS'],
      ['ArrowLeft', 'AS'],
      ['ArrowLeft', 'AS'],
      ['End', '4D'],
      ['Home', 'AS'],
      ['k', 'KS'],
      ['h', 'TH'],
      ['1', 'TH'],
      ['4', '4D'],
    ] as const) {
      expect(await press(key), key).to.equal(true);
      expect(focus.card, key).to.equal(card);
    }
  });

  it('run their commands, also those of this game only', async () => {
    const {commands, press} = await table(['AS']);
    for (const key of ['i', 'w', 'l', 'u', 'r', 'm', '?', 'z']) await press(key);
    expect(commands).to.deep.equal(['hint', 'why', 'last', 'undo', 'rules', 'menu', 'keys', 'own']);
  });

  it('are found by their place where another layout has no Latin letter there, and digits also where they are shifted', async () => {
    const {focus, press, commands} = await table(['AS', 'KS', 'TH', '7D', '4D']);
    focus.onHand('AS');
    for (const [key, code, card, shiftKey = false] of [
      ['л', 'KeyK', 'KS'], // Russian
      ['η', 'KeyH', 'TH'], // Greek
      ['7', 'Digit7', '7D', true], // French, with shift
      ["'", 'Digit4', '4D'], // and without
      ['à', 'Digit0', 'TH'],
      ['в', 'KeyD', '7D'],
    ] as const) {
      expect(await press(key, {code, shiftKey}), key).to.equal(true);
      expect(focus.card, key).to.equal(card);
    }
    expect(await press('ь', {code: 'KeyM'})).to.equal(true);
    expect(await press('Ь', {code: 'KeyM', shiftKey: true})).to.equal(true);
    expect(await press('?', {code: 'Digit7', shiftKey: true})).to.equal(true);
    // A Latin letter is meant wherever it stands: the French A has the place of Q.
    expect(await press('a', {code: 'KeyQ'})).to.equal(true);
    expect(focus.card).to.equal('AS');
    expect(await press('&', {code: 'Digit7', shiftKey: true}), 'a sign on an English keyboard').to.equal(
      false,
    );
    expect(commands).to.deep.equal(['menu', 'menu', 'keys']);
  });

  it('press the main button of a sheet opened by the game, by Enter on the sheet, and of no other', async () => {
    const {focus, press, root} = await table(['AS']);
    const sheet = root.querySelector('.sheet')!;
    let pressed = 0;
    sheet.querySelector('button')!.addEventListener('click', () => pressed++);
    focus.onSheet();
    await press('Enter');
    expect(pressed).to.equal(0);
    sheet.classList.add('own');
    await press('Enter');
    await press('Enter', {repeat: true});
    expect(pressed).to.equal(1);
  });

  it('are ignored if they belong to the page', async () => {
    const {commands, press, root} = await table(['AS']);
    expect(await press('m', {ctrlKey: true})).to.equal(false);
    expect(await press('b')).to.equal(false);
    root.querySelector('input')!.focus();
    expect(await press('m')).to.equal(false);
    expect(commands).to.deep.equal([]);
  });

  it('are left to fields, of the page too, and what is written in those of the table is kept from the page', async () => {
    const {host, commands, root} = await table(['AS']);
    const own = document.createElement('input');
    const editable = document.createElement('p');
    editable.contentEditable = 'true';
    host.append(own, editable);
    const heard: string[] = [];
    const hear = ({type, key, target}: KeyboardEvent): void =>
      void heard.push(`${(target as Element).localName} ${type} ${key}`);
    const types = ['keydown', 'keypress', 'keyup'] as const;
    for (const type of types) document.addEventListener(type, hear);
    const type = async (field: HTMLElement, ...keys: readonly string[]): Promise<readonly string[]> => {
      heard.length = 0;
      field.focus();
      for (const key of keys) await sendKeys({press: key});
      return [...heard];
    };
    const {localName} = host;
    for (const name of ['input', 'textarea', 'select'])
      expect(await type(root.querySelector<HTMLElement>(name)!, 'm', '4', 'ArrowLeft'), name).to.deep.equal(
        [],
      );
    expect(await type(root.querySelector('input')!, 'Escape')).to.deep.equal([
      `${localName} keydown Escape`,
      `${localName} keyup Escape`,
    ]);
    expect((await type(own, 'm')).length, 'its own field').to.equal(3);
    expect((await type(editable, 'm')).length, 'its own text').to.equal(3);
    for (const one of types) document.removeEventListener(one, hear);
    expect([commands, own.value, editable.textContent]).to.deep.equal([[], 'm', 'm']);
  });

  it('close note, choice and panel by Escape, which is otherwise left to the page', async () => {
    const {host, press} = await table(['AS']);
    expect(await press('Escape')).to.equal(false);
    host.note = {};
    host.chosen = 'AS';
    expect(await press('Escape')).to.equal(true);
    expect([host.note, host.chosen, host.closed]).to.deep.equal([null, null, 1]);
  });

  it('choose no card under an open panel, and only close panels where the page uses other keys itself', async () => {
    const {host, focus, commands, press} = await table(['AS', 'KS']);
    focus.onHand('AS');
    host.opened = {};
    await press('ArrowRight');
    expect(focus.card).to.equal('AS');
    host.nohotkeys = true;
    expect(await press('m')).to.equal(false);
    expect(await press('Escape')).to.equal(true);
    expect([commands, host.closed]).to.deep.equal([[], 1]);
  });

  it('do nothing after the table was removed', async () => {
    const {host, commands, press} = await table(['AS']);
    host.remove();
    await press('m');
    expect(commands).to.deep.equal([]);
    document.body.append(host);
    await press('m');
    expect(commands).to.deep.equal(['menu']);
  });
});
