import {MoveError, type Actor, type Game, type Happening, type MoveLike} from './game.js';

/** The only saved, shared and replayed form of a match. */
export interface GameRecord<Move extends MoveLike = MoveLike, Options = unknown> {
  readonly format: 'quinola-record/1';
  /** Id of the game whose rules fold it. */
  readonly game: string;
  readonly options: Options;
  readonly players: readonly RecordPlayer[];
  readonly moves: readonly RecordedMove<Move>[];
  /** The seed that chance draws from; kept from the visitor while hidden cards depend on it. */
  readonly seed?: string;
}

/** Who sat where in the record. */
export interface RecordPlayer {
  readonly name: string;
  /** `visitor`, or the level of an opponent (`book`, `master`, …). */
  readonly kind: string;
}

/** One move of a record, chance moves included. */
export interface RecordedMove<Move extends MoveLike = MoveLike> {
  readonly by: Actor;
  readonly move: Move;
  /** Why an opponent chose it. */
  readonly because?: Because;
  /** The level it was chosen at, where it is not the player's own. */
  readonly level?: string;
  /** Taken back: kept for honesty, skipped by the fold. A number tells how many moves the record held then. */
  readonly undone?: boolean | number;
}

/** The reason of a choice: a maxim of a book, or a count of imagined deals. */
export interface Because {
  /** Id of the maxim, e.g. `game.book.17.V.2`; absent when search alone decided. */
  readonly maxim?: string;
  /** The maxim that chose among what the first one left open. */
  readonly then?: string;
  /** Maxims that would have chosen otherwise, and yielded. */
  readonly over?: readonly string[];
  /** Whether the book says so, it is borrowed from the other book, or it is the engine's own. */
  readonly provenance?: 'book' | 'borrowed' | 'engine';
  /** What search counted: best in `best` of `deals` imagined deals, worth `margin` more than the next card in the game's own money. */
  readonly search?: {
    readonly best: number;
    readonly deals: number;
    readonly margin: number;
    readonly next?: string;
    /** What `margin` counts, where records of the game know more than one money. */
    readonly unit?: string;
    /** In how many a call was weighed before the card, and not made. */
    readonly call?: number;
  };
}

/** Why a record cannot be read. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  /**
   * @param code stable key of the message: `not-a-record`, `other-format`, `other-game`, `broken-move`
   * @param at index of the move that breaks it
   */
  constructor(
    readonly code: string,
    readonly at?: number,
  ) {
    super(at === undefined ? code : `${code} at move ${at}`);
  }
}

/** One step of a fold. */
export interface Step<State, Move extends MoveLike, H extends Happening> {
  readonly state: State;
  readonly events: readonly H[];
  readonly made: RecordedMove<Move>;
  /** Index in `record.moves`. */
  readonly index: number;
}

/**
 * Folds a record: plays its moves through the rules from the start, skipping those taken back.
 * @param onStep called after each move
 * @returns the last state
 * @throws RecordError when a move is impossible; OptionsError when the options are
 */
export function foldRecord<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  record: GameRecord<Move, Options>,
  onStep?: (step: Step<State, Move, H>) => void,
): State {
  let state = game.start(record.options);
  record.moves.forEach((made, index) => {
    if (made.undone) return;
    try {
      const played = game.play(state, made.by, made.move);
      state = played.state;
      onStep?.({state, events: played.events, made, index});
    } catch (error) {
      if (error instanceof MoveError || error instanceof TypeError)
        throw new RecordError('broken-move', index);
      throw error;
    }
  });
  return state;
}
