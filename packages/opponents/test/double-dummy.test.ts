import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {samples} from '@quinola/testing/sample.js';
import {leftToWin, seatToPlay, solve, solveCards, type TrickPosition} from '../src/solver/index.js';

const RANKS = '23456789TJQKA';
const lines = readFileSync(new URL('vectors/double-dummy.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

/** A line of the file: the position, the size of the longest hand, the tricks of the leader's side. */
function read(line: string): {position: TrickPosition; size: number; answer: number} {
  const [, trump, first, deal, trick, answer] = /^(\d) (\d) N:([^|=]*?)(?: \| ([^=]*?))? = (\d+)$/.exec(
    line,
  )!;
  const hands = new Int32Array(16);
  deal!.split(' ').forEach((hand, seat) =>
    hand.split('.').forEach((holding, suit) => {
      for (const rank of holding) hands[(seat << 2) | suit]! |= 1 << RANKS.indexOf(rank);
    }),
  );
  const table = trick
    ? trick.split(' ').map((card) => ('SHDC'.indexOf(card[1]!) << 5) | RANKS.indexOf(card[0]!))
    : [];
  const position: TrickPosition = {
    seats: 4,
    suits: 4,
    trump: trump === '4' ? -1 : Number(trump),
    camp: 0b1010,
    hands,
    leader: Number(first),
    table,
  };
  return {position, size: leftToWin(position), answer: Number(answer)};
}

const deals = lines.map((line) => ({line, ...read(line)}));

describe('The solver and the double-dummy answers of DDS', () => {
  it('has thousands of positions to compare', () => {
    assert.ok(deals.length > 3000, `${deals.length}`);
    assert.ok(deals.filter(({size}) => size === 13).length >= 300);
  });
  for (let size = 4; size <= 13; size++) {
    it(`agrees with them: ${size} cards`, () => {
      const all = deals.filter((deal) => deal.size === size);
      // One of so many, so that a short run also covers deals from the start and from the middle of a trick.
      const step = Math.ceil(all.length / samples(size < 10 ? 120 : size < 12 ? 40 : 12, all.length));
      for (let i = 0; i < all.length; i += step) {
        const {position, answer, line} = all[i]!;
        const value = solve(position);
        const leads = (seatToPlay(position) ^ position.leader) & 1 ? size - value : value;
        assert.equal(leads, answer, line);
      }
    });
  }
  it('gives the best card the value of the position', () => {
    for (const {position, line} of deals.filter(({size}) => size === 8).slice(0, samples(60, 340))) {
      assert.equal(Math.max(...solveCards(position).map(({value}) => value)), solve(position), line);
    }
  });
});
