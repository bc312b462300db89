import {pick, randomFrom} from '@quinola/cards';
import {asked, type Contest, type Kind, type Watch} from '@quinola/testing/contests/contest.js';
import type {ChessBrain} from '../src/chess/opponents/brain.js';
import {chessBrain} from '../src/chess/opponents/master.js';
import {
  chess,
  chessOptions,
  lettersOf,
  sideOf,
  SQUARES,
  type ChessMove,
  type ChessView,
} from '../src/chess/rules/index.js';

/** How many plies are drawn by lot before the players begin, so that no two games are the same. */
const OPENING = 4;
/** After so many plies a game counts as nobody's. */
const LONGEST = 300;

/** A move among some; one that offers to part is left out, else every game by chance would end so. */
const anyMove = (moves: readonly ChessMove[], seed: string): ChessMove =>
  pick(
    moves.filter(({type}) => type !== 'OFFER_DRAW'),
    randomFrom(seed),
  );

/** Whether a man of the other side stands on a square. */
function isTaken({fen}: ChessView, square: string): boolean {
  const letter = lettersOf(fen)[SQUARES.indexOf(square)]!;
  return letter !== '' && (letter === letter.toLowerCase()) === (sideOf(fen) === 0);
}

/** The baseline player takes what it can, and else plays anything. */
function greedy(view: ChessView, moves: readonly ChessMove[], seed: string): ChessMove {
  const taking = moves.filter((move) => move.type === 'MOVE' && isTaken(view, move.to));
  return anyMove(taking.length ? taking : moves, seed);
}

function choose(brain: ChessBrain, kind: Kind, view: ChessView, seed: string, watch?: Watch): ChessMove {
  const moves: readonly ChessMove[] = chess.moves(view);
  if (kind.level === 'random') return anyMove(moves, seed);
  if (kind.level === 'greedy') return greedy(view, moves, seed);
  const question = {
    game: chess.id,
    view,
    moves,
    level: kind.level,
    seed,
    ...(kind.deals && {deals: kind.deals}),
  };
  return asked(brain, question, watch).move;
}

/** One game by today’s rules in half games, from an opening drawn by lot; mirrored it is a pair. */
export const gameContest = (brain: ChessBrain = chessBrain()): Contest => ({
  unit: 'half games a game',
  play(kinds, seed, watch) {
    let state = chess.start(chessOptions({rules: 'modern'}));
    state = chess.play(state, 'chance', chess.chance(state, randomFrom(seed))).state;
    watch?.deal();
    for (let ply = 0; !state.table.turn.over && ply < LONGEST; ply++) {
      const player = state.table.turn.must as number;
      const view = chess.view(state, player);
      const own = `${seed}/${ply}`;
      const move =
        ply < OPENING ? anyMove(chess.moves(view), own) : choose(brain, kinds[player]!, view, own, watch);
      state = chess.play(state, player, move).state;
    }
    return state.table.lastDeal?.net[0] ?? 0;
  },
});
