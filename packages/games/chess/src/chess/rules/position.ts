import {OptionsError} from '@quinola/play';
import {Board, fromOf, specialOf, toOf, PASSING} from './board.js';
import {IDLE, KING, kindOf, LETTERS, nameOf, PAWN, squareOf, SQUARES, type Side} from './men.js';

// Positions as text (FEN). A pawn on its last rank is one that stands idle, so a position says all that the rules need.

/** The men as they stand at the start. */
export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** Where king and rook stand that may still castle, by the letter of the right. */
const CASTLES: Readonly<Record<string, readonly [bit: number, king: string, rook: string]>> = {
  K: [1, 'e1', 'h1'],
  Q: [2, 'e1', 'a1'],
  k: [4, 'e8', 'h8'],
  q: [8, 'e8', 'a8'],
};

/** The man on each square as a letter, capitals for white; squares as {@linkcode SQUARES}, empty ones are ''. */
export const lettersOf = (fen: string): readonly string[] =>
  fen
    .split(' ')[0]!
    .replaceAll('/', '')
    .replace(/\d/g, (free) => ' '.repeat(Number(free)))
    .split('')
    .map((letter) => letter.trim());

/** The side to move of a position. */
export const sideOf = (fen: string): Side => (fen.split(' ')[1] === 'b' ? 1 : 0);
/** The number of the move that a position waits for. */
export const numberOf = (fen: string): number => Number(fen.split(' ')[5]);
/** What makes a position the same as another: men, side to move, rights to castle and to take in passing. */
export const sameness = (fen: string): string => fen.split(' ').slice(0, 4).join(' ');

/** The code of a letter on a square. */
function manOf(letter: string, square: number): number {
  const side = letter === letter.toLowerCase() ? 1 : 0;
  const kind = kindOf(letter.toUpperCase());
  return (kind === PAWN && square >> 4 === (side ? 0 : 7) ? IDLE : kind) | (side << 3);
}

/** The board of a position that is known to be sound. */
export function boardOf(fen: string, isFielding: boolean): Board {
  const board = new Board(isFielding);
  const [, side, rights, passed, quiet] = fen.split(' ');
  lettersOf(fen).forEach((letter, nth) => {
    const square = squareOf(SQUARES[nth]!);
    if (letter) board.put(manOf(letter, square), square);
  });
  board.side = side === 'b' ? 1 : 0;
  for (const letter of rights!) board.rights |= CASTLES[letter]?.[0] ?? 0;
  board.passed = squareOf(passed!);
  board.quiet = Number(quiet);
  board.keyed();
  return board;
}

/** The position of a board as text. @param number the number of the move, from 1 */
export function fenOf(board: Board, number: number): string {
  const men = SQUARES.map((name) => {
    const man = board.men[squareOf(name)]!;
    const letter = LETTERS[man & 7]!;
    return man ? (man >> 3 ? letter.toLowerCase() : letter) : '1';
  });
  const ranks = Array.from({length: 8}, (_, rank) =>
    men
      .slice(rank * 8, rank * 8 + 8)
      .join('')
      .replace(/1+/g, ({length}) => String(length)),
  );
  const rights = Object.entries(CASTLES).flatMap(([letter, [bit]]) => (board.rights & bit ? [letter] : []));
  return [
    ranks.join('/'),
    'wb'[board.side],
    rights.join('') || '-',
    board.passed < 0 ? '-' : nameOf(board.passed),
    board.quiet,
    number,
  ].join(' ');
}

/** Whether a move, just made, has left the own king where an idle pawn that any choice of its owner wakes gives check. */
function isExposed(
  board: Board,
  move: number,
  side: Side,
  isHeedless: boolean,
  ignored: readonly number[],
): boolean {
  const king = board.kings[side]!;
  const other = (1 - side) as Side;
  if (!board.isAttacked(king, other)) return false;
  if (!isHeedless || fromOf(move) === king || toOf(move) === king) return true;
  return board.attackers(king, other).some((square) => !ignored.includes(square));
}

/**
 * The lawful moves of the side to move.
 * @param isHeedless whether a check that was not declared may be left alone (law d); the king may step into no other
 */
export function lawfulMoves(board: Board, isHeedless = false): number[] {
  const list = new Int32Array(256);
  const {side} = board;
  const other = (1 - side) as Side;
  const ignored = isHeedless ? board.attackers(board.kings[side]!, other) : [];
  const idle = board.idle(other);
  return [...list.subarray(0, board.moves(list))].filter((move) => {
    const waking = idle.length > 1 && board.men[toOf(move)] ? idle : [-1];
    return waking.every((square) => {
      board.wakes = square;
      board.make(move);
      const exposed = isExposed(board, move, side, isHeedless, ignored);
      board.unmake();
      board.wakes = -1;
      return !exposed;
    });
  });
}

/** Forgets that a pawn has passed where no lawful move takes it, so that equal positions are written alike. */
export function forgetPassed(board: Board): void {
  if (board.passed < 0 || lawfulMoves(board).some((move) => specialOf(move) === PASSING)) return;
  board.keyed();
  board.passed = -1;
  board.keyed();
}

/** What is wrong with a position that somebody has written; `null` = nothing. */
export function faultOf(fen: string, isFielding: boolean): string | null {
  const parts = fen.split(' ');
  const [men, side, rights, passed, quiet, number] = parts;
  if (parts.length !== 6 || !/^[wb]$/.test(side!) || !/^(-|K?Q?k?q?)$/.test(rights!) || !rights)
    return 'form';
  if (!/^(-|[a-h][36])$/.test(passed!) || !/^\d{1,3}$/.test(quiet!) || !/^[1-9]\d{0,3}$/.test(number!))
    return 'form';
  const ranks = men!.split('/');
  const isRank = (rank: string): boolean =>
    /^[pnbrqkPNBRQK1-8]+$/.test(rank) && [...rank].reduce((sum, one) => sum + (Number(one) || 1), 0) === 8;
  if (ranks.length !== 8 || !ranks.every(isRank)) return 'form';
  const letters = lettersOf(fen);
  const on = (square: string): string => letters[SQUARES.indexOf(square)]!;
  const many = (letter: string): number => letters.filter((one) => one === letter).length;
  if (many('K') !== 1 || many('k') !== 1) return 'kings';
  if ([...'pP'].some((letter) => many(letter) > 8)) return 'pawns';
  if (/P/.test(ranks[7]!) || /p/.test(ranks[0]!)) return 'pawns';
  if (!isFielding && (/P/.test(ranks[0]!) || /p/.test(ranks[7]!))) return 'pawns';
  const wrong = [...rights].some((letter) => {
    const castle = CASTLES[letter];
    if (!castle) return false;
    const isWhite = letter < 'a';
    return on(castle[1]) !== (isWhite ? 'K' : 'k') || on(castle[2]) !== (isWhite ? 'R' : 'r');
  });
  if (wrong) return 'castling';
  const board = boardOf(fen, isFielding);
  if (board.passed >= 0) {
    const [behind, pawn] = board.side ? [-16, PAWN] : [16, PAWN | 8];
    if (
      board.men[board.passed] ||
      board.men[board.passed + behind] ||
      board.men[board.passed - behind] !== pawn
    )
      return 'passing';
    if (board.passed >> 4 !== (board.side ? 2 : 5)) return 'passing';
  }
  if (board.inCheck((1 - board.side) as Side)) return 'check';
  return board.counts[KING] === 1 ? null : 'kings';
}

/** @throws OptionsError `unknown-fen` */
export function checkFen(fen: string, isFielding: boolean): void {
  const why = faultOf(fen, isFielding);
  if (why) throw new OptionsError('unknown-fen', {value: fen, why});
}
