import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {randomFrom, shuffled, type Random} from '@quinola/cards';
import {eachSample, samples, testSeed} from '@quinola/testing/sample.js';
import {
  cardsIn,
  imaginer,
  ImpossibleView,
  likelier,
  pooled,
  type Constraint,
  type Unseen,
} from '../src/imagine/index.js';

/** A suit in which a hand is known to be void. */
function noneOf(hand: number, suit: number): Constraint {
  const cards = [0, 0, 0, 0, 0];
  cards[suit] = -1;
  return {hand, cards, most: 0};
}

const key = (hands: ArrayLike<number>): string => Array.from(hands).join(' ');

function agrees(
  {suits, constraints = []}: Unseen,
  hidden: ArrayLike<number>,
  hands: ArrayLike<number>,
): boolean {
  return constraints.every(({hand, cards, least = 0, most = Infinity, not}) => {
    const n = cardsIn(
      Array.from({length: suits}, (_, s) => hands[hand * suits + s]! & hidden[s]! & cards[s]!),
      suits,
    ).length;
    return n >= least && n <= most && n !== not;
  });
}

/** All deals that agree, by exhaustive search. */
function allDeals(unseen: Unseen): Set<string> {
  const {suits, hidden, room, known} = unseen;
  const found = new Set<string>();
  const cards = cardsIn(hidden, suits);
  const hands = Int32Array.from({length: room.length * suits}, (_, i) => known[i]!);
  const left = [...room];
  const give = (at: number): void => {
    const card = cards[at];
    if (card === undefined) {
      if (agrees(unseen, hidden, hands)) found.add(key(hands));
      return;
    }
    left.forEach((n, hand) => {
      if (!n) return;
      left[hand]!--;
      hands[hand * suits + (card >> 5)]! ^= 1 << (card & 31);
      give(at + 1);
      hands[hand * suits + (card >> 5)]! ^= 1 << (card & 31);
      left[hand]!++;
    });
  };
  give(0);
  return found;
}

/** A random small table with some knowledge: voids, promises, denials, known cards; sometimes no deal agrees. */
function randomKnowledge(random: Random): Unseen {
  const suits = 2 + random.below(3),
    hands = 2 + random.below(3);
  const deck = shuffled(
    Array.from({length: suits * 4}, (_, i) => ((i >> 2) << 5) | (i & 3)),
    random,
  );
  const known = new Int32Array(hands * suits),
    hidden = new Int32Array(suits);
  for (const card of deck.splice(0, random.below(4)))
    known[random.below(hands) * suits + (card >> 5)]! |= 1 << (card & 31);
  const room = Array.from({length: hands}, () => 0);
  for (const card of deck.splice(0, 5 + random.below(3))) {
    hidden[card >> 5]! |= 1 << (card & 31);
    room[random.below(hands)]!++;
  }
  const constraints = Array.from({length: random.below(4)}, (): Constraint => {
    const hand = random.below(hands);
    if (random.below(3) === 0) return noneOf(hand, random.below(suits));
    const cards = Array.from({length: suits}, () => random.below(16));
    switch (random.below(3)) {
      case 0:
        return {hand, cards, least: random.below(3)};
      case 1:
        return {hand, cards, most: random.below(2)};
      default:
        return {hand, cards, not: random.below(3)};
    }
  });
  return {suits, known, hidden, room, constraints};
}

/** The value that chi-square exceeds once in a million draws (Wilson and Hilferty). */
function limit(freedom: number): number {
  return freedom * (1 - 2 / (9 * freedom) + 4.75 * Math.sqrt(2 / (9 * freedom))) ** 3;
}

describe('imagining deals', () => {
  it('counts exactly the deals that agree, and throws if there are none', () => {
    let impossible = 0;
    eachSample(300, (seed) => {
      const unseen = randomKnowledge(randomFrom(seed));
      const truth = allDeals(unseen).size;
      if (truth) assert.equal(imaginer(unseen).dealCount, truth);
      else {
        impossible++;
        assert.throws(() => imaginer(unseen), {code: 'no-deal'});
      }
    });
    assert.ok(impossible > 0, 'the sample holds contradictions');
  });

  it('draws every deal that agrees equally often, and no other', () => {
    eachSample(20, (seed) => {
      const random = randomFrom(`${seed} uniform`);
      const unseen = randomKnowledge(random);
      const deals = allDeals(unseen);
      if (!deals.size || deals.size > 400) return;
      const {deal} = imaginer(unseen);
      const hands = new Int32Array(unseen.room.length * unseen.suits);
      const counts = new Map([...deals].map((one) => [one, 0]));
      const expected = 40;
      for (let i = 0; i < expected * deals.size; i++) {
        deal(random, hands);
        const count = counts.get(key(hands));
        assert.notEqual(count, undefined, 'a deal that cannot be');
        counts.set(key(hands), count! + 1);
      }
      if (deals.size < 2) return;
      const chi = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
      assert.ok(chi < limit(deals.size - 1), `chi-square ${chi.toFixed(1)} of ${deals.size} deals`);
    });
  });

  it('deals a whole pack uniformly: each hidden card is equally often in each hand', () => {
    const known = new Int32Array(16);
    known[0] = known[1] = known[2] = 0b1111;
    known[3] = 1;
    const hidden = [0x1ff0, 0x1ff0, 0x1ff0, 0x1ffe];
    // East has shown no spades, North promised two of the four highest clubs.
    const constraints = [noneOf(3, 0), {hand: 2, cards: [0, 0, 0, 0x1e00], least: 2}];
    const {deal} = imaginer({suits: 4, known, hidden, room: [0, 13, 13, 13], constraints});
    const random = randomFrom(testSeed),
      hands = new Int32Array(16),
      all = samples(20_000, 500_000);
    const inWest = new Map<number, number>();
    for (let i = 0; i < all; i++) {
      deal(random, hands);
      assert.equal(hands[12], 0);
      assert.ok(cardsIn([hands[11]! & 0x1e00], 1).length >= 2);
      for (const hand of [1, 2, 3])
        assert.equal(cardsIn(hands.subarray(hand * 4, hand * 4 + 4), 4).length, 13);
      for (const card of cardsIn(hands.subarray(4, 8), 4)) inWest.set(card, (inWest.get(card) ?? 0) + 1);
    }
    // Cards without distinguishing knowledge go equally often to West: here the nine spades.
    const spades = [4, 5, 6, 7, 8, 9, 10, 11, 12].map((rank) => inWest.get(rank)!);
    const mean = spades.reduce((sum, n) => sum + n, 0) / 9;
    const chi = spades.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0);
    assert.ok(chi < limit(8), `chi-square ${chi.toFixed(1)}: ${spades.join(' ')}`);
  });

  it('counts exactly when much is known of many hands', () => {
    eachSample(20, (seed) => {
      const random = randomFrom(seed);
      const hidden = [0b11111, 0b11111];
      const constraints = Array.from({length: 6}, (_, i): Constraint => ({
        hand: i % 2 ? 0 : 1 + random.below(4),
        cards: [1 + random.below(31), 1 + random.below(31)],
        least: random.below(3),
        most: 4,
      }));
      const unseen: Unseen = {
        suits: 2,
        known: new Int32Array(10),
        hidden,
        room: [6, 1, 1, 1, 1],
        constraints,
      };
      const truth = allDeals(unseen).size;
      if (truth) assert.equal(imaginer(unseen).dealCount, truth);
    });
  });

  it('names what is wrong with an impossible view', () => {
    const view = {suits: 1, known: [1, 0], hidden: [0b110], room: [1, 1]};
    assert.equal(imaginer(view).dealCount, 2);
    assert.throws(() => imaginer({...view, known: [1, 1]}), new ImpossibleView('card-twice'));
    assert.throws(() => imaginer({...view, known: [2, 0]}), new ImpossibleView('card-twice'));
    assert.throws(() => imaginer({...view, room: [2, 1]}), new ImpossibleView('counts'));
    assert.throws(
      () => imaginer({...view, constraints: [{hand: 1, cards: [1], least: 1}]}),
      new ImpossibleView('no-deal'),
    );
  });

  it('is reproducible from its seed', () => {
    const unseen = {suits: 1, known: [0, 0], hidden: [0xffff], room: [8, 8]};
    const draws = (): string => {
      const hands = new Int32Array(2),
        random = randomFrom('again'),
        {deal} = imaginer(unseen);
      return Array.from({length: 5}, () => (deal(random, hands), key(hands))).join();
    };
    assert.equal(draws(), draws());
  });
});

describe('likelier deals', () => {
  const one = (random: Random, into: Int32Array): void => {
    into[0] = random.below(4);
  };

  it('occur as much more often as they are likelier, given enough candidates', () => {
    const deal = likelier(one, 64, 1, (into) => into[0]! + 1);
    const random = randomFrom(`${testSeed} likelier`),
      into = new Int32Array(1),
      seen = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      deal(random, into);
      seen[into[0]!]!++;
    }
    seen.forEach((n, value) => assert.ok(Math.abs(n - 400 * (value + 1)) < 120, seen.join()));
  });

  it('are never impossible ones, if another was drawn', () => {
    const random = randomFrom(`${testSeed} possible`),
      into = new Int32Array(1);
    const deal = likelier(one, 40, 1, (found) => Number(found[0] === 2));
    for (let i = 0; i < 100; i++) {
      deal(random, into);
      assert.equal(into[0], 2);
    }
  });

  it('are drawn from a pool in proportion to their likelihood, each weighed once', () => {
    let weighed = 0;
    const deal = pooled(one, {
      more: 8,
      most: 400,
      size: 1,
      likelihood(into) {
        weighed++;
        return into[0]! + 1;
      },
    });
    const random = randomFrom(`${testSeed} pool`),
      into = new Int32Array(1),
      seen = [0, 0, 0, 0];
    // Draws are ignored while the pool grows.
    for (let i = 0; i < 4050; i++) {
      deal(random, into);
      if (i >= 50) seen[into[0]!]!++;
    }
    assert.equal(weighed, 400);
    seen.forEach((n, value) => assert.ok(Math.abs(n - 400 * (value + 1)) < 250, seen.join()));
  });

  it('from a pool are never impossible ones, once another has joined it', () => {
    const deal = pooled(one, {more: 40, most: 200, size: 1, likelihood: (found) => Number(found[0] === 2)});
    const random = randomFrom(`${testSeed} pool of possible`),
      into = new Int32Array(1);
    for (let i = 0; i < 100; i++) {
      deal(random, into);
      assert.equal(into[0], 2);
    }
  });
});
