import {expect} from '@open-wc/testing';
import {PACK, type BankMove} from '@quinola/testing/bank-toy/game.js';
import {BankToyTable} from '@quinola/testing/bank-toy/table.js';
import {until} from '@quinola/testing/wait.js';

customElements.define('bank-toy-table', BankToyTable);

/** A deal in which the ace loses two and the two wins three; the pack begins with both. */
const FIRST = ['AS', '2S'];
const MADE: readonly {readonly by: number | 'chance'; readonly move: BankMove}[] = [
  {
    by: 'chance',
    move: {type: 'SHUFFLE', pack: [...FIRST, ...PACK.cards.filter((card) => !FIRST.includes(card))]},
  },
  {by: 1, move: {type: 'STAKE', place: 'A', amount: 2}},
  {by: 1, move: {type: 'DONE'}},
  {by: 0, move: {type: 'STAKE', place: '2', amount: 3}},
  {by: 0, move: {type: 'DONE'}},
  {by: 2, move: {type: 'DRAW'}},
  {by: 0, move: {type: 'TAKE', place: '2'}},
];

/** A table at which that deal is over. */
async function overTable(): Promise<BankToyTable> {
  const table = document.createElement('bank-toy-table') as BankToyTable;
  Object.assign(table, {pace: 'none', nostorage: true});
  table.record = {
    format: 'quinola-record/1',
    game: 'bank',
    options: {players: 3, deals: 1},
    players: ['visitor', 'book', 'book'].map((kind, i) => ({name: `Player ${i}`, kind})),
    moves: MADE,
  };
  document.body.append(table);
  await until(() => table.view?.turn.over, 'the deal is not over');
  return table;
}

describe('the replay of a bank room', () => {
  afterEach(() => document.querySelector('bank-toy-table')?.remove());

  it('shows cards, stakes, heaps and purse at each step, and the move that was made', async () => {
    const table = await overTable();
    const all = (what: string): HTMLElement[] => [...table.shadowRoot!.querySelectorAll<HTMLElement>(what)];
    const textOf = (element: Element): string => element.textContent!.replace(/\s+/g, ' ').trim();
    /** What the sheet shows: the sum in the bank, how many heaps have a card on top, and the rows of seats and places. */
    const shown = async (step: number): Promise<readonly unknown[]> => {
      expect(await table.replayAt(1, step)).to.equal(true);
      return [
        textOf(all('.banked .purse b')[0]!),
        all('.banked figure .card:not(.down)').length,
        all('.banked tr').map(textOf),
      ];
    };
    const moveMade = (): string => textOf(all('.sheet p > b')[0]!);
    expect(await shown(0)).to.deep.equal(['30', 0, ['You', 'Leopold', 'Constance']]);
    expect(await shown(3)).to.deep.equal([
      '30',
      0,
      ['You 3', 'Leopold 2', 'Constance', 'ace Leopold 2', 'two You 3'],
    ]);
    expect(moveMade()).to.equal('You: stake');
    expect(await shown(5), 'the ace has lost, the two has won').to.deep.equal([
      '29',
      2,
      ['You 3', 'Leopold', 'Constance', 'two You 3'],
    ]);
    expect(await shown(Infinity)).to.deep.equal(['29', 2, ['You', 'Leopold', 'Constance']]);
    expect(moveMade()).to.equal('You: take');
  });

  it('says so where no deal is finished', async () => {
    const table = document.createElement('bank-toy-table') as BankToyTable;
    Object.assign(table, {pace: 'none', nostorage: true});
    document.body.append(table);
    await table.ready;
    await table.openPanel('replay');
    expect(table.shadowRoot!.querySelector('.sheet')!.textContent).to.contain(table.panelWords!.nothingYet);
  });
});
