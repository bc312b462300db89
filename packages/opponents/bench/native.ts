// npm run bench -- native : compares the trick solver with DDS, the best native one, on the same random deals. DDS must be built
// separately, see `native/dds.cpp`; `QUINOLA_DDS` is the path of the program.
import {execFileSync} from 'node:child_process';
import {solve} from '@quinola/opponents';
import {worked} from '@quinola/testing/bench/clock.js';
import {ending, lineOf} from './kit/endings.js';

export const name = 'native';

/** The number of deals for each number of cards. */
const DEALS = new Map([
  [4, 2000],
  [5, 2000],
  [6, 2000],
  [7, 2000],
  [8, 2000],
  [9, 1000],
  [10, 600],
  [11, 250],
  [12, 120],
  [13, 100],
]);

/** Prints the mean times of both per number of cards, their ratio, and on how many deals they disagree. */
export function run(): void {
  const program = process.env.QUINOLA_DDS;
  if (!program) {
    console.log(
      'QUINOLA_DDS names no program; packages/opponents/bench/native/dds.cpp says how to build it.',
    );
    return;
  }
  // The first solves are slow until the code is compiled.
  for (let i = 0; i < 150; i++) solve(ending(9, `warm ${i}`));
  console.log('    cards    deals   solver      DDS    ratio   differ   (mean ms of processor time)');
  for (const [cards, count] of DEALS) {
    const positions = Array.from({length: count}, (_, i) => ending(cards, `bench ${cards} ${i}`));
    const before = worked();
    const tricks = positions.map((position) => solve(position));
    const own = (worked() - before) / count;
    const text = execFileSync(program, {input: positions.map(lineOf).join('\n') + '\n', encoding: 'utf8'});
    const answers = text
      .trim()
      .split('\n')
      .map((line) => line.split(' ').map(Number));
    const theirs = answers.reduce((sum, [, time]) => sum + time!, 0) / count;
    const differ = tricks.filter((value, i) => value !== answers[i]![0]).length;
    const cells = [cards, count, own.toFixed(3), theirs.toFixed(3), (own / theirs).toFixed(2), differ];
    console.log(cells.map((cell) => String(cell).padStart(9)).join(''));
  }
}
