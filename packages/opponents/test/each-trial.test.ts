import assert from 'node:assert/strict';
import {test} from 'node:test';
import {randomFrom, shuffled} from '@quinola/cards';
import {
  cardPlayer,
  eachTrial,
  followInto,
  HANDS,
  lowRank,
  newTable,
  seatDue,
  SUIT_SLOTS,
  TRICKS,
  WON,
} from '@quinola/opponents';
import {eachSample} from '@quinola/testing/sample.js';

const SEATS = 3,
  EACH = 3,
  SUITS = 2;
const play = cardPlayer({});
const until = (t: Int32Array): boolean => t[TRICKS] === EACH;

/** The lowest card of the first suit that may be played. */
function policy(t: Int32Array): number {
  const open = new Int32Array(SUIT_SLOTS);
  followInto(t, seatDue(t), open);
  const suit = open.findIndex((held) => held !== 0);
  return (suit << 5) | lowRank(open[suit]!);
}

/** Taking the most tricks costs 5, taking none earns 4, the others pay one each; the payoffs do not sum to zero. */
function worthOf(t: Int32Array): number[] {
  const won = Array.from({length: SEATS}, (_, seat) => t[WON + seat]!);
  const most = Math.max(...won);
  return won.map((n) => (n === most ? -5 : n === 0 ? 4 : n));
}

/** The payoff of each seat if all maximize their own, with ties decided by the policy: a simple version with arrays. */
function value(t: Int32Array): number[] {
  if (until(t)) return worthOf(t);
  const seat = seatDue(t),
    first = policy(t);
  const open = new Int32Array(SUIT_SLOTS);
  followInto(t, seat, open);
  const cards = Array.from({length: SUITS * 32}, (_, card) => card).filter(
    (card) => (open[card >> 5]! >> (card & 31)) & 1 && card !== first,
  );
  return [first, ...cards]
    .map((card) => {
      const next = t.slice();
      play(next, card);
      return value(next);
    })
    .reduce((best, reached) => (reached[seat]! > best[seat]! ? reached : best));
}

test('each for himself, a card is worth what every seat gets when all maximize their own payoff', () => {
  eachSample(40, (seed) => {
    const random = randomFrom(seed);
    const cards = shuffled(
      Array.from({length: SEATS * EACH}, (_, n) => ((n % SUITS) << 5) | n),
      random,
    );
    const start = newTable({seats: SEATS, leader: 0});
    const put = (t: Int32Array, seat: number): void => {
      for (const card of cards.slice(seat * EACH, (seat + 1) * EACH))
        t[HANDS + seat * SUIT_SLOTS + (card >> 5)]! |= 1 << (card & 31);
    };
    put(start, 0);
    const groups = cards.slice(0, EACH).map((card) => [card]);
    const trial = eachTrial(start, groups, {
      deal(_, t) {
        put(t, 1);
        put(t, 2);
      },
      play,
      policy,
      until,
      worthInto: (t, worth) => worth.set(worthOf(t)),
    });
    const worth = new Float64Array(EACH);
    const dealt = start.slice();
    put(dealt, 1);
    put(dealt, 2);
    const expected = groups.map(([card]) => {
      const t = dealt.slice();
      play(t, card!);
      return value(t)[0]!;
    });
    trial.weigh(random, worth, new Uint8Array(EACH).fill(1));
    assert.deepEqual([...worth], expected);
    const again = new Float64Array(EACH);
    trial.weigh(random, again, Uint8Array.of(0, 1, 0));
    assert.deepEqual([...again], [0, expected[1], 0], 'what was dropped is not weighed');
  });
});
