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
