// A search can be made to pause after so many positions. It leaves everything as it stands and is started again;
// the table of positions remembers what was found, so that it soon is where it was.

/** Thrown out of a search whose allowance is spent. */
const PAUSE = new Error('pause');

/** Number of the search that was begun last: whose boards stand. */
export let latest = 0;

/** A search sets up its board. */
export function beginSearch(): void {
  latest++;
}

let allowance = 0;

/** Lets the search look at so many positions from here on; 0 = as many as it takes. */
export function allowPositions(positions: number): void {
  allowance = positions;
}

/** Counts a position that has to be searched. */
export function countPosition(): void {
  if (--allowance === 0) throw PAUSE;
}

/** The value that a search finds, which is never below 0; -1 when it has paused. */
export function attempt(search: () => number): number {
  try {
    return search();
  } catch (error) {
    if (error !== PAUSE) throw error;
    return -1;
  }
}

/**
 * Closes in on a value from 0 to `high` by zero windows.
 * @param search answers with a lower bound of at least `need`, or with an upper bound below it
 */
export function zeroWindowSearch(high: number, guess: number, search: (need: number) => number): number {
  let low = 0;
  while (low < high) {
    const need = guess > low ? guess : low + 1;
    guess = search(need);
    if (guess >= need) low = guess;
    else high = guess;
  }
  return low;
}
