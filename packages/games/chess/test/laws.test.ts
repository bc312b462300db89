import assert from 'node:assert/strict';
import test from 'node:test';
import {chess, type ChessMove, type ChessState} from '../src/chess/rules/index.js';
import {lineFrom, made, matchFrom, playedOut} from '../test-support/playing.js';

const movesOf = (state: ChessState): readonly ChessMove[] =>
  chess.moves(chess.view(state, state.table.turn.must as number));
const go = (from: string, to: string): ChessMove => ({type: 'MOVE', from, to});
const refusalOf = (state: ChessState, move: ChessMove): string | undefined =>
  chess.refusal(chess.view(state, state.table.turn.must as number), move)?.reason;

test('law a: a touched man must be moved, and one that cannot move is not bound', () => {
  const start = matchFrom(null, {strictEtiquette: true});
  const touched = made(start, {type: 'TOUCH', square: 'g1'}).state;
  assert.deepEqual(movesOf(touched), [go('g1', 'f3'), go('g1', 'h3')]);
  assert.equal(refusalOf(touched, go('e2', 'e4')), 'touched');
  assert.equal(refusalOf(touched, {type: 'TOUCH', square: 'e2'}), 'not-to-touch');
  assert.equal(refusalOf(start, {type: 'TOUCH', square: 'a1'}), 'not-to-touch');
  assert.equal(refusalOf(matchFrom(null), {type: 'TOUCH', square: 'g1'}), 'not-to-touch');
  assert.equal(made(touched, go('g1', 'f3')).state.table.touched, null);
});

test('law d: a check that is not declared need not be heeded, but no new one may be suffered', () => {
  const check = playedOut(matchFrom('4k3/p7/8/8/8/8/8/4KR2 w - - 0 1', {strictEtiquette: true}), 'f1f8');
  assert.equal(check.table.turn.phase, 'playing.announcing');
  const declared = made(check, {type: 'SAY', word: 'szach'}).state;
  assert.equal(refusalOf(declared, go('a7', 'a6')), 'in-check');
  const silent = made(check, {type: 'SAY', word: 'nothing'}).state;
  assert.equal(refusalOf(silent, go('a7', 'a6')), undefined);
  // The king himself goes to no square that is attacked.
  assert.equal(refusalOf(silent, go('e8', 'd8')), 'in-check');
  const ignored = playedOut(silent, 'a7a6');
  // It still stands in check, and the next move declares it.
  const again = playedOut(ignored, 'e1e2');
  assert.equal(again.table.turn.phase, 'playing.announcing');
  assert.equal(refusalOf(made(again, {type: 'SAY', word: 'szach'}).state, go('a6', 'a5')), 'in-check');
});

test('a pin is not loosened by another check that was not declared', () => {
  // The rook gives check, the bishop pins the knight.
  const fen = '4k3/3n4/8/1B6/8/8/8/4KR2 w - - 0 1';
  const silent = made(playedOut(matchFrom(fen, {strictEtiquette: true}), 'f1f8'), {
    type: 'SAY',
    word: 'nothing',
  });
  assert.equal(refusalOf(silent.state, go('d7', 'b6')), 'in-check');
});

test('section 6.3: an idle pawn neither moves nor checks, and wakes in place of the man that is taken', () => {
  const start = matchFrom('rnbqkbnr/8/8/8/8/8/8/p3K2R w - - 0 1');
  assert.equal(refusalOf(start, go('e1', 'f1')), undefined);
  const taken = playedOut(start, 'e1e2');
  assert.equal(refusalOf(taken, go('a1', 'b1')), 'idle');
  const woken = lineFrom(taken, ['b8c6', 'h1h8']);
  assert.equal(woken.table.fen.split(' ')[0], 'r1bqkbnR/8/2n5/8/8/8/4K3/r7');
  assert.equal(woken.table.line.at(-1)!.san, 'Rxh8');
});

test('section 6.3: the owner chooses which of his idle pawns wakes', () => {
  const state = playedOut(matchFrom('rnbqkbnr/8/8/8/8/4K3/8/p1p4R w - - 0 1'), 'h1h8');
  assert.deepEqual([state.table.turn.phase, state.table.turn.must], ['playing.waking', 1]);
  assert.deepEqual(
    movesOf(state),
    ['a1', 'c1'].map((square) => ({type: 'WAKE', square})),
  );
  const woken = made(state, {type: 'WAKE', square: 'c1'}).state;
  assert.equal(woken.table.fen, 'rnbqkbnR/8/8/8/8/4K3/8/p1r5 b - - 0 1');
});

test('section 6.3: no man is taken who would wake to give check', () => {
  const start = matchFrom('rnbqkbnr/8/8/8/8/2K5/8/p1p4R w - - 0 1');
  assert.equal(refusalOf(start, go('h1', 'h8')), 'into-check');
});

test('a draw may be offered once in a turn, and is claimed today where the book’s table ends the game itself', () => {
  const offered = made(matchFrom(null), {type: 'OFFER_DRAW'}).state;
  assert.deepEqual([offered.table.turn.phase, offered.table.turn.must], ['playing.offered', 1]);
  const declined = made(offered, {type: 'ANSWER', accept: false}).state;
  assert.equal(refusalOf(declined, {type: 'OFFER_DRAW'}), 'no-offer');
  const there = ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1', 'f6g8'];
  assert.equal(lineFrom(matchFrom(null), there).table.lastDeal!.by, 'repetition');
  const today = lineFrom(matchFrom(null, {rules: 'modern'}), there);
  assert.equal(made(today, {type: 'CLAIM_DRAW'}).state.table.lastDeal!.by, 'repetition');
  const endless = lineFrom(matchFrom(null, {safetyDraws: false}), there);
  assert.deepEqual([endless.table.lastDeal, refusalOf(endless, {type: 'OFFER_DRAW'})], [null, 'no-offer']);
});

test('today a position that nobody can win ends the game', () => {
  const end = playedOut(matchFrom('8/8/8/4k3/8/8/3rK3/8 w - - 0 1', {rules: 'modern'}), 'e2d2');
  assert.equal(end.table.lastDeal!.by, 'dead');
});

test('positions that cannot be are refused, with the reason', () => {
  for (const [fen, why] of [
    ['8/8/8/8/8/8/8/8 w - - 0 1', 'kings'],
    ['4k3/8/8/8/8/8/8/4K3 w K - 0 1', 'castling'],
    ['4k3/8/8/8/8/8/4r3/4K3 b - - 0 1', 'check'],
    ['4k3/8/8/8/8/8/8/P3K3 w - - 0 1', 'pawns'],
    ['4k3/8/8/8/8/8/8/4K3 w - e3 0 1', 'passing'],
    ['4k3/8/8/8/8/8/8/4K4 w - - 0 1', 'form'],
    ['nonsense', 'form'],
  ])
    assert.throws(() => matchFrom(fen!), {code: 'unknown-fen', about: {value: fen!, why: why!}});
  // An idle pawn there is only in the book.
  assert.throws(() => matchFrom('P3k3/8/8/8/8/8/8/4K3 w - - 0 1', {rules: 'modern'}), {code: 'unknown-fen'});
});
