import {
  foldRecord,
  type Game,
  type GameRecord,
  type Happening,
  type MoveLike,
  type RecordedMove,
} from '@quinola/play';
import {chanceOf} from './seeds.js';

/** The result of checking the chance moves of a match against its seed. */
export interface ChanceCheck {
  /** The number of chance moves, without those taken back. */
  readonly drawn: number;
  /** Indexes in `record.moves` of chance moves that the seed does not produce; empty if all agree. */
  readonly strange: readonly number[];
}

/** The state before a move of a record. */
export interface PositionBefore<State, Move extends MoveLike> {
  readonly state: State;
  readonly made: RecordedMove<Move>;
  /** Index in `record.moves`. */
  readonly index: number;
  /** The number of moves before it that were not taken back. */
  readonly count: number;
}

/**
 * Folds a record and yields the state before each move that was not taken back.
 * @throws RecordError when a move is impossible; OptionsError when the options are
 */
export function positionsBefore<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  record: GameRecord<Move, Options>,
): readonly PositionBefore<State, Move>[] {
  const stands: PositionBefore<State, Move>[] = [];
  let before = game.start(record.options);
  foldRecord(game, record, ({state, made, index}) => {
    stands.push({state: before, made, index, count: stands.length});
    before = state;
  });
  return stands;
}

/**
 * Draws every chance move of a finished match again from its seed, so that anybody can check that nobody influenced the shuffles.
 * @throws RangeError if the record has no seed, which is withheld while hidden cards depend on it
 * @throws RecordError when a move is impossible; OptionsError when the options are
 */
export function chanceAgain<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  record: GameRecord<Move, Options>,
): ChanceCheck {
  const {seed} = record;
  if (seed === undefined) throw new RangeError('the record has no seed');
  const drawn = positionsBefore(game, record).filter(({made}) => made.by === 'chance');
  const strange = drawn.filter(
    ({state, made}, i) =>
      JSON.stringify(game.chance(state, chanceOf(seed, i + 1))) !== JSON.stringify(made.move),
  );
  return {drawn: drawn.length, strange: strange.map(({index}) => index)};
}
