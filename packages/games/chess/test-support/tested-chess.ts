import {pick, type Random} from '@quinola/cards';
import type {TestedGame} from '@quinola/testing/game-suite.js';
import {profile, chessMachine} from '../src/chess/machine.js';
import {chessBrain} from '../src/chess/opponents/master.js';
import {
  chess,
  chessOptions,
  type ChessHappening,
  type ChessMove,
  type ChessOptions,
  type ChessPhase,
  type ChessState,
  type ChessView,
} from '../src/chess/rules/index.js';

const brain = chessBrain();

/** Pawns that are near their goal, some of them idle: all phases are met in a few moves. */
const PAWNS = 'rnbqkbnr/P6P/8/8/8/8/p6p/RNBQKBNR w - - 0 1';
/** Two idle pawns, of which one takes the place of what is taken. */
const IDLE = 'rnbqkbnr/8/8/8/8/4K3/8/p1p4R w - - 0 1';
/** A king and a queen against a king: it does not last long. */
const ENDING = '7k/8/5K2/8/8/8/8/Q7 w - - 0 1';

const strict = chessOptions({fen: PAWNS, strictEtiquette: true});
const idle = chessOptions({fen: IDLE, stalemate: 'england'});
const modern = chessOptions({rules: 'modern', white: 'second', firstMove: 'lot'});
const odds = chessOptions({odds: 'queen', giver: 'first', games: 2, white: 'lot', firstMove: 'black'});
const marked = chessOptions({marked: 'g2', sparePawns: true, promotion: 'modern'});
const endless = chessOptions({safetyDraws: false, fen: ENDING});

/** A random move, among which an offer to part is rare: else every game would end by agreement. */
function anyMove(moves: readonly ChessMove[], random: Random): ChessMove {
  const some = moves.filter(({type}) => type !== 'OFFER_DRAW' && type !== 'TOUCH');
  return random.below(20) && some.length ? pick(some, random) : pick(moves, random);
}

/** What the suite of all games needs to know of chess, and how its stored records are made (`npm run fixtures -- chess`). */
export const testedChess: TestedGame<
  ChessState,
  ChessView,
  ChessMove,
  ChessOptions,
  ChessHappening,
  ChessPhase
> = {
  game: chess,
  machine: chessMachine(),
  profile,
  players: () => 2,
  stop: {type: 'STOP'},
  most: 400,
  longDeals: 1_000,
  choose: (moves, _view, random) => (moves.length ? anyMove(moves, random) : null),
  styles: {
    random: {
      choose: ({moves, random}) =>
        moves.length ? {move: anyMove(moves as readonly ChessMove[], random)} : null,
    },
    book: {
      choose: ({view, moves, seed}) =>
        brain.choose({game: chess.id, view, moves: moves as readonly ChessMove[], level: 'book', seed}),
    },
  },
  sets: [
    {name: 'usual', options: chessOptions(), count: 8, lineups: [['random'], ['book', 'random']]},
    {name: 'strict', options: strict, count: 6, lineups: [['random']]},
    {name: 'idle', options: idle, count: 6, lineups: [['random']]},
    {name: 'modern', options: modern, count: 6, lineups: [['random'], ['random', 'book']]},
    {name: 'odds', options: odds, count: 4, lineups: [['random'], ['random', 'book']]},
    {name: 'marked', options: marked, count: 4, lineups: [['random']]},
  ],
  moves: {
    SET_UP: true,
    MOVE: true,
    TOUCH: true,
    WAKE: true,
    PROMOTE: true,
    SAY: true,
    OFFER_DRAW: true,
    ANSWER: true,
    CLAIM_DRAW:
      'a position must come three times, or fifty moves pass, and somebody claim it: laws.test.ts does',
    RESIGN: 'ends a game early; the kept ones are whole',
    STOP: 'ends a match early; the kept ones are whole',
  },
  happenings: {
    'set-up': true,
    touched: true,
    went: true,
    moved: true,
    promoted: true,
    idle: true,
    woke: true,
    said: true,
    offered: true,
    declined: true,
    'game-settled': true,
    'session-over': true,
  },
  agreements: [chessOptions(), strict, idle, modern, odds, marked, endless],
  cards: [],
  phases: {
    setting: true,
    'playing.move': true,
    'playing.waking': true,
    'playing.promotion': true,
    'playing.announcing': true,
    'playing.offered': true,
    matchOver: true,
  },
  shown: {
    MOVE: ['from', 'to'],
    TOUCH: ['square'],
    WAKE: ['square'],
    PROMOTE: ['officer'],
    SAY: ['word'],
    ANSWER: ['accept'],
  },
  place: ({table}) => [table.touched, table.waking, table.arrived, table.offeredBy, table.isUndeclared],
  rare: [strict, idle],
};
