import type {Board} from '../src/chess/rules/board.js';

const lists = Array.from({length: 8}, () => new Int32Array(256));

/** The number of lines of so many moves, as the world counts them to try move generators. */
export function perft(board: Board, depth: number): number {
  const list = lists[depth]!;
  const {side} = board;
  const count = board.moves(list);
  let lines = 0;
  for (let nth = 0; nth < count; nth++) {
    board.make(list[nth]!);
    if (!board.inCheck(side)) lines += depth > 1 ? perft(board, depth - 1) : 1;
    board.unmake();
  }
  return lines;
}
