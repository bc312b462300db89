import {meaning, type Given} from '@quinola/testing/answers/given.js';
import {allMatter, MATTER, movesOfLine, type Matter} from '../src/chess/words/lessons/matter.js';
import {inBook, sideOf, START} from '../src/chess/rules/index.js';

import {lineFrom, matchFrom} from './playing.js';

// The answers that ask about what the book shows: games, positions, mates, marked pawns.

type Squares = readonly string[];

/** What a line of the book comes to. */
function lineOf(fen: string | null, uci: Squares) {
  const state = lineFrom(matchFrom(fen), uci);
  const {line, lastDeal, turn, fen: end} = state.table;
  const isMate = lastDeal?.by === 'mate' && turn.over;
  return {
    san: line.map(({san}) => san),
    fielding: line.map(inBook),
    finalFen: end,
    afterFen: end,
    checkmate: isMate,
    winner: isMate ? 'wb'[line.at(-1)!.side] : null,
    whiteMoves: line.filter(({side}) => side === 0).length,
    mated: lastDeal,
    last: line.at(-1)!,
  };
}

/** The book's piece of matter with a position or a line. */
function matterOf(found: (matter: Matter) => boolean): Matter {
  const matter = allMatter.find(found);
  if (!matter) throw new RangeError('the book has no such matter');
  return matter;
}

const ORDINALS: readonly string[] = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

/** `game`: the games of the book. */
export function game(given: Given) {
  if (given['game'] !== undefined) {
    const matter = matterOf(({id}) => `szachy.${id}` === given['game']);
    const {san} = lineOf(null, movesOfLine(matter.moves!));
    return {whiteChecks: san.filter((move, nth) => nth % 2 === 0 && /[+#]/.test(move)).length};
  }
  const uci = given['uci'] as Squares;
  const number = ORDINALS.findIndex((word) => `${word} game` === given['title']);
  const matter = matterOf(({moves: line}) => line === uci.join(' '));
  if (matter !== MATTER.games[number]) throw new RangeError('another game of the book');
  return lineOf(given['start'] === 'startpos' ? null : START, uci);
}

/** What is left of positions that are lost, as far as it is said on the pages. */
const FRAGMENTS = {
  '3': '6. f. 6.',
  '6': 'a8, h3?, b6 (scraps)',
  '15': "footnote: white's 5th move was e2-c4; another 5th move mates at once but spoils the fun",
};

/** `problem`: the positions of the book. */
export function problem(given: Given) {
  if (given['positions'] !== undefined) {
    const lost = (given['positions'] as readonly number[]).map((number) => MATTER.positions[number - 1]!);
    return {
      status: lost.every(({grade}) => grade === 'lost') ? 'lost' : 'there',
      fragments: FRAGMENTS,
    };
  }
  const matter = matterOf(({fen}) => fen === given['fen']);
  if (given['uci'] === undefined) {
    const forced = movesOfLine(matter.forced!);
    const {checkmate, whiteMoves} = lineOf(matter.fen!, forced);
    return {
      status: matter.grade,
      solutionInSource: matter.moves === undefined ? 'lost' : 'there',
      engineMateIn: checkmate && whiteMoves === matter.mateIn ? matter.mateIn : null,
      enginePv: forced,
    };
  }
  const uci = given['uci'] as Squares;
  if (matter.moves !== uci.join(' ') || 'wb'[sideOf(matter.fen!)] !== given['sideToMove'])
    throw new RangeError('another line of the book');
  return {...lineOf(matter.fen!, uci), status: matter.grade};
}

/** `special-mate`: the peculiar mates. */
export function specialMate({fen, uci}: Given) {
  const line = (uci as Squares).join(' ');
  // The end of the march of the knight is what we add to what is lost.
  const matter = allMatter.find((one) => one.fen === fen && [one.moves, one.variation].includes(line));
  return {
    ...lineOf(fen as string, uci as Squares),
    status: matter?.grade,
    tail: matter?.id === 'mate.knight' ? `lost after move ${movesOfLine(line).length / 2}` : null,
  };
}

/** `marked-pawn`: what the book shows of the marked pawn. */
export function markedPawn(given: Given) {
  const uci = given['uci'] as Squares;
  const matter = matterOf((one) => one.fen === given['fen'] && one.moves === uci.join(' '));
  if (
    matter.marked !== given['markedPawn'] ||
    (matter.first ?? 1) !== ((given['moveNumberOfFirstMove'] as number | undefined) ?? 1)
  )
    throw new RangeError('another pawn or number');
  const conditions = (given['conditions'] ?? []) as Squares;
  const sparePawns = conditions.includes('capture none of the black pawns');
  const state = lineFrom(matchFrom(matter.fen!, {marked: matter.marked!, sparePawns}), uci);
  const {line, lastDeal} = state.table;
  const moves = Math.ceil(uci.length / 2);
  return {
    san: line.map(({san}) => san),
    checkmate: lastDeal?.by === 'mate',
    matedByMarkedPawn: lastDeal?.by === 'mate' && line.at(-1)!.to === state.table.marked,
    status: matter.grade,
    legalThrough: `${moves}...${line.at(-1)!.san}`,
    tail: conditions.includes(`${moves + 2} moves`)
      ? `moves ${moves + 1} and ${moves + 2} unreadable ("e 7 - f", "S 3 - g", black "fi 6 - h 7")`
      : null,
  };
}

/** Positions with a marked pawn, and lines that end as the answers name it. */
const PLEDGES: Readonly<Record<string, readonly [fen: string, marked: string, line: string]>> = {
  'marked pawn': ['8/k1N5/2KN4/P1P5/8/8/8/8 w - - 0 1', 'c5', 'd6c8 a7b8 c6d7 b8b7 a5a6 b7b8 a6a7 b8b7 c5c6'],
  queen: ['7k/8/6KP/8/8/8/8/1Q6 w - - 0 1', 'h6', 'b1b8'],
  'bishop, opened by a move of the marked pawn': ['6bk/7p/8/4P3/8/8/1B6/K7 w - - 0 1', 'e5', 'e5e6'],
  'marked pawn promoted': ['8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a7', 'a7a8'],
  'marked pawn captured': ['7k/8/8/8/8/p7/1P6/K7 b - - 0 1', 'b2', 'a3b2'],
};

/** `marked-pawn-rule`: who has won. */
export function markedPawnRule(given: Given) {
  const [fen, marked, line] = meaning(PLEDGES, given['matingPiece'] ?? given['event']);
  const {lastDeal, turn} = lineFrom(matchFrom(fen, {marked}), movesOfLine(line)).table;
  if (!turn.over) throw new RangeError('the game goes on');
  // White, whose pawn is marked, is player 0.
  return {winner: lastDeal!.winner === 0 ? 'obligor' : 'opponent'};
}
