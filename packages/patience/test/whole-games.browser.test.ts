import {expect, waitUntil} from '@open-wc/testing';
import {PATIENCES, type PatienceMove, type PatienceTable} from '@quinola/patience';
import {deedOf, forget, pileOf, quickTable, settled, sheetOf, solutionOf} from '../test-support/table.js';

/** The word a button below the layout says. */
function deedFor(table: PatienceTable, {type}: PatienceMove): string {
  if (type !== 'next') return type;
  return ['card', 'circle', 'row'].find((deed) => deedOf(table, deed)) ?? type;
}

/** Makes a move as one does who taps. */
async function tap(table: PatienceTable, move: PatienceMove): Promise<void> {
  if (move.type === 'rescue') {
    deedOf(table, 'rescue')!.click();
    await waitUntil(() => sheetOf(table), 'nothing is asked');
    sheetOf(table)!.querySelector<HTMLButtonElement>('.choices button')!.click();
  } else if ('from' in move) {
    pileOf(table, move.from).click();
    await table.updateComplete;
    // A vacant place is filled at the first tap.
    if (table.picked === move.from) pileOf(table, move.to).click();
  } else deedOf(table, deedFor(table, move))!.click();
  await table.updateComplete;
}

describe('<patience-table>, whole games', () => {
  afterEach(() => forget());

  for (const {id} of PATIENCES) {
    it(`comes out by taps: ${id}`, async () => {
      const {record, moves} = await solutionOf(id);
      const table = await quickTable({game: id}, record);
      let made = 0;
      for (const move of moves) {
        await tap(table, move);
        const {moves: all} = table.context!.record;
        expect(JSON.stringify(all.at(-1)?.move), `move ${made}: ${JSON.stringify(move)} ${table.note?.text ?? ''}`).to.equal(JSON.stringify(move));
        made++;
      }
      await settled(table);
      expect(table.view!.won).to.equal(true);
      await waitUntil(() => sheetOf(table), 'nobody says so');
      expect(sheetOf(table)!.textContent).to.contain('has come out');
    });
  }
});
