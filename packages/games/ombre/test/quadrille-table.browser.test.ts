import {expect} from '@open-wc/testing';
import '@quinola/ombre/quadrille-define.js';
import {canBePlayed, fetchesNoMore} from '../../../../test/support/bundle.js';
import {asked, makeMove, movesOf} from '../../../../test/support/moves.js';
import {leave, visit} from '../../../../test/support/visitor.js';

describe('a table of Quadrille', () => {
  afterEach(leave);

  it('can be played, and nothing about it is hard to reach', async () => {
    const table = await asked(
      await visit('<quadrille-table pace="none" seed="a test"></quadrille-table>', {wait: 'whole'}),
    );
    expect(movesOf(table).length).to.be.above(0);
    await makeMove(table);
    await expect(table.element).to.be.accessible();
  });
});

canBePlayed('quadrille-table');
fetchesNoMore('quadrille-table');
