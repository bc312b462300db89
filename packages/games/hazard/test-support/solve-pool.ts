import {cardChances, playedSo, type PoolPlay} from '../src/twenty-one/opponents/pool-odds.js';
import type {Draws} from '../src/twenty-one/opponents/pool-table.js';
import type {TwentyOneOptions} from '../src/twenty-one/rules/index.js';

/** From this sum on it may be right to be content. */
const LEAST = 8;

/** Who can be asked: the place in turn, and as the bits of a number who of those before is content. */
export const askedOf = (players: number): readonly (readonly [place: number, content: number])[] =>
  Array.from({length: players}, (_, place) => place).flatMap((place) =>
    Array.from({length: 1 << place}, (_, content) => [place, content] as const),
  );

/**
 * The best answer of one player to how all play, at each sum to draw or to be content, and how much of the pool he would gain by it
 * at most.
 */
export function bestAnswer(
  options: Pick<TwentyOneOptions, 'pack'>,
  {drawsAt, shareOf}: PoolPlay,
  place: number,
  content: number,
): {readonly answer: Draws; readonly regret: number} {
  const {next} = cardChances(options);
  const own = drawsAt(place, content);
  const best = new Array<number>(22).fill(0);
  const played = new Array<number>(22).fill(0);
  best[21] = played[21] = shareOf(place, content, 21);
  const answer = new Array<number>(21).fill(1);
  let regret = 0;
  for (let total = 20; total >= 0; total--) {
    const stop = total < LEAST ? 0 : shareOf(place, content, total);
    const drawn = (worth: readonly number[]): number =>
      next.reduce((all, one, value) => all + (total + value > 21 ? 0 : one * worth[total + value]!), 0);
    const draw = drawn(best);
    best[total] = Math.max(stop, draw);
    answer[total] = draw >= stop ? 1 : 0;
    played[total] = own[total]! * drawn(played) + (1 - own[total]!) * stop;
    regret = Math.max(regret, best[total]! - played[total]!);
  }
  return {answer, regret};
}

/** By how much of the pool a player might at most do better, wherever he is asked. */
export const regretOf = (options: Pick<TwentyOneOptions, 'pack'>, players: number, play: PoolPlay): number =>
  Math.max(...askedOf(players).map(([place, content]) => bestAnswer(options, play, place, content).regret));

/**
 * Solves the game for the pool. How good it is to be content hangs on what those before and after are content with, and that on the
 * same question: the best answer is played again and again, each time a smaller step towards it.
 * @param steps how many; for the table of the opponents 4000 with the small pack, 1500 with the large one, in the largest game
 */
export function solvePool(options: Pick<TwentyOneOptions, 'pack'>, players: number, steps: number): PoolPlay {
  const key = (place: number, content: number): number => (1 << place) + content;
  let draws = new Map<number, Draws>();
  for (const [place, content] of askedOf(players))
    draws.set(
      key(place, content),
      Array.from({length: 21}, (_, total) => (total < 15 ? 1 : total > 16 ? 0 : 0.5)),
    );
  const playNow = (now: ReadonlyMap<number, Draws>): PoolPlay =>
    playedSo(options, players, (place, content) => now.get(key(place, content))!);
  for (let step = 0; step < steps; step++) {
    const size = 2 / (step + 3);
    const play = playNow(draws);
    draws = new Map(
      askedOf(players).map(([place, content]) => {
        const {answer} = bestAnswer(options, play, place, content);
        const own = play.drawsAt(place, content);
        return [key(place, content), own.map((one, total) => one + (answer[total]! - one) * size)];
      }),
    );
  }
  return playNow(draws);
}
