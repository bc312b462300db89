import type {MadePosition} from '@quinola/testing/maxims/tested-maxims.js';
import {chess, START, type ChessView} from '../../src/chess/rules/index.js';
import {lineFrom, matchFrom} from '../playing.js';

// Positions for maxims that a daily sample does not reach, and for what only the master says.

/** The view of whoever is to move in a position, by today's rules. */
function viewOf(fen: string): ChessView {
  const state = matchFrom(fen, {rules: 'modern'});
  return chess.view(state, state.table.turn.must as number);
}

const book = (fen: string): MadePosition => ({view: () => viewOf(fen)});

/** A position in which the master is asked. */
const master = (fen: string): MadePosition => ({
  ...book(fen),
  level: 'master',
  seldom: 'the positions are drawn for the book, and only the master says it',
});

/** A game in which both have castled, to different wings. */
const ACROSS = 'e2e4 e7e5 b1c3 g8f6 d2d3 f8e7 c1g5 e8g8 d1d2 d7d6 e1c1 a7a6 g1f3 b7b5 f1e2 c8b7';

/** A game in which both have castled to the same wing, early. */
const CASTLED = 'd2d4 d7d5 g1f3 g8f6 e2e3 e7e6 f1d3 f8d6 e1g1 e8g8';

export const made: Readonly<Record<string, MadePosition>> = {
  'uzywanie.5': book('r3k2r/ppp1qppp/2n2n2/3p1b2/3P4/2N1BN2/PPPQ1PPP/R3K2R w KQkq - 0 10'),
  'reguly.1a': book('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'),
  'reguly.1e': book('r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 6'),
  'reguly.4b': book('r5k1/5ppp/4p3/8/8/4P1p1/5PKP/1R6 w - - 0 30'),
  'reguly.5d': book('8/5k2/8/8/3P4/8/3K4/8 w - - 0 40'),
  'reguly.6c': {view: () => chess.view(lineFrom(matchFrom(null), ACROSS.split(' ')), 0)},
  'reguly.6d': {view: () => chess.view(lineFrom(matchFrom(null), CASTLED.split(' ')), 0)},
  'reguly.7b': book('rnbqkbnr/pppp1ppp/8/4p3/1b2P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 3'),
  'reguly.8b': book('6k1/pp3pp1/7p/8/4n3/8/PP4PP/K2R3R w - - 0 30'),
  'reguly.8c': book('3r2k1/pp3ppp/8/3p4/8/2N1R3/PP3PPP/6K1 w - - 0 20'),
  'reguly.8e': book('r6k/ppp2ppp/2n5/8/8/2N5/PPP1Q1PP/R3K2R w - - 0 20'),
  'engine.mate': master('6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1'),
  'engine.delays': master('3k4/R7/8/8/8/8/8/K6R b - - 0 1'),
  'engine.better': master(START),
  'engine.wins.P': master('4k3/8/3p2p1/8/8/8/6P1/3RK3 w - - 0 1'),
  'engine.wins.N': master('4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1'),
  'engine.wins.B': master('4k3/8/8/3b4/8/8/8/3RK3 w - - 0 1'),
  'engine.wins.R': master('4k3/8/8/3r4/8/5B2/8/4K3 w - - 0 1'),
  'engine.wins.Q': master('q3k3/8/8/3N4/8/8/5PPP/6K1 w - - 0 1'),
  'engine.saves.P': master('6k1/p4pp1/7p/8/r7/8/P4PPP/1R4K1 w - - 0 1'),
  'engine.saves.N': master('6k1/5ppp/8/p7/1p6/2N5/P4PPP/6K1 w - - 0 1'),
  'engine.saves.B': master('6k1/5ppp/8/3r4/8/3B4/P4PPP/6K1 w - - 0 1'),
  'engine.saves.R': master('6k1/5pp1/7p/8/8/2b5/5PPP/R5K1 w - - 0 1'),
  'engine.saves.Q': master('3qk3/ppp2pp1/4r2p/8/3Q3P/1P6/P1P2PP1/2K4R w - - 0 1'),
};
