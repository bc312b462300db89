import type {Actor, GameRecord, Happening, MoveLike, Player, RecordedMove, Refusal, Turn, Viewer} from '@quinola/play';
import type {Because} from '@quinola/play';

/** Who plays for one player of the match. */
export interface TablePlayer {
  readonly name: string;
  /** `visitor` = asked for by the chart and waited for; `opponent` = the chart asks the chooser; `host` = the page's own function, through the chooser too. */
  readonly kind: 'visitor' | 'opponent' | 'host';
  /** Level of an opponent. */
  readonly level: string;
  /** Whose book the opponent plays by. */
  readonly school?: string;
}

/** What the chart asks for a move; the element hands in the opponents' host or a test's stand-in. */
export interface Thinker {
  choose(question: {
    readonly game: string;
    readonly view: unknown;
    readonly level: string;
    readonly school?: string;
    readonly seed: string;
    readonly player: Player;
  }, signal: AbortSignal): Promise<{readonly move: MoveLike; readonly because?: Because}>;
}

/** How long things take, in milliseconds. All zero in tests; travel is zero under reduced motion. */
export interface Pace {
  /** A card's way from hand to table. */
  readonly travel: number;
  /** The least time an opponent takes, the same for every card (Vienna §25.1: hesitation betrays). */
  readonly think: number;
  /** How long a finished trick lies before it is gathered. */
  readonly gather: number;
  /** How long a word (a call, an answer, a chosen pack) stands before the game goes on. */
  readonly speak: number;
  /** Whether sheets (deal, game, rubber) wait for the visitor's acknowledgement; else they stand for `sheet` ms. */
  readonly acknowledge: boolean;
  readonly sheet: number;
}

/** What every table's statechart is started with. */
export interface TableInput<Move extends MoveLike = MoveLike, Options = unknown> {
  readonly options: Options;
  readonly players: readonly TablePlayer[];
  /** Whose eyes the table has. */
  readonly viewer: Viewer;
  /** The seed that every chance move is drawn from. */
  readonly seed: string;
  readonly pace: Pace;
  readonly thinker: Thinker;
  /** A record to go on with. */
  readonly record?: GameRecord<Move, Options>;
  /** How a record is kept, if it is. */
  readonly keep?: (record: GameRecord<Move, Options>) => void;
  /** `short`: draw, seats, pack and cut of the visitor happen by themselves. */
  readonly ceremony: 'short' | 'full';
  /** Whether take-back is allowed. */
  readonly undo: boolean;
}

/** What every table's chart knows. Only `view`-like fields may reach the page: `state` holds hidden cards. */
export interface TableContext<State, View, Move extends MoveLike, Options, H extends Happening> extends TableInput<Move, Options> {
  readonly state: State;
  readonly record: GameRecord<Move, Options>;
  readonly turn: Turn;
  /** What the table's viewer may see: the only thing that is rendered. */
  readonly view: View;
  /** What came of the last move, as far as the viewer may see it. */
  readonly happened: readonly H[];
  /** The last move made; `null` at the start. */
  readonly last: RecordedMove<Move> | null;
  /** How many moves stand (those taken back not counted); grows by one with each. */
  readonly count: number;
  /** Why the last event was refused; `null` after every lawful move. */
  readonly refusal: Refusal | null;
  /** The hint asked for, while it stands. */
  readonly hint: {readonly move: Move; readonly because?: Because} | null;
  /** Whether there is a decision of the visitor that can be taken back. */
  readonly canUndo: boolean;
}

/**
 * Events of every table, beside the game's own moves. A move is sent as it is
 * (`{type: 'PLAY', card: 'TH'}`), made by the viewer unless `by` names another.
 */
export type TableEvent<Move extends MoveLike = MoveLike> =
  | (Move & {readonly by?: Actor})
  /** Go on: closes a sheet, ends a pause between phases. */
  | {readonly type: 'ACKNOWLEDGE'}
  | {readonly type: 'HINT'} | {readonly type: 'DISMISS_HINT'}
  | {readonly type: 'UNDO'}
  | {readonly type: 'PAUSE'} | {readonly type: 'RESUME'}
  /** The visitor's cards are played for him, without waiting, to the end of the deal. */
  | {readonly type: 'FINISH_DEAL'}
  | {readonly type: 'SET_PACE'; readonly pace: Pace}
  | {readonly type: 'SET_PLAYERS'; readonly players: readonly TablePlayer[]};

/** What a chart emits, for the element to turn into DOM events, travel and announcements. */
export type TableEmitted<Move extends MoveLike = MoveLike, H extends Happening = Happening> =
  | {readonly type: 'moved'; readonly made: RecordedMove<Move>; readonly happened: readonly H[]}
  | {readonly type: 'refused'; readonly move: Move; readonly refusal: Refusal}
  | {readonly type: 'took-back'; readonly moves: number}
  | {readonly type: 'failed'; readonly code: string; readonly error: unknown};
