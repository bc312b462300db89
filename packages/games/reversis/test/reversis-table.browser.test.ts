import {expect} from '@open-wc/testing';
import '@quinola/reversis/define.js';
import {canBePlayed, fetchesNoMore} from '../../../../test/support/bundle.js';
import {asked, makeMove, movesOf} from '../../../../test/support/moves.js';
import {leave, visit} from '../../../../test/support/visitor.js';

describe('a table of Reversis', () => {
  afterEach(leave);

  it('can be played, and all of it is accessible', async () => {
    const table = await asked(
      await visit('<reversis-table pace="none" seed="a test"></reversis-table>', {wait: 'whole'}),
    );
    expect(movesOf(table).length).to.be.above(0);
    await makeMove(table);
    await expect(table.element).to.be.accessible();
  });
});

canBePlayed('reversis-table');
fetchesNoMore('reversis-table');
