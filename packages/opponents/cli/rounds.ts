import {randomFrom} from '@quinola/cards';
import type {Brain} from '@quinola/opponents';
import {
  balances,
  isChoice,
  offered,
  sample,
  type Choice,
  type Game,
  type Happening,
  type MoveLike,
  type Offer,
  type Player,
  type Seat,
  type Turn,
} from '@quinola/play';
import {asked, type Kind, type RoundContest, type Watch} from './contest.js';

/** What is read of the views of any game that is contested so. */
export interface SeatedView {
  readonly seat: Seat;
  readonly seats: readonly Player[];
  readonly turn: Turn;
}

/** A game's rules, its opponents, and how a match of it is agreed. */
export interface Party<State, View extends SeatedView, Move extends MoveLike, Options, C = Choice> {
  readonly game: Game<State, View, Move, Options, Happening, C>;
  readonly brain: Brain<View, Move, Offer<Move>>;
  readonly options: Options;
  readonly players: number;
  readonly unit: string;
  /** The move of a greedy player, who plays his cards so and does all else by the book; `null` where he plays no card. */
  readonly greedy: (view: View) => Move | null;
}

/** Plays one session, with a kind of player in each seat; the seats are drawn alike whoever sits there. */
export function roundContest<State, View extends SeatedView, Move extends MoveLike, Options, C = Choice>(
  party: Party<State, View, Move, Options, C>,
): RoundContest {
  const {game, brain, options, players, unit, greedy} = party;

  /**
   * `random` makes any lawful move; `greedy` plays its cards greedily, and does all else as the book; `prelude` searches up
   * to the first lead, and plays its cards as the book.
   */
  function choose(kind: Kind, view: View, seed: string, watch?: Watch): Move {
    const {phase} = view.turn;
    if (kind.level === 'random') return sample(game as never, view, randomFrom(seed));
    const card = kind.level === 'greedy' ? greedy(view) : null;
    if (card) return card;
    const byBook = kind.level === 'greedy' || (kind.level === 'prelude' && phase === 'playing.trick');
    const level = byBook ? 'book' : kind.level === 'prelude' ? 'master' : kind.level;
    const moves = offered<View, Move>(game as never, view);
    const [only] = moves;
    if (moves.length === 1 && only && !isChoice(only)) return only;
    const question = {game: game.id, view, moves, level, seed, ...(kind.deals && {deals: kind.deals})};
    return asked(brain, question, watch).move;
  }

  return {
    unit,
    players,
    play(kinds, seed, watch) {
      const chance = randomFrom(seed);
      let state = game.start(options);
      for (let made = 0; ; made++) {
        const {must, over, phase} = game.turn(state);
        if (over || must === null) break;
        if (must === 'chance') {
          const move = game.chance(state, chance);
          if (move.type === 'SHUFFLE') watch?.deal();
          state = game.play(state, must, move).state;
          continue;
        }
        const view = game.view(state, must);
        const ceremony = phase.startsWith('drawing') || phase === 'dealing.packCut';
        const move = ceremony
          ? sample<View, Move>(game as never, view, chance)
          : choose(kinds[view.seat]!, view, `${seed}/own ${made}`, watch);
        state = game.play(state, must, move).state;
      }
      const {seats} = game.view(state, 0);
      const net = balances(game.ledger(game.view(state, 'watcher')), players).players;
      return seats.map((player) => net[player]!);
    },
  };
}
