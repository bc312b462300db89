import assert from 'node:assert/strict';
import test from 'node:test';
import {playMatch} from '@quinola/testing/match.js';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {MATTER} from '../src/chess/words/lessons/matter.js';
import {slips} from '../src/chess/opponents/brain.js';
import {playsOf, searchOf} from '../src/chess/opponents/facts.js';
import {chessBrain} from '../src/chess/opponents/master.js';
import {MATED} from '../src/chess/opponents/search.js';
import {chess, chessOptions, type ChessState} from '../src/chess/rules/index.js';
import {lineFrom, matchFrom, playedOut} from '../test-support/playing.js';

const brain = chessBrain();

/** The thought of whoever is to play. */
function thoughtOf(state: ChessState, level: string) {
  const view = chess.view(state, state.table.turn.must as number);
  return brain.choose({game: chess.id, view, moves: chess.moves(view) as never, level, seed: 'seed'});
}

test('the master finds the mates of the book, as fast as they are forced', () => {
  const forced = {'position.5': 5, 'position.9': 6, 'position.10': 4, 'position.13': 5, 'position.14': 4};
  for (const [id, moves] of Object.entries(forced)) {
    let state = matchFrom(MATTER.positions.find((one) => one.id === id)!.fen!, {rules: 'modern'});
    let made = 0;
    while (!state.table.turn.over && made++ < moves * 2) {
      const {move} = thoughtOf(state, 'master');
      state = chess.play(state, state.table.turn.must!, move as never).state;
    }
    assert.equal(state.table.lastDeal?.by, 'mate', id);
  }
});

test('where workers are forbidden the master thinks in many short steps, and finds as much', () => {
  const state = matchFrom(MATTER.positions.find(({id}) => id === 'position.13')!.fen!, {rules: 'modern'});
  const view = chess.view(state, 0);
  const thinking = brain.start!({
    game: chess.id,
    view,
    moves: chess.moves(view) as never,
    level: 'master',
    seed: 'seed',
  })!;
  let steps = 1;
  while (!thinking.step()) steps++;
  assert.ok(steps > 5, `${steps} steps`);
  const {move, because} = thinking.thought();
  assert.deepEqual(
    [move, because!.maxim!.split('/')[0]],
    [thoughtOf(state, 'master').move, 'szachy.engine.mate'],
  );
});

test('the master says what he wins, and by which moves', () => {
  // The knight attacks king and queen at once.
  const fork = thoughtOf(matchFrom('q3k3/8/8/3N4/8/8/5PPP/6K1 w - - 0 1'), 'master');
  assert.match(fork.because!.maxim!, /^szachy\.engine\.wins\.Q\/Nc7\+_K.._Nxa8$/);
  const mate = thoughtOf(matchFrom('6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1'), 'master');
  assert.equal(mate.because!.maxim, 'szachy.engine.mate/Rd8#');
});

test('a check is declared, a draw is taken by whoever stands worse, and a pawn does not become a queen who stalemates', () => {
  const strict = playedOut(matchFrom('6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1', {strictEtiquette: true}), 'd1d8');
  assert.deepEqual(thoughtOf(strict, 'book').move, {type: 'SAY', word: 'matt'});
  for (const [fen, accept] of [
    ['3qk3/8/8/8/8/8/8/4K3 b - - 0 1', true],
    ['4k3/8/8/8/8/8/8/3QK3 b - - 0 1', false],
  ] as const) {
    const offered = chess.play(matchFrom(fen), 1, {type: 'OFFER_DRAW'}).state;
    assert.deepEqual(thoughtOf(offered, 'book').move, {type: 'ANSWER', accept}, fen);
  }
  const arrived = chess.play(matchFrom('8/5P1k/7p/6pP/6P1/8/8/K7 w - - 0 1', {rules: 'modern'}), 0, {
    type: 'MOVE',
    from: 'f7',
    to: 'f8',
  }).state;
  assert.equal(arrived.table.turn.phase, 'playing.promotion');
  assert.deepEqual(thoughtOf(arrived, 'master').move, {type: 'PROMOTE', officer: 'B'});
});

test('stalemate is what the house makes of it', () => {
  // A queen and a rook could mate; a lone pawn can only stalemate, which wins half in the book and loses in England.
  const fen = '7k/7P/5K2/8/8/8/8/8 w - - 0 1';
  for (const [stalemate, isSought] of [
    ['fielding', true],
    ['england', false],
  ] as const) {
    const {move} = thoughtOf(matchFrom(fen, {stalemate}), 'master');
    assert.equal((move as {to?: string}).to === 'g6', isSought, stalemate);
  }
});

test('the men that a move leaves are counted to the last', () => {
  // By checks, answers to them, and takings that look like losses at first.
  for (const [fen, path, men] of [
    ['rn3b1r/pbqpk2p/2p2n2/1p2P2Q/2PP1p2/8/PP4PP/RNB1KB1R b KQ - 2 12', 'c7a5', 345],
    ['1r6/pbp1q3/np6/3pP2p/1k4rP/2N5/P1PR1QP1/6K1 w - - 0 35', 'd2d4', -330],
    ['5r1k/4r3/1p4p1/1Pbq4/n3p2N/4Q1P1/6K1/5R2 w - - 0 2', 'h4g6', 230],
    ['1rbq1bnr/p4k1p/n2p2p1/1pp1pp2/P1N4P/1PPBPNP1/1B1P1P2/R1QK3R w - - 7 17', 'a4b5', 85],
    ['1r1n2k1/4B1pp/pp6/1Pp2p1P/P2Q1Nn1/3Br1PR/2P2q2/7K w - - 0 1', 'd4c4', 70],
    ['r4bnr/p2pp2p/b1n2p1k/1p4pP/6P1/N1p5/1P2PPBR/q1BQK1N1 w - - 2 15', 'g2c6', 70],
  ] as const) {
    const state = matchFrom(fen, {rules: 'modern'});
    const view = chess.view(state, state.table.turn.must as number);
    const plays = playsOf(searchOf(view), chess.moves(view));
    const play = plays.find(({move: {from, to}}) => from + to === path)!;
    assert.equal(play.men, men, `${path} in ${fen}`);
  }
});

test('what is left out of the reckoning makes no move look better than it is', () => {
  // A rook's check that wins a pawn, and a quiet move that leaves a knight: both were thought better than what is best.
  for (const [fen, best] of [
    ['2q1k1nr/1rp1pp2/b1np2pp/p1B2P2/8/2NP1NPB/PP1KP2P/R6R b k - 3 16', 'd6c5'],
    ['r5nr/p1p1pp1p/b1nqN2b/Pp1P4/1k3PPP/2N1P3/1BP4K/RQ5R b - - 4 21', 'b4c4'],
  ] as const) {
    const state = matchFrom(fen, {rules: 'modern'});
    const view = chess.view(state, state.table.turn.must as number);
    const plays = playsOf(searchOf(view), chess.moves(view));
    const {move} = plays.reduce((one, other) => (other.worth > one.worth ? other : one));
    assert.equal(move.from + move.to, best, fen);
  }
});

test('where a draw outweighs men, the book takes it, and does not castle as if nothing were to be lost', () => {
  const start = matchFrom('r3k2r/p3qp2/bpp1p2p/3p2pn/3P4/NP2P1bN/PBPQ1PBP/R3K2R w KQkq - 0 14');
  const {move, because} = thoughtOf(lineFrom(start, ['h3g1', 'h5f6', 'g1h3']), 'book');
  assert.deepEqual(move, {type: 'MOVE', from: 'f6', to: 'h5'});
  assert.equal(because!.maxim, 'szachy.nauka.1');
});

test('a novice slips by a little, now and then, and overlooks no mate', () => {
  for (let i = 0; i < samples(3, 100); i++) {
    let slipped = 0,
      own = 0;
    playMatch(chess, chessOptions({rules: 'modern'}), `${testSeed}/novice/${i}`, ({before, by}) => {
      if (by !== 0 || before.table.turn.phase !== 'playing.move' || own > 20) return;
      own++;
      const {move, because} = thoughtOf(before, 'novice');
      const view = chess.view(before, 0);
      const plays = playsOf(searchOf(view), chess.moves(view));
      const play = plays.find((one) => JSON.stringify(one.move) === JSON.stringify(move));
      if (!play) return;
      const best = Math.max(...plays.map(({worth}) => worth));
      if (because?.maxim === 'szachy.novice') slipped++;
      if (best > MATED) assert.ok(play.worth > MATED, 'a mate is overlooked');
      assert.ok(best - play.worth <= 400 || slips(plays).includes(play), `${JSON.stringify(move)}`);
    });
    assert.ok(slipped <= Math.ceil(own / 4) + 1, `${slipped} of ${own}`);
  }
});
