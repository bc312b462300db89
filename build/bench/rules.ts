// npm run bench -- rules : random deals a second through the rules of whist, each move asked of the view as a table
// and its opponents ask it. Counted is the time of the processor, so that a busy machine says nearly the same.
import {randomFrom, type Random} from '@quinola/cards';
import {whist, whistOptions, type GivenOptions, type WhistState} from '../../packages/whist/src/rules/index.js';

export const name = 'rules';

/** A lawful move of whoever is waited for. */
function step(state: WhistState, random: Random): WhistState {
  const {must} = whist.turn(state);
  if (must === 'chance') return whist.play(state, must, whist.chance(state, random)).state;
  const moves = whist.moves(whist.view(state, must!));
  return whist.play(state, must!, moves[random.below(moves.length)]!).state;
}

/** Plays evenings until so many deals are marked. @returns seconds of the processor */
function play(options: GivenOptions, deals: number, seed: string): number {
  const random = randomFrom(seed);
  const before = process.cpuUsage();
  for (let done = 0, evening: WhistState | null = null; done < deals;) {
    evening ??= whist.start(whistOptions(options));
    const {lastDeal} = evening.table;
    evening = step(evening, random);
    if (evening.table.lastDeal !== lastDeal) done++;
    if (evening.table.turn.over) evening = null;
  }
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const TABLES: Readonly<Record<string, GivenOptions>> = {
  'Vienna': {}, 'Warsaw': {rules: 'warsaw'}, 'Vienna with the dummy': {table: 'dummy'}, 'Vienna, strict': {etiquette: 'strict'},
};

/** Prints random deals a second for some tables. */
export function run(): void {
  for (const [table, options] of Object.entries(TABLES)) {
    const deals = options.etiquette === 'strict' ? 4_000 : 20_000;
    play(options, deals / 4, 'to warm up');
    console.log(`${table.padEnd(24)}${Math.round(deals / play(options, deals, 'bench')).toLocaleString('en').padStart(8)} random deals a second`);
  }
}
