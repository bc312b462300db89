import {
  boardOf,
  fenOf,
  isFielding,
  kindOf,
  lawfulMoves,
  nameOf,
  squareOf,
  type ChessView,
} from '../rules/index.js';
import type {ChessHost} from './host.js';
import {becomesOf, fromOf, toOf} from '../rules/board.js';

/** How far a record reaches in its last game with so many moves of men, what belongs to the last of them included. */
function reachOf(
  moves: readonly {readonly move: {readonly type: string}; readonly undone?: unknown}[],
  men: number,
): number {
  const begun = moves.findLastIndex(({move}) => move.type === 'SET_UP');
  const nth = moves.flatMap(({move, undone}, at) =>
    at > begun && move.type === 'MOVE' && !undone ? [at] : [],
  );
  return nth[men] ?? moves.length;
}

/** Goes on from the position to which the visitor has walked back, or which a lesson shows: a game of his own. */
export async function playOn(table: ChessHost): Promise<void> {
  const {walked, view} = table;
  const saved = await table.save();
  if (!saved) return;
  table.walked = null;
  const {lesson: _, ...match} = saved;
  const {moves} = saved.record;
  await table.restore({
    ...match,
    sheets: [],
    finishing: false,
    record: {...saved.record, moves: moves.slice(0, reachOf(moves, walked ?? view!.line.length))},
  });
}

/** The position after so many moves of the running game. */
export function fenAfter(view: ChessView, moves: number): string {
  const {line, start} = view;
  if (moves >= line.length) return view.fen;
  const board = boardOf(start, isFielding(view));
  for (const {from, to, becomes} of line.slice(0, moves)) {
    const kind = becomes && becomes !== 'idle' ? kindOf(becomes) : 0;
    const ways = lawfulMoves(board, true).filter(
      (one) => nameOf(fromOf(one)) === from && toOf(one) === squareOf(to),
    );
    board.make(ways.find((one) => becomesOf(one) === kind) ?? ways[0]!);
  }
  return fenOf(board, 1);
}
