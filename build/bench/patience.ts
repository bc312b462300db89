// npm run bench -- patience : how often the solver brings a patience out, honestly (later shuffles unknown), by game.
import {randomFrom} from '@quinola/cards';
import {patience, PATIENCES, type PatienceMove, type PatienceState} from '../../packages/patience/src/index.js';
import {searchFrom} from '../../packages/patience/src/solver/index.js';

export const name = 'patience';

const DEALS = Number(process.env.QUINOLA_DEALS ?? 20);
const NODES = Number(process.env.QUINOLA_NODES ?? 40_000);
const GAMES = process.env.QUINOLA_GAMES?.split(',') ?? ['la-belle-lucie', 'house-in-the-wood', 'house-on-the-hill', 'fifteen', 'salic-law'];

interface Outcome {
  readonly won: boolean;
  /** Whether the last layout was searched to its end in vain. */
  readonly lost: boolean;
  readonly nodes: number;
}

/** Plays a seed: searches each layout, and lays out again from the position with most cards founded. */
function playSeed(game: string, seed: string): Outcome {
  let state: PatienceState = patience.start({game});
  let nodes = 0, shuffles = 0, lost = false;
  const make = (move: PatienceMove): void => {
    state = patience.play(state, move.type === 'SHUFFLE' ? 'chance' : 0, move).state;
  };
  while (!patience.turn(state).over) {
    const {must} = patience.turn(state);
    if (must === 'chance') {
      make(patience.chance(state, randomFrom(`${seed}#${++shuffles}`)));
      continue;
    }
    if (state.stage === 'laying') {
      // While the king packets are laid out, whatever can be founded may be.
      const moves = patience.moves(patience.view(state, 0));
      make(moves.find(({type}) => type === 'play') ?? moves.at(-1)!);
      continue;
    }
    const search = searchFrom(state);
    if (!search) return {won: false, lost: false, nodes};
    const found = search.step(NODES);
    nodes += found.nodes;
    lost = found.outcome === 'cannot';
    for (const move of found.moves) make(move);
    if (patience.turn(state).over) break;
    if (!patience.moves(patience.view(state, 0)).some(({type}) => type === 'redeal')) return {won: false, lost, nodes};
    make({type: 'redeal'});
  }
  return {won: state.won, lost: !state.won && lost, nodes};
}

/** The interval of Wilson in which a rate lies with 95 %. */
function interval(won: number, all: number): readonly [number, number] {
  const z = 1.96, rate = won / all, middle = (rate + z * z / (2 * all)) / (1 + z * z / all);
  const half = z / (1 + z * z / all) * Math.sqrt(rate * (1 - rate) / all + z * z / (4 * all * all));
  return [middle - half, middle + half];
}

/** Prints deals, wins with their interval, proofs of loss, positions and seconds per deal, for each game it can search. */
export function run(): void {
  console.log('game                 deals  won     95 %     lost  nodes/deal  s/deal  longest s');
  for (const {id} of PATIENCES.filter((game) => GAMES.includes(game.id))) {
    let won = 0, lost = 0, nodes = 0, longest = 0;
    const before = performance.now();
    for (let i = 0; i < DEALS; i++) {
      const start = performance.now();
      const outcome = playSeed(id, `bench ${i}`);
      longest = Math.max(longest, performance.now() - start);
      won += Number(outcome.won);
      lost += Number(outcome.lost);
      nodes += outcome.nodes;
    }
    const percent = interval(won, DEALS).map((rate) => (100 * rate).toFixed(0)).join('-');
    const seconds = (performance.now() - before) / 1000;
    console.log(`${id.padEnd(20)}${[DEALS, won].map((n) => String(n).padStart(6)).join('')}${percent.padStart(9)}`
      + `${String(lost).padStart(9)}${(nodes / DEALS).toFixed(0).padStart(12)}${(seconds / DEALS).toFixed(2).padStart(8)}`
      + `${(longest / 1000).toFixed(1).padStart(10)}`);
  }
}
