import type {Entry, Happening, Player, Thing, Turn} from '@quinola/play';
import type {Officer, Side} from './men.js';
import type {ChessOptions} from './options.js';

// Chess according to Fielding's book (c. 1820), and as it is played today. Numbers of sections are those of the specification,
// letters of laws those of the book. Side 0 has the white men, side 1 the black ones.

/** The phases of the match by their paths in the chart. */
export type ChessPhase =
  | 'setting'
  | 'playing.move'
  | 'playing.waking'
  | 'playing.promotion'
  | 'playing.announcing'
  | 'playing.offered'
  | 'matchOver';

/** A man goes to a square; castling is a move of the king. */
export interface MoveMove {
  readonly type: 'MOVE';
  readonly from: string;
  readonly to: string;
}

/** What is said after a move that gives check, at a table of strict etiquette. */
export type Word = 'szach' | 'matt' | 'nothing';

export type ChessMove =
  /** Lots are drawn for who has the white men and which side begins, and count where it was agreed; the men are set up. */
  | {readonly type: 'SET_UP'; readonly lots: readonly Side[]}
  | MoveMove
  /** At a strict table: a man is touched, and must be moved. */
  | {readonly type: 'TOUCH'; readonly square: string}
  /** Which of several idle pawns takes the place of an officer that was just lost. */
  | {readonly type: 'WAKE'; readonly square: string}
  | {readonly type: 'PROMOTE'; readonly officer: Officer}
  | {readonly type: 'SAY'; readonly word: Word}
  | {readonly type: 'OFFER_DRAW'}
  | {readonly type: 'ANSWER'; readonly accept: boolean}
  | {readonly type: 'CLAIM_DRAW'}
  | {readonly type: 'RESIGN'}
  | {readonly type: 'STOP'};

/** A move of the running game, as it is written down. */
export interface Written {
  readonly side: Side;
  readonly from: string;
  readonly to: string;
  /** The letter of the man that moved, and of the one it took. */
  readonly man: string;
  readonly takes: string | null;
  /** Castling short or long, or taking in passing. */
  readonly special: 'short' | 'long' | 'passing' | null;
  /** What the pawn became; `idle` if nothing. */
  readonly becomes: Officer | 'idle' | null;
  /** Check or mate. */
  readonly sign: '+' | '#' | '';
  /** The move in today's notation. */
  readonly san: string;
}

/** What ends a game. */
export type Ending =
  | 'mate'
  | 'unannounced'
  | 'stalemate'
  | 'resigned'
  | 'pledge'
  | 'agreed'
  | 'repetition'
  | 'fifty'
  | 'dead';

/** A game that is over. */
export interface GameResult {
  /** Its number in the match, from 1. */
  readonly deal: number;
  /** Who had the white men. */
  readonly white: Player;
  readonly winner: Player | null;
  readonly by: Ending;
  /** What was won, in half games. */
  readonly halves: number;
  /** By player, in half games. */
  readonly net: readonly number[];
  /** The position at the start, the moves, and the position at the end. */
  readonly start: string;
  readonly line: readonly Written[];
  readonly end: string;
}

export type ChessHappening = Happening &
  (
    | {readonly type: 'set-up'; readonly white: Player; readonly first: Side}
    | {readonly type: 'touched'; readonly by: Player; readonly square: string}
    /** A man goes from square to square, or from a square to the tray of lost men. */
    | {
        readonly type: 'went';
        readonly by: Player;
        readonly thing: Thing;
        readonly from: Thing;
        readonly onto: Thing;
      }
    /** What moved, as it is written down, before it is known what comes of it. */
    | {readonly type: 'moved'; readonly by: Player; readonly written: Written}
    | {readonly type: 'promoted'; readonly by: Player; readonly square: string; readonly officer: Officer}
    | {readonly type: 'idle'; readonly by: Player; readonly square: string}
    | {readonly type: 'woke'; readonly by: Player; readonly square: string; readonly officer: Officer}
    | {readonly type: 'said'; readonly by: Player; readonly word: Word}
    | {readonly type: 'offered'; readonly by: Player}
    | {readonly type: 'declined'; readonly by: Player}
    | {readonly type: 'game-settled'; readonly result: GameResult}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** The view: nothing is hidden. */
export interface ChessView {
  readonly turn: Turn<ChessPhase>;
  readonly player: Player;
  readonly options: ChessOptions;
  /** Number of the game in the match, from 1; 0 before the first. */
  readonly deal: number;
  /** Who has the white men. */
  readonly white: Player;
  /** The position at the start of the game, and now; idle pawns stand on their last rank. */
  readonly start: string;
  readonly fen: string;
  /** The moves of the game. */
  readonly line: readonly Written[];
  /** The positions since a pawn moved or a man was taken, the last one included, without their counts of moves. */
  readonly seen: readonly string[];
  /** The man that was touched and must move. */
  readonly touched: string | null;
  /** A pawn that has arrived, and what it may become. */
  readonly arrived: {readonly square: string; readonly may: readonly Officer[]} | null;
  /** Idle pawns of which one is to take the place of an officer. */
  readonly waking: {readonly squares: readonly string[]; readonly officer: Officer} | null;
  /** Whether the last move gave a check that was not declared. */
  readonly isUndeclared: boolean;
  /** Who has offered to part in this turn; nobody may twice. */
  readonly offeredBy: Player | null;
  /** Where the marked pawn stands. */
  readonly marked: string | null;
  readonly entries: readonly Entry[];
  readonly lastDeal: GameResult | null;
}

/** The whole match as plain JSON. */
export interface ChessState {
  readonly table: ChessView;
}

/** The types for `defineGame`. */
export interface ChessTypes {
  State: ChessState;
  View: ChessView;
  Move: ChessMove;
  Options: ChessOptions;
  Happening: ChessHappening;
}

/** Number of players. */
export const SEATS = 2;

/** The player who has the men of a side, and the side of a player. */
export const playerOf = ({white}: Pick<ChessView, 'white'>, side: Side): Player => (side ? 1 - white : white);
export const sideFor = ({white}: Pick<ChessView, 'white'>, player: Player): Side =>
  player === white ? 0 : 1;

/** Where the lost men of a side lie, as a pile beside the board. */
export const trayOf = (side: Side): string => `lost.${side ? 'black' : 'white'}`;
