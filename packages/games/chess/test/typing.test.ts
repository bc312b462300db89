import assert from 'node:assert/strict';
import test from 'node:test';
import {chess} from '../src/chess/rules/index.js';
import {readTyped, spelledMoves} from '../src/chess/table/typing.js';
import {matchFrom} from '../test-support/playing.js';

/** What comes of something typed in a position: squares of a move, or why there is none. */
function read(fen: string | null, typed: string, isDone = false): string {
  const found = readTyped(spelledMoves(chess.view(matchFrom(fen), 0)), typed, isDone);
  if ('move' in found) return found.move.type === 'MOVE' ? found.move.from + found.move.to : '';
  return found.isOpen ? 'open' : found.several ? 'several' : 'none';
}

test('a move is typed by its squares, or as it is written down', () => {
  for (const typed of ['e2e4', 'e4', 'e2-e4']) assert.equal(read(null, typed), 'e2e4', typed);
  for (const typed of ['g1f3', 'Nf3', 'Ngf3', 'Ng1f3', 'Nf3+'])
    assert.equal(read(null, typed), 'g1f3', typed);
  for (const typed of ['N', 'e', 'e2', 'Ng', 'g1']) assert.equal(read(null, typed), 'open', typed);
  for (const typed of ['Nd2', 'e5', 'Ke2', 'a7']) assert.equal(read(null, typed), 'none', typed);
});

test('a small b is a file, a capital a bishop', () => {
  const fen = '4k3/8/8/8/8/2p5/1P6/B3K3 w - - 0 1';
  assert.equal(read(fen, 'bxc3'), 'b2c3');
  assert.equal(read(fen, 'Bc3'), 'none');
});

test('of two men who can go to a square one is to be named', () => {
  const fen = '4k3/8/8/8/8/8/8/RN2KN2 w - - 0 1';
  assert.equal(read(fen, 'Nd2'), 'several');
  assert.equal(read(fen, 'Nbd2'), 'b1d2');
  assert.equal(read(fen, 'Nfd2'), 'f1d2');
});

test('castling is typed with letters or squares; the shorter one waits for Enter while the longer may be meant', () => {
  const fen = '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1';
  assert.equal(read(fen, 'e1c1'), 'e1c1');
  assert.equal(read(fen, 'O-O'), 'open');
  assert.equal(read(fen, 'O-O', true), 'e1g1');
  assert.equal(read(fen, 'O-O-O'), 'e1c1');
});
