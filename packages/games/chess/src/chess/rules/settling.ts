import {balances, payment, type Player, type Turn} from '@quinola/play';
import {BISHOP, KING, KNIGHT, squareOf, type Side} from './men.js';
import {boardOf, lawfulMoves, sameness} from './position.js';
import type {Board} from './board.js';
import {
  playerOf,
  SEATS,
  sideFor,
  type ChessHappening,
  type ChessPhase,
  type ChessState,
  type ChessView,
  type Ending,
  type Word,
  type Written,
} from './types.js';

/** Whether pawns become only what is lost. */
export const isFielding = ({options}: Pick<ChessView, 'options'>): boolean =>
  options.promotion === 'fielding';

/** A table that waits for somebody in a phase; for nobody when the match is over. */
export const waiting = (
  table: ChessView,
  phase: ChessPhase,
  must: Turn['must'],
  changes: Partial<ChessView> = {},
): ChessView => ({...table, ...changes, turn: {phase, must, may: [], over: must === null}});

/** The match is over. */
export function over({table}: ChessState, events: ChessHappening[]): ChessState {
  events.push({type: 'session-over', balance: balances(table.entries, SEATS).players});
  return {table: waiting(table, 'matchOver', null)};
}

/** What a game wins, in half games (section 7). */
export function halvesOf(by: Ending, {stalemate}: Pick<ChessView['options'], 'stalemate'>): number {
  if (by === 'mate' || by === 'resigned' || by === 'pledge') return 2;
  if (by === 'unannounced') return 1;
  if (by === 'stalemate') return stalemate === 'england' ? 2 : stalemate === 'fielding' ? 1 : 0;
  return 0;
}

/** A game is over: the loser pays half games (section 7), and the next begins. @param winner `null` = nobody */
export function settle(
  {table}: ChessState,
  by: Ending,
  winner: Player | null,
  events: ChessHappening[],
): ChessState {
  const {deal, white, start, line, fen, options, entries} = table;
  const halves = winner === null ? 0 : halvesOf(by, options);
  const net = [0, 1].map((player) => (winner === null ? 0 : player === winner ? halves : -halves));
  const result = {deal, white, winner: halves ? winner : null, by, halves, net, start, line, end: fen};
  const paid =
    winner === null
      ? []
      : payment(1 - winner, winner, halves, {
          account: 'halves',
          reason: by,
          round: deal,
          source: 'fielding 7',
        });
  events.push({type: 'game-settled', result});
  const settled: ChessView = {...table, entries: [...entries, ...paid], lastDeal: result};
  return deal < options.games
    ? {table: waiting(settled, 'setting', 'chance')}
    : over({table: settled}, events);
}

/** The side that has marked a pawn: the one to whom the pawn belonged at the start. */
const obligorOf = ({start, options}: ChessView): Side =>
  boardOf(start, true).men[squareOf(options.marked!)]! >> 3 ? 1 : 0;

/** The square of the man that a move took. */
const takenAt = ({from, to, special}: Written): string => (special === 'passing' ? to[0]! + from[1]! : to);

/** Whether the last move broke the undertaking to mate with a marked pawn (section 8). */
export function isPledgeBroken(table: ChessView): boolean {
  const {options, line, marked} = table;
  const last = line.at(-1);
  if (options.marked === null || !last) return false;
  if (last.side !== obligorOf(table)) return last.takes !== null && takenAt(last) === marked;
  return (options.sparePawns && last.takes === 'P') || (last.becomes !== null && last.to === marked);
}

/** Whether the king can never be mated by what is left: the least that today's rules call a dead position. */
function isDead(board: Board): boolean {
  let knights = 0;
  const bishops = [0, 0];
  for (let square = 0; square < 128; square++) {
    const man = square & 0x88 ? 0 : board.men[square]!;
    const kind = man & 7;
    if (!kind || kind === KING) continue;
    if (kind === KNIGHT) knights++;
    else if (kind === BISHOP) bishops[(square + (square >> 4)) & 1]!++;
    else return false;
  }
  return knights ? knights + bishops[0]! + bishops[1]! < 2 : !bishops[0] || !bishops[1];
}

/** How often the position that stands has stood. */
export const timesSeen = ({seen}: Pick<ChessView, 'seen'>): number =>
  seen.filter((one) => one === seen.at(-1)).length;

/** The draw that the player to move may claim today. */
export function claimable(view: ChessView): 'repetition' | 'fifty' | null {
  if (view.options.rules !== 'modern') return null;
  if (timesSeen(view) >= 3) return 'repetition';
  return Number(view.fen.split(' ')[4]) >= 100 ? 'fifty' : null;
}

/** The draw that ends a game by itself (section 6.6). */
function drawOf(table: ChessView, board: Board): Ending | null {
  const {rules, safetyDraws} = table.options;
  if (!safetyDraws) return null;
  const [times, quiet] = rules === 'modern' ? [5, 150] : [3, 100];
  if (rules === 'modern' && isDead(board)) return 'dead';
  if (timesSeen(table) >= times) return 'repetition';
  return board.quiet >= quiet ? 'fifty' : null;
}

/** What the position says after a move is complete. */
export interface Standing {
  readonly board: Board;
  readonly isCheck: boolean;
  readonly isStuck: boolean;
}

/** The standing of the side to move. */
export function standingOf(table: ChessView): Standing {
  const board = boardOf(table.fen, isFielding(table));
  return {board, isCheck: board.inCheck(), isStuck: !lawfulMoves(board).length};
}

/**
 * What comes of a complete move: the end of the game, or the other side's turn.
 * @param said what the mover said of a check; `szach` or `matt` where the table says it
 */
export function verdict(
  table: ChessView,
  {board, isCheck, isStuck}: Standing,
  said: Word | null,
  events: ChessHappening[],
): ChessState {
  const state = {table};
  const mover = (1 - board.side) as Side;
  const [moved, other] = [playerOf(table, mover), playerOf(table, board.side)];
  const isMate = isCheck && isStuck;
  if (table.options.marked !== null) {
    const obligor = obligorOf(table);
    const isDue = isMate ? mover === obligor : isStuck || drawOf(table, board) !== null;
    const byMarked = (): boolean =>
      board.attackers(board.kings[board.side]!, mover).includes(squareOf(table.marked!));
    if (isPledgeBroken(table) || (isDue && !(isMate && byMarked())))
      return settle(state, 'pledge', playerOf(table, (1 - obligor) as Side), events);
  }
  if (isMate) return settle(state, said === 'matt' ? 'mate' : 'unannounced', moved, events);
  if (isStuck) {
    const {stalemate} = table.options;
    const winner = stalemate === 'modern' ? null : stalemate === 'england' ? other : moved;
    return settle(state, 'stalemate', winner, events);
  }
  const draw = drawOf(table, board);
  if (draw) return settle(state, draw, null, events);
  return {
    table: waiting(table, 'playing.move', other, {
      isUndeclared: isCheck && said === 'nothing',
      offeredBy: null,
    }),
  };
}

/** The positions seen, after another one. */
export const seenAfter = ({seen}: Pick<ChessView, 'seen'>, fen: string, quiet: number): readonly string[] =>
  quiet ? [...seen, sameness(fen)] : [sameness(fen)];

/** The side of a player, or of a watcher the one to move. */
export const sideIn = (view: ChessView): Side => sideFor(view, view.player);
