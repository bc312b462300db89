import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {cardTurn, takeAway, bareTable, type BareTable} from '@quinola/testing/toy/bare-table.js';
import type {ToyMove, ToyView} from '@quinola/testing/toy/types.js';
import {HandController} from '../src/controllers/hand.js';

const cards = (table: BareTable): HTMLButtonElement[] => [
  ...table.shadowRoot!.querySelectorAll<HTMLButtonElement>('.hand button'),
];
const tap = (card: HTMLElement, pointerType: string): boolean =>
  card.dispatchEvent(new PointerEvent('click', {bubbles: true, detail: 1, pointerType}));

async function turn(set: Partial<BareTable> = {}): Promise<BareTable> {
  const table = bareTable({set});
  await cardTurn(table);
  return table;
}
const lawful = (table: BareTable): HTMLButtonElement =>
  cards(table).find((card) => card.getAttribute('aria-disabled') === 'false')!;

describe('the hand of a visitor', () => {
  afterEach(takeAway);

  it('plays a card with one tap, and keeps every other card in place', async () => {
    const table = await turn();
    const before = cards(table);
    const card = lawful(table);
    const name = card.dataset['card'];
    tap(card, 'mouse');
    await table.updateComplete;
    expect(table.view!.hand).to.not.include(name);
    const after = cards(table);
    expect(after.every((one) => before.includes(one))).to.equal(true);
  });

  it('keeps the room of the cards that will be dealt first, and not of those that were played', async () => {
    const table = await turn();
    let held: readonly string[] = [];
    const hand = new HandController<ToyView, ToyMove>(table, {
      cards: () => held,
      move: (card) => ({type: 'PLAY', card}),
      dealt: 13,
    });
    const rooms = [[], ['AS'], []].map((now) => {
      held = now;
      return hand.model(table.look()).covered;
    });
    expect(rooms).to.deep.equal([13, 0, 0]);
  });

  it('asks for a second tap, with a label above the card, if the page or the visitor wants it, and on touch screens where cards overlap closely', async () => {
    for (const [set, pointer, taps, width = 0] of [
      [{confirm: 'always'}, 'mouse', 2],
      [{confirm: 'never'}, 'touch', 1],
      [{}, 'touch', 2],
      [{}, 'touch', 1, 340],
      [{}, 'mouse', 1],
    ] as const) {
      const place = document.createElement('div');
      place.style.width = '360px';
      document.body.append(place);
      const table = bareTable({set, place});
      await cardTurn(table);
      // The toy's hand has no width of its own: its cards overlap closely unless it is given some.
      table.shadowRoot!.querySelector<HTMLElement>('.hand')!.style.minWidth = `${width}px`;
      const card = lawful(table);
      const name = card.dataset['card']!;
      tap(card, pointer);
      await table.updateComplete;
      expect([table.chosen, table.view!.hand.includes(name)], JSON.stringify(set)).to.deep.equal(
        taps === 2 ? [name, true] : [null, false],
      );
      if (taps === 2) {
        expect(card.textContent).to.contain(table.panelWords!.onceMore(table.words.card(name)));
        const word = card.parentElement!.querySelector('.again')!;
        expect([word.textContent, word.getClientRects().length]).to.deep.equal(['tap again', 1]);
        tap(card, pointer);
        expect(table.view!.hand).to.not.include(name);
      }
      place.remove();
    }
  });

  it('keeps asking for a second tap until the end of the hand, however wide its cards become', async () => {
    const place = document.createElement('div');
    place.style.width = '360px';
    document.body.append(place);
    const table = bareTable({place});
    await cardTurn(table);
    tap(lawful(table), 'touch');
    await table.updateComplete;
    table.chosen = null;
    table.shadowRoot!.querySelector<HTMLElement>('.hand')!.style.minWidth = '340px';
    const card = lawful(table);
    tap(card, 'touch');
    expect([table.chosen, table.view!.hand.includes(card.dataset['card']!)]).to.deep.equal([
      card.dataset['card'],
      true,
    ]);
    place.remove();
  });

  it('plays one card by a double or triple click, and two by two taps that are asked for', async () => {
    const table = await turn({confirm: 'never'});
    const {length} = table.view!.hand;
    const click = (card: HTMLElement, detail: number): boolean =>
      card.dispatchEvent(new PointerEvent('click', {bubbles: true, detail, pointerType: 'mouse'}));
    for (const detail of [1, 2, 3]) {
      click(lawful(table), detail);
      await cardTurn(table);
    }
    expect(table.view!.hand.length).to.equal(length - 1);
    table.setAttribute('confirm', 'always');
    await table.updateComplete;
    const card = lawful(table);
    click(card, 1);
    await table.updateComplete;
    click(card, 2);
    expect(table.view!.hand.length).to.equal(length - 2);
  });

  it('asks for the second tap anew when a match begins anew', async () => {
    const table = await turn({confirm: 'always'});
    tap(lawful(table), 'mouse');
    expect(table.chosen).to.not.equal(null);
    await table.restart('a test');
    await cardTurn(table);
    expect(table.chosen).to.equal(null);
  });

  it('plays one card by Enter however long it is held down', async () => {
    const table = await turn();
    const {length} = table.view!.hand;
    lawful(table).focus();
    await sendKeys({down: 'Enter'});
    await sendKeys({down: 'Enter'});
    await sendKeys({down: 'Enter'});
    await sendKeys({up: 'Enter'});
    await cardTurn(table);
    expect(table.view!.hand.length).to.equal(length - 1);
  });

  it('plays at once by Enter, also on a small table', async () => {
    const table = await turn({confirm: 'auto'});
    const card = lawful(table);
    const name = card.dataset['card'];
    card.click();
    expect(table.view!.hand).to.not.include(name);
  });

  it('plays a card that is dragged onto the table or flicked, and otherwise puts it back', async () => {
    const table = await turn({confirm: 'always'});
    const pointer = (card: HTMLElement, type: string, x: number, y: number): boolean =>
      card.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          composed: true,
          isPrimary: true,
          pointerId: 1,
          buttons: type === 'pointerup' ? 0 : 1,
          clientX: x,
          clientY: y,
        }),
      );
    /** Drags a card by so many px, and releases it. */
    const drag = async (card: HTMLElement, up: number): Promise<void> => {
      const {left, top} = card.getBoundingClientRect();
      pointer(card, 'pointerdown', left + 5, top + 20);
      pointer(card, 'pointermove', left + 5, top + 10);
      expect(card.classList.contains('held'), 'it is not held').to.equal(true);
      pointer(card, 'pointermove', left + 5, top + 20 - up);
      // The pointer stops before it is released: not a flick.
      await new Promise((go) => requestAnimationFrame(go));
      pointer(card, 'pointermove', left + 5, top + 20 - up);
      pointer(card, 'pointerup', left + 5, top + 20 - up);
      tap(card, 'mouse');
      await table.updateComplete;
    };
    const card = lawful(table);
    const name = card.dataset['card'];
    await drag(card, 12);
    expect([table.view!.hand.includes(name!), table.chosen, card.style.translate]).to.deep.equal([
      true,
      null,
      '',
    ]);
    await drag(card, card.offsetHeight);
    expect(table.view!.hand).to.not.include(name);
  });

  it('puts a dragged card back when another button or Escape is pressed, the window is left, or a dialog shuts the table off', async () => {
    const table = await turn();
    const card = lawful(table);
    const name = card.dataset['card']!;
    const {left, top} = card.getBoundingClientRect();
    const pointer = (type: string, up: number, buttons = 1): boolean =>
      card.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          composed: true,
          isPrimary: true,
          pointerId: 1,
          buttons,
          clientX: left + 5,
          clientY: top + 20 - up,
        }),
      );
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    const wholeDrag = async (interrupt: () => void): Promise<void> => {
      pointer('pointerdown', 0);
      pointer('pointermove', 20);
      interrupt();
      pointer('pointermove', card.offsetHeight);
      await new Promise((go) => requestAnimationFrame(go));
      pointer('pointermove', card.offsetHeight);
      pointer('pointerup', card.offsetHeight, 0);
      dialog.close();
      await table.updateComplete;
    };
    for (const interrupt of [
      () => pointer('pointermove', 30, 3),
      () => dispatchEvent(new FocusEvent('blur')),
      () => dialog.showModal(),
      () => dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', cancelable: true})),
    ]) {
      await wholeDrag(interrupt);
      expect(table.view!.hand, String(interrupt)).to.include(name);
      expect([card.classList.contains('held'), card.style.translate]).to.deep.equal([false, '']);
    }
    dialog.remove();
    await wholeDrag(() => undefined);
    expect(table.view!.hand).to.not.include(name);
  });

  it('enlarges the card under a finger where cards overlap closely, and chooses the one under the finger when it moves', async () => {
    const place = document.createElement('div');
    place.style.width = '360px';
    document.body.append(place);
    const table = bareTable({place});
    await cardTurn(table);
    const [from, to] = cards(table).filter((card) => card.getAttribute('aria-disabled') === 'false') as [
      HTMLButtonElement,
      HTMLButtonElement | undefined,
    ];
    const goal = to ?? from;
    const finger = (type: string, card: HTMLElement): boolean =>
      from.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          composed: true,
          isPrimary: true,
          pointerType: 'touch',
          buttons: type === 'pointerup' ? 0 : 1,
          clientX: card.parentElement!.getBoundingClientRect().left + 4,
          clientY: from.parentElement!.getBoundingClientRect().top + 30,
        }),
      );
    finger('pointerdown', from);
    expect(from.classList.contains('magnified')).to.equal(true);
    finger('pointermove', goal);
    expect(goal.classList.contains('magnified')).to.equal(true);
    finger('pointerup', goal);
    await table.updateComplete;
    expect(goal.classList.contains('magnified')).to.equal(false);
    expect(table.view!.hand).to.include(goal.dataset['card']);
    if (to) expect(table.chosen).to.equal(to.dataset['card']);
    place.remove();
  });

  it('shows beside a card why it cannot be played', async () => {
    const table = await turn();
    const card = cards(table)[0]!;
    table.match.send({type: 'PAUSE'});
    card.click();
    await table.updateComplete;
    expect(table.view!.hand).to.include(card.dataset['card']);
  });
});
