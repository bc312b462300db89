import {
  BISHOP,
  boardOf,
  isFielding,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
  type ChessMove,
  type ChessView,
  type Side,
} from '../../src/chess/rules/index.js';
import {always, SOMETHING, type Readings} from './sentences.js';
import {
  asking,
  bestGain,
  gainOf,
  lineOf,
  moving,
  sightOf,
  squaresOf,
  wayOf,
  WORTH,
  type Way,
} from './sight.js';

// What the reasons of search and the habits of beginners say to a reader.

/** The line that a reason names, made on the board as it stands or as if the turn were passed; `null` if it cannot be. */
function lineIn(view: ChessView, id: string | undefined, isPassed = false): readonly Way[] | null {
  const board = boardOf(view.fen, isFielding(view));
  if (isPassed) board.pass();
  return lineOf(board, id?.split('/')[1] ?? '');
}

/** A reason whose line begins with the move that is made. */
const alongLine =
  (holds: (line: readonly Way[], side: Side, id: string) => boolean) =>
  (move: ChessMove, view: ChessView, id?: string): boolean => {
    const line = lineIn(view, id);
    const way = wayOf(view, move);
    if (!line || !way) return false;
    return line[0]!.from === way.from && line[0]!.to === way.to && holds(line, sightOf(view).side, id!);
  };

const NAMES: readonly (readonly [kind: number, letter: string, wins: string, saves: string])[] = [
  [PAWN, 'P', 'a pawn', 'a pawn'],
  [KNIGHT, 'N', 'the knight', 'the knight'],
  [BISHOP, 'B', 'the bishop', 'the bishop'],
  [ROOK, 'R', 'the rook', 'the rook'],
  [QUEEN, 'Q', 'the queen', 'the queen'],
];

/** What the master and beginners say. */
export const engine: Readings = {
  novice: {
    sentence: 'He has overlooked something.',
    when: always,
    asks: asking((way, sight) => gainOf(sight, way) < bestGain(sight) - SOMETHING),
  },
  'engine.mate': {
    sentence: 'It mates: {line}.',
    when: always,
    // A long line is cut short.
    asks: alongLine((line, _, id) => line.length === 7 || id.endsWith('#')),
  },
  'engine.delays': {sentence: 'It holds out longest: {line}.', when: always, asks: alongLine(() => true)},
  'engine.better': {
    sentence: 'It leaves the better game: {line}.',
    when: always,
    asks: alongLine(() => true),
  },
  ...Object.fromEntries(
    NAMES.flatMap(([kind, letter, wins, saves]) => [
      [
        `engine.wins.${letter}`,
        {
          sentence: `It wins ${wins}: {line}.`,
          when: moving(({board, other}) => squaresOf(board, kind, other).length > 0),
          asks: alongLine(
            (line) =>
              line.some(({takes}, ply) => ply % 2 === 0 && takes === kind) &&
              line.reduce((sum, {takes}, ply) => sum + (ply % 2 ? -1 : 1) * WORTH[takes]!, 0) * 2 >=
                WORTH[kind]!,
          ),
        },
      ],
      [
        `engine.saves.${letter}`,
        {
          sentence: `Else {line} would win ${saves}.`,
          when: moving(({board, side}) => !board.inCheck() && squaresOf(board, kind, side).length > 0),
          asks: (_move: ChessMove, view: ChessView, id?: string) => lineIn(view, id, true) !== null,
        },
      ],
    ]),
  ),
};
