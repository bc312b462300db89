import {pick, type Random} from '@quinola/cards';
import {type Actor, listed} from '@quinola/play';
import {tarok, type TarokMove, type TarokState, type TarokView} from '../src/tarok/rules/index.js';

/** A random legal move; the Skat is rarely taken back, and usually everything is announced. */
export function someMove(moves: readonly TarokMove[], _view: TarokView, random: Random): TarokMove | null {
  if (!moves.length) return null;
  return moves[0]!.type === 'ANNOUNCE' && random.below(3) ? moves[0]! : pick(moves, random);
}

/** A legal move of the player to move. */
export function randomMove(
  state: TarokState,
  random: Random,
): {readonly by: Actor; readonly move: TarokMove} {
  const {must} = tarok.turn(state);
  if (typeof must !== 'number') return {by: 'chance', move: tarok.chance(state, random)};
  const view = tarok.view(state, must);
  return {by: must, move: someMove([...listed(tarok, view)], view, random)!};
}
