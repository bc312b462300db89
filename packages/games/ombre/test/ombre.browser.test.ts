import {expect} from '@open-wc/testing';
import {describeTable} from '@quinola/testing/table-suite.js';
import {first, leave, until, visit, type Visitor} from '@quinola/testing/visitor.js';
import {asked, isAsked, makeMove, movesOf} from '@quinola/testing/visitor/moves.js';

/** A player of the page who leaves the game to the visitor. */
const passing: typeof first = (view, offers) =>
  offers.find((one) => 'type' in one && one.type === 'PASS') ?? first(view, offers);

/** Makes a move of the visitor, and waits until he is asked again. */
async function make(table: Visitor, move: object): Promise<void> {
  const {length} = table.record.moves;
  expect(table.element.play(move), JSON.stringify(move)).to.equal(true);
  await until(() => table.record.moves.length > length && isAsked(table), 'the game does not go on');
}

/** The cards that the open sheet shows. */
const cardsIn = (table: Visitor, sheet: HTMLElement): string[] =>
  table.allByRole('img', undefined, sheet).map((card) => card.ariaLabel!);

describeTable('ombre', () => {
  afterEach(leave);

  it('lets whoever leads claim the rest of the tricks by the menu', async () => {
    const table = await asked(
      await visit('<ombre-table pace="none" seed="a claim"></ombre-table>', {wait: 'whole'}),
    );
    while (!movesOf(table).some(({type}) => type === 'CLAIM')) await makeMove(table);
    const sheet = await table.openFromMenu('Claim the rest');
    expect(table.text(sheet)).to.contain('all tricks left are yours');
    await expect(sheet).to.be.accessible();
    table.press('Yes', sheet);
    await until(() => table.record.moves.some(({move}) => move.type === 'CLAIM'), 'the claim is not made');
  });

  it('shows by the menu what the Ombre laid away, and the hand that he laid open', async () => {
    const table = await asked(
      await visit('<ombre-table pace="none" seed="a look" strict-etiquette="on"></ombre-table>', {
        seats: ['visitor', passing, passing],
        wait: 'whole',
      }),
    );
    const may = (wanted: string) => movesOf(table).find(({type}) => type === wanted);
    while (!may('BID')) await makeMove(table);
    await make(table, may('BID')!);
    while (!may('DISCARD')) await makeMove(table);
    const {hand} = table.element.view as unknown as {readonly hand: readonly string[]};
    await make(table, {type: 'DISCARD', cards: hand.slice(-2)});
    const laid = await table.openFromMenu('What you laid away');
    expect(cardsIn(table, laid)).to.have.length(2);
    await expect(laid).to.be.accessible();
    table.press('Close', laid);

    while (!may('CLAIM')) await makeMove(table);
    await make(table, {type: 'CLAIM'});
    const open = await table.openFromMenu('Your open cards');
    expect(cardsIn(table, open)).not.to.deep.equal([]);
    await expect(open).to.be.accessible();
  });
});
