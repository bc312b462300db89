import {hashOf} from './hash.js';
import {judge, ownChance, plainMoves, type Brain, type Question, type Thought} from '@quinola/opponents';
import type {Because} from '@quinola/play';
import type {ChessMove, ChessView, Officer} from '../rules/index.js';
import {boardOf, isFielding, kindOf, lawfulMoves, sideFor, squareOf} from '../rules/index.js';
import {isAtStake, keeping, losesNone, maxims} from './book.js';
import {endsOf, factsOf, playsOf, searchOf, type Play} from './facts.js';
import {MATED, Search} from './search.js';

/** What an opponent of chess is asked. */
export type ChessQuestion = Question<ChessView, ChessMove>;
export type ChessBrain = Brain<ChessView, ChessMove>;

/** In how many of his moves a novice is careless once. */
const CARELESS_ONCE_IN = 4;
/** What a careless move loses at least and at most: a pawn or a knight, never the queen. */
const SLIP = 60,
  MOST_LOST = 380;

/** Whether a novice is careless now: once in every few of his moves, he alone knows when. */
function isCareless({view, steady}: ChessQuestion): boolean {
  if (steady) return false;
  const own = view.line.filter(({side}) => side === sideFor(view, view.player)).length;
  const window = Math.floor(own / CARELESS_ONCE_IN);
  const first = view.line.slice(0, window * CARELESS_ONCE_IN * 2).map(({san}) => san);
  return hashOf([view.deal, window, ...first].join(' ')) % CARELESS_ONCE_IN === own % CARELESS_ONCE_IN;
}

/** The plays of somebody careless: those that lose a little; the best where none does, and where mate is near. */
export function slips(plays: readonly Play[]): readonly Play[] {
  const best = Math.max(...plays.map(({worth}) => worth));
  const some = plays.filter(({worth}) => worth <= best - SLIP && worth >= best - MOST_LOST);
  return some.length && best < MATED ? some : plays.filter(({worth}) => worth === best);
}

/** The reason of the only move that is good. */
const RECKONED: Because = {maxim: 'szachy.nauka.1', provenance: 'book'};

/** The book's answer to a question: maxims, and what two plies show. */
export function byBook(question: ChessQuestion): Thought<ChessMove> {
  const {view, level} = question;
  const moves = plainMoves(question.moves);
  if (view.turn.phase !== 'playing.move') return answered(view, moves);
  const search = searchOf(view);
  const plays = playsOf(search, moves);
  if (!plays.length) return {move: moves[0]!};
  const claim = claimed(view, moves, Math.max(...plays.map(({worth}) => worth)));
  if (claim) return {move: claim};
  const isNovice = level === 'novice';
  if (isNovice && isCareless(question)) {
    const some = slips(plays);
    const move = some[ownChance(question).below(some.length)]!;
    return {move: move.move, because: {maxim: 'szachy.novice', provenance: 'engine'}};
  }
  const facts = factsOf(view, search.board, plays);
  const known = isNovice ? maxims.filter(({common, rank}) => common || rank === 2) : maxims;
  // Where few men are at stake, or something else outweighs them, the other maxims choose among what is good.
  const kept = keeping(plays);
  const open = isAtStake(plays) && losesNone(kept, plays) ? plays : kept;
  const verdict = judge(known, facts, shuffledBy(open, question), 'never');
  const {choice, because = open.length < plays.length ? RECKONED : undefined} = verdict;
  return {move: choice.move, ...(because && {because})};
}

/** Equal plays in an order of the player's own, so that games differ; a teacher always says the same. */
function shuffledBy(plays: readonly Play[], question: ChessQuestion): readonly Play[] {
  if (question.level === 'teacher') return plays;
  return [...plays].sort(
    (a, b) =>
      hashOf(question.seed + a.move.from + a.move.to) - hashOf(question.seed + b.move.from + b.move.to),
  );
}

/** A draw is claimed by whoever stands worse. */
export function claimed(view: ChessView, moves: readonly ChessMove[], worth: number): ChessMove | undefined {
  return worth < -20 ? moves.find(({type}) => type === 'CLAIM_DRAW') : undefined;
}

/** What the position is worth to the player of a view, some plies deep. */
function worthFor(view: ChessView, nodes: number): number {
  const board = boardOf(view.fen, isFielding(view));
  const moves = lawfulMoves(board);
  const {worth} = new Search(board, endsOf(view)).find(moves, {nodes});
  return board.side === sideFor(view, view.player) ? worth : -worth;
}

/** The answers to all questions but for a move of a man. */
export function answered(view: ChessView, moves: readonly ChessMove[], nodes = 2000): Thought<ChessMove> {
  const {phase} = view.turn;
  // Who gives check says so.
  if (phase === 'playing.announcing') {
    const word = lawfulMoves(boardOf(view.fen, isFielding(view))).length ? 'szach' : 'matt';
    return {move: {type: 'SAY', word}};
  }
  // Whoever is offered a draw takes it if he stands worse.
  if (phase === 'playing.offered') return {move: {type: 'ANSWER', accept: worthFor(view, nodes) < -20}};
  const side = view.line.at(-1)!.side;
  const placed = (move: ChessMove): number => {
    const board = boardOf(view.fen, isFielding(view));
    const isWaking = move.type === 'WAKE';
    const square = squareOf(isWaking ? move.square : view.arrived!.square);
    const officer = isWaking ? view.waking!.officer : (move as {readonly officer: Officer}).officer;
    board.remove(square);
    board.put(kindOf(officer) | ((isWaking ? 1 - side : side) << 3), square);
    const replies = lawfulMoves(board);
    if (!replies.length) return board.inCheck() ? 30_000 : -30_000;
    const {worth} = new Search(board, endsOf(view)).find(replies, {nodes});
    return isWaking ? worth : -worth;
  };
  const best = moves.map((move) => [placed(move), move] as const).reduce((a, b) => (b[0] > a[0] ? b : a));
  return {move: best[1]};
}
