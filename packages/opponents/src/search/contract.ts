import {type Random} from '@quinola/cards';
import {
  firstDue,
  type Game,
  type Happening,
  type Imagination,
  type MoveLike,
  type Offer,
  type Player,
  sample,
} from '@quinola/play';
import {plainMoves, type Question, type Thought} from '../types.js';
import {bookFirst, movesWeighed, type Weighing} from './book-and-search.js';
import type {Trial} from './paired.js';

/** How a game that gives only its contract is played out. */
export interface PlayOut<State, View, Move> {
  /** A lawful move of a player in a play-out; the rules do not judge it again. Default: any. */
  readonly policy?: (view: View, random: Random) => Move;
  /** Where a play-out ends. Default: when the match is over. */
  readonly until?: (state: State) => boolean;
  /** How many moves a play-out has at most. Default: 400. */
  readonly limit?: number;
}

/**
 * Weighs the moves of a view by play-outs through the rules alone: the opponent of every game that has nothing faster.
 * Worth is what {@linkcode Game.worth} says of the player where the play-out ends.
 */
export function contractTrial<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H> & Imagination<State, View>,
  view: View,
  player: number,
  moves: readonly Move[],
  play: PlayOut<State, View, Move> = {},
): Trial {
  const {policy = (seen, random) => sample(game, seen, random), until = () => false, limit = 400} = play;
  return {
    choices: moves.length,
    weigh(random, worth, open) {
      const start = game.imagine(view, random);
      moves.forEach((move, choice) => {
        if (!open[choice]) return;
        let {state} = game.play(start, player, move, null);
        for (let made = 1; made < limit && !until(state); made++) {
          const {must, over} = game.turn(state);
          const by = firstDue(must);
          if (over || by === null) break;
          if (by === 'chance') {
            state = game.play(state, by, game.chance(state, random)).state;
          } else {
            const seen = game.view(state, by);
            state = game.play(state, by, policy(seen, random), null).state;
          }
        }
        worth[choice] = game.worth(state)[player]!;
      });
    },
  };
}

/**
 * Weighs every plain move of a question by play-outs through the rules alone: the master of a game that has nothing
 * faster. So a game gets all its levels from its rules, `imagine` and its maxims:
 *
 * ```ts
 * const byRules = {...game, imagine};
 * bookAndSearch({
 *   game: game.id,
 *   byBook,
 *   weigh: (question) => weighingByRules(byRules, question, byBook, {policy, until: (state) => state.dealOver}),
 * });
 * ```
 * @returns `null` where there is one move
 */
export function weighingByRules<
  State,
  View extends {readonly player: Player | 'watcher'},
  Move extends MoveLike,
  Options,
  H extends Happening,
>(
  game: Game<State, View, Move, Options, H> & Imagination<State, View>,
  question: Question<View, Move, Offer<Move>>,
  byBook: (question: Question<View, Move, Offer<Move>>) => Thought<Move>,
  play: PlayOut<State, View, Move> = {},
): Weighing<Move> | null {
  const book = byBook({...question, level: 'teacher'});
  const {view} = question;
  return movesWeighed(book, bookFirst(book.move, plainMoves(question.moves)), (moves) =>
    contractTrial(game, view, view.player as number, moves, play),
  );
}
