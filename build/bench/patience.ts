// npm run bench -- patience : how often the solver brings a patience out, by game: `thoughtful` with the order of the
// hand and later shuffles known, `honest` from what lies open alone.
//   QUINOLA_GAMES=shah,clock   QUINOLA_DEALS=20   QUINOLA_NODES=…   QUINOLA_SIGHT=thoughtful|honest
import {randomFrom, type Random} from '@quinola/cards';
import {patience, PATIENCES} from '../../packages/patience/src/index.js';
import {playHonestly, searchFrom, tacticsOf} from '../../packages/patience/src/solver/index.js';

export const name = 'patience';

const {QUINOLA_DEALS = '20', QUINOLA_NODES, QUINOLA_GAMES, QUINOLA_SIGHT} = process.env;
const DEALS = Number(QUINOLA_DEALS);
const GAMES = QUINOLA_GAMES?.split(',');

interface Outcome {
  readonly won: boolean;
  /** Whether it is proved that there is no way: thoughtfully from the first card, honestly from the last position. */
  readonly lost: boolean;
  readonly nodes: number;
}

const SIGHTS: Readonly<Record<string, (game: string, chance: (nth: number) => Random, nodes: number) => Outcome>> = {
  thoughtful(game, chance, nodes) {
    const start = patience.start({game});
    const search = searchFrom(patience.play(start, 'chance', patience.chance(start, chance(1))).state, {chance});
    if (!search) return {won: false, lost: false, nodes: 0};
    const found = search.step(nodes);
    return {won: found.outcome === 'comes-out', lost: found.outcome === 'cannot', nodes: found.nodes};
  },
  honest: (game, chance, nodes) => playHonestly(patience.start({game}), chance, nodes),
};

/** The interval of Wilson in which a rate lies with 95 %. */
function interval(won: number, all: number): readonly [number, number] {
  const z = 1.96, rate = won / all, middle = (rate + z * z / (2 * all)) / (1 + z * z / all);
  const half = z / (1 + z * z / all) * Math.sqrt(rate * (1 - rate) / all + z * z / (4 * all * all));
  return [middle - half, middle + half];
}

/** Prints deals, wins with their interval, proofs of loss, positions and seconds per deal, for each game. */
export function run(): void {
  console.log('game                sight        deals   won     95 %  lost  nodes/deal  s/deal  longest s');
  for (const {id} of PATIENCES.filter((game) => !GAMES || GAMES.includes(game.id))) {
    for (const [sight, play] of Object.entries(SIGHTS)) {
      if (QUINOLA_SIGHT !== undefined && QUINOLA_SIGHT !== sight) continue;
      let won = 0, lost = 0, nodes = 0, longest = 0;
      const before = performance.now();
      for (let i = 0; i < DEALS; i++) {
        const start = performance.now();
        const outcome = play(id, (nth) => randomFrom(`bench ${i}#${nth}`), Number(QUINOLA_NODES ?? tacticsOf(id).nodes));
        longest = Math.max(longest, performance.now() - start);
        won += Number(outcome.won);
        lost += Number(outcome.lost);
        nodes += outcome.nodes;
      }
      const percent = interval(won, DEALS).map((rate) => (100 * rate).toFixed(0)).join('-');
      const seconds = (performance.now() - before) / 1000;
      console.log(`${id.padEnd(20)}${sight.padEnd(12)}${[DEALS, won].map((n) => String(n).padStart(6)).join('')}${percent.padStart(9)}`
        + `${String(lost).padStart(6)}${(nodes / DEALS).toFixed(0).padStart(12)}${(seconds / DEALS).toFixed(2).padStart(8)}`
        + `${(longest / 1000).toFixed(1).padStart(11)}`);
    }
  }
}
