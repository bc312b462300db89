// npm run bench -- solver : how long the trick solver takes by the number of cards, in processor time.
import {CARD_NUMBERS, solve, solveInto, type TrickPosition} from '@quinola/opponents';
import {worked} from '@quinola/testing/bench/clock.js';
import {ending} from './kit/endings.js';

export const name = 'solver';

/** The time of each call in milliseconds, sorted. */
function timed(positions: readonly TrickPosition[], action: (position: TrickPosition) => void): number[] {
  return positions
    .map((position) => {
      const before = worked();
      action(position);
      return worked() - before;
    })
    .sort((a, b) => a - b);
}

function line(cards: number, times: readonly number[]): void {
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const cells = [
    cards,
    times.length,
    mean.toFixed(3),
    times[times.length >> 1]!.toFixed(3),
    times[times.length - 1]!.toFixed(1),
  ];
  console.log(cells.map((cell) => String(cell).padStart(9)).join(''));
}

/** Prints mean, median and longest time per number of cards: of the best value, and of the values of all cards. */
export function run(): void {
  const values = new Int32Array(CARD_NUMBERS);
  const deals = (cards: number, count: number): TrickPosition[] =>
    Array.from({length: count}, (_, i) => ending(cards, `bench ${cards} ${i}`));
  // The first solves are slow until the code is compiled.
  for (const position of deals(9, 100)) solve(position);
  console.log('the best value, ms\n    cards    deals     mean   median  longest');
  for (let cards = 4; cards <= 13; cards++)
    line(cards, timed(deals(cards, cards < 11 ? 500 : cards < 13 ? 200 : 100), solve));
  console.log('the values of all cards, ms\n    cards    deals     mean   median  longest');
  for (let cards = 5; cards <= 11; cards++) {
    line(
      cards,
      timed(deals(cards, cards < 10 ? 500 : 100), (position) => solveInto(position, values)),
    );
  }
}
