// npm run bench -- rules : random deals a second through the rules of the card games, each move asked of the view as a table
// and its opponents ask it. Counted is the time of the processor, so that a busy machine says nearly the same.
import {randomFrom, type Random} from '@quinola/cards';
import {sample, type Game, type MoveLike} from '@quinola/play';
import {tarok, tarokOptions} from '../../games/tarok/src/tarok/rules/index.js';
import {tarokOmbre, tarokOmbreOptions} from '../../games/tarok/src/tarok-ombre/rules/index.js';
import {whist, whistOptions} from '../../games/whist/src/rules/index.js';

export const name = 'rules';

/** A state that keeps the last finished deal. */
interface Dealing {
  readonly table: {readonly lastDeal: unknown};
}

/** A lawful move of whoever is waited for. */
function step<S, V, M extends MoveLike, O>(game: Game<S, V, M, O>, state: S, random: Random): S {
  const {must} = game.turn(state);
  if (must === 'chance') return game.play(state, must, game.chance(state, random)).state;
  return game.play(state, must!, sample(game, game.view(state, must!), random)).state;
}

/** Plays evenings until so many deals are finished. @returns seconds of the processor */
function play<S extends Dealing, V, M extends MoveLike, O>(
  game: Game<S, V, M, O>,
  options: O,
  deals: number,
  seed: string,
): number {
  const random = randomFrom(seed);
  const before = process.cpuUsage();
  for (let done = 0, evening: S | null = null; done < deals;) {
    evening ??= game.start(options);
    const {lastDeal} = evening.table;
    evening = step(game, evening, random);
    if (evening.table.lastDeal !== lastDeal) done++;
    if (game.turn(evening).over) evening = null;
  }
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** How long some deals take at each table. */
const TABLES: Readonly<Record<string, (deals: number, seed: string) => number>> = {
  Vienna: (...run) => play(whist, whistOptions(), ...run),
  Warsaw: (...run) => play(whist, whistOptions({rules: 'warsaw'}), ...run),
  'Vienna with the dummy': (...run) => play(whist, whistOptions({table: 'dummy'}), ...run),
  'Vienna, strict': (...run) => play(whist, whistOptions({etiquette: 'strict'}), ...run),
  'Tarok en trois': (...run) => play(tarok, tarokOptions(), ...run),
  'Tarok en deux': (...run) => play(tarok, tarokOptions({players: 2}), ...run),
  'Tarok-ombre, old manner': (...run) => play(tarokOmbre, tarokOmbreOptions(), ...run),
  'Tarok-ombre, new manner': (...run) => play(tarokOmbre, tarokOmbreOptions({manner: 'new'}), ...run),
};

/** Prints random deals a second for some tables. */
export function run(): void {
  for (const [table, timed] of Object.entries(TABLES)) {
    timed(1_000, 'to warm up');
    const deals = 5_000;
    console.log(
      `${table.padEnd(24)}${Math.round(deals / timed(deals, 'bench'))
        .toLocaleString('en')
        .padStart(8)} random deals a second`,
    );
  }
}
