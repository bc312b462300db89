import {expect} from '@open-wc/testing';
import '@quinola/ombre/define.js';
import {canBePlayed, fetchesNoMore} from '../../../../test/support/bundle.js';
import {asked, makeMove, movesOf} from '../../../../test/support/moves.js';
import {leave, until, visit} from '../../../../test/support/visitor.js';

describe('a table of Ombre', () => {
  afterEach(leave);

  it('can be played, and everything on it is easy to reach', async () => {
    const table = await asked(
      await visit('<ombre-table pace="none" seed="a test"></ombre-table>', {wait: 'whole'}),
    );
    expect(movesOf(table).length).to.be.above(0);
    await makeMove(table);
    await expect(table.element).to.be.accessible();
  });

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
});

canBePlayed('ombre-table');
fetchesNoMore('ombre-table');
