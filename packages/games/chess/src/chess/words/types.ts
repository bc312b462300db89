import type {About, Who} from '@quinola/table';
import type {
  ChessPhase,
  ChessHappening,
  ChessMove,
  Colour,
  Ending,
  Officer,
  Side,
  Written,
} from '../rules/index.js';

/** The words for men, by their letters in notation. */
export type ManWords = Readonly<Record<string, string>>;

/** What a chessboard says before the first move, beyond what all tables say. */
export interface ChessRoomWords {
  readonly title: string;
  readonly subtitle: string;
  /** The name of the board, and of the list of moves. */
  readonly board: string;
  readonly moves: string;
  /** Which men somebody has. */
  readonly plays: (side: Side, who: Who) => string;
  /** Walking through the moves: to the one before, the next, and back to the game. */
  readonly back: string;
  readonly on: string;
  readonly now: string;
  /** Going on from a position that is looked back at, or that a lesson shows. */
  readonly fromHere: string;
  /** The line of the turn, when the visitor is asked. */
  readonly yourTurn: Readonly<Record<Exclude<ChessPhase, 'setting' | 'matchOver'>, string>>;
  /** The same, when his king is in check by a man, who is among `attackers`. */
  readonly checked: (attacker: string) => string;
  /** Men as those who attack, by letter: *the bishop*. */
  readonly men: ManWords;
}

/** What it says in its panels and about happenings; loaded while the table is first seen. */
export interface ChessPanelWords {
  /** A square as it is read out: *e four*. */
  readonly square: (square: string) => string;
  /** A man: *white knight*. An idle pawn has the letter I. */
  readonly man: (colour: Colour, letter: string) => string;
  readonly free: string;
  /** Lost men, by letter and number. */
  readonly tray: (side: Side, men: readonly (readonly [letter: string, number: number])[]) => string;
  /** A move: *knight takes e five*. */
  readonly moved: (written: Pick<Written, 'man' | 'from' | 'to' | 'takes' | 'special'>) => string;
  /** The name of any move, as advised or listed. */
  readonly move: (move: ChessMove, written: Written | null) => string;
  readonly tell: (happening: ChessHappening, who: (player: number) => Who) => string | null;
  /** What is chosen: an officer, what is said, an answer to an offer. */
  readonly promote: {readonly title: string; readonly ask: string};
  readonly officers: Readonly<Record<Officer, string>>;
  readonly say: {
    readonly title: string;
    readonly ask: string;
    readonly words: Readonly<Record<'szach' | 'matt' | 'nothing', string>>;
  };
  readonly answer: {readonly title: string; readonly ask: string; readonly yes: string; readonly no: string};
  /** Lines of the menu. */
  readonly ending: string;
  readonly offer: string;
  readonly claim: string;
  readonly resign: string;
  readonly askResign: string;
  readonly turn: string;
  /** A move that is typed: so far; that several men can make; that none can. What the list of keys says of it. */
  readonly typed: {
    readonly so: (text: string) => string;
    readonly several: (text: string) => string;
    readonly none: (text: string) => string;
    readonly keys: readonly [keys: string, what: string];
  };
  readonly copy: string;
  readonly copies: Readonly<Record<'position' | 'game' | 'diagram', string>>;
  /** How a game ended. */
  readonly ended: (by: Ending, winner: Who | null, loser: Who | null) => string;
  readonly stands: (game: number, games: number) => string;
  readonly settledTitle: string;
  readonly sessionTitle: string;
  readonly goOn: string;
  /** Lays the sheet aside, to look at the board. */
  readonly look: string;
  readonly stop: string;
  readonly askStop: string;
  /** One sentence for each reason of a refusal. */
  readonly refusals: Readonly<Record<string, (about: About) => string>>;
}
