import type {TwentyOneOptions} from '../rules/index.js';

/** How often each draws at a sum, from 0 to 20. */
export type Draws = readonly number[];

type PackName = TwentyOneOptions['pack'];

/** The most who play with each pack. */
const MOST: Readonly<Record<PackName, number>> = {large: 6, small: 4};

/** The first sum of the table: below it everybody draws. */
const FROM = 8;

/** How a digit of the table tells a chance: in so many steps, base 36. */
const STEPS = 35;

/**
 * The equilibrium of the game for the pool: how each draws, at sums from 8 to 20, a word for each place in turn and for who before it
 * is content. `solvePool` of the tests has worked it out for the largest game of each pack, which takes too long at the table. It
 * holds for fewer players: they are where those of more are of whom the first are over.
 */
const TABLE: Readonly<Record<PackName, string>> = {
  large:
    'zzzzzzzzzzzh0 zzzzzzzzzzz00 zzzzzzzzzzzz0 zzzzzzzzzzz00 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 ' +
    'zzzzzzznzz000 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 ' +
    'zzzzzzzzzzzz0 zzzzzzz1m0000 zzzzzzzzzzzz0 zzzzzzzzzzz00 zzzzzzzzzzzz0 zzzzzzzzzzz00 zzzzzzzzzzzz0 ' +
    'zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzz00 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 ' +
    'zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 0000000000000 zzzzzzzzzzz20 zzzzzzzzzzz00 zzzzzzzzzzzz0 ' +
    'zzzzzzzzzzz00 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzy00 zzzzzzzzzzzz0 zzzzzzzzzzzz0 ' +
    'zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzw000 zzzzzzzzzzzz0 ' +
    'zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzz10 ' +
    'zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0 zzzzzzzzzzzz0',
  small:
    'zzzzczzqxzz00 zzzz0qzjsz000 zzzzzzzzzzz00 zzzz0czaw0000 zzzzzzzzzzz00 zzzzzzzzzzv00 zzzzzzzzzzzz0 ' +
    '0000000000000 zzzzzdz3kzz00 zzzzzzoo5z000 zzzzzzzzzzzz0 zzzzzzlqj0000 zzzzzzzzzzzz0 zzzzzzzzzzz80 ' +
    'zzzzzzzzzzzz0',
};

/** How the player at a place in turn draws, if of those before him these are content: the bits of a number. */
export function drawsInTable(pack: PackName, players: number, place: number, content: number): Draws {
  const over = MOST[pack] - players;
  const word = TABLE[pack].split(' ')[(((1 << place) + content) << over) - 1]!;
  return Array.from({length: 21}, (_, total) =>
    total < FROM ? 1 : Number.parseInt(word[total - FROM]!, 36) / STEPS,
  );
}
