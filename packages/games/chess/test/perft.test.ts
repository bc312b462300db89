import assert from 'node:assert/strict';
import test from 'node:test';
import {samples} from '@quinola/testing/sample.js';
import {boardOf, chess, START, type ChessState} from '../src/chess/rules/index.js';
import {perft} from '../test-support/perft.js';
import {matchFrom} from '../test-support/playing.js';

/** The same through the rules of the match: a promotion, or the waking of a pawn, belongs to its move. */
function linesOf(state: ChessState, depth: number): number {
  const {phase, must} = state.table.turn;
  if (typeof must !== 'number') return 0;
  const moves = chess.moves(chess.view(state, must));
  let lines = 0;
  for (const move of moves) {
    if (move.type === 'OFFER_DRAW' || move.type === 'CLAIM_DRAW') continue;
    const after = chess.play(state, must, move, null).state;
    const isDone = after.table.turn.phase === 'playing.move' || after.table.turn.over;
    const left = depth - Number(phase === 'playing.move');
    lines += left || !isDone ? linesOf(after, left) : 1;
  }
  return lines;
}

/** The usual test positions: castling, pins and taking in passing; rooks and pawns; promotions. */
const KIWI = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  ROOKS = '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  MIXED = 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
  PROMOTING = 'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
  IDLE = 'rnbqkbnr/P7/8/8/8/8/7p/RNBQKBNR w - - 0 1';

const KNOWN: readonly (readonly [fen: string, depth: number, modern: number, fielding: number])[] = [
  [KIWI, 4, 4_085_603, 4_074_230],
  [ROOKS, 5, 674_624, 674_624],
  [MIXED, 4, 422_333, 317_895],
  [PROMOTING, 4, 182_838, 48_250],
];

for (const [fen, depth, modern, fielding] of KNOWN)
  test(`${depth} plies from ${fen}`, () => {
    for (const isFielding of [false, true]) {
      const board = boardOf(fen, isFielding);
      const {low, high} = board;
      assert.equal(perft(board, depth), isFielding ? fielding : modern);
      assert.deepEqual([board.low, board.high], [low, high]);
    }
  });

test('the plies from the start', () => {
  const plies = samples(5, 6);
  assert.equal(perft(boardOf(START, false), plies), {5: 4_865_609, 6: 119_060_324}[plies]);
});

test('the rules of the match count the same as the board, promotions and idle pawns too', () => {
  const some: readonly (readonly [fen: string, depth: number])[] = [
    [START, 3],
    [MIXED, 2],
    [PROMOTING, 3],
    [IDLE, 2],
  ];
  for (const [fen, depth] of some)
    for (const rules of ['fielding', 'modern'] as const) {
      const board = boardOf(fen, rules === 'fielding');
      assert.equal(linesOf(matchFrom(fen, {rules}), depth), perft(board, depth), `${rules} ${fen}`);
    }
});
