import {expect} from '@open-wc/testing';
import type {PatienceTable} from '@quinola/patience';
import {counts} from '../src/patience/table/counts.js';
import {carriesOf} from '../src/patience/table/ways.js';
import {forget, lucie, quickTable, settled, solutionOf} from '../test-support/table.js';

/** Makes the first move of one card that there is. */
async function move(table: PatienceTable): Promise<void> {
  expect(table.play(carriesOf(table.moves())[0]!)).to.equal(true);
  await settled(table);
}

const resultsOf = (table: PatienceTable, game: string): readonly number[] => {
  const {played, came} = counts(table)[game]!;
  return [played, came];
};

describe('the results of a visitor at a patience', () => {
  beforeEach(() => forget());
  afterEach(() => forget());

  it('count each game once, if several are played by turns', async () => {
    const tables = await Promise.all(
      ['a', 'b', 'c'].map((seed) => quickTable({game: 'la-belle-lucie', seed})),
    );
    for (let turns = 0; turns < 3; turns++) for (const table of tables) await move(table);
    expect(resultsOf(tables[0]!, 'la-belle-lucie')).to.deep.equal([3, 0]);
  });

  it('count a deal once that is begun again, taken back, or played at two tables', async () => {
    const table = await quickTable({game: 'la-belle-lucie', seed: 'a', undo: ''});
    const other = await quickTable({game: 'la-belle-lucie', seed: 'b'});
    await move(table);
    await move(other);
    await table.restart('a');
    await settled(table);
    await move(table);
    table.undo();
    await settled(table);
    await move(table);
    await move(await quickTable({game: 'la-belle-lucie', seed: 'b'}));
    expect(resultsOf(table, 'la-belle-lucie')).to.deep.equal([2, 0]);
  });

  it('count a game once that comes out, is taken back, and comes out again', async () => {
    const {moves} = await solutionOf('la-belle-lucie');
    const table = await lucie({undo: ''});
    const other = await quickTable({game: 'la-belle-lucie', seed: 'b'});
    for (const one of moves) {
      table.play(one);
      await settled(table);
    }
    expect(resultsOf(table, 'la-belle-lucie')).to.deep.equal([1, 1]);
    table.undo();
    await settled(table);
    await move(other);
    table.play(moves.at(-1)!);
    await settled(table);
    expect([table.view!.won, resultsOf(table, 'la-belle-lucie')]).to.deep.equal([true, [2, 1]]);
  });

  it('go on with what a version before has stored', async () => {
    localStorage.setItem(
      'quinola-patience',
      JSON.stringify({'la-belle-lucie': {played: 7, came: 2, best: 60, last: 'a', won: false}}),
    );
    await move(await quickTable({game: 'la-belle-lucie', seed: 'a'}));
    const table = await quickTable({game: 'la-belle-lucie', seed: 'b'});
    await move(table);
    expect(counts(table)['la-belle-lucie']).to.deep.equal({
      played: 8,
      came: 2,
      best: 60,
      deals: [
        ['a', false],
        ['b', false],
      ],
    });
  });
});
