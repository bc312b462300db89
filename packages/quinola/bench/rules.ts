// npm run bench -- rules : random deals a second through the rules of the card games, with moves taken from views as a
// table and its opponents take them. It measures processor time, so that a busy machine gives nearly the same results.
import {randomFrom} from '@quinola/cards';
import {firstDue, sample} from '@quinola/play';
import type {FixtureGame} from '@quinola/testing/fixtures/types.js';
import {games} from '@quinola/testing/registry/games.js';

export const name = 'rules';

type Played = Pick<FixtureGame, 'game' | 'profile'>;

/** Plays matches until so many deals are finished. @returns seconds of the processor */
function play({game, profile}: Played, options: unknown, deals: number, seed: string): number {
  const random = randomFrom(seed);
  const before = process.cpuUsage();
  for (let done = 0, match: unknown = null; done < deals;) {
    match ??= game.start(options);
    const by = firstDue(game.turn(match).must)!;
    const move = by === 'chance' ? game.chance(match, random) : sample(game, game.view(match, by), random);
    const {state, events} = game.play(match, by, move);
    if (events.some(({type}) => profile.dealEnds.includes(type))) done++;
    match = game.turn(state).over ? null : state;
  }
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Prints random deals a second for some tables. */
export async function run(): Promise<void> {
  for (const {tools} of games) {
    const {fixtures, timed = {}} = await tools();
    for (const [table, options] of Object.entries(timed)) {
      play(fixtures, options, 1_000, 'to warm up');
      const deals = 5_000;
      console.log(
        `${table.padEnd(24)}${Math.round(deals / play(fixtures, options, deals, 'bench'))
          .toLocaleString('en')
          .padStart(8)} random deals a second`,
      );
    }
  }
}
