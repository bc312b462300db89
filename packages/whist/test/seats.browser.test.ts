import {expect} from '@open-wc/testing';
import type {WhistTable} from '@quinola/whist';
import {waitUntil} from '../../table/test-support/wait.js';
import {first, forget, movesOf, quickTable, settled, sheetOf} from '../test-support/table.js';

/** Plays the visitor's first lawful card until the first rubber is settled and its last deal is laid before him. */
async function lastSheetOfRubber(table: WhistTable): Promise<void> {
  while (!table.view!.rubbers.length) {
    if (table.tag('sheet')) table.joined.send({type: 'ACKNOWLEDGE'});
    else table.play(first(table.view!, movesOf(table)));
    await settled(table);
  }
}

describe('the seats of a whist table from rubber to rubber', () => {
  afterEach(() => forget());

  it('are those of the rubber while its sheets are read, though the next is still to be drawn for', async () => {
    const table = await quickTable({rubbers: '2'});
    const {seats} = table.view!;
    await lastSheetOfRubber(table);
    expect(table.view!.seats.length, 'nobody is seated for the next').to.equal(0);
    await waitUntil(() => sheetOf(table), 'no sheet of the deal');
    const heads = (): (string | null)[] =>
      [...sheetOf(table)!.querySelectorAll('thead')[0]!.querySelectorAll('th')].map(
        ({textContent}) => textContent,
      );
    expect(heads()).to.deep.equal(['We', 'They']);
    const names = (): string[] =>
      [...sheetOf(table)!.querySelectorAll('.printed b')].map(({textContent}) => textContent);
    const own = seats.indexOf(0);
    expect(names()).to.deep.equal([2, 1, 3, 0].map((place) => table.who(seats[(own + place) % 4]!).name));
    const plates = [...table.shadowRoot!.querySelectorAll('.plate b')].map(({textContent}) => textContent);
    expect(plates).to.deep.equal([1, 2, 3, 0].map((place) => table.who(seats[(own + place) % 4]!).name));
    table.joined.send({type: 'ACKNOWLEDGE'});
    await waitUntil(() => /Rubber 1/.test(sheetOf(table)?.textContent ?? ''), 'no sheet of the rubber');
    expect(sheetOf(table)!.textContent).not.to.contain('South');
    const {net} = table.view!.rubbers[0]!;
    const side = own % 2;
    for (const [index, {winner}] of table.view!.rubbers[0]!.games.entries()) {
      expect(sheetOf(table)!.querySelectorAll('tbody tr')[index]!.textContent).to.contain(
        winner === side ? 'We' : 'They',
      );
    }
    expect(net).not.to.equal(0);
  });
});
