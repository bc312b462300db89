import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {randomFrom, shuffled, type Random} from '@quinola/cards';
import {CARDS, countIn} from '../src/piquet/opponents/bits.js';
import {forget, valueOf, valueOfLead, type Counts} from '../src/piquet/opponents/exact.js';

// Exact play against a search that knows nothing but the rules.

const CLUBS: Counts = {lead: 1, lastTaken: 2, lastLost: -1, capot: 40};
const TREATISE: Counts = {lead: 1, lastTaken: 3, lastLost: -2, capot: 40};
const LITERAL: Counts = {lead: 2, lastTaken: 4, lastLost: 0, capot: 50};
const SEED = process.env.SEED ?? '1820';

/** Two hands of so many cards, as bits. */
function handsOf(size: number, random: Random): readonly [number, number] {
  const pack = shuffled([...CARDS.keys()], random);
  const bits = (from: number): number =>
    pack.slice(from, from + size).reduce((all, card) => all | (1 << card), 0);
  return [bits(0), bits(size)];
}

function ending(taken: number, {capot}: Counts): number {
  if (taken === 12 || taken === 0) return taken ? capot : -capot;
  return Math.sign(taken - 6) * 10;
}

/** The same value by trying everything. */
function tried(
  leader: number,
  other: number,
  taken: number,
  counts: Counts,
  known: Map<string, number>,
): number {
  const n = countIn(leader);
  if (!n) return ending(taken, counts);
  const key = `${leader} ${other} ${taken}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let best = -Infinity;
  for (let leads = leader; leads; leads &= leads - 1) {
    const card = 31 - Math.clz32(leads & -leads);
    const suit = 255 << (8 * (card >> 3));
    let worst = Infinity;
    for (let replies = other & suit || other; replies; replies &= replies - 1) {
      const reply = 31 - Math.clz32(replies & -replies);
      const own = leader & ~(1 << card),
        others = other & ~(1 << reply);
      const takes = reply >> 3 === card >> 3 && reply > card;
      const value = takes
        ? (n === 1 ? counts.lastLost : 0) - tried(others, own, 12 - n - taken + 1, counts, known)
        : (n === 1 ? counts.lastTaken : counts.lead) + tried(own, others, taken + 1, counts, known);
      if (value < worst) worst = value;
    }
    if (worst > best) best = worst;
  }
  known.set(key, best);
  return best;
}

describe(`exact play (seed ${SEED})`, () => {
  const times = process.env.QUINOLA_LONG ? 10 : 1;
  for (const [name, counts] of Object.entries({CLUBS, TREATISE, LITERAL}))
    for (const [size, deals] of [
      [1, 300],
      [2, 600],
      [3, 600],
      [4, 600],
      [5, 200],
      [6, 20],
    ] as const)
      it(`is what trying everything finds: ${size} cards, ${name}`, () => {
        const random = randomFrom(`${SEED} ${size} ${name}`);
        for (let deal = 0; deal < deals * times; deal++) {
          const [leader, other] = handsOf(size, random);
          const taken = random.below(13 - size);
          const wanted = tried(leader, other, taken, counts, new Map());
          assert.equal(valueOf({leader, other, taken}, counts), wanted, `${leader} ${other} ${taken}`);
        }
      });

  it('finds that the best lead is worth what the position is, for whole hands too', () => {
    const random = randomFrom(`${SEED} leads`);
    forget();
    for (let deal = 0; deal < 20; deal++) {
      const [leader, other] = handsOf(12, random);
      const position = {leader, other, taken: 0};
      let best = -Infinity;
      for (let leads = leader; leads; leads &= leads - 1)
        best = Math.max(best, valueOfLead(position, 31 - Math.clz32(leads & -leads), CLUBS));
      assert.equal(best, valueOf(position, CLUBS));
    }
  });
});
