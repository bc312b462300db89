import type {Player, Refusal} from '@quinola/play';
import {becomesOf, fromOf, toOf} from './board.js';
import {IDLE, kindOf, LETTERS, nameOf, officerOf, squareOf, type Officer, type Side} from './men.js';
import {becomeOf, withBecome, withSign, writtenOf} from './notation.js';
import {boardOf, fenOf, forgetPassed, lawfulMoves, numberOf} from './position.js';
import {isFielding, seenAfter, standingOf, verdict, waiting} from './settling.js';
import {
  playerOf,
  sideFor,
  trayOf,
  type ChessHappening,
  type ChessState,
  type ChessView,
  type MoveMove,
  type Word,
  type Written,
} from './types.js';

/** What a move brings about, in order. */
export type Events = ChessHappening[];

/** The lawful moves of the last position that was asked about: a table asks often while a position stands. */
let known: {readonly key: string; readonly moves: readonly number[]} | null = null;

/** The lawful moves of a position as numbers of the board. */
export function movesIn(view: ChessView): readonly number[] {
  const key = `${view.fen} ${isFielding(view)} ${view.isUndeclared}`;
  if (known?.key !== key)
    known = {key, moves: lawfulMoves(boardOf(view.fen, isFielding(view)), view.isUndeclared)};
  return known.moves;
}

/** The lawful moves of men, each once whatever its pawn becomes. */
export function pathsIn(view: ChessView): readonly MoveMove[] {
  const paths = new Set<string>();
  return movesIn(view).flatMap((move): MoveMove[] => {
    const [from, to] = [nameOf(fromOf(move)), nameOf(toOf(move))];
    if (paths.has(from + to) || (view.touched !== null && view.touched !== from)) return [];
    paths.add(from + to);
    return [{type: 'MOVE', from, to}];
  });
}

/** Why a man cannot go there. */
export function refuseMove(view: ChessView, {from, to}: MoveMove): Refusal | null {
  const [start, goal] = [squareOf(from), squareOf(to)];
  if (start < 0 || goal < 0) return {reason: 'not-a-square'};
  if (pathsIn(view).some((path) => path.from === from && path.to === to)) return null;
  const board = boardOf(view.fen, isFielding(view));
  const man = board.men[start]!;
  const side = sideFor(view, view.player);
  if (!man || man >> 3 !== side) return {reason: 'not-yours'};
  if (view.touched !== null && view.touched !== from)
    return {reason: 'touched', about: {square: view.touched}};
  if ((man & 7) === IDLE) return {reason: 'idle'};
  const bar = castlingBar(view, from, to);
  if (bar) return {reason: `castling-${bar}`};
  const list = new Int32Array(256);
  const could = list
    .subarray(0, board.moves(list))
    .some((move) => fromOf(move) === start && toOf(move) === goal);
  if (could) return {reason: board.inCheck() ? 'in-check' : 'into-check'};
  const own = board.men[goal]!;
  return {reason: own && own >> 3 === side ? 'own-man' : 'no-such-move', about: {man: LETTERS[man & 7]!}};
}

/**
 * Which of the book's bars forbids castling: the king has moved (a), the rook has (b), the king is in check (c), would pass a square
 * where he would be (d), or somebody stands between (e). `null` if the king does not mean to castle, or none of them forbids it.
 */
export function castlingBar(view: ChessView, from: string, to: string): 'a' | 'b' | 'c' | 'd' | 'e' | null {
  const board = boardOf(view.fen, isFielding(view));
  const home = board.side ? 'e8' : 'e1';
  const isShort = to === `g${home[1]}`;
  if (from !== home || board.kings[board.side] !== squareOf(home) || !(isShort || to === `c${home[1]}`))
    return null;
  if (movesIn(view).some((move) => fromOf(move) === squareOf(from) && toOf(move) === squareOf(to)))
    return null;
  const own = board.rights & (board.side ? 12 : 3);
  const right = (isShort ? 1 : 2) << (board.side ? 2 : 0);
  if (!own) return 'a';
  if (!(own & right)) return 'b';
  const between = isShort ? ['f', 'g'] : ['b', 'c', 'd'];
  if (between.some((file) => board.men[squareOf(file + home[1])])) return 'e';
  if (board.inCheck()) return 'c';
  return board.isAttacked(squareOf(between.at(isShort ? 0 : -1)! + home[1]), (1 - board.side) as Side)
    ? 'd'
    : null;
}

/** A move is complete: it may give check, which is declared, and may end the game. */
function complete(table: ChessView, events: Events): ChessState {
  const board = boardOf(table.fen, isFielding(table));
  forgetPassed(board);
  const fen = fenOf(board, numberOf(table.fen));
  const seen = seenAfter(table, fen, board.quiet);
  const stands = {...table, fen, seen};
  const standing = standingOf(stands);
  const {isCheck, isStuck} = standing;
  const last = table.line.at(-1)!;
  const by = playerOf(table, last.side);
  const line = table.line.with(-1, withSign(last, isCheck ? (isStuck ? '#' : '+') : ''));
  const done = {...stands, line};
  if (!isCheck) return verdict(done, standing, null, events);
  if (table.options.strictEtiquette) return {table: waiting(done, 'playing.announcing', by)};
  const word: Word = isStuck ? 'matt' : 'szach';
  events.push({type: 'said', by, word});
  return verdict(done, standing, word, events);
}

/** A pawn that has arrived becomes an officer, by choice where there is one, or stands idle (section 6.3). */
function promoted(table: ChessView, events: Events): ChessState {
  const {arrived, line} = table;
  if (!arrived) return complete(table, events);
  const last = line.at(-1)!;
  const by = playerOf(table, last.side);
  if (arrived.may.length > 1) return {table: waiting(table, 'playing.promotion', by)};
  const [officer] = arrived.may;
  if (officer) return become(table, officer, events);
  events.push({type: 'idle', by, square: arrived.square});
  return complete({...table, arrived: null, line: line.with(-1, withBecome(last, 'idle'))}, events);
}

/** The pawn that has arrived becomes an officer. */
export function become(table: ChessView, officer: Officer, events: Events): ChessState {
  const {arrived, line, fen} = table;
  const last = line.at(-1)!;
  const square = squareOf(arrived!.square);
  const board = boardOf(fen, isFielding(table));
  board.remove(square);
  board.put(kindOf(officer) | (last.side << 3), square);
  events.push({type: 'promoted', by: playerOf(table, last.side), square: arrived!.square, officer});
  return complete(
    {
      ...table,
      fen: fenOf(board, numberOf(fen)),
      arrived: null,
      line: line.with(-1, withBecome(last, officer)),
    },
    events,
  );
}

/** An idle pawn takes the place of an officer that was just lost. */
export function wake(table: ChessView, square: string, officer: Officer, events: Events): ChessState {
  const side = (1 - table.line.at(-1)!.side) as Side;
  const board = boardOf(table.fen, isFielding(table));
  board.remove(squareOf(square));
  board.put(kindOf(officer) | (side << 3), squareOf(square));
  events.push({type: 'woke', by: playerOf(table, side), square, officer});
  return promoted({...table, fen: fenOf(board, numberOf(table.fen)), waking: null}, events);
}

/** The happenings of a move: what is taken goes to the tray of lost men, and a rook goes with its king. */
function tellPath(written: Written, by: Player, events: Events): void {
  const {side, from, to, man, takes, special} = written;
  const went = (owner: Side, letter: string, start: string, onto: string): void => {
    events.push({type: 'went', by, thing: `man:${'wb'[owner]}${letter}`, from: `square:${start}`, onto});
  };
  if (takes) {
    const taken = special === 'passing' ? to[0]! + from[1]! : to;
    const loser = (1 - side) as Side;
    went(loser, takes, taken, `pile:${trayOf(loser)}`);
  }
  went(side, man, from, `square:${to}`);
  if (special === 'short') went(side, 'R', `h${to[1]}`, `square:f${to[1]}`);
  if (special === 'long') went(side, 'R', `a${to[1]}`, `square:d${to[1]}`);
  events.push({type: 'moved', by, written});
}

/** A man goes to a square. */
export function move({table}: ChessState, {from, to}: MoveMove, by: Player, events: Events): ChessState {
  const board = boardOf(table.fen, isFielding(table));
  const lawful = movesIn(table);
  const ways = lawful.filter((one) => fromOf(one) === squareOf(from) && toOf(one) === squareOf(to));
  const [way] = ways as [number, ...number[]];
  const written = writtenOf(board, way, lawful);
  tellPath(written, by, events);
  const other = (1 - board.side) as Side;
  const lost = written.takes && written.takes !== 'P' ? written.takes : null;
  const idle = lost ? board.idle(other) : [];
  const may = ways
    .map(becomesOf)
    .filter((kind) => kind && kind !== IDLE)
    .map(officerOf);
  // What wakes, and what the pawn becomes, is said when it is chosen: until then both stand there idle.
  board.make(way);
  if (becomesOf(way)) {
    board.remove(toOf(way));
    board.put(IDLE | (written.side << 3), toOf(way));
  }
  if (idle.length) {
    board.remove(idle[0]!);
    board.put(IDLE | (other << 3), idle[0]!);
  }
  const isMarked = table.marked === from;
  const moved: ChessView = {
    ...table,
    fen: fenOf(board, numberOf(table.fen) + Number(written.side === 1)),
    line: [...table.line, written],
    touched: null,
    isUndeclared: false,
    arrived: becomeOf(way) ? {square: to, may} : null,
    marked: isMarked ? to : table.marked,
  };
  if (!idle.length) return promoted(moved, events);
  const squares = idle.map(nameOf);
  const woken = lost as Officer;
  return squares.length > 1
    ? {
        table: waiting(moved, 'playing.waking', playerOf(table, other), {
          waking: {squares, officer: woken},
        }),
      }
    : wake(moved, squares[0]!, woken, events);
}
