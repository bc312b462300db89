import {finishThinking, plainMoves, type Pace, type Thinking, type Thought} from '@quinola/opponents';
import type {Because} from '@quinola/play';
import {
  becomeOf,
  isFielding,
  boardOf,
  KING,
  lawfulMoves,
  LETTERS,
  nameOf,
  withBecome,
  withSign,
  writtenOf,
  type ChessMove,
  type ChessView,
  type Side,
} from '../rules/index.js';
import {fromOf, PASSING, specialOf, toOf, type Board} from '../rules/board.js';
import {answered, byBook, claimed, type ChessBrain, type ChessQuestion} from './brain.js';
import {menAhead, searchOf} from './facts.js';
import {MANY, Memory} from './memory.js';
import {MATED, MATE, type Found} from './search.js';
import {OPENING} from './worth.js';

/** How long a master thinks, in milliseconds; and how many positions he looks at where time does not count. */
const THINKS = 100,
  POSITIONS = 30_000;
/** How many of them a page without workers looks at before it does something else. */
const SLICE = 1200;
/** How many of them an imagined deal stands for, where a question says how many deals. */
const PER_DEAL = 500;
/** Whether a line that takes a kind of man, and loses others, can be said to win it: it gains at least half of what he is worth. */
const isGain = (gain: number, kind: number): boolean => kind > 0 && gain * 2 >= Math.max(OPENING[kind]!, 160);

/** A line as it is written down, joined by underlines, for the words of a reason. */
function lineText(board: Board, line: readonly number[]): string {
  const {made} = board;
  const written = line.slice(0, 7).map((move) => {
    const lawful = lawfulMoves(board);
    const become = becomeOf(move);
    const one = writtenOf(board, move, lawful);
    board.make(move);
    const sign = board.inCheck() ? (lawfulMoves(board).length ? '+' : '#') : '';
    return withSign(become ? withBecome(one, become) : one, sign).san;
  });
  while (board.made > made) board.unmake();
  return written.join('_');
}

/** The most that is taken on a line by a side and not given back, and what the line gains. */
function gainOf(
  board: Board,
  line: readonly number[],
  side: Side,
): {readonly gain: number; readonly kind: number; readonly length: number} {
  const {made} = board;
  const ahead = (): number => (board.side === side ? 1 : -1) * menAhead(board);
  const before = ahead();
  let gain = 0,
    kind = 0,
    length = 0,
    most = 0;
  line.forEach((move, nth) => {
    if (board.side === side) {
      const taken = specialOf(move) === PASSING ? 1 : board.men[toOf(move)]! & 7;
      if (taken && taken !== KING && OPENING[taken]! > most) {
        most = OPENING[taken]!;
        kind = taken;
        length = nth + 1;
      }
    }
    board.make(move);
    gain = ahead() - before;
  });
  while (board.made > made) board.unmake();
  return {gain, kind, length};
}

/** What would be lost if the turn were passed: the threat that a move answers. */
function threatTo(
  view: ChessView,
  worth: number,
): {readonly kind: number; readonly line: readonly number[]; readonly board: Board} | null {
  const search = searchOf(view);
  const {board} = search;
  if (board.inCheck()) return null;
  board.pass();
  const moves = lawfulMoves(board);
  if (!moves.length) return null;
  const found = search.find(moves, {nodes: 3000, depth: 4});
  const {gain, kind} = gainOf(board, found.line, board.side);
  return found.worth > -worth + OPENING[kind]! / 2 && isGain(gain, kind)
    ? {kind, line: found.line, board}
    : null;
}

/** Why the search prefers a move, in words: a mate, what is won, what is saved, or that it stands better. */
function reasonOf(view: ChessView, {line, worth}: Found): Because {
  const board = boardOf(view.fen, isFielding(view));
  const because = (id: string, text: string): Because => ({
    maxim: `szachy.${id}/${text}`,
    provenance: 'engine',
  });
  if (worth > MATED) return because('engine.mate', lineText(board, line));
  if (worth < -MATED) return because('engine.delays', lineText(board, line));
  const {gain, kind, length} = gainOf(board, line, board.side);
  if (isGain(gain, kind))
    return because(`engine.wins.${LETTERS[kind]}`, lineText(board, line.slice(0, Math.max(length, 1))));
  const threat = threatTo(view, worth);
  if (threat?.kind)
    return because(`engine.saves.${LETTERS[threat.kind]}`, lineText(threat.board, threat.line.slice(0, 1)));
  return because('engine.better', lineText(board, line.slice(0, 5)));
}

/** Where the positions of a game are remembered. */
type Remembering = (view: ChessView) => Memory;

/**
 * A memory that lasts as long as a game is played by the same rules. Where time does not count each search has its own: the same
 * question is always answered alike.
 */
function remembering(isLasting: boolean): Remembering {
  let memory = new Memory(0),
    rules = '';
  return ({options, deal}) => {
    const now = JSON.stringify([options, deal]);
    if (!isLasting || now !== rules) memory = new Memory(MANY);
    rules = now;
    return memory;
  };
}

/** Begins to search a position; `null` where there is nothing to search. @param slice how many positions a step looks at */
function thinkingOver(
  question: ChessQuestion,
  {clock}: Pace,
  slice: number,
  memoryOf: Remembering,
): Thinking<ChessMove> | null {
  const {view, level, deals} = question;
  if (level !== 'master' || view.turn.phase !== 'playing.move') return null;
  const search = searchOf(view, memoryOf(view));
  const {board} = search;
  const moves = plainMoves(question.moves);
  const allowed = lawfulMoves(board).filter((code) =>
    moves.some(
      (move) => move.type === 'MOVE' && move.from === nameOf(fromOf(code)) && move.to === nameOf(toOf(code)),
    ),
  );
  if (!allowed.length) return null;
  const counted = deals === undefined ? POSITIONS : deals * PER_DEAL;
  let left = clock ? Infinity : counted;
  // Only the steps count: between them the page has its turn.
  let time = THINKS;
  let found: Found | null = null;
  return {
    step() {
      const nodes = Math.min(left, slice);
      const begun = clock?.() ?? 0;
      found = search.find(
        allowed,
        {nodes, ...(slice === Infinity && clock && {clock, until: begun + time})},
        found,
      );
      left -= nodes;
      time -= (clock?.() ?? 0) - begun;
      return left <= 0 || time <= 0 || found.nodes <= nodes;
    },
    thought() {
      const {move, worth} = found!;
      const claim = claimed(view, moves, worth);
      if (claim) return {move: claim};
      const made: ChessMove = {type: 'MOVE', from: nameOf(fromOf(move)), to: nameOf(toOf(move))};
      const book = byBook({...question, level: 'teacher'});
      const isSame = JSON.stringify(book.move) === JSON.stringify(made);
      const own = reasonOf(view, found!);
      const isPlain = own.maxim!.startsWith('szachy.engine.better');
      return {
        move: made,
        because: isSame && isPlain && book.because ? book.because : own,
        gain: Math.abs(worth) > MATED ? MATE : worth,
      };
    },
  };
}

/** The opponents of chess: by the book, and with search. */
export function chessBrain(pace: Pace = {}): ChessBrain {
  const memoryOf = remembering(pace.clock !== undefined);
  return {
    game: 'szachy',
    start: (question) => thinkingOver(question, pace, SLICE, memoryOf),
    choose(question): Thought<ChessMove> {
      const thinking = thinkingOver(question, pace, Infinity, memoryOf);
      if (thinking) return finishThinking(thinking);
      const {view, level} = question;
      if (level === 'master' && view.turn.phase !== 'playing.move')
        return answered(view, plainMoves(question.moves), 10_000);
      return byBook(question);
    },
  };
}
