import '@quinola/whist/define.js';
import {isWithin} from '../../../../../test/support/aria.js';
import {key, leave, QUICK, until, visit, type Visitor} from '../../../../../test/support/visitor.js';

/** South can claim the remaining tricks, and so wins the game. */
const GAME_WON =
  'S:AKQJT98765432... W:.AKQJT.AKQJ.AKQJ N:.98765.T987.T987 E:.432.65432.65432 dealer=E trump=S score=9-0';

const whist = (attributes = 'seed="a test"'): Promise<Visitor> =>
  visit(`<whist-table pace="none" ${attributes}></whist-table>`, {seats: QUICK});

describe('the keyboard at a whist table', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('41 focus moves from one sheet to the next that the game opens', async () => {
    const table = await whist(`deal="${GAME_WON}"`);
    table.button('Menu').focus();
    await key('Enter');
    table.button(/^Lay your cards down/, await until(() => table.panel('Menu'))).focus();
    await key('Enter');
    for (const title of [/^Deal/, /game/i]) {
      const sheet = await until(() => table.panel(title));
      await until(() => isWithin(table.focused(), sheet), `${title} has not the focus`);
      table.button('Go on', sheet).focus();
      await key('Enter');
    }
    await until(() => table.cards().includes(table.focused()!));
  });
});
