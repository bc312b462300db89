import {fromOf, PASSING, specialOf, toOf, type Board} from '../rules/board.js';
import {
  BISHOP,
  boardOf,
  isFielding,
  KING,
  KNIGHT,
  lawfulMoves,
  nameOf,
  numberOf,
  PAWN,
  QUEEN,
  ROOK,
  type ChessMove,
  type ChessView,
  type MoveMove,
  type Side,
  type Written,
} from '../rules/index.js';
import type {Memory} from './memory.js';
import {Search, type Ends, type Limits} from './search.js';
import {OPENING} from './worth.js';

/** A move that is weighed: as the rules name it, and what the book looks at. */
export interface Play {
  readonly move: MoveMove;
  /** The same as a number of the board; of promotions the best. */
  readonly code: number;
  readonly kind: number;
  readonly from: number;
  readonly to: number;
  /** What it takes; 0 = nothing. */
  readonly takes: number;
  readonly isCheck: boolean;
  readonly isMate: boolean;
  readonly isStalemate: boolean;
  readonly isCastling: boolean;
  /** What the position is worth after the best answer, for the mover: two plies, and captures to their end. */
  readonly worth: number;
  /** The same by men alone: how much more of them the mover has then than before, in hundredths of a pawn. */
  readonly men: number;
  /** Whether the man that moved can be taken at once. */
  readonly isTakeable: boolean;
}

/** What the book looks at in a position. */
export interface Facts {
  readonly view: ChessView;
  readonly board: Board;
  /** All that may be played. */
  readonly plays: readonly Play[];
  readonly side: Side;
  /** The number of the move. */
  readonly number: number;
  /** Whether it is one of the first moves, and most officers are on the board. */
  readonly isOpening: boolean;
  /** How many knights and bishops still stand where they began. */
  readonly atHome: number;
  readonly hasCastled: boolean;
  readonly heHasCastled: boolean;
  readonly mayCastle: boolean;
}

/** The ends of a match, for a search. */
export const endsOf = ({options}: ChessView): Ends => ({
  stalemate: options.stalemate,
  draws: options.safetyDraws,
});

/** The board of a view, with a search over it that knows which positions have stood before. @param memory what it remembers of others */
export function searchOf(view: ChessView, memory?: Memory): Search {
  const fielding = isFielding(view);
  const earlier = view.seen.slice(0, -1).map((one) => boardOf(`${one} 0 1`, fielding));
  return new Search(boardOf(view.fen, fielding), endsOf(view), earlier, memory);
}

/** The squares of a side's knights and bishops at the start. */
const HOMES: readonly (readonly (readonly [square: number, kind: number])[])[] = [0, 112].map((rank) => [
  [rank + 1, KNIGHT],
  [rank + 2, BISHOP],
  [rank + 5, BISHOP],
  [rank + 6, KNIGHT],
]);

/** Whether a kind stands on a square where it stood at the start. */
export const isAtHome = (side: Side, square: number, kind: number): boolean =>
  HOMES[side]!.some(([home, one]) => home === square && one === kind);

/** The lawful plays of a view, each looked at two plies deep. */
export function playsOf(search: Search, moves: readonly ChessMove[]): readonly Play[] {
  const {board} = search;
  const byMen = new Search(board, {stalemate: 'modern', draws: false}, [], undefined, menAhead);
  const lawful = lawfulMoves(board);
  return moves.flatMap((move): Play[] => {
    if (move.type !== 'MOVE') return [];
    const codes = lawful.filter(
      (code) => nameOf(fromOf(code)) === move.from && nameOf(toOf(code)) === move.to,
    );
    const [code] = codes;
    // What leaves a check alone that was not declared is not played by the opponents.
    if (code === undefined) return [];
    const found = codes.map((one) => playOf(search, byMen, move, one));
    return [found.reduce((best, other) => (other.worth > best.worth ? other : best))];
  });
}

/** One answer, and captures to their end; seldom more than a tenth of so many positions. */
const ANSWER: Limits = {nodes: 100_000, depth: 1};

function playOf(search: Search, byMen: Search, move: MoveMove, code: number): Play {
  const {board} = search;
  const before = menAhead(board);
  const [from, to] = [fromOf(code), toOf(code)];
  const kind = board.men[from]! & 7;
  const takes = specialOf(code) === PASSING ? PAWN : board.men[to]! & 7;
  board.make(code);
  const isCheck = board.inCheck();
  const replies = lawfulMoves(board);
  const isMate = isCheck && !replies.length;
  const isStalemate = !isCheck && !replies.length;
  const repeated = search.ends.draws && search.isKnown();
  const worth = replies.length
    ? repeated
      ? 0
      : -search.find(replies, ANSWER).worth
    : isMate
      ? 29_999
      : search.ends.stalemate === 'modern'
        ? 0
        : search.ends.stalemate === 'england'
          ? -29_999
          : 250;
  const men = (replies.length ? -byMen.find(replies, ANSWER).worth : -menAhead(board)) - before;
  board.unmake();
  return {
    move,
    code,
    kind,
    from,
    to,
    takes,
    isCheck,
    isMate,
    isStalemate,
    isCastling: kind === KING && Math.abs(to - from) === 2,
    worth,
    men,
    isTakeable: replies.some((reply) => toOf(reply) === to),
  };
}

const isCastling = ({special}: Written): boolean => special === 'short' || special === 'long';

/** The last move of the opening, and how many officers are on the board as long as it lasts. */
const OPENING_ENDS = 12,
  MOST_OFFICERS = 10;

const OFFICERS = [KNIGHT, BISHOP, ROOK, QUEEN] as const;
const officersOn = ({counts}: Board): number =>
  OFFICERS.reduce((sum, kind) => sum + counts[kind]! + counts[kind | 8]!, 0);

/** What the book looks at. */
export function factsOf(view: ChessView, board: Board, plays: readonly Play[]): Facts {
  const {side} = board;
  const own = view.line.filter((one) => one.side === side);
  const number = numberOf(view.fen);
  return {
    view,
    board,
    plays,
    side,
    number,
    isOpening: number <= OPENING_ENDS && officersOn(board) >= MOST_OFFICERS,
    atHome: HOMES[side]!.filter(([square, kind]) => board.men[square] === (kind | (side << 3))).length,
    hasCastled: own.some(isCastling),
    mayCastle: (board.rights & (side ? 12 : 3)) > 0,
    heHasCastled: view.line.some((one) => one.side !== side && isCastling(one)),
  };
}

/** The rank of a square, from a side's own first, from 1. */
export const rankFor = (side: Side, square: number): number => (side ? 8 - (square >> 4) : (square >> 4) + 1);

/** What officers are called in reasons: their letters. */
export const isOfficer = (kind: number): boolean => kind >= KNIGHT && kind <= QUEEN;

/** By how much the side to move has more men than the other, in hundredths of a pawn. */
export function menAhead({counts, side}: Board): number {
  let sum = 0;
  for (const kind of [PAWN, ...OFFICERS])
    sum += OPENING[kind]! * (counts[kind | (side << 3)]! - counts[kind | ((1 - side) << 3)]!);
  return sum;
}
