import {expect} from '@open-wc/testing';
import type {WhistTable} from '@quinola/whist';
import {first, movesOf, quickTable, settled} from '../test-support/table.js';

/** The cards of a hand, and those of them that recede. */
function cardsOf(hand: Element): {readonly all: string[]; readonly away: string[]} {
  const buttons = [...hand.querySelectorAll<HTMLElement>('button')];
  const names = (some: readonly HTMLElement[]): string[] => some.map(({dataset}) => dataset['card']!);
  return {
    all: names(buttons),
    away: names(buttons.filter((button) => button.getAttribute('aria-disabled') === 'true')),
  };
}

/** How much of a card must be seen that it is known, in px. */
const CORNER = 16;

/** Plays on until the visitor must follow with the dummy. */
async function dummyFollows(table: WhistTable): Promise<void> {
  const isDue = (): boolean => {
    const view = table.view!;
    return (
      view.toPlay === view.dummy &&
      view.trick.length > 0 &&
      (view.dummyHand ?? []).some((card) => card[1] === view.trick[0]!.card[1])
    );
  };
  for (let moves = 0; moves < 200 && !(table.tag('visitor') && isDue()); moves++) {
    if (table.tag('visitor')) table.play(first(table.view!, movesOf(table)));
    else table.joined.send({type: 'ACKNOWLEDGE'});
    await settled(table);
  }
}

describe('a table with the dummy', () => {
  it('shows which cards of the dummy follow suit, and lets the own hand recede', async () => {
    const table = await quickTable({table: 'dummy', seed: 'b'});
    await dummyFollows(table);
    const {trick} = table.view!;
    const [dummy, own] = [...table.shadowRoot!.querySelectorAll('.hand')].map(cardsOf);
    expect(dummy!.away).to.deep.equal(dummy!.all.filter((card) => card[1] !== trick[0]!.card[1]));
    expect(own!.away).to.deep.equal(own!.all);
  });

  it('has a place for everybody, wherever the dummy sits', async () => {
    const seen = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      const table = await quickTable({table: 'dummy', seed});
      for (let moves = 0; moves < 12 && !table.view!.dummyHand; moves++) {
        if (table.tag('visitor')) table.play(movesOf(table)[0]!);
        else table.joined.send({type: 'ACKNOWLEDGE'});
        await settled(table);
      }
      const place = (table.view!.dummy - table.view!.seat + 4) % 4;
      if (!seen.has(place)) {
        for (const width of ['1080px', '768px', '390px']) {
          table.parentElement!.style.width = width;
          await table.updateComplete;
          const boxes = [...table.shadowRoot!.querySelectorAll<HTMLElement>('.seat, .score')]
            .filter((part) => part.offsetWidth)
            .map((part) => part.getBoundingClientRect());
          const open = [...table.shadowRoot!.querySelectorAll('.seat .hand .card')].map((card) =>
            card.getBoundingClientRect(),
          );
          expect(open.length, `${place} at ${width}`).to.be.above(7);
          for (const [i, card] of open.entries()) {
            const hidden = open
              .slice(i + 1)
              .some(
                ({left, top, right}) =>
                  left < card.left + CORNER && top < card.top + CORNER && right > card.left,
              );
            expect(hidden, `${place} at ${width}: one hides the corner of another`).to.equal(false);
          }
          const hand = table.shadowRoot!.querySelector('.room > .hand')!.getBoundingClientRect();
          for (const [i, one] of boxes.entries()) {
            expect(one.bottom, `${place} at ${width}: below the own hand`).to.be.at.most(hand.bottom);
            for (const other of boxes.slice(i + 1)) {
              const apart =
                one.right <= other.left + 1 ||
                other.right <= one.left + 1 ||
                one.bottom <= other.top + 1 ||
                other.bottom <= one.top + 1;
              expect(apart, `${place} at ${width}: one lies on another`).to.equal(true);
            }
          }
        }
      }
      seen.add(place);
      table.remove();
      if (seen.size === 3) break;
    }
    expect([...seen].sort()).to.deep.equal([1, 2, 3]);
  });
});
