import {expect} from '@open-wc/testing';
import '@quinola/piquet/define.js';
import {faultsAtSizes} from '@quinola/testing/fit.js';
import {leave, QUICK, until, visit} from '@quinola/testing/visitor.js';
import {makeMove} from '@quinola/testing/visitor/moves.js';

interface View {
  readonly player: number;
  readonly dealer: number;
  readonly talk: Readonly<
    Record<string, {readonly winner: number; readonly named: readonly unknown[]} | null>
  >;
  readonly turn: {readonly phase: string};
  readonly tricks: readonly unknown[];
  readonly trick: readonly unknown[];
}

describe('what was said at piquet', () => {
  afterEach(leave);

  it('can be read again while the first trick lies there, and later from the menu', async () => {
    const table = await visit('<piquet-table lang="en" seed="x" pace="none" nostorage></piquet-table>', {
      seats: QUICK,
    });
    const view = (): View => table.element.view as unknown as View;
    while (!view().turn.phase.startsWith('playing')) await makeMove(table);
    const words = (): (string | undefined)[] =>
      table
        .allByRole('dialog', 'What was said')
        .flatMap((dialog) => [...dialog.querySelectorAll('q')].map(({textContent}) => textContent?.trim()));
    table.button('Last trick').click();
    await until(() => table.panel('What was said'));
    const said = words();
    expect(said.length).to.be.greaterThan(0);
    table.button('Close').click();
    while (!view().tricks.length) await makeMove(table);
    table.button('Last trick').click();
    await until(() => table.panel('Last trick'));
    table.button('Close').click();
    table.button('Menu').click();
    await until(() => table.panel('Menu'));
    table.button('What was said').click();
    await until(() => table.panel('What was said'));
    expect(words()).to.deep.equal(said);
  });

  it('stands at the place of younger hand with what it counts, as long as the first trick lies there', async () => {
    for (let seed = 0; ; seed++) {
      const table = await visit(
        `<piquet-table lang="en" seed="named ${seed}" pace="none" nostorage style="height: 100%"></piquet-table>`,
        {seats: QUICK},
      );
      const view = (): View => table.element.view as unknown as View;
      while (!view().turn.phase.startsWith('playing')) await makeMove(table);
      const {player, dealer, talk, trick} = view();
      const isNamed = Object.values(talk).some((said) => said?.winner === dealer && said.named.length);
      if (dealer !== player || !isNamed) {
        leave();
        continue;
      }
      expect(trick.length).to.equal(1);
      const word = (): string | undefined =>
        table.element.shadowRoot!.querySelector('.own .word')?.textContent.trim();
      expect(await until(word)).to.match(/\+\d+$/);
      expect(await faultsAtSizes(table.element)).to.deep.equal([]);
      while (!view().tricks.length) await makeMove(table);
      await until(() => !word());
      break;
    }
  });
});
