import type {TestedMaxims} from '@quinola/testing/maxims/tested-maxims.js';
import {maxims} from '../../src/chess/opponents/book.js';
import {factsOf, playsOf, searchOf, type Play} from '../../src/chess/opponents/facts.js';
import {
  BISHOP,
  chess,
  chessOptions,
  KING,
  KNIGHT,
  numberOf,
  PAWN,
  QUEEN,
  ROOK,
  type ChessMove,
  type ChessOptions,
  type ChessView,
  type Side,
} from '../../src/chess/rules/index.js';
import {drawState} from './drawn.js';
import {engine} from './engine.js';
import {made} from './made.js';
import {
  always,
  forbids,
  keepsOfficers,
  keepsOfficersFurther,
  repeats,
  SOMETHING,
  wants,
  type Readings,
} from './sentences.js';
import {
  after,
  bestGain,
  canBeTaken,
  castles,
  checks,
  file,
  gainOf,
  hasCastled,
  hasQueen,
  homely,
  isOfficer,
  mates,
  moving,
  onFile,
  opens,
  rank,
  squaresOf,
  steps,
  WORTH,
  type Sight,
  type Way,
} from './sight.js';

// What the sentences of the maxims say to a reader (`Reading`).

const isFirstPawn =
  (files: string) =>
  (way: Way, {side}: Sight): boolean =>
    way.kind === PAWN && !way.takes && files.includes(file(way.from)) && rank(side, way.from) === 2;

/** How many officers of the other side look at the king where a way castles, and at the squares before him. */
function watchers({board, side, other}: Sight, {to}: Way): number {
  const onward = side ? -16 : 16;
  const watched = [to, to + onward - 1, to + onward, to + onward + 1].filter((square) => !(square & 0x88));
  const found = watched.flatMap((square) => board.attackers(square, other));
  return new Set(found.filter((square) => isOfficer(board.men[square]! & 7) || square === board.kings[other]))
    .size;
}

/** The men of the side to move that are attacked twice or more and covered less. */
const pressed = ({board, side, other}: Sight): readonly number[] =>
  [PAWN, KNIGHT, BISHOP, ROOK, QUEEN, 7]
    .flatMap((kind) => squaresOf(board, kind, side))
    .filter(
      (square) => board.attackers(square, other).length >= 2 && board.attackers(square, side).length < 2,
    );

/** Whether the other side, when a way is gone, has a step of a pawn or leap of a knight that forks. */
function leavesFork(kind: number, prey: readonly number[]) {
  return (way: Way, sight: Sight): boolean =>
    after(sight, way, () => {
      const {board, side, other} = sight;
      const list = new Int32Array(256);
      const moves = [...list.subarray(0, board.moves(list))].map(
        (move) => [move & 127, (move >> 7) & 127] as const,
      );
      const isPrey = (square: number): boolean =>
        prey.some((one) => board.men[square] === (one | (side << 3)));
      return moves.some(([from, to]) => {
        if (board.men[from] !== (kind | (other << 3))) return false;
        if (kind === PAWN && ((from & 7) !== (to & 7) || board.men[to])) return false;
        if (board.attackers(to, side).length) return false;
        const hit = [...board.men.keys()].filter((square) => !(square & 0x88) && isPrey(square));
        const aims = (square: number): boolean =>
          kind === PAWN
            ? Math.abs((square & 7) - (to & 7)) === 1 && rank(other, square) === rank(other, to) + 1
            : Math.abs((square & 7) - (to & 7)) * Math.abs((square >> 4) - (to >> 4)) === 2;
        return hit.filter(aims).length >= 2;
      });
    });
}

/** Whether the queen stands on a file without pawns before her king, with nobody between, and the other has a rook. */
function isExposed({board, side, other}: Sight): boolean {
  const king = board.kings[side]!;
  const isPawn = (square: number): boolean => [PAWN, PAWN | 8].includes(board.men[square]!);
  if (!squaresOf(board, ROOK, other).length || onFile(king).some(isPawn)) return false;
  return squaresOf(board, QUEEN, side).some(
    (queen) =>
      (queen & 7) === (king & 7) &&
      onFile(king).every((square) => !board.men[square] || (square - queen) * (square - king) >= 0),
  );
}

const use: Readings = {
  mat: {sentence: 'It is mate.', ...wants((way, sight) => mates(sight, way))},
  'uzywanie.1': {
    sentence: 'The king’s pawn goes two steps first: it opens the road for queen and bishop at once.',
    ...wants(
      (way, sight) => isFirstPawn('e')(way, sight) && Math.abs(way.from - way.to) === 32,
      (sight) => opens(sight) && numberOf(sight.view.fen) === 1,
    ),
  },
  'uzywanie.2': {
    sentence: 'Lose none of your own men, and take the enemy’s: he must be weakened to be caught.',
    when: moving((sight) => sight.ways.some((way) => gainOf(sight, way) <= bestGain(sight) - SOMETHING)),
    asks: keepsOfficers,
    silent: 'where most moves lose nothing, nobody need say it',
  },
  'uzywanie.3': {
    sentence: 'The king stays where he stands as long as he may still castle.',
    ...forbids(
      (way) => way.kind === KING && !castles(way),
      ({view, side}) => (side ? /[kq]/ : /[KQ]/).test(view.fen.split(' ')[2]!),
    ),
  },
  'uzywanie.5': {
    sentence: 'Castle to the side at which fewer of his officers look.',
    ...wants(
      (way, sight) =>
        castles(way) &&
        sight.ways.filter(castles).every((one) => watchers(sight, one) >= watchers(sight, way)),
      ({ways}) => ways.filter(castles).length > 1,
    ),
  },
  'nauka.1': {
    sentence: 'Know exactly why you make each move: reckoned to the end, this one leaves you best.',
    when: always,
    // Where all is lost a position that has stood before is best.
    asks: (move, view) => keepsOfficersFurther(move, view) || repeats(move, view),
  },
};

const opening: Readings = {
  'reguly.1a': {
    sentence: 'Begin with the pawns before king and queen: the opening weighs most.',
    ...wants(isFirstPawn('de'), (sight) => opens(sight) && numberOf(sight.view.fen) <= 2),
  },
  'reguly.1b': {
    sentence: 'After the first pawns bring knights and bishops up soon.',
    ...wants(
      ({from, to}, sight) => homely(sight).includes(from) && !isHomeOfKind(sight, from, to),
      (sight) => opens(sight) && numberOf(sight.view.fen) > 1,
    ),
  },
  'reguly.1c': {
    sentence:
      'Do not attack with the queen while your other officers still stand at home: pawns chase her away.',
    ...forbids(
      ({kind, takes, to}, {side}) => kind === QUEEN && !takes && rank(side, to) >= 4,
      (sight) => opens(sight) && homely(sight).length >= 2,
    ),
  },
  'reguly.1e': {
    sentence: 'The opening is complete: castle.',
    ...wants(castles, (sight) => homely(sight).length <= 2),
  },
  'reguly.7b': {
    sentence: 'He has brought an officer out too early: drive it back with a pawn.',
    ...wants((way, {board, side, other}) => {
      if (way.kind !== PAWN) return false;
      const onward = side ? -16 : 16;
      return [way.to + onward - 1, way.to + onward + 1].some(
        (square) =>
          !(square & 0x88) &&
          board.men[square]! >> 3 === other &&
          isOfficer(board.men[square]! & 7) &&
          rank(side, square) <= 4,
      );
    }, opens),
  },
};

/** Whether a man goes from his home to another home of his kind, as a knight never can and a bishop neither. */
const isHomeOfKind = (sight: Sight, from: number, to: number): boolean =>
  homely(sight).includes(to) && from !== to;

const middle: Readings = {
  'reguly.3a': {
    sentence: 'Do not give a check that gains nothing: if the man who gives it is chased, a move is lost.',
    ...forbids(
      (way, sight) =>
        !way.takes && checks(sight, way) && !mates(sight, way) && gainOf(sight, way) < SOMETHING,
      // A check that was left alone is not given anew.
      ({board, other}) => !board.inCheck(other),
    ),
  },
  'reguly.3b': {
    sentence: 'Most officers are in action: bring them nearer to his king.',
    ...wants(
      ({kind, from, to}, {board, other}) =>
        isOfficer(kind) && steps(to, board.kings[other]!) < steps(from, board.kings[other]!),
      (sight) => homely(sight).length < 2 && hasQueen(sight),
    ),
  },
  'reguly.4b': {
    sentence: 'His pawn before your king shields you, for he cannot take it: do not take it at once.',
    ...forbids(
      ({takes, to}, {board, side}) => takes === PAWN && to === board.kings[side]! + (side ? -16 : 16),
    ),
    silent: 'where all else loses men, it is taken',
  },
  'reguly.4d': {
    sentence: 'Several men can take there: take with the least of them.',
    ...wants((way, {ways}) => {
      const takers = ways.filter(({takes, to, kind}) => takes && to === way.to && kind !== KING);
      return (
        way.takes > 0 &&
        way.kind !== KING &&
        ways.filter(({to, from}) => to === way.to && from !== way.from).length > 0 &&
        takers.every(({kind}) => WORTH[kind]! >= WORTH[way.kind]!)
      );
    }),
    silent: 'whether anything is taken at all is another question',
  },
  'reguly.4e': {
    sentence: 'Do not change man for man without a purpose.',
    ...forbids(
      (way, sight) =>
        way.takes > 0 &&
        Math.abs(WORTH[way.takes]! - WORTH[way.kind]!) < SOMETHING &&
        canBeTaken(sight, way) &&
        gainOf(sight, way) < SOMETHING,
    ),
  },
  'reguly.5a': {
    sentence: 'A man of yours is attacked twice: cover it at least twice.',
    ...wants((way, sight) => {
      if (way.takes) return false;
      const stay = pressed(sight).filter((square) => square !== way.from);
      return after(sight, way, () =>
        stay.some((square) => sight.board.attackers(square, sight.side).length >= 2),
      );
    }),
  },
  'reguly.5d': {
    sentence: 'A pawn far ahead hopes to become a queen: lead it on.',
    ...wants(
      ({kind, to}, {side}) => kind === PAWN && rank(side, to) >= 5,
      (sight) => homely(sight).length < 3 && !hasQueen(sight),
    ),
  },
  'reguly.6c': {
    sentence: 'He has castled on the other wing: advance your pawns there.',
    ...wants(
      ({kind, from}, {board, other}) =>
        kind === PAWN && Math.abs((from & 7) - (board.kings[other]! & 7)) <= 1,
      (sight) => {
        const {board, side, other} = sight;
        const isLeft = (one: Side): boolean => (board.kings[one]! & 7) < 4;
        return (
          hasCastled(sight, other) && rank(other, board.kings[other]!) <= 2 && isLeft(side) !== isLeft(other)
        );
      },
    ),
  },
  'reguly.6d': {
    sentence: 'Your king has castled: leave the pawns before him.',
    ...forbids(
      ({kind, from}, {board, side}) =>
        kind === PAWN &&
        rank(side, from) === 2 &&
        Math.abs((from & 7) - (board.kings[side]! & 7)) <= 1 &&
        !'de'.includes(file(board.kings[side]!)),
      (sight) => hasCastled(sight, sight.side) && rank(sight.side, sight.board.kings[sight.side]!) <= 2,
    ),
  },
  'reguly.8b': {
    sentence: 'Leave his knights no leap from which one attacks two of king, queen and rooks.',
    ...forbids(leavesFork(KNIGHT, [KING, QUEEN, ROOK])),
  },
  'reguly.8c': {
    sentence: 'Leave his pawns no step from which one attacks two officers.',
    ...forbids(leavesFork(PAWN, [KNIGHT, BISHOP, ROOK, QUEEN])),
  },
  'reguly.8e': {
    sentence:
      'Your queen stands before your king on an open file: move her away, else a rook pins and wins her.',
    ...wants(({kind, from, to}) => kind === QUEEN && (from & 7) !== (to & 7), isExposed),
  },
};

/** Chess for the suite of maxims. */
export const testedMaxims: TestedMaxims<ChessView, ChessMove, ChessOptions> = {
  agreements: [
    chessOptions(),
    chessOptions({rules: 'modern'}),
    chessOptions({strictEtiquette: true, stalemate: 'england'}),
  ],
  draw: drawState,
  books: [
    {
      maxims,
      judged: (view) => {
        if (view.turn.phase !== 'playing.move') return null;
        const search = searchOf(view);
        const open = playsOf(search, chess.moves(view) as readonly ChessMove[]);
        return open.length ? {facts: factsOf(view, search.board, open), open} : null;
      },
      moveOf: ({move}: Play) => move,
    },
  ],
  readings: {...use, ...opening, ...middle, ...engine},
  made,
  habits: ['novice'],
};
