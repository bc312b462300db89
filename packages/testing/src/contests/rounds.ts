import {randomFrom} from '@quinola/cards';
import type {Brain} from '@quinola/opponents';
import {
  balances,
  firstDue,
  isChoice,
  offered,
  sample,
  type Choice,
  type Due,
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
  readonly turn: Turn<string, Due>;
}

/** A game's rules, its opponents, and how a match of it is agreed. */
export interface Party<State, View extends SeatedView, Move extends MoveLike, Options, C = Choice> {
  readonly game: Game<State, View, Move, Options, Happening, C>;
  readonly brain: Brain<View, Move, Offer<Move>>;
  readonly options: Options;
  readonly players: number;
  /** Players of so many sides sit in turn round the table, partners of one kind; default: everybody plays for himself. */
  readonly sides?: number;
  readonly unit: string;
  /** The move of a greedy player, who plays his cards so and does all else by the book; `null` where he plays no card. */
  readonly greedy: (view: View) => Move | null;
}

/** Phases in which seats and dealer are drawn for, or the pack is cut: chance decides there, whoever plays. */
const CEREMONY = /^(drawing(\.(deal|dealer|seats|spreading))?|dealing\.packCut)$/;

/** Plays one session, with a kind of player in each seat, or on each side; the seats are drawn alike whoever sits there. */
export function roundContest<State, View extends SeatedView, Move extends MoveLike, Options, C = Choice>(
  party: Party<State, View, Move, Options, C>,
): RoundContest {
  const {game, brain, options, players, sides = players, unit, greedy} = party;

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
    players: sides,
    play(kinds, seed, watch) {
      const chance = randomFrom(seed);
      let state = game.start(options);
      for (let made = 0; ; made++) {
        const {must, over, phase} = game.turn(state);
        const by = firstDue(must);
        if (over || by === null) break;
        if (by === 'chance') {
          const move = game.chance(state, chance);
          if (move.type === 'SHUFFLE') watch?.deal();
          state = game.play(state, by, move).state;
          continue;
        }
        const view = game.view(state, by);
        const ceremony = CEREMONY.test(phase);
        const move = ceremony
          ? sample<View, Move>(game as never, view, chance)
          : choose(kinds[view.seat % sides]!, view, `${seed}/own ${made}`, watch);
        state = game.play(state, by, move).state;
      }
      const {seats} = game.view(state, 0);
      const net = balances(game.ledger(game.view(state, 'watcher')), players).players;
      return seats.map((player) => net[player]!);
    },
  };
}
