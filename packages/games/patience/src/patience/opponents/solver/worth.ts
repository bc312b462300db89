import {type Board} from './board.js';
import {type Cards, type Cells} from './cells.js';
import {type Weights} from './tactics.js';

const FAR = 13;
const plies = new Float64Array(64);

/** The value of a position: cards founded, cards covering those needed soon, runs in order, open lanes. */
export function worthOf(
  {board, code, len, below}: Cards,
  cells: Cells,
  {founded, above, soon, run, lane, talon, even}: Weights,
): number {
  const {packet, barredBy, open, stock} = board;
  let worth = 0,
    least = 99;
  for (const pile of board.foundations) {
    const count = cells[len + pile]!;
    worth += founded * count;
    if (count < least) least = count;
  }
  worth += even * least;
  nearness(board, cells, len);
  for (let pile = 0; pile < stock; pile++) {
    if (!packet[pile] && pile !== board.talon) continue;
    let card = cells[pile]!;
    if (!card) {
      if (open[pile]) worth += lane;
      continue;
    }
    let over = 0;
    for (const other of barredBy[pile]!) over += cells[len + other]!;
    const factor = packet[pile] ? above : talon;
    let now = code[card]!;
    for (;;) {
      if (over) worth -= (factor * over) / (plies[now]! + soon);
      card = cells[below + card]!;
      if (!card) break;
      const under = code[card]!;
      // A card lying in order on its neighbour moves off it before that one is needed.
      if (under === now + 1 && packet[pile]) worth += run;
      now = under;
      over++;
    }
  }
  return worth;
}

/** For every code, after how many cards the nearest foundation takes it. */
function nearness({foundations, wants, size}: Board, cells: Cells, len: number): void {
  plies.fill(FAR);
  for (const pile of foundations) {
    const count = cells[len + pile]!;
    for (let k = count; k < size[pile]!; k++) {
      const wanted = wants[64 * pile + k]!;
      if (plies[wanted]! > k - count) plies[wanted] = k - count;
    }
  }
}
