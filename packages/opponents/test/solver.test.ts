import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {randomFrom} from '@quinola/cards';
import {eachSample} from '@quinola/testing/sample.js';
import {leftToWin, seatToPlay, solve, solveCards, type TrickPosition} from '../src/solver/index.js';
import {bruteForce, ending, KINDS, lawfulNumbers, shown} from './endings.js';

/** What the camp of a seat wins, by brute force. */
function truth(position: TrickPosition, seat: number): number {
  const value = bruteForce(position);
  return (position.camp >> seat) & 1 ? value : leftToWin(position) - value;
}

function after(position: TrickPosition, card: number): TrickPosition {
  const hands = position.hands.slice();
  hands[seatToPlay(position) * position.suits + (card >> 5)]! ^= 1 << (card & 31);
  return {...position, hands, table: [...position.table, card]};
}

describe('The trick solver', () => {
  for (const kind of KINDS) {
    // Brute force may examine 4!^4 lines at four cards and four seats: few of them in a short run.
    for (const [size, everyday, long] of [
      [1, 30, 1000],
      [2, 200, 20_000],
      [3, 100, 20_000],
      [4, 6, 200],
    ] as const) {
      it(`agrees with brute force: ${kind.name}, ${size} cards`, () => {
        eachSample(
          everyday,
          (seed) => {
            const position = ending(kind, size, randomFrom(`${seed} ${kind.name} ${size}`));
            if (position.table.length === 0 || lawfulNumbers(position).length) {
              assert.equal(solve(position), truth(position, seatToPlay(position)), shown(position));
            }
          },
          long,
        );
      });
    }
    it(`agrees with brute force on every card: ${kind.name}`, () => {
      eachSample(
        15,
        (seed) => {
          const position = ending(kind, 3, randomFrom(`${seed} ${kind.name} cards`));
          const seat = seatToPlay(position);
          assert.deepEqual(
            solveCards(position)
              .map(({card}) => card)
              .sort((a, b) => a - b),
            lawfulNumbers(position),
          );
          for (const {card, value} of solveCards(position)) {
            assert.equal(value, truth(after(position, card), seat), `${card} in ${shown(position)}`);
          }
        },
        5000,
      );
    });
  }
});
