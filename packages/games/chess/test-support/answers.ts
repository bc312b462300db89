import {meaning, type Given} from '@quinola/testing/answers/given.js';
import {grainsOn, grainsStored, grainsUpTo} from './legend.js';
import {
  boardOf,
  castlingBar,
  chess,
  FULL,
  IDLE,
  kindOf,
  lawfulMoves,
  lettersOf,
  nameOf,
  officerOf,
  QUEEN,
  sideOf,
  squareOf,
  SQUARES,
  type ChessHappening,
  type ChessState,
  type ChessView,
  type Side,
} from '../src/chess/rules/index.js';

import {lineFrom, made, matchFrom, playedOut} from './playing.js';
import {game, markedPawn, markedPawnRule, problem, specialMate} from './book-answers.js';

type Squares = readonly string[];

const viewOf = (state: ChessState): ChessView => chess.view(state, state.table.turn.must as number);

/** Where the man on a square may go. */
const targetsOf = (view: ChessView, piece: string): Squares =>
  chess
    .moves(view)
    .flatMap((move) => (move.type === 'MOVE' && move.from === piece ? [move.to] : []))
    .sort();

const isLawful = (view: ChessView, from: string, to: string): boolean =>
  chess.refusal(view, {type: 'MOVE', from, to}) === null;

const menOnly = (fen: string): string => fen.split(' ')[0]!;

/** `setup`: the board and the men. */
function setup() {
  const {fen} = matchFrom(null).table;
  const letters = lettersOf(fen);
  const where = (letter: string): string => SQUARES[letters.indexOf(letter)]!;
  const right = squareOf('h1');
  return {
    fen,
    // A square is white where rank and file together are odd, counted from a1 = 0.
    lightSquareAtRightHandCorner: ((right >> 4) + (right & 7)) % 2 === 1,
    queens: [where('Q'), where('q')],
    kings: [where('K'), where('k')],
  };
}

/** `arithmetic`: the legend. */
function arithmetic(given: Given) {
  if (given['square'] !== undefined) {
    const square = given['square'] as number;
    return {grainsOnSquare: String(grainsOn(square)), cumulative: String(grainsUpTo(square))};
  }
  if (given['squares'] !== undefined) {
    const [squares, first, factor] = ['squares', 'first', 'factor'].map((name) =>
      BigInt(given[name] as number),
    );
    // The sum of a geometric series.
    const series = (first! * (factor! ** squares! - 1n)) / (factor! - 1n);
    const total = grainsUpTo(Number(squares));
    return {total: String(series === total ? total : NaN)};
  }
  const {towns, granariesPerTown, measuresPerGranary, grainsPerMeasure} = given as Readonly<
    Record<string, number>
  >;
  const stored = grainsStored({
    towns: towns!,
    granaries: granariesPerTown!,
    measures: measuresPerGranary!,
    grains: grainsPerMeasure!,
  });
  const whole = Number(grainsUpTo(64)) / Number(stored);
  return {
    grains: String(stored),
    totalDividedByIt: Math.round(whole * 10_000) / 10_000,
    claim: `not more than a ${whole > 150 && whole < 250 ? 'two-hundredth' : 'different'} part`,
  };
}

/** `notation`: how the book names a move. */
function notation({text}: Given) {
  const [from, to] = String(text)
    .split('do')
    .map((square) => square.replace(/[^a-h1-8]/g, ''));
  return {from: nameOf(squareOf(from!)), to: nameOf(squareOf(to!))};
}

/** `moves`: where men go, what they take, and taking in passing. */
function moves(given: Given) {
  const {fen} = given;
  const start = matchFrom(fen as string);
  if (given['piece'] !== undefined) {
    const view = viewOf(start);
    const targets = targetsOf(view, given['piece'] as string);
    const letters = lettersOf(view.fen);
    return {targets, captures: targets.filter((square) => letters[SQUARES.indexOf(square)])};
  }
  if (given['square'] !== undefined) {
    const square = given['square'] as string;
    const view = viewOf(start);
    const takers = SQUARES.filter((from) => isLawful(view, from, square)).sort();
    return {capturesFrom: takers, notPossible: ['f1'].filter((from) => !takers.includes(from))};
  }
  const after = lineFrom(start, given['moves'] as Squares);
  const view = viewOf(after);
  const passing = chess
    .moves(view)
    .flatMap((move) =>
      move.type === 'MOVE' && lettersOf(view.fen)[SQUARES.indexOf(move.from)]!.toLowerCase() === 'p'
        ? [move.from + move.to]
        : [],
    )
    .filter((path) => path[0] !== path[2]);
  const [reply] = passing;
  const end = reply === undefined ? null : playedOut(after, reply);
  const last = end?.table.line.at(-1);
  return {
    legalReply: reply,
    legalReplyExcludes: passing.includes('h4g3') ? '' : 'h4g3',
    optional: chess.moves(view).length > 1,
    afterReply: end?.table.fen,
    whitePawnRemoved: last?.special === 'passing' ? last.to[0]! + last.from[1]! : undefined,
  };
}

/** `check`: check and what answers it. */
function check(given: Given) {
  const view = viewOf(matchFrom(given['fen'] as string));
  const board = boardOf(view.fen, true);
  const {side} = board;
  if (given['move'] !== undefined) {
    const move = given['move'] as string;
    return {legal: isLawful(view, move.slice(0, 2), move.slice(2))};
  }
  const king = board.kings[side]!;
  const checking = board.attackers(king, (1 - side) as Side);
  const name = nameOf(king);
  const targets = targetsOf(view, name);
  const checker = nameOf(checking[0]!);
  return {
    inCheck: board.inCheck(),
    kingMayCapture: checker,
    legal: targets.includes(checker),
    interpositions: chess
      .moves(view)
      .flatMap((move) =>
        move.type === 'MOVE' && move.from !== name && move.to !== checker ? [move.to] : [],
      ),
  };
}

/** `castling`: whether a king may, and which bar forbids it. */
function castling({fen, side}: Given) {
  const start = matchFrom(fen as string);
  const view = viewOf(start);
  const home = sideOf(view.fen) ? '8' : '1';
  const [from, to, rook] = [`e${home}`, (side === 'k' ? 'g' : 'c') + home, (side === 'k' ? 'h' : 'a') + home];
  const refusal = chess.refusal(view, {type: 'MOVE', from, to});
  const board = boardOf(view.fen, true);
  const isAttacked = (square: string): boolean =>
    board.isAttacked(squareOf(square), (1 - board.side) as Side);
  const events: ChessHappening[] = [];
  const after = refusal ? null : playedOut(start, from + to, events);
  const rooks = events.flatMap((one) =>
    one.type === 'went' && one.thing.endsWith('R') ? [`${one.from.slice(7)}-${one.onto.slice(7)}`] : [],
  );
  return {
    legal: refusal === null,
    after: after && menOnly(after.table.fen),
    rule: {
      bar: castlingBar(view, from, to) ?? (refusal?.reason === 'into-check' ? 'general rule' : null),
      path: `rook ${rooks.join()}, king to ${to}`,
      because: {
        'an attacked rook does not forbid castling (source silent; standard)': isAttacked(rook),
        'only squares crossed by the king count': isAttacked(`b${home}`),
      },
    },
  };
}

/** `promotion`: what a pawn becomes by what its side has lost. */
function promotion(given: Given) {
  const side: Side = given['color'] === 'b' ? 1 : 0;
  if (given['fen'] !== undefined) {
    const board = boardOf(given['fen'] as string, true);
    const idle = (given['idle'] as Squares).map(squareOf);
    const isIdle = idle.every((square) => board.idle(side).includes(square));
    const attacked = SQUARES.filter((square) =>
      board.attackers(squareOf(square), side).some((from) => idle.includes(from)),
    );
    return {idlePawnAttacks: isIdle ? attacked : ['not idle']};
  }
  const {idlePawns = 0, ...officers} = given['ownPiecesOnBoard'] as Readonly<Record<string, number>>;
  const board = boardOf('4k3/8/8/8/8/8/8/4K3 w - - 0 1', true);
  // On squares from a2 on, where nothing stands; the pawn that arrives is not on the board.
  let square = squareOf('a2');
  for (const [letter, count] of Object.entries(officers))
    for (let nth = 0; nth < count; nth++) board.put(kindOf(letter), square++);
  const kinds = board.becomes(side);
  const maxPerKind = Object.fromEntries([...'QRBN'].map((letter) => [letter, FULL[kindOf(letter)]!]));
  const isIdle = kinds[0] === IDLE;
  return {
    becomes: isIdle ? [] : kinds.map(officerOf).sort(),
    idle: isIdle,
    choice: kinds.length > 1 ? 'player' : null,
    immediate: idlePawns > 0 && wakesAtOnce(kinds[0] === QUEEN),
    maxPerKind,
  };
}

/** Whether an idle pawn takes the place of its queen with the very move that takes her. */
function wakesAtOnce(isQueen: boolean): boolean {
  const idle = matchFrom('rnbqkbnr/8/8/8/8/8/8/pNBQKBNR w - - 0 1');
  const {events, state} = made(idle, {type: 'MOVE', from: 'd1', to: 'd8'});
  const woken = events.some((one) => one.type === 'woke' && one.officer === 'Q' && one.square === 'a1');
  return isQueen && woken && lettersOf(state.table.fen)[SQUARES.indexOf('a1')] === 'q';
}

const COLOURS: Readonly<Record<string, Side>> = {w: 0, b: 1};

/** Positions in which a game ends with one move: by mate, and by stalemate. */
const ENDS: Readonly<Record<string, readonly [fen: string, uci: string]>> = {
  mate: ['7k/8/6K1/8/8/8/8/R7 w - - 0 1', 'a1a8'],
  stalemate: ['7k/8/6K1/8/8/8/8/5Q2 w - - 0 1', 'f1f7'],
};

/** `score`: a game is ended so, and what was won. */
function score(given: Given) {
  const result = given['result'] as string;
  const [fen, uci] = meaning(ENDS, result);
  const strictEtiquette = given['strictEtiquette'] === true;
  const stalemate = (given['house'] ?? 'fielding') as 'fielding';
  const isAnnounced = given['announced'] === true;
  const winner = result === 'mate' ? given['by'] : given['stalemated'] === 'b' ? 'w' : 'b';
  let state = playedOut(matchFrom(fen, {strictEtiquette, stalemate}), uci);
  if (state.table.turn.phase === 'playing.announcing')
    state = made(state, {type: 'SAY', word: isAnnounced ? 'matt' : 'nothing'}).state;
  const [white, black] = state.table.lastDeal!.net;
  // White moves in these positions.
  return meaning(COLOURS, winner) ? {w: black, b: white} : {w: white, b: black};
}

/** `ending`: whether a game is over. */
function ending(given: Given) {
  const fen = given['fen'] as string;
  const board = boardOf(fen, true);
  for (const square of (given['idle'] as Squares | undefined) ?? [])
    board.put(IDLE | (board.side << 3), squareOf(square));
  const lawful = lawfulMoves(board).length;
  const inCheck = board.inCheck();
  return {
    inCheck,
    legalMoves: lawful,
    result: lawful ? 'none' : inCheck ? 'mate' : 'stalemate',
    stalemated: 'wb'[board.side],
  };
}

/** A runner for each kind of known answer. */
export const runners = {
  setup,
  arithmetic,
  notation,
  moves,
  check,
  castling,
  promotion,
  score,
  ending,
  game,
  problem,
  'special-mate': specialMate,
  'marked-pawn': markedPawn,
  'marked-pawn-rule': markedPawnRule,
};

/** The rule that an answer names: a bar by its letter, the way of king and rook, or why castling is allowed. */
export function compare(field: string, expected: unknown, actual: Readonly<Record<string, unknown>>) {
  if (field !== 'rule') return undefined;
  const said = String(expected);
  const {bar, path, because} = actual['rule'] as ReturnType<typeof castling>['rule'];
  if (bar) return said.startsWith(`${bar}:`);
  return said === path || (because as Readonly<Record<string, boolean>>)[said] === true;
}
