import {expect} from '@open-wc/testing';
import {anyPlayer, anyToyMove, bareTable, takeAway, type BareTable} from '@quinola/testing/toy/bare-table.js';
import {until} from '@quinola/testing/wait.js';

const curtain = (table: BareTable): HTMLElement | null => table.shadowRoot!.querySelector('.sheet.curtain');

/** Waits for the curtain, confirms it, and returns the player whose seat it is. */
async function takePlace(table: BareTable): Promise<number> {
  await until(() => curtain(table), 'no curtain');
  expect([table.context!.viewer, table.tag('visitor')]).to.deep.equal(['watcher', false]);
  expect(table.shadowRoot!.querySelectorAll('.hand [data-card]').length).to.equal(0);
  const player = table.match.nextVisitor!;
  expect(curtain(table)!.textContent).to.contain(table.context!.players[player]!.name);
  curtain(table)!.querySelector<HTMLElement>('footer button')!.click();
  await until(() => !curtain(table) && table.tag('visitor'), 'the curtain stays');
  return player;
}

describe('a table that several visitors share', () => {
  afterEach(takeAway);

  it('shows no hand until the player whose turn it is has confirmed', async () => {
    const table = bareTable({set: {seats: ['visitor', 'visitor', anyPlayer], names: 'Ann, Bea, Cat'}});
    await table.ready;
    const seen: number[] = [];
    while (new Set(seen).size < 2 || seen.length < 3) {
      const player = await takePlace(table);
      seen.push(player);
      expect(table.context!.viewer).to.equal(player);
      expect(table.view!.player).to.equal(player);
      // The machine plays until the other visitor must decide; sheets in between are shown to both.
      await until(
        () => {
          if (table.tag('visitor')) table.play(anyToyMove(table.view!));
          else if (table.tag('sheet')) table.match.send({type: 'ACKNOWLEDGE'});
          return table.match.nextVisitor !== null;
        },
        'the other is never asked',
        0,
      );
    }
    expect(new Set(seen)).to.deep.equal(new Set([0, 1]));
  });

  it('is not used with a single visitor', async () => {
    const table = bareTable();
    await until(() => table.tag('visitor'), 'nobody is asked');
    expect([table.match.nextVisitor, curtain(table)]).to.deep.equal([null, null]);
  });
});
