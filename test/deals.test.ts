import test from 'node:test';
import {pick, type Random} from '@quinola/cards';
import {playDeals} from '../packages/chart/test-support/charted.js';
import {samples, testSeed} from '../packages/play/test-support/sample.js';
import {games} from '../packages/quinola/tools/games.js';

/** Whole deals of each game; ten thousand in the long run. */
const DEALS = samples(6, 10_000);

/** Any lawful move, of every type as likely: where thousands of moves are of one type, each is no likelier than a word. */
function anyType<Move extends {readonly type: string}>(
  moves: readonly Move[],
  _view: unknown,
  random: Random,
): Move {
  const type = pick([...new Set(moves.map((move) => move.type))], random);
  return pick(
    moves.filter((move) => move.type === type),
    random,
  );
}

for (const {tools} of games) {
  const {fixtures, manner, agreements, someMove = anyType, most} = await tools();
  for (const [name, options] of Object.entries(agreements))
    test(`${name} goes through its chart without an error`, () =>
      playDeals(
        {...fixtures, manner, players: (agreed) => fixtures.players(agreed), choose: someMove, key: () => 0},
        options,
        Math.max(DEALS, options.length),
        `${testSeed}/deals`,
        most,
      ));
}
