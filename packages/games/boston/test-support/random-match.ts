import {pick, type Random} from '@quinola/cards';
import {sample, type Game, type Happening, type MoveLike} from '@quinola/play';

/** How the moves of a random match are chosen. */
export interface Habits<View, Move> {
  /** Of so many bids one is made, so that auctions end low often and high sometimes. */
  readonly bidsOneIn: number;
  /** Breaches that are tried now and then. */
  readonly breaches?: (view: View) => readonly Move[];
  /** Moves that end a deal are seldom made, so that most are played. */
  readonly seldom: readonly string[];
}

/** A random move: most bids are passes, and what ends a deal is seldom chosen. */
export function livelyMove<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  state: State,
  random: Random,
  {bidsOneIn, breaches, seldom}: Habits<View, Move>,
): {readonly by: number | 'chance'; readonly move: Move} {
  const {must} = game.turn(state);
  if (must === 'chance') return {by: must, move: game.chance(state, random)};
  const by = must as number;
  const view = game.view(state, by);
  const wrong = breaches && random.below(6) === 0 ? breaches(view) : [];
  const errors = wrong.filter((move) => game.refusal(view, move)?.breach);
  if (errors.length) return {by, move: pick(errors, random)};
  const only = (
    types: (type: string) => boolean,
  ): Pick<Game<State, View, Move, Options, H>, 'moves' | 'refusal'> => ({
    moves: (one) => game.moves(one).filter((move) => types('choose' in move ? move.choose : move.type)),
    refusal: game.refusal,
  });
  const types = new Set(game.moves(view).map((move) => ('choose' in move ? move.choose : move.type)));
  if (types.has('PASS') && random.below(bidsOneIn) > 0)
    return {
      by,
      move: sample(
        only((type) => type === 'PASS'),
        view,
        random,
      ),
    };
  const often = [...types].some((type) => !seldom.includes(type));
  if (often && random.below(12) > 0)
    return {
      by,
      move: sample(
        only((type) => !seldom.includes(type)),
        view,
        random,
      ),
    };
  return {by, move: sample(game, view, random)};
}
