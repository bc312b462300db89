// npm run bench -- boards : how many positions a second the board of chess counts (perft) and the master's search looks at, in
// processor time.
import {worked} from '@quinola/testing/bench/clock.js';
import {MANY, Memory} from '../src/chess/opponents/memory.js';
import {Search} from '../src/chess/opponents/search.js';
import {boardOf, lawfulMoves, START} from '../src/chess/rules/index.js';
import {perft} from '../test-support/perft.js';

export const name = 'boards';

/** The start, and the usual position with castling, pins and taking in passing. */
const POSITIONS = [START, 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'];

const line = (what: string, count: number, ms: number): void =>
  console.log(
    `${what.padEnd(10)} ${String(count).padStart(10)} positions, ${Math.round(count / ms)} thousand a second`,
  );

/** Counts and searches both positions. */
export function run(): void {
  for (const fen of POSITIONS) {
    console.log(fen);
    perft(boardOf(fen, false), 3);
    let before = worked();
    const count = perft(boardOf(fen, false), 4);
    line('perft 4', count, worked() - before);
    const board = boardOf(fen, false);
    const search = new Search(board, {stalemate: 'modern', draws: true}, [], new Memory(MANY));
    before = worked();
    const {nodes, depth} = search.find(lawfulMoves(board), {nodes: 400_000});
    line(`depth ${depth}`, nodes, worked() - before);
  }
}
