import {randomFrom} from '@quinola/cards';
import {sample} from '@quinola/play';
import {asked, type Kind, type RoundContest, type Watch} from '@quinola/testing/contests/contest.js';
import {factsOf, gainOf, type Play} from '../src/cassino/opponents/facts.js';
import {cassinoBrain} from '../src/cassino/opponents/master.js';
import {cassino, cassinoOptions, type CassinoMove, type CassinoView} from '../src/cassino/rules/index.js';

const brain = cassinoBrain();

/** The baseline player takes what brings most, and else lays down what is worth least. */
function greedy(view: CassinoView, moves: readonly CassinoMove[]): CassinoMove {
  const facts = factsOf(view, view.tricks);
  return (moves as readonly Play[]).reduce((best, play) =>
    gainOf(facts, play) > gainOf(facts, best) ? play : best,
  );
}

function choose(kind: Kind, view: CassinoView, seed: string, watch?: Watch): CassinoMove {
  const moves = cassino.moves(view) as readonly CassinoMove[];
  const [only] = moves;
  if (moves.length === 1) return only!;
  if (kind.level === 'random') return sample<CassinoView, CassinoMove>(cassino, view, randomFrom(seed));
  if (kind.level === 'greedy') return greedy(view, moves);
  const question = {
    game: cassino.id,
    view,
    moves,
    level: kind.level,
    seed,
    ...(kind.deals && {deals: kind.deals}),
  };
  return asked(brain, question, watch).move;
}

/** One deal of two players, in points: what a seat marks more than the other, clearings among them. */
export const dealContest: RoundContest = {
  unit: 'points a deal',
  players: 2,
  play(kinds, seed, watch) {
    const chance = randomFrom(seed);
    let state = cassino.start(cassinoOptions({players: 2}));
    for (let made = 0; !state.table.lastDeal; made++) {
      const {must, phase} = cassino.turn(state);
      if (must === 'chance') {
        const move = cassino.chance(state, chance);
        if (move.type === 'SHUFFLE') watch?.deal();
        state = cassino.play(state, must, move).state;
        continue;
      }
      const view = cassino.view(state, must!);
      const move =
        phase === 'playing.turn'
          ? choose(kinds[view.seat]!, view, `${seed}/own ${made}`, watch)
          : sample<CassinoView, CassinoMove>(cassino, view, chance);
      state = cassino.play(state, must!, move, null).state;
    }
    const [one, other] = state.table.lastDeal.net as [number, number];
    return [one - other, other - one];
  },
};
