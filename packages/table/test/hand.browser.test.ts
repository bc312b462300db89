import {expect} from '@open-wc/testing';
import {cardTurn, takeAway, bareTable, type BareTable} from '../test-support/bare-table.js';

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

  it('plays a card at one tap, and takes its place away from no other', async () => {
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

  it('asks for a second tap where the page or the visitor says so, and under fingers on a small table', async () => {
    for (const [set, pointer, taps] of [
      [{confirm: 'always'}, 'mouse', 2],
      [{confirm: 'never'}, 'touch', 1],
      [{}, 'touch', 2],
      [{}, 'mouse', 1],
    ] as const) {
      const place = document.createElement('div');
      place.style.width = '360px';
      document.body.append(place);
      const table = bareTable({set, place});
      await cardTurn(table);
      const card = lawful(table);
      const name = card.dataset['card']!;
      tap(card, pointer);
      await table.updateComplete;
      expect([table.chosen, table.view!.hand.includes(name)], JSON.stringify(set)).to.deep.equal(
        taps === 2 ? [name, true] : [null, false],
      );
      if (taps === 2) {
        expect(card.textContent).to.contain(table.panelWords!.onceMore(table.words.card(name)));
        tap(card, pointer);
        expect(table.view!.hand).to.not.include(name);
      }
      place.remove();
    }
  });

  it('plays by Enter at once, also on a small table', async () => {
    const table = await turn({confirm: 'auto'});
    const card = lawful(table);
    const name = card.dataset['card'];
    card.click();
    expect(table.view!.hand).to.not.include(name);
  });

  it('says beside a card why it may not be played', async () => {
    const table = await turn();
    const card = cards(table)[0]!;
    table.match.send({type: 'PAUSE'});
    card.click();
    await table.updateComplete;
    expect(table.view!.hand).to.include(card.dataset['card']);
  });
});
