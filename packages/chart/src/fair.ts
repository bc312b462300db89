import {
  foldRecord,
  type Game,
  type GameRecord,
  type Happening,
  type MoveLike,
  type RecordedMove,
} from '@quinola/play';
import {chanceOf} from './seeds.js';

/** What chance did in a match, held against its seed. */
export interface ChanceCheck {
  /** How many moves chance made; those taken back are not counted. */
  readonly drawn: number;
  /** Where in `record.moves` chance did what the seed does not draw; empty where all was as it should be. */
  readonly strange: readonly number[];
}

/** What stood before a move of a record. */
export interface StandBefore<State, Move extends MoveLike> {
  readonly state: State;
  readonly made: RecordedMove<Move>;
  /** Index in `record.moves`. */
  readonly index: number;
  /** How many moves stood. */
  readonly count: number;
}

/**
 * Goes through the moves of a record that stand, and tells what the table was like before each.
 * @throws RecordError when a move is impossible; OptionsError when the options are
 */
export function standsBefore<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  record: GameRecord<Move, Options>,
): readonly StandBefore<State, Move>[] {
  const stands: StandBefore<State, Move>[] = [];
  let before = game.start(record.options);
  foldRecord(game, record, ({state, made, index}) => {
    stands.push({state: before, made, index, count: stands.length});
    before = state;
  });
  return stands;
}

/**
 * Draws every move of chance again from the seed of a match that is over: so anybody can check that the pack was
 * shuffled before anyone played, and for nobody's sake.
 * @throws RangeError where the record has no seed: it is kept back while cards are hidden that depend on it
 * @throws RecordError when a move is impossible; OptionsError when the options are
 */
export function chanceAgain<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  record: GameRecord<Move, Options>,
): ChanceCheck {
  const {seed} = record;
  if (seed === undefined) throw new RangeError('the record has no seed');
  const drawn = standsBefore(game, record).filter(({made}) => made.by === 'chance');
  const strange = drawn.filter(
    ({state, made}, i) =>
      JSON.stringify(game.chance(state, chanceOf(seed, i + 1))) !== JSON.stringify(made.move),
  );
  return {drawn: drawn.length, strange: strange.map(({index}) => index)};
}
