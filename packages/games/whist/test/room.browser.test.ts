import {expect} from '@open-wc/testing';
import {first, movesOf, quickTable, seen} from '../test-support/table.js';

describe('the room of a whist table', () => {
  it('sets the three dots of one who thinks in a row', async () => {
    const table = await quickTable();
    const silent = (): Promise<never> => new Promise(() => undefined);
    table.seats = ['visitor', silent, silent, silent];
    table.play(first(table.view!, movesOf(table)));
    await seen(table, () => table.shadowRoot!.querySelector('.dots'));
    const dots = [...table.shadowRoot!.querySelectorAll('.dots i')].map((dot) => dot.getBoundingClientRect());
    expect(dots.map(({top}) => top)).to.deep.equal(dots.map(() => dots[0]!.top));
  });
});
