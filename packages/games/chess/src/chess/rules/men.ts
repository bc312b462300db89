// Men and squares as numbers, and the names of both. A square is its rank times 16 plus its file, from a1 = 0, so that whatever
// leaves the board has a bit of 0x88. A man is his kind, plus 8 if he is black; 0 is an empty square.

/** The kinds of men. An idle pawn has reached the last rank while none of his side's officers is lost (section 6.3). */
export const PAWN = 1,
  KNIGHT = 2,
  BISHOP = 3,
  ROOK = 4,
  QUEEN = 5,
  KING = 6,
  IDLE = 7;

/** A side: white or black. */
export type Side = 0 | 1;
/** A side as positions name it. */
export type Colour = 'w' | 'b';
/** An officer that a pawn may become, in notation. */
export type Officer = 'Q' | 'R' | 'B' | 'N';

/** The letters of kinds in notation, by kind; an idle pawn is a pawn. */
export const LETTERS = ' PNBRQKP';

/** How many of each kind a side has at the start, by kind. */
export const FULL: readonly number[] = [0, 8, 2, 2, 2, 1, 1, 0];

/** The letter of a kind of officer. */
export const officerOf = (kind: number): Officer => LETTERS[kind] as Officer;
/** The kind of a letter. */
export const kindOf = (letter: string): number => LETTERS.indexOf(letter);

/** The name of a square, as `e4`. */
export const nameOf = (square: number): string => 'abcdefgh'[square & 7]! + ((square >> 4) + 1);
/** The square of a name; -1 if there is none. */
export function squareOf(name: string): number {
  if (typeof name !== 'string' || name.length !== 2) return -1;
  const [file, rank] = ['abcdefgh'.indexOf(name[0]!), '12345678'.indexOf(name[1]!)];
  return file >= 0 && rank >= 0 ? rank * 16 + file : -1;
}

/** The squares by name, rank by rank from a8 to h1, as a board is drawn and a position is written. */
export const SQUARES: readonly string[] = Array.from({length: 64}, (_, nth) =>
  nameOf((7 - (nth >> 3)) * 16 + (nth & 7)),
);
