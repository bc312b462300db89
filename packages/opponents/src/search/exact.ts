import {firstDue, listed, type Game, type Happening, type MoveLike} from '@quinola/play';

/**
 * The value of every move for the player with open cards and best play: for two hands whose cards are all known, and for games
 * without hidden information. All other players are assumed to play against him.
 * @param depth how many moves are looked ahead; beyond them {@linkcode Game.worth} judges. Chance is none of ours: where it
 * moves, the look ahead ends
 */
export function exactWorth<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  state: State,
  player: number,
  moves: readonly Move[],
  depth: number,
): number[] {
  const value = (from: State, left: number, low: number, high: number): number => {
    const {must, over} = game.turn(from);
    const by = firstDue(must);
    if (over || by === null || by === 'chance' || left === 0) return game.worth(from)[player]!;
    const mine = by === player;
    let best = mine ? -Infinity : Infinity;
    for (const move of listed(game, game.view(from, by))) {
      const reached = value(game.play(from, by, move, null).state, left - 1, low, high);
      if (mine ? reached > best : reached < best) best = reached;
      if (mine) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (low >= high) break;
    }
    return best;
  };
  return moves.map((move) =>
    value(game.play(state, player, move, null).state, depth - 1, -Infinity, Infinity),
  );
}
