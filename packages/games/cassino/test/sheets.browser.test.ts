import {expect} from '@open-wc/testing';
import {leave, QUICK, visit, type Visitor} from '@quinola/testing/visitor.js';
import {makeMove} from '@quinola/testing/visitor/moves.js';
import '@quinola/cassino/define.js';

interface Replaying {
  replayAt(deal: number, card: number): Promise<boolean>;
}

interface View {
  readonly lastDeal: {
    readonly cards: readonly number[];
    readonly items: readonly unknown[];
    readonly gross: readonly number[];
    readonly marked: readonly number[];
  } | null;
}

/** A table for two at which a deal has been counted, and its sheet lies there. */
async function counted(): Promise<Visitor> {
  const table = await visit('<cassino-table players="2" seed="a" pace="none" nostorage></cassino-table>', {
    seats: QUICK,
  });
  while (!(table.element.view as unknown as View).lastDeal) await makeMove(table);
  return table;
}

const all = (table: Visitor, what: string): HTMLElement[] => [
  ...table.element.shadowRoot!.querySelectorAll<HTMLElement>(what),
];
const cardsIn = (row: HTMLElement | undefined): number => row?.querySelectorAll('figure').length ?? 0;

describe('the sheets of cassino', () => {
  afterEach(leave);

  it('leave the number of cards that were counted beside them', async () => {
    const table = await counted();
    const {cards} = (table.element.view as unknown as View).lastDeal!;
    expect(all(table, '[part=score] small').map(({textContent}) => textContent.trim())).to.deep.equal(
      cards.map((number) => `${number} cards`),
    );
  });

  it('say of three that what comes after the game is won is not marked, not that it is set off', async () => {
    const table = await visit('<cassino-table players="3" seed="b" pace="none" nostorage></cassino-table>', {
      seats: QUICK,
    });
    const result = () => (table.element.view as unknown as View).lastDeal;
    while (!result()?.items.length || String(result()!.gross) === String(result()!.marked))
      await makeMove(table);
    const rows = all(table, '[part~=dialog] tbody th').map(({textContent}) => textContent.trim());
    expect(rows).to.include('Marked until the game was won');
    expect(rows).not.to.include('Marked after the set-off');
  });

  it('show all that lies on the table where a deal is shown again, and nothing as won that is not', async () => {
    const table = await counted();
    const {moves} = table.record;
    const shown = moves.flatMap(({move}) => {
      const {type, take = []} = move as {type: string; take?: readonly string[]};
      return type === 'TAKE' ? [1 + take.length] : type === 'LAY' ? [0] : [];
    });
    let lying = 4;
    for (const [at, taken] of shown.slice(0, 12).entries()) {
      lying += taken ? 1 - taken : 1;
      await (table.element as unknown as Replaying).replayAt(1, at + 1);
      const rows = all(table, 'dialog .cards, [part~=dialog] .cards');
      expect(rows.map(cardsIn), `card ${at + 1}`).to.deep.equal(
        [taken, lying].filter((number) => number > 0),
      );
      expect(all(table, 'figure.won').length).to.equal(taken ? 1 : 0);
    }
  });
});
