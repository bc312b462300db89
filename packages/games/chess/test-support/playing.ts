import {
  chess,
  chessOptions,
  type ChessHappening,
  type ChessMove,
  type ChessOptions,
  type ChessState,
  type Officer,
} from '../src/chess/rules/index.js';

type Squares = readonly string[];

/** A match that begins with a position. */
export function matchFrom(fen: string | null, options: Partial<ChessOptions> = {}): ChessState {
  const start = chess.start(chessOptions({...options, fen}));
  return chess.play(start, 'chance', chess.chance(start, {below: () => 0})).state;
}

/** A state after a move of whoever is to play, and what happened. */
export function made(state: ChessState, move: ChessMove) {
  return chess.play(state, state.table.turn.must!, move);
}

/** A state after a move as squares from and to, with the letter of what a pawn becomes. */
export function playedOut(state: ChessState, uci: string, happened: ChessHappening[] = []): ChessState {
  const played = made(state, {type: 'MOVE', from: uci.slice(0, 2), to: uci.slice(2, 4)});
  happened.push(...played.events);
  if (played.state.table.turn.phase !== 'playing.promotion') return played.state;
  const chosen = made(played.state, {type: 'PROMOTE', officer: uci[4]!.toUpperCase() as Officer});
  happened.push(...chosen.events);
  return chosen.state;
}

/** The state after a whole line. */
export const lineFrom = (state: ChessState, moves: Squares): ChessState =>
  moves.reduce((now, uci) => playedOut(now, uci), state);
