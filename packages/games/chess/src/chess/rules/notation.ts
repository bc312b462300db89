import {becomesOf, CASTLING, fromOf, PASSING, specialOf, toOf, type Board} from './board.js';
import {IDLE, LETTERS, nameOf, officerOf, PAWN} from './men.js';
import type {Written} from './types.js';

/** A move as it is written down, before it is made; its sign, and what its pawn becomes if it may choose, come later. */
export function writtenOf(board: Board, move: number, lawful: readonly number[]): Written {
  const from = fromOf(move),
    to = toOf(move);
  const man = board.men[from]! & 7;
  const special = specialOf(move);
  const took = special === PASSING ? PAWN : board.men[to]! & 7;
  const takes = took ? LETTERS[took]! : null;
  const castles = special === CASTLING ? (to > from ? 'short' : 'long') : null;
  return {
    side: board.side,
    from: nameOf(from),
    to: nameOf(to),
    man: LETTERS[man]!,
    takes,
    special: castles ?? (special === PASSING ? 'passing' : null),
    becomes: null,
    sign: '',
    san: castles
      ? castles === 'short'
        ? 'O-O'
        : 'O-O-O'
      : `${man === PAWN ? (takes ? nameOf(from)[0]! : '') : LETTERS[man]! + apart(board, move, lawful)}${takes ? 'x' : ''}${nameOf(to)}`,
  };
}

/** What tells a man from others of its kind that may go to the same square: its file, its rank, or both. */
function apart(board: Board, move: number, lawful: readonly number[]): string {
  const from = fromOf(move);
  const others = lawful
    .filter((other) => toOf(other) === toOf(move) && fromOf(other) !== from)
    .map(fromOf)
    .filter((other) => board.men[other] === board.men[from]);
  if (!others.length) return '';
  const name = nameOf(from);
  if (others.every((other) => (other & 7) !== (from & 7))) return name[0]!;
  return others.every((other) => other >> 4 !== from >> 4) ? name[1]! : name;
}

/** A written move with what its pawn became. */
export const withBecome = (written: Written, becomes: NonNullable<Written['becomes']>): Written => ({
  ...written,
  becomes,
  san: becomes === 'idle' ? written.san : `${written.san}=${becomes}`,
});

/** A written move with check or mate. */
export const withSign = (written: Written, sign: Written['sign']): Written => ({
  ...written,
  sign,
  san: written.san + sign,
});

/** The promotion of a move of the board, as it is written. */
export function becomeOf(move: number): Written['becomes'] {
  const kind = becomesOf(move);
  return kind === IDLE ? 'idle' : kind ? officerOf(kind) : null;
}

/** The letters of officers in the book: Hetman, Wieża, Laufer, Skacz. */
const BOOK: Readonly<Record<string, string>> = {Q: 'H', R: 'W', B: 'L', N: 'S'};

/** A move as the book writes it: `g 1 — f 3`, `roszowanie`, § for check, and `Matt.` */
export function inBook({from, to, special, becomes, sign}: Written): string {
  const apartly = (square: string): string => `${square[0]} ${square[1]}`;
  const path = special === 'short' || special === 'long' ? 'roszowanie' : `${apartly(from)} — ${apartly(to)}`;
  const officer = becomes && becomes !== 'idle' ? `, ${BOOK[becomes]}` : '';
  return `${path}${officer}${sign ? '§' : ''}${sign === '#' ? ' Matt.' : ''}`;
}
