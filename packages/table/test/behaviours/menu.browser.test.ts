import {expect} from '@open-wc/testing';
import {nameOf} from '@quinola/testing/visitor/aria.js';
import {leave, type Visitor} from '@quinola/testing/visitor.js';
import {atToy, playUntil} from './at-toy.js';

/** The lines of the menu by their groups. */
async function linesOf(table: Visitor): Promise<Record<string, string[]>> {
  const menu = await table.menu();
  const lines: Record<string, string[]> = {};
  await table.eachGroup(() => {
    for (const group of table.allByRole('group', undefined, menu)) {
      const own = table.menuLines().filter((line) => group.contains(line));
      if (own.length) lines[nameOf(group)] = own.map(nameOf);
    }
    return false;
  });
  table.press('Close', menu);
  return lines;
}

describe('the menu of a table', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('has all that a table can do now', async () => {
    const table = await atToy('share undo');
    const usual = {
      Game: [
        'Play this deal out for me',
        'Play this deal again',
        'New session',
        'The deal of the day',
        'Pause',
        'End the session here',
      ],
      Help: ['Show me how', 'Rules', 'Who played what?', 'Score sheet', 'Replay', 'Keys'],
      Look: ['Theme', 'Language', 'Pace', 'Sounds of cards and counters', 'Full screen', 'Settings'],
      'For your page': ['Game record', 'Put this table on your page', 'Saved in this browser'],
    };
    expect(await linesOf(table)).to.deep.equal(usual);
    // A deal that is settled is not played out.
    await playUntil(table, () => table.panel('Deal 1'));
    expect(await linesOf(table)).to.deep.equal({...usual, Game: usual.Game.slice(1)});
    leave();
    // Whom the table itself seats has a strength.
    const lent = await atToy('undo', {seats: ['visitor', 'book', 'book']});
    expect((await linesOf(lent))['Game']).to.deep.equal([...usual.Game, 'Strength']);
  });
});
