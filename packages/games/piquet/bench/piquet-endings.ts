// npm run bench -- piquet-endings : the time of exact play with both hands open, for random endings.
import {randomFrom, shuffled} from '@quinola/cards';
import {CARDS} from '../src/piquet/opponents/bits.js';
import {forget, valueOf, type Counts, type Position} from '../src/piquet/opponents/exact.js';

export const name = 'piquet-endings';

const CLUBS: Counts = {lead: 1, lastTaken: 2, lastLost: -1, capot: 40};
const ENDINGS = 50;
/** How often each is solved: the shortest time is its own, whatever else the machine does. */
const TIMES = 5;

/** The time of one, in ms; nothing is known from before. */
function once(position: Position): number {
  forget();
  const begun = performance.now();
  valueOf(position, CLUBS);
  return performance.now() - begun;
}

/** The times of random endings of so many tricks, in ms, the shortest first. */
function timesOf(size: number): readonly number[] {
  const random = randomFrom(`bench ${size}`);
  return Array.from({length: ENDINGS}, () => {
    const pack = shuffled([...CARDS.keys()], random);
    const bits = (from: number): number =>
      pack.slice(from, from + size).reduce((all, card) => all | (1 << card), 0);
    const position = {leader: bits(0), other: bits(size), taken: random.below(13 - size)};
    return Math.min(...Array.from({length: TIMES}, () => once(position)));
  }).sort((a, b) => a - b);
}

/** Prints the median and the longest time by the number of tricks. */
export function run(): void {
  // What is compiled while it runs is not measured.
  timesOf(8);
  for (const size of [8, 10, 12]) {
    const times = timesOf(size);
    console.log(
      `${size} tricks, ms: median ${times[ENDINGS / 2]!.toFixed(3)}, longest ${times.at(-1)!.toFixed(2)}`,
    );
  }
}
