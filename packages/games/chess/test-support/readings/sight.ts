import {becomesOf, fromOf, PASSING, specialOf, toOf, type Board} from '../../src/chess/rules/board.js';
import {
  becomeOf,
  BISHOP,
  boardOf,
  chess,
  isFielding,
  KING,
  KNIGHT,
  lawfulMoves,
  nameOf,
  numberOf,
  PAWN,
  QUEEN,
  ROOK,
  withBecome,
  withSign,
  writtenOf,
  type ChessMove,
  type ChessView,
  type Side,
} from '../../src/chess/rules/index.js';

// What a reader of the maxims sees on the board, by the rules alone.

/** A way to move, as the board has it; of promotions the first. */
export interface Way {
  readonly code: number;
  readonly kind: number;
  readonly from: number;
  readonly to: number;
  /** The kind that it takes; 0 = nothing. */
  readonly takes: number;
}

/** A position as somebody sees it who is to move. */
export interface Sight {
  readonly view: ChessView;
  readonly board: Board;
  readonly side: Side;
  readonly other: Side;
  readonly ways: readonly Way[];
}

const sights = new WeakMap<ChessView, Sight>();

/** The position of a view. */
export function sightOf(view: ChessView): Sight {
  const known = sights.get(view);
  if (known) return known;
  const board = boardOf(view.fen, isFielding(view));
  const {side, men} = board;
  const open = new Set((chess.moves(view) as readonly ChessMove[]).map(pathOf));
  const ways = lawfulMoves(board).flatMap((code): Way[] => {
    const [from, to] = [fromOf(code), toOf(code)];
    if (!open.has(nameOf(from) + nameOf(to))) return [];
    const takes = specialOf(code) === PASSING ? PAWN : men[to]! & 7;
    return [{code, kind: men[from]! & 7, from, to, takes}];
  });
  const sight = {view, board, side, other: (1 - side) as Side, ways};
  sights.set(view, sight);
  return sight;
}

const pathOf = (move: ChessMove): string => (move.type === 'MOVE' ? move.from + move.to : '');

/** The way that a move goes. */
export const wayOf = (view: ChessView, move: ChessMove): Way | undefined =>
  sightOf(view).ways.find(({from, to}) => nameOf(from) + nameOf(to) === pathOf(move));

/** A condition of whoever is to move a man. */
export const moving =
  (holds: (sight: Sight) => boolean) =>
  (view: ChessView): boolean =>
    view.turn.phase === 'playing.move' && sightOf(view).ways.length > 0 && holds(sightOf(view));

/** What a sentence asks of the way that is chosen. */
export const asking =
  (holds: (way: Way, sight: Sight) => boolean) =>
  (move: ChessMove, view: ChessView): boolean => {
    const way = wayOf(view, move);
    return way !== undefined && holds(way, sightOf(view));
  };

/** What the board shows after a way is gone; of a promotion whichever shows it. */
export function after<Seen>({board}: Sight, {code}: Way, look: () => Seen): Seen {
  board.make(code);
  const seen = look();
  board.unmake();
  return seen;
}

/** All ways of the same man to the same square: the officers that a pawn may become. */
const alike = ({ways}: Sight, {from, to}: Way): readonly Way[] =>
  ways.filter((way) => way.from === from && way.to === to);

/** What men are worth to a reader, in hundredths of a pawn. */
export const WORTH: readonly number[] = [0, 85, 330, 345, 475, 1000, 0, 0];

/** By how much the side to move has more men. */
function ahead({counts, side}: Board): number {
  return [PAWN, KNIGHT, BISHOP, ROOK, QUEEN].reduce(
    (sum, kind) => sum + WORTH[kind]! * (counts[kind | (side << 3)]! - counts[kind | ((1 - side) << 3)]!),
    0,
  );
}

/** How the men stand when all that is worth taking is taken. */
function takenOut(board: Board, alpha: number, beta: number): number {
  const stands = ahead(board);
  if (stands >= beta) return stands;
  let best = Math.max(alpha, stands);
  const list = new Int32Array(256);
  const {side} = board;
  const prey = (move: number): number =>
    WORTH[specialOf(move) === PASSING ? PAWN : board.men[toOf(move)]! & 7]! +
    WORTH[becomesOf(move)]! -
    WORTH[board.men[fromOf(move)]! & 7]! / 100;
  const loud = [...list.subarray(0, board.moves(list, 0, true))].sort((a, b) => prey(b) - prey(a));
  for (const move of loud) {
    board.make(move);
    if (!board.inCheck(side)) best = Math.max(best, -takenOut(board, -beta, -best));
    board.unmake();
    if (best >= beta) break;
  }
  return best;
}

/** How many men more a way leaves its mover when the other takes what is worth taking at once. */
export const takenBack = (sight: Sight, way: Way): number =>
  -after(sight, way, () => takenOut(sight.board, -30_000, 30_000)) - ahead(sight.board);

/** How many plies checks may make a line longer. */
const LONGEST = 6;

/** The men that the side to move is ahead after so many plies; a check is always answered, and what is worth taking taken. */
function reckoned(board: Board, plies: number, alpha: number, beta: number, left = LONGEST): number {
  const inCheck = board.inCheck();
  const deep = plies + Number(inCheck);
  if (deep <= 0 || !left) return takenOut(board, alpha, beta);
  const lawful = lawfulMoves(board);
  if (!lawful.length) return inCheck ? -30_000 : 0;
  let best = alpha;
  for (const move of lawful) {
    board.make(move);
    best = Math.max(best, -reckoned(board, deep - 1, -beta, -best, left - 1));
    board.unmake();
    if (best >= beta) break;
  }
  return best;
}

const gains = new WeakMap<Way, number>();

/** How many men more a way leaves its mover, after the best answer and what is taken then. */
export function gainOf(sight: Sight, way: Way): number {
  const known = gains.get(way);
  if (known !== undefined) return known;
  const {board} = sight;
  const before = ahead(board);
  const each = alike(sight, way).map((one) => after(sight, one, () => -reckoned(board, 1, -30_000, 30_000)));
  const gain = Math.max(...each) - before;
  gains.set(way, gain);
  return gain;
}

/** Whether a way leaves fewer men than another by so many, when the next move of both is reckoned too. */
export function isWorseFurther(sight: Sight, way: Way, by: number): boolean {
  const {board} = sight;
  const leaves = (one: Way, alpha: number, beta: number): number =>
    Math.max(
      ...alike(sight, one).map((each) => after(sight, each, () => -reckoned(board, 3, -beta, -alpha))),
    );
  const own = leaves(way, -30_000, 30_000);
  return sight.ways.some((one) => leaves(one, own + by, own + by + 1) > own + by);
}

/** The best that any way gains. */
export const bestGain = (sight: Sight): number => Math.max(...sight.ways.map((way) => gainOf(sight, way)));

/** Whether a way gives check; whether it mates. */
export const checks = (sight: Sight, way: Way): boolean => after(sight, way, () => sight.board.inCheck());
export const mates = (sight: Sight, way: Way): boolean =>
  alike(sight, way).some((one) =>
    after(sight, one, () => sight.board.inCheck() && !lawfulMoves(sight.board).length),
  );

/** Whether a man can be taken where he went. */
export const canBeTaken = (sight: Sight, way: Way): boolean =>
  after(sight, way, () => lawfulMoves(sight.board).some((reply) => toOf(reply) === way.to));

/** The rank of a square from a side's own first, from 1. */
export const rank = (side: Side, square: number): number => (side ? 8 - (square >> 4) : (square >> 4) + 1);
export const file = (square: number): string => 'abcdefgh'[square & 7]!;
export const isOfficer = (kind: number): boolean => kind >= KNIGHT && kind <= QUEEN;
export const castles = ({kind, from, to}: Way): boolean => kind === KING && Math.abs(from - to) === 2;

/** The squares on which a man stands. */
export const squaresOf = ({men}: Board, kind: number, side: Side): readonly number[] =>
  [...men.keys()].filter((square) => !(square & 0x88) && men[square] === (kind | (side << 3)));

/** Whether the game is in its first moves, with most officers on the board. */
export const opens = ({view, board}: Sight): boolean =>
  numberOf(view.fen) <= 12 &&
  ([0, 1] as const)
    .flatMap((side) => [KNIGHT, BISHOP, ROOK, QUEEN].map((kind) => squaresOf(board, kind, side).length))
    .reduce((a, b) => a + b) >= 10;

/** The squares of knights and bishops of a side that stand where they stood at the start. */
export function homely({board, side}: Sight): readonly number[] {
  const first = side * 112;
  return [
    ...squaresOf(board, KNIGHT, side).filter((square) => [first + 1, first + 6].includes(square)),
    ...squaresOf(board, BISHOP, side).filter((square) => [first + 2, first + 5].includes(square)),
  ];
}

/** Whether a side has castled. */
export const hasCastled = ({view}: Sight, side: Side): boolean =>
  view.line.some((one) => one.side === side && (one.special === 'short' || one.special === 'long'));

/** Whether a queen is on the board. */
export const hasQueen = ({board}: Sight): boolean =>
  ([0, 1] as const).some((side) => squaresOf(board, QUEEN, side).length > 0);

/** The squares of a file. */
export const onFile = (square: number): readonly number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((at) => at * 16 + (square & 7));

/** How many steps a king needs between two squares. */
export const steps = (one: number, other: number): number =>
  Math.max(Math.abs((one & 7) - (other & 7)), Math.abs((one >> 4) - (other >> 4)));

/** The moves on a line as a reason names it, if they can be made one after the other; else `null`. */
export function lineOf(board: Board, line: string): readonly Way[] | null {
  const {made} = board;
  const found: Way[] = [];
  for (const text of line.split('_')) {
    const lawful = lawfulMoves(board);
    const code = lawful.find((one) => {
      const become = becomeOf(one);
      const written = writtenOf(board, one, lawful);
      board.make(one);
      const sign = board.inCheck() ? (lawfulMoves(board).length ? '+' : '#') : '';
      board.unmake();
      return withSign(become ? withBecome(written, become) : written, sign).san === text;
    });
    if (code === undefined) break;
    const [from, to] = [fromOf(code), toOf(code)];
    const takes = specialOf(code) === PASSING ? PAWN : board.men[to]! & 7;
    found.push({code, kind: board.men[from]! & 7, from, to, takes});
    board.make(code);
  }
  while (board.made > made) board.unmake();
  return found.length === line.split('_').length ? found : null;
}
