import {expect} from '@open-wc/testing';
import '@quinola/patience/define.js';
import {nameOf} from '@quinola/testing/visitor/aria.js';
import {agreesWithTheBrowser} from '@quinola/testing/visitor/accessibility-tree.js';
import {leave, until, visit} from '@quinola/testing/visitor.js';

describe('announcements of a table', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('42 announce a whole patience: what lies where, where it may go, where it went, and that it is solved', async () => {
    const table = await visit('<patience-table pace="none" game="fifteen" seed="bench 8"></patience-table>', {
      wait: 'whole',
    });
    await agreesWithTheBrowser(table);
    const piles = (): string => table.part('pile').map(nameOf).join(' | ');
    expect(piles()).to.match(/\w+ of \w+, \w+ column, goes (on \w+ of \w+|to the foundation)/);
    table.press('Can it still come out?', await table.openFromMenu('Can it still come out?'));
    await until(() => table.hasButton('Show a way'));
    for (let moves = 0; !table.panel('The patience has come out'); moves++) {
      const announced = table.announced.length;
      const lay = piles();
      table.press(moves ? 'Next move of the way' : 'Show a way');
      await until(
        () => table.announced.length > announced && piles() !== lay,
        `nothing is said of move ${moves + 1}`,
      );
      await until(
        () => table.panel('The patience has come out') ?? table.hasButton('Next move of the way'),
        'the solution neither continues nor ends',
      );
    }
    expect(table.announced.filter((line) => /goes to its foundation/.test(line)).length).to.be.above(50);
  });
});
