import {expect} from '@open-wc/testing';
import '@quinola/ombre/define.js';
import {canBePlayed, fetchesNoMore} from '../../../../test/support/bundle.js';
import {asked, makeMove, movesOf} from '../../../../test/support/moves.js';
import {leave, visit} from '../../../../test/support/visitor.js';

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
});

canBePlayed('ombre-table');
fetchesNoMore('ombre-table');
