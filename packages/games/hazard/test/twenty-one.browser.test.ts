import {expect} from '@open-wc/testing';
import {describeTable} from '@quinola/testing/table-suite.js';
import {asked, movesOf} from '@quinola/testing/visitor/moves.js';
import {leave, until, visit, type Visitor} from '@quinola/testing/visitor.js';

/** Which moves the visitor has, by their types. */
const offered = (table: Visitor): string =>
  movesOf(table)
    .map(({type}) => type)
    .join();

/** Makes the visitor's first move until he has these moves. */
async function playedTo(table: Visitor, moves: string): Promise<void> {
  await until(() => {
    if (offered(table) === moves) return true;
    const [move] = movesOf(table);
    if (move) table.element.play(move);
    else table.byRole('button', /^Go on/)?.click();
    return false;
  }, `${moves} is never asked`);
}

/** Where the two answers stand in their line. */
const placesOf = (table: Visitor): readonly string[] =>
  ['Card!', 'Enough'].map((label) => {
    const {left, right} = table.byRole('button', label)!.getBoundingClientRect();
    return `${label} from ${Math.round(left)} to ${Math.round(right)}`;
  });

describeTable('twenty-one', () => {
  afterEach(leave);

  it('asks a banker who must draw at the place where he may soon say enough', async () => {
    const markup =
      '<twenty-one-table pace="none" guide="off" seed="b1" players="2" bank-passes="round"></twenty-one-table>';
    const other = (_: unknown, moves: readonly object[]): object => moves.at(-1)!;
    const table = await visit(markup, {seats: ['visitor', other], wait: 'whole'});
    await asked(table);
    await playedTo(table, 'DRAW,STOP');
    const before = placesOf(table);
    await playedTo(table, 'BANK_DRAW');
    expect(placesOf(table)).to.deep.equal(before);
    expect((table.byRole('button', 'Enough') as HTMLButtonElement).disabled).to.equal(true);
  });
});
