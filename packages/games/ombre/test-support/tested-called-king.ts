import {pick, type Random} from '@quinola/cards';
import type {TestedGame} from '@quinola/testing/game-suite.js';
import {
  packOf,
  type CalledKingGame,
  type CalledKingHappening,
  type CalledKingMove,
  type CalledKingOptions,
  type CalledKingPhase,
  type CalledKingState,
  type CalledKingView,
} from '../src/kit/called-king/rules/index.js';
import {calledKingMachine, profile} from '../src/kit/called-king/machine.js';
import {byBook} from '../src/kit/called-king/opponents/brain.js';
import {imagine} from '../src/kit/called-king/opponents/imagine.js';

/** A random player who may bid passes in `PASSES` of `OUTBIDS` cases, so that low games are played and sometimes everybody passes. */
const PASSES = 3,
  OUTBIDS = 5;

/** A random move. */
function someMove(moves: readonly CalledKingMove[], random: Random): CalledKingMove | null {
  if (!moves.length) return null;
  const mayBid = moves.some(({type}) => type === 'BID');
  const passes = mayBid && random.below(OUTBIDS) < PASSES;
  return pick(passes ? moves.filter(({type}) => type === 'PASS') : moves, random);
}

/**
 * A random move in every other deal. The others go by the book, because random players hardly ever win the first six tricks; and in
 * every fourth deal everybody passes.
 */
function livelyMove(
  game: CalledKingGame,
  moves: readonly CalledKingMove[],
  view: CalledKingView,
  random: Random,
): CalledKingMove | null {
  if (!moves.length) return null;
  if (view.deal % 4 === 0 && view.turn.phase === 'bidding.opening') return {type: 'PASS'};
  if (view.deal % 2 === 0 || view.turn.phase === 'playing.standing') return someMove(moves, random);
  return byBook({game: game.id, view, moves, level: 'book', seed: String(random.below(1000))}).move;
}

/**
 * Quadrille or Cinquille for the tests shared by all games.
 * @param other agreements of which records are kept, too
 * @param letter doubtful readings, as the letter of the book has them
 */
export const testedCalledKing = (
  game: CalledKingGame,
  players: number,
  options: (given?: Partial<CalledKingOptions>) => CalledKingOptions,
  other: readonly Partial<CalledKingOptions>[],
  letter: readonly Partial<CalledKingOptions>[],
): TestedGame<
  CalledKingState,
  CalledKingView,
  CalledKingMove,
  CalledKingOptions,
  CalledKingHappening,
  CalledKingPhase
> => ({
  game,
  machine: calledKingMachine(game),
  profile,
  players: () => players,
  imagine,
  stop: {type: 'STOP'},
  choose: (moves, view, random) => livelyMove(game, moves, view, random),
  styles: {
    random: {
      choose({moves, random}) {
        const move = someMove(moves as readonly CalledKingMove[], random);
        return move && {move};
      },
    },
    book: {
      choose: ({view, moves, seed}) => byBook({game: game.id, view, moves, level: 'book', seed}),
    },
    // By the book, but always goes on for a Vole.
    bold: {
      choose({view, moves, seed}) {
        const on = (moves as readonly CalledKingMove[]).find(({type}) => type === 'GO_ON');
        return on ? {move: on} : byBook({game: game.id, view, moves, level: 'book', seed});
      },
    },
  },
  sets: [
    {
      name: 'usual',
      options: options({tours: 1}),
      count: 24,
      lineups: [['random'], ['book'], ['bold'], ['random', 'book']],
    },
    ...other.map((given, i) => ({
      name: `otherwise-${i + 1}`,
      options: options({tours: 1, ...given}),
      count: 12,
      lineups: [['book'], ['random', 'book']],
    })),
  ],
  moves: {
    SPREAD: true,
    DRAW: true,
    SHUFFLE: true,
    PASS: true,
    HOLD: true,
    BID: true,
    DECLARE: true,
    CALL: true,
    NAME_TRUMP: true,
    RETURN: true,
    ANNOUNCE_VOLE: true,
    BEGIN: true,
    PLAY: true,
    STAND: true,
    GO_ON: true,
    STOP: true,
  },
  happenings: {
    spread: true,
    drawn: true,
    redraw: 'spades of as many ranks as players always decide',
    seated: true,
    dealt: true,
    passed: true,
    bid: true,
    held: true,
    forced: true,
    'trump-named': true,
    called: true,
    'king-given': true,
    returned: true,
    'got-back': true,
    'vole-announced': true,
    'vole-undertaken': true,
    stood: true,
    'partner-shown': true,
    delices: true,
    played: true,
    'trick-won': true,
    'deal-settled': true,
    favourite: true,
    'session-over': true,
  },
  agreements: [{}, ...other, ...letter].map((given) => options({tours: 1, ...given})),
  cards: packOf({}).cards,
  phases: {
    'drawing.spreading': true,
    'drawing.seats': true,
    'dealing.shuffling': true,
    'bidding.opening': true,
    'bidding.answering': true,
    'bidding.overbidding': true,
    'declaring.game': true,
    'declaring.calling': true,
    'declaring.naming': true,
    'declaring.returning': true,
    'declaring.announcing': true,
    'playing.trick': true,
    'playing.standing': true,
    settlingSession: true,
  },
  shown: {
    DRAW: ['index'],
    BID: ['bid'],
    DECLARE: ['trump', 'call'],
    CALL: ['card'],
    NAME_TRUMP: ['suit'],
    PLAY: ['card'],
  },
  place: ({table}) => [
    table.trick.length,
    table.tricks.length,
    table.auction.said.length,
    table.auction.high,
    table.game,
  ],
});
