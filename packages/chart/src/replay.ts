import {
  foldRecord,
  type Game,
  type GameRecord,
  type Happening,
  type MoveLike,
  type RecordedMove,
  type Viewer,
} from '@quinola/play';
import {endsDeal} from './roles.js';
import type {ChartProfile} from './types.js';

/** One step of the replay of a deal. */
export interface ReplayStep<View, Move extends MoveLike, H extends Happening> {
  /** The move, with the reason for it. */
  readonly made: RecordedMove<Move>;
  readonly happened: readonly H[];
  /** The view of a player after it. */
  readonly view: (viewer: Viewer) => View;
}

/**
 * A finished deal of a record, move by move, with all hidden cards revealed.
 * @param deal number of the deal in the match, from 1
 * @throws RangeError when the deal is not finished; RecordError when the record is broken
 */
export function dealSteps<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  profile: Pick<ChartProfile<View, H>, 'dealEnds'>,
  record: GameRecord<Move, Options>,
  deal: number,
): readonly ReplayStep<View, Move, H>[] {
  const steps: ReplayStep<View, Move, H>[] = [];
  let running = 1;
  foldRecord(game, record, ({state, events, made}) => {
    if (running === deal) steps.push({made, happened: events, view: (viewer) => game.view(state, viewer)});
    if (endsDeal(profile, events)) running++;
  });
  if (deal < 1 || running <= deal) throw new RangeError(`deal ${deal} is not finished`);
  return steps;
}
