import type {Board} from '../rules/board.js';
import {REACH, STEPS} from '../rules/board-tables.js';
import {BISHOP, IDLE, KING, KNIGHT, PAWN, QUEEN, ROOK, type Side} from '../rules/men.js';

// What a position is worth, in hundredths of a pawn: men, where they stand, how far they reach, pawns and kings. Each has two values,
// for the opening and for the ending, mixed by the officers that are left. The squares are formulas, not tables: they are small.

/** What men are worth in the opening and in the ending, by kind; an idle pawn is a promise of an officer. */
export const OPENING: readonly number[] = [0, 85, 330, 345, 475, 1000, 0, 200],
  ENDING: readonly number[] = [0, 110, 305, 325, 545, 985, 0, 200];

/** How much each kind counts for the opening: 24 in all at the start. */
const WEIGHT = [0, 0, 1, 1, 2, 4, 0, 0];

/** What each square reached is worth, by kind, beyond an average number of them. */
const REACH_OPENING = [0, 0, 5, 5, 3, 2],
  REACH_ENDING = [0, 0, 5, 5, 5, 4],
  USUAL_REACH = [0, 0, 4, 6, 7, 13];

/** How much each kind troubles the king near which it reaches. */
const TROUBLE = [0, 0, 3, 3, 4, 6];

/** What a passed pawn is worth, by its rank from its own side. */
const PASSED_OPENING = [0, 0, 2, 8, 22, 50, 90, 0],
  PASSED_ENDING = [0, 5, 10, 25, 55, 105, 170, 0];

/** The value of a square to a kind of white man, opening and ending. */
function squareWorth(kind: number, square: number): readonly [number, number] {
  const rank = square >> 4,
    file = square & 7;
  const inFile = Math.min(file, 7 - file),
    inRank = Math.min(rank, 7 - rank);
  const middle = inFile + inRank;
  if (kind === PAWN) {
    const centre = inFile === 3 ? 10 : inFile === 2 ? 4 : 0;
    return [
      centre * Math.min(rank - 1, 3) + rank * 2 - (inFile === 3 && rank === 1 ? 15 : 0),
      rank * rank * 2 - inFile,
    ];
  }
  if (kind === KNIGHT)
    return [middle * 9 - 40 + (rank > 2 && rank < 6 ? 6 : 0) - (rank ? 0 : 8), middle * 7 - 25];
  if (kind === BISHOP) return [middle * 4 - 14 - (rank ? 0 : 10), middle * 3 - 8];
  if (kind === ROOK) return [inFile * 4 - 6 + (rank === 6 ? 18 : 0), rank === 6 ? 12 : 0];
  if (kind === QUEEN) return [middle * 2 - 6 - (rank > 3 ? 4 : 0), middle * 6 - 18];
  if (kind === KING)
    return [(inFile < 2 ? 18 : inFile === 2 ? -2 : -8) + (file === 2 ? 14 : 0) - rank * 22, middle * 11 - 34];
  return [0, 0];
}

/** By man and square, what men and squares are worth to white: in the opening, and in the ending. */
const OPEN = new Int16Array(16 * 128),
  END = new Int16Array(16 * 128);
for (let kind = PAWN; kind <= IDLE; kind++)
  for (let square = 0; square < 128; square++) {
    if (square & 0x88) continue;
    const [open, end] = squareWorth(kind, square);
    const mirrored = square ^ 0x70;
    OPEN[kind * 128 + square] = OPENING[kind]! + open;
    END[kind * 128 + square] = ENDING[kind]! + end;
    OPEN[(kind | 8) * 128 + mirrored] = -OPENING[kind]! - open;
    END[(kind | 8) * 128 + mirrored] = -ENDING[kind]! - end;
  }

const SIDES = [0, 1] as const;

/** By side, when a pawn of it guarded a square last: so nothing has to be wiped. */
const guarded = [new Int32Array(128), new Int32Array(128)] as const;
let time = 0;

/** By the difference of two squares plus 119: 1 for squares side by side. */
const BESIDE = Uint8Array.from({length: 239}, (_, nth) => REACH[nth]! >> KING);

/** By file, from 1 to 8: the lowest rank of a white pawn, and the highest of a black one; 9 and -1 for none. */
const low = new Int8Array(10),
  high = new Int8Array(10);
/** How many pawns of a side are on each file. */
const pawns = [new Int8Array(10), new Int8Array(10)] as const;
/** By side, how much its officers trouble the other king, and how many do. */
const trouble = new Int16Array(2),
  troublers = new Int8Array(2);
/** Where officers stand, for the second pass. */
const officers = new Int16Array(32);

/** The square of a king as seen from his own side, and how safe the pawns before him make him. */
function shelter({men, kings}: Board, side: Side): number {
  const king = kings[side]!;
  const rank = side ? 7 - (king >> 4) : king >> 4;
  if (rank > 1) return 0;
  const pawn = PAWN | (side << 3);
  const onward = side ? -16 : 16;
  let safe = 0;
  for (let file = -1; file <= 1; file++) {
    const near = king + onward + file;
    if (near & 0x88) continue;
    if (men[near] === pawn) safe += 12;
    else if (men[near + onward] === pawn) safe += 6;
    else if (!pawns[side][(near & 7) + 1]) safe -= 12;
  }
  return safe;
}

/** What the position is worth to the side to move. */
export function worthOf(board: Board): number {
  const {men, kings} = board;
  let open = 0,
    end = 0,
    weight = 0,
    count = 0;
  time++;
  low.fill(9);
  high.fill(-1);
  pawns[0].fill(0);
  pawns[1].fill(0);
  for (let square = 0; square < 120; square++) {
    if (square & 8) {
      square += 7;
      continue;
    }
    const man = men[square]!;
    if (!man) continue;
    open += OPEN[man * 128 + square]!;
    end += END[man * 128 + square]!;
    const kind = man & 7;
    if (kind === PAWN) {
      const file = (square & 7) + 1,
        rank = square >> 4;
      if (man >> 3) {
        pawns[1][file]!++;
        if (rank > high[file]!) high[file] = rank;
        guarded[1][square - 15] = guarded[1][square - 17] = time;
      } else {
        pawns[0][file]!++;
        if (rank < low[file]!) low[file] = rank;
        guarded[0][square + 15] = guarded[0][square + 17] = time;
      }
    } else if (kind < KING) {
      weight += WEIGHT[kind]!;
      officers[count++] = square;
    }
  }
  trouble.fill(0);
  troublers.fill(0);
  for (let nth = 0; nth < count; nth++) {
    const square = officers[nth]!;
    const man = men[square]!;
    const kind = man & 7,
      side = man >> 3;
    const king = kings[1 - side]!;
    const against = guarded[(1 - side) as Side];
    const ways = STEPS[kind]!;
    let reach = 0,
      near = 0;
    for (const step of ways) {
      let at = square + step;
      while (!(at & 0x88)) {
        const other = men[at]!;
        if (other && other >> 3 === side) break;
        // A square that a pawn guards is not really reached.
        if (kind === QUEEN || against[at] !== time) reach++;
        near += BESIDE[at - king + 119]!;
        if (other || kind === KNIGHT) break;
        at += step;
      }
    }
    const sign = side ? -1 : 1;
    reach -= USUAL_REACH[kind]!;
    open += sign * reach * REACH_OPENING[kind]!;
    end += sign * reach * REACH_ENDING[kind]!;
    if (near) {
      trouble[side]! += near * TROUBLE[kind]!;
      troublers[side]!++;
    }
    if (kind === ROOK) {
      const file = (square & 7) + 1;
      if (!pawns[side as Side][file]) {
        const bonus = pawns[(1 - side) as Side][file] ? 10 : 22;
        open += sign * bonus;
        end += sign * 6;
      }
    }
  }
  for (const side of SIDES) {
    const sign = side ? -1 : 1;
    // One man alone mates nobody.
    const danger = troublers[side]! > 1 ? Math.min(220, (trouble[side]! * (troublers[side]! + 1)) / 2) : 0;
    open += sign * danger;
    open += sign * shelter(board, side);
    if (board.counts[BISHOP | (side << 3)]! > 1) {
      open += sign * 28;
      end += sign * 45;
    }
    for (let file = 1; file <= 8; file++) {
      const many = pawns[side][file]!;
      if (!many) continue;
      const isAlone = !pawns[side][file - 1] && !pawns[side][file + 1];
      open -= sign * ((many - 1) * 10 + (isAlone ? 10 : 0));
      end -= sign * ((many - 1) * 18 + (isAlone ? 12 : 0));
    }
  }
  // Passed pawns: no pawn of the other side before them, on their own file or the next.
  for (let file = 1; file <= 8; file++)
    for (const side of SIDES) {
      if (!pawns[side][file]) continue;
      // The foremost one is found from behind by its rank; others behind it are not passed for this.
      let square = side ? 16 + file - 1 : 96 + file - 1;
      const back = side ? 16 : -16;
      while (men[square] !== (PAWN | (side << 3))) square += back;
      const rank = square >> 4;
      const isPassed = side
        ? low[file - 1]! >= rank && low[file]! >= rank && low[file + 1]! >= rank
        : high[file - 1]! <= rank && high[file]! <= rank && high[file + 1]! <= rank;
      if (!isPassed) continue;
      const sign = side ? -1 : 1;
      const own = side ? 7 - rank : rank;
      const ahead = square - back;
      open += sign * PASSED_OPENING[own]!;
      let late = PASSED_ENDING[own]!;
      if (men[ahead]) late /= 2;
      // Kings run to it and before it.
      late += (far(kings[1 - side]!, ahead) * 5 - far(kings[side]!, ahead) * 2) * Math.max(0, own - 2);
      end += sign * late;
    }
  const late = 24 - Math.min(24, weight);
  const worth = (open * (24 - late) + end * late) / 24;
  return Math.round(board.side ? -worth : worth) + 10;
}

/** How many steps a king needs from one square to another. */
const far = (one: number, other: number): number =>
  Math.max(Math.abs((one & 7) - (other & 7)), Math.abs((one >> 4) - (other >> 4)));
