import {
  foldRecord,
  seenMove,
  type Game,
  type GameRecord,
  type Happening,
  type MoveLike,
  type Viewer,
} from '@quinola/play';
import {endsDeal} from './roles.js';
import type {ChartProfile} from './types.js';

/**
 * The part of a record that its viewer may have: finished deals in full; of the running deal what he has seen, and other moves by
 * type only; the seed only when the match is over, because it determines future deals.
 */
export function publicRecord<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  profile: Pick<ChartProfile<View, H>, 'dealEnds'>,
  record: GameRecord<Move, Options>,
  viewer: Viewer,
): GameRecord<Move, Options> {
  const happened = new Map<number, readonly H[]>();
  let running = 0;
  const last = foldRecord(game, record, ({events, index}) => {
    happened.set(index, events);
    if (endsDeal(profile, events)) running = index + 1;
  });
  if (game.turn(last).over) return record;
  const {seed: _hidden, ...rest} = record;
  const moves = record.moves.map((made, index) => {
    const events = happened.get(index);
    // A deal that was taken back is dealt with the same shuffle again, so that stays hidden even in a finished deal.
    if (!events)
      return made.by === viewer ? made : {by: made.by, move: {type: made.move.type} as Move, undone: true};
    return index < running ? made : seenMove(made, events, viewer, game.openMoves);
  });
  return {...rest, moves};
}
