import {randomFrom, rankOf} from '@quinola/cards';
import {greedyCard} from '@quinola/opponents';
import {offered, playOf, sample} from '@quinola/play';
import {asked, type Contest, type Kind, type Watch} from '@quinola/testing/contests/contest.js';
import {piquetBrain, type PiquetBrain} from '../src/piquet/opponents/master.js';
import {
  exchangeOf,
  heightOf,
  piquet,
  piquetOptions,
  RULES,
  type PiquetMove,
  type PiquetView,
} from '../src/piquet/rules/index.js';

/** The baseline player lays his lowest cards away, as many as he may, and takes what he can. */
function greedy(view: PiquetView): PiquetMove {
  const {hand, trick, turn} = view;
  if (turn.phase !== 'playing.trick') {
    const low = [...hand].sort((a, b) => heightOf(rankOf(a)) - heightOf(rankOf(b)));
    return {type: 'EXCHANGE', cards: low.slice(0, exchangeOf(view).most)};
  }
  return playOf(greedyCard({rules: RULES, hand, trick, friend: () => false}));
}

function choose(brain: PiquetBrain, kind: Kind, view: PiquetView, seed: string, watch?: Watch): PiquetMove {
  const moves = offered<PiquetView, PiquetMove>(piquet, view);
  const [only] = moves;
  if (moves.length === 1 && only && 'type' in only) return only;
  const isOdd = view.turn.phase.startsWith('a');
  if (kind.level === 'random') return sample<PiquetView, PiquetMove>(piquet, view, randomFrom(seed));
  if (kind.level === 'greedy' && !isOdd) return greedy(view);
  const level = kind.level === 'greedy' ? 'book' : kind.level;
  const question = {game: piquet.id, view, moves, level, seed, ...(kind.deals && {deals: kind.deals})};
  return asked(brain, question, watch).move;
}

/** One deal in points, under the rules of the clubs; mirrored it is a pair. */
export const dealContest = (brain: PiquetBrain = piquetBrain()): Contest => ({
  unit: 'points a deal',
  play(kinds, seed, watch) {
    const chance = randomFrom(seed);
    let state = piquet.start(piquetOptions({rules: 'rubicon'}));
    // Whoever sits where, the same seat deals.
    while (!state.table.lastDeal) {
      const {must, phase} = piquet.turn(state);
      if (must === 'chance') {
        const move = piquet.chance(state, chance);
        if (move.type === 'SHUFFLE') watch?.deal();
        state = piquet.play(state, must, move).state;
        continue;
      }
      const view = piquet.view(state, must!);
      const isCeremony = phase.startsWith('drawing') || phase === 'dealing.packCut';
      const made = state.table.tricks.length * 2 + state.table.trick.length;
      const move = isCeremony
        ? sample<PiquetView, PiquetMove>(piquet, view, chance)
        : choose(brain, kinds[view.seat]!, view, `${seed}/own ${phase} ${made}`, watch);
      state = piquet.play(state, must!, move).state;
    }
    const [one, other] = state.table.lastDeal.net as [number, number];
    return one - other;
  },
});
