import type {Board} from '../rules/board.js';
import {KNIGHT_STEPS} from '../rules/board-tables.js';
import {KING, KNIGHT, PAWN, QUEEN, ROOK, type Side} from '../rules/index.js';

// What a man of the other side could do next, as the book's rules of defence look at it.

/** The squares that a knight or pawn of a side would attack from a square. */
const attackedFrom = (kind: number, square: number, side: Side): readonly number[] =>
  (kind === KNIGHT ? [...KNIGHT_STEPS] : side ? [-15, -17] : [15, 17])
    .map((step) => square + step)
    .filter((at) => !(at & 0x88));

/** The squares to which a knight or pawn of a side may go without taking. */
function stepsOf({men}: Board, kind: number, square: number, side: Side): readonly number[] {
  if (kind === KNIGHT)
    return attackedFrom(kind, square, side).filter((at) => men[at]! >> 3 !== side || !men[at]);
  const onward = side ? -16 : 16;
  if (men[square + onward]) return [];
  const isHome = square >> 4 === (side ? 6 : 1);
  return isHome && !men[square + 2 * onward] ? [square + onward, square + 2 * onward] : [square + onward];
}

/** Whether a knight of a side can leap to an unguarded square from which it attacks two of king, queen and rooks. */
export const hasKnightFork = (board: Board, side: Side): boolean =>
  hasFork(board, side, KNIGHT, (kind) => kind === KING || kind === QUEEN || kind === ROOK);

/** Whether a pawn of a side can step to an unguarded square from which it attacks two officers. */
export const hasPawnFork = (board: Board, side: Side): boolean =>
  hasFork(board, side, PAWN, (kind) => kind >= KNIGHT && kind <= QUEEN);

function hasFork(board: Board, side: Side, kind: number, isPrey: (kind: number) => boolean): boolean {
  const {men} = board;
  const other = (1 - side) as Side;
  for (let square = 0; square < 120; square++) {
    if (square & 0x88 || men[square] !== (kind | (side << 3))) continue;
    const found = stepsOf(board, kind, square, side).some(
      (to) =>
        attackedFrom(kind, to, side).filter((at) => men[at]! >> 3 === other && isPrey(men[at]! & 7)).length >
          1 && !board.isAttacked(to, other),
    );
    if (found) return true;
  }
  return false;
}

/** The squares of a side's men that are attacked at least twice and guarded less than twice. */
export function attackedTwice(board: Board, side: Side): readonly number[] {
  const {men, kings} = board;
  const found: number[] = [];
  for (let square = 0; square < 120; square++) {
    if (square & 0x88 || !men[square] || men[square]! >> 3 !== side || square === kings[side]) continue;
    if (board.attackers(square, (1 - side) as Side).length > 1 && board.attackers(square, side).length < 2)
      found.push(square);
  }
  return found;
}

/** How many of a side's officers look at the king on a square and at the three squares before him. */
export function lookers(board: Board, side: Side, king: number): number {
  const onward = side ? 16 : -16;
  const squares = [king, king + onward - 1, king + onward, king + onward + 1].filter((at) => !(at & 0x88));
  return new Set(
    squares.flatMap((at) => board.attackers(at, side)).filter((at) => (board.men[at]! & 7) !== PAWN),
  ).size;
}
