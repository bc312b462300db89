import {expect} from '@open-wc/testing';
import '@quinola/new-family/DEFINE';
import {canBePlayed, fetchesNoMore} from '../../../../test/support/bundle.js';
import {asked, makeMove, movesOf} from '../../../../test/support/moves.js';
import {leave, visit} from '../../../../test/support/visitor.js';

describe('a table of New game', () => {
  afterEach(leave);

  it('can be played, and nothing about it is hard to reach', async () => {
    const table = await asked(
      await visit('<new-game-table pace="none" seed="a test"></new-game-table>', {wait: 'whole'}),
    );
    expect(movesOf(table).length).to.be.above(0);
    await makeMove(table);
    await expect(table.element).to.be.accessible();
  });
});

canBePlayed('new-game-table');
fetchesNoMore('new-game-table');
