import {expect, fixture, html} from '@open-wc/testing';
import {furniture, holding, type FurnishedTable, type Piece} from '@quinola/table';
import {missingParts} from './reports.js';
import {until} from '@quinola/testing/wait.js';

/** A table that counts its update requests. */
class Asked implements FurnishedTable {
  company: unknown = null;
  readonly missing = missingParts();
  sheets = 0;
  updates = 0;
  adopt(...sheets: readonly unknown[]): void {
    this.sheets += sheets.length;
  }
  requestUpdate(): void {
    this.updates++;
  }
}

const PIECES: readonly Piece[] = [
  {kind: 'candle', left: 0.5},
  holding('pot', 27, {label: 'pot 27', waits: [9, 18]}),
];

async function furnished(pieces: readonly Piece[]): Promise<Element> {
  const table = new Asked();
  table.company = {};
  furniture(table, pieces);
  await until(() => table.updates > 0, 'no furniture came');
  return fixture(html`<div>${furniture(table, pieces)}</div>`);
}

describe('the furniture of a room', () => {
  it('waits for the silhouettes, loads once, and notifies the table', async () => {
    const table = new Asked();
    expect(furniture(table, PIECES), 'with the first hand').to.equal(null);
    table.company = {};
    expect(furniture(table, PIECES)).to.equal(null);
    furniture(table, PIECES);
    await until(() => table.updates > 0, 'no furniture came');
    expect(furniture(table, PIECES)).not.to.equal(null);
    expect([table.updates, table.sheets]).to.deep.equal([1, 1]);
  });

  it('shows the content of a pool with the sum in figures, and waiting bêtes on slips', async () => {
    const room = await furnished(PIECES);
    const [candle, pot] = room.querySelectorAll('.piece');
    expect(candle!.textContent.trim()).to.equal('');
    expect(pot!.textContent.replace(/\s+/g, ' ').trim()).to.equal('pot 27918');
    expect([...pot!.querySelectorAll('i')].map(({textContent}) => textContent)).to.deep.equal(['9', '18']);
    for (const picture of room.querySelectorAll('svg'))
      expect(picture.querySelector('path')).not.to.equal(null);
  });

  it('shows only the sum in figures if a game has no words for it', async () => {
    const room = await furnished([holding('pot', 27)]);
    expect(room.textContent.trim()).to.equal('27');
  });

  it('draws each pool in its container: a dish, a basket, a heap', () => {
    expect((['pot', 'pannier', 'bank'] as const).map((pool) => holding(pool, 1).kind)).to.deep.equal([
      'dish',
      'pannier',
      'heap',
    ]);
  });

  it('has no accessible text: its content is in the papers', async () => {
    const room = await furnished(PIECES);
    expect(room.querySelector('.furniture')!.getAttribute('aria-hidden')).to.equal('true');
  });

  it('redraws each changed amount', async () => {
    const paths = async (amount: number): Promise<number> =>
      (await furnished([holding('bank', amount)])).querySelectorAll('path').length;
    expect(await paths(3)).to.be.below(await paths(8));
  });
});
