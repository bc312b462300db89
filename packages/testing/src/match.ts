import {pick, randomFrom, type Random} from '@quinola/cards';
import {
  firstDue,
  listed,
  isChoice,
  playersDue,
  sample,
  type Actor,
  type Due,
  type Game,
  type Happening,
  type MoveLike,
} from '@quinola/play';

/** One move of a match: who made it, in which state, and its result. */
export interface Step<State, Move extends MoveLike, H extends Happening = Happening> {
  readonly before: State;
  readonly by: Actor;
  readonly move: Move;
  readonly after: State;
  readonly events: readonly H[];
}

/** Who moves next: of several players that a match waits for any one, since they act in any order. */
export function anyDue(must: Due, random: Random): Actor | null {
  const due = playersDue(must);
  return due.length > 1 ? pick(due, random) : firstDue(must);
}

/** A random lawful move of the player whose turn it is. */
export function randomMove<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  state: State,
  random: Random,
): {readonly by: Actor; readonly move: Move} {
  const by = anyDue(game.turn(state).must, random)!;
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
