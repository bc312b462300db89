// npm run bench -- deciding : how long a master takes for a decision of each game, on this machine and on one four times
// slower, with the time limit of a page. It measures processor time, so that a busy machine gives nearly the same results.
import {randomFrom} from '@quinola/cards';
import type {Brain, Question} from '@quinola/opponents';
import {firstDue, isChoice, offered, type Game, type MoveLike} from '@quinola/play';
import {worked} from '@quinola/testing/bench/clock.js';
import {games} from '@quinola/testing/registry/games.js';

export const name = 'deciding';

/** The number of searched decisions that are measured at each table, and of those before them to warm up. */
const DECISIONS = 400,
  WARM = 40;

/** How much slower a phone is assumed to be. */
const SLOWER = 4;

type Posted = (question: Question) => Question;

/** The times of all searched decisions when masters play all seats of a game. */
function taken(
  game: Game<unknown, unknown, MoveLike, unknown>,
  brain: Brain,
  options: unknown,
  time: () => number,
  posted: Posted,
): number[] {
  const times: number[] = [];
  const chance = randomFrom('deciding');
  for (let state = game.start(options as never), made = 0; times.length < DECISIONS + WARM; made++) {
    const {must, over} = game.turn(state);
    const by = firstDue(must);
    if (over || by === null) {
      state = game.start(options as never);
      continue;
    }
    if (by === 'chance') {
      state = game.play(state, by, game.chance(state, chance)).state;
      continue;
    }
    const view = game.view(state, by);
    const moves = offered<unknown, MoveLike>(game as never, view);
    const [only] = moves;
    let move = moves.length === 1 && only && !isChoice(only) ? only : null;
    if (!move) {
      const asked = posted({game: game.id, view, moves, level: 'master', seed: `deciding ${made}`});
      const before = time();
      const thought = brain.choose(asked);
      if (thought.because?.search) times.push(time() - before);
      move = thought.move as MoveLike;
    }
    state = game.play(state, by, move as never).state;
  }
  return times.slice(WARM).sort((a, b) => a - b);
}

/** Prints the median, the 95th percentile and the longest, in milliseconds, as a row of a table. */
export async function run(): Promise<void> {
  console.log(
    `| of ${DECISIONS} decisions, ms | median | p95 | longest | ${SLOWER}x: median | p95 | longest |`,
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const {tools} of games) {
    const {fixtures, timed = {}, opponents} = await tools();
    if (!opponents?.levels.includes('book')) continue;
    for (const [table, options] of Object.entries(timed)) {
      const row = [1, SLOWER].flatMap((factor) => {
        const time = (): number => factor * worked();
        const brain = opponents.brain(undefined, time);
        const times = taken(fixtures.game as never, brain, options, time, opponents.posted ?? ((all) => all));
        return [0.5, 0.95, 1].map((part) => times[Math.floor((times.length - 1) * part)]!.toFixed(0));
      });
      console.log(`| ${[table, ...row].join(' | ')} |`);
    }
  }
}
