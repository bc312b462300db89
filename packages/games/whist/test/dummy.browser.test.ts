import {expect} from '@open-wc/testing';
import type {WhistTable} from '@quinola/whist';
import {first, movesOf, quickTable, settled} from '../test-support/table.js';

/** The cards of a hand, and those that are shaded. */
function cardsOf(hand: Element): {readonly all: string[]; readonly away: string[]} {
  const buttons = [...hand.querySelectorAll<HTMLElement>('button')];
  const names = (some: readonly HTMLElement[]): string[] => some.map(({dataset}) => dataset['card']!);
  return {
    all: names(buttons),
    away: names(buttons.filter((button) => button.getAttribute('aria-disabled') === 'true')),
  };
}

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
    else table.match.send({type: 'ACKNOWLEDGE'});
    await settled(table);
  }
}

describe('a table with the dummy', () => {
  it('shows which cards of the dummy follow suit, and shades the visitor’s own hand', async () => {
    const table = await quickTable({table: 'dummy', seed: 'b'});
    await dummyFollows(table);
    const {trick} = table.view!;
    const [dummy, own] = [...table.shadowRoot!.querySelectorAll('.hand')].map(cardsOf);
    expect(dummy!.away).to.deep.equal(dummy!.all.filter((card) => card[1] !== trick[0]!.card[1]));
    expect(own!.away).to.deep.equal(own!.all);
  });
});
