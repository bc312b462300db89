import {becomesOf, fromOf, PASSING, specialOf, toOf, type Board} from '../rules/board.js';
import {EVERY_WAY, KNIGHT_STEPS} from '../rules/board-tables.js';
import {BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, type Side} from '../rules/men.js';
import {OPENING} from './worth.js';

/** Where the least of a side's men stands that attacks a square; -1 if none does. */
function leastAttacker({men, kings}: Board, square: number, side: Side): number {
  const black = side << 3;
  const below = square + (side ? 16 : -16);
  for (let aside = -1; aside <= 1; aside += 2)
    if (!((below + aside) & 0x88) && men[below + aside] === (PAWN | black)) return below + aside;
  for (let nth = 0; nth < 8; nth++) {
    const near = square + KNIGHT_STEPS[nth]!;
    if (!(near & 0x88) && men[near] === (KNIGHT | black)) return near;
  }
  let least = -1,
    kind = KING;
  for (let nth = 0; nth < 8; nth++) {
    const step = EVERY_WAY[nth]!;
    let at = square + step;
    while (!(at & 0x88) && !men[at]) at += step;
    if (at & 0x88) continue;
    const man = men[at]! ^ black;
    if ((man === QUEEN || man === (nth < 4 ? ROOK : BISHOP)) && man < kind) {
      kind = man;
      least = at;
    }
  }
  if (least >= 0) return least;
  const king = kings[side]!;
  return Math.abs((king & 7) - (square & 7)) < 2 && Math.abs((king >> 4) - (square >> 4)) < 2 ? king : -1;
}

const gains = new Int32Array(40),
  emptied = new Int32Array(40);

/** What a capture gains, in hundredths of a pawn, when both sides take on its square as long as it pays. */
export function exchanged(board: Board, move: number): number {
  const {men} = board;
  const to = toOf(move);
  let side = board.side,
    from = fromOf(move),
    count = 0,
    onSquare = OPENING[becomesOf(move) || men[from]! & 7]!;
  gains[0] = specialOf(move) === PASSING ? OPENING[PAWN]! : OPENING[men[to]! & 7]!;
  // Men that have taken are lifted, so that those behind them are seen; afterwards all are put back.
  const lifted = [men[from]!];
  emptied[0] = from;
  men[from] = 0;
  while (count < 30) {
    side = (1 - side) as Side;
    from = leastAttacker(board, to, side);
    if (from < 0) break;
    const man = men[from]!;
    // A king takes nothing that is guarded.
    if ((man & 7) === KING && leastAttacker(board, to, (1 - side) as Side) >= 0) break;
    count++;
    gains[count] = onSquare - gains[count - 1]!;
    onSquare = OPENING[man & 7]!;
    lifted.push(man);
    emptied[count] = from;
    men[from] = 0;
  }
  for (let nth = lifted.length - 1; nth >= 0; nth--) men[emptied[nth]!] = lifted[nth]!;
  for (; count > 0; count--) gains[count - 1] = -Math.max(-gains[count - 1]!, gains[count]!);
  return gains[0]!;
}
