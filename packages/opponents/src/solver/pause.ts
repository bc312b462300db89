// A search can be paused after a number of positions. It is abandoned and later restarted; the table of positions keeps its
// results, so that it quickly gets back to where it was.

/** Thrown to abandon a search that has used up its allowance. */
const PAUSE = new Error('pause');

/** Number of the search begun last, which owns the current board. */
export let latest = 0;

/** Called when a search sets up its board. */
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
 * Finds a value from 0 to `high` by zero-window searches.
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
