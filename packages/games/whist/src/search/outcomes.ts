/**
 * How deals end when four book players meet, per 10,000: for each number of a side's honours (none, one, two), how
 * often it makes each number of tricks, from none to thirteen. Counted from 200,000 deals of the mask form of the
 * book; the other half of the table mirrors it from the other side.
 */
const COUNTED = [
  '6 24 67 110 126 111 68 31 9 2 0 0 0 0',
  '7 41 127 274 446 535 489 332 170 63 15 2 0 0',
  '1 7 42 146 345 612 804 804 612 345 146 42 7 1',
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
