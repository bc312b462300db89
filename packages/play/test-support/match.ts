import {randomFrom, type Random} from '@quinola/cards';
import {listed, isChoice, type Actor, type Game, type Happening, type MoveLike, sample} from '@quinola/play';

/** One move of a match: who made it, in which state, and its result. */
export interface Step<State, Move extends MoveLike, H extends Happening = Happening> {
  readonly before: State;
  readonly by: Actor;
  readonly move: Move;
  readonly after: State;
  readonly events: readonly H[];
}

/** A random lawful move of the player whose turn it is. */
export function randomMove<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  state: State,
  random: Random,
): {readonly by: Actor; readonly move: Move} {
  const by = game.turn(state).must!;
  if (by === 'chance') return {by, move: game.chance(state, random)};
  return {by, move: sample(game, game.view(state, by), random)};
}

/** Plays a whole lawful match at random; equal seeds give equal matches. @returns its last state */
export function playMatch<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  options: Options,
  seed: string,
  onStep?: (step: Step<State, Move, H>) => void,
  choose = randomMove<State, View, Move, Options, H>,
): State {
  const random = randomFrom(seed);
  let state = game.start(options);
  while (!game.turn(state).over) {
    const {by, move} = choose(game, state, random);
    const {state: after, events} = game.play(state, by, move);
    onStep?.({before: state, by, move, after, events});
    state = after;
  }
  return state;
}

/** The possible moves, with one random move for each choice, which stands for thousands. */
export function someMoves<View, Move extends MoveLike>(
  game: Pick<Game<unknown, View, Move, unknown>, 'moves' | 'refusal'>,
  view: View,
  random: Random,
): readonly Move[] {
  return game
    .moves(view)
    .map((offer) =>
      isChoice(offer) ? sample({moves: () => [offer], refusal: game.refusal}, view, random) : offer,
    );
}

/** The possible moves, with the first lawful move of each choice instead of thousands. */
export function firstMoves<View, Move extends MoveLike>(
  game: Pick<Game<unknown, View, Move, unknown>, 'moves' | 'refusal'>,
  view: View,
): readonly Move[] {
  return game.moves(view).flatMap((offer) => {
    if (!isChoice(offer)) return [offer];
    for (const move of listed({moves: () => [offer], refusal: game.refusal}, view)) return [move];
    return [];
  });
}
