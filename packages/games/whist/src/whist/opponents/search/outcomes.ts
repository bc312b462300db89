/**
 * How deals end when four book players meet, per 10,000: for each number of a side's honours (none, one, two), how
 * often it makes each number of tricks, from none to thirteen. Counted from 2,000,000 deals of the mask form of
 * the book by `npm run bench -- outcomes`; the other half of the table mirrors it from the other side.
 */
const COUNTED = [
  '7 26 66 111 128 107 66 29 10 2 0 0 0 0',
  '8 38 128 282 450 536 482 329 169 63 15 2 0 0',
  '1 8 43 146 348 606 795 795 606 348 146 43 8 1',
].map((row) => row.split(' ').map(Number));

/** Chance that a side holds this many of four honours and makes this many tricks. */
export const CHANCES: readonly (readonly number[])[] = normalized([
  ...COUNTED,
  COUNTED[1]!.toReversed(),
  COUNTED[0]!.toReversed(),
]);

function normalized(table: readonly (readonly number[])[]): number[][] {
  const all = table.flat().reduce((sum, n) => sum + n, 0);
  return table.map((row) => row.map((n) => n / all));
}
