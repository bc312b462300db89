import assert from 'node:assert/strict';
import test from 'node:test';
import {FRENCH_52, freshSeed, hashedChance, pick, randomFrom, shuffled, TAROK_78} from '@quinola/cards';

/**
 * Known answers of the public format by which a seed names a deal: four numbers below a thousand, and the first
 * thirteen cards of the shuffled pack. Changing one of them breaks every link and record that names a seed.
 */
const KNOWN: readonly (readonly [string, readonly number[], string])[] = [
  ['', [756, 835, 41, 204], 'JC JH QD AC 9H JS 4H 8C AD JD TC 2D 4C'],
  ['quinola', [10, 990, 776, 724], 'KH QC 2C 6C TS 5S AH 3S 6H 9S 4H KD 8H'],
  ['żółć ♠', [440, 823, 288, 745], '3D TH KC QD 9S TS 6D 9D 8D AD 9H QH 2S'],
  ['0123456789abcdefghjkmnpqrs', [535, 740, 971, 404], '8C KS 2D 8S 2H 9H 4C 3C 8H 9S QH AS AH'],
];

for (const [seed, numbers, cards] of KNOWN) {
  test(`the seed ${JSON.stringify(seed)} always gives the same numbers and the same pack`, () => {
    const random = randomFrom(seed);
    assert.deepEqual(
      numbers.map(() => random.below(1000)),
      numbers,
    );
    assert.equal(shuffled(FRENCH_52.cards, randomFrom(seed)).slice(0, 13).join(' '), cards);
  });
}

/** The same for the tarok pack. */
const KNOWN_TAROK: readonly (readonly [string, string])[] = [
  ['', 'T2 QS 8H JH KH 3C 3D ND T3 4S QH 2H KC'],
  ['quinola', 'T9 TD 6D T5 ND T17 T21 QH 8S JD QD NH AS'],
  ['tarok', 'T9 9H 6H NS AH 6D T11 3H TH T18 6C SK 3S'],
];

for (const [seed, cards] of KNOWN_TAROK) {
  test(`the seed ${JSON.stringify(seed)} always gives the same tarok pack`, () => {
    assert.equal(shuffled(TAROK_78.cards, randomFrom(seed)).slice(0, 13).join(' '), cards);
  });
}

test('seeds that differ in one letter, or only in order, give unrelated packs', () => {
  const seeds = ['a', 'b', 'ab', 'ba', 'aa', 'aaa', 'A', 'a ', '1', '10', '01'];
  const packs = seeds.map((seed) => shuffled(FRENCH_52.cards, randomFrom(seed)));
  packs.forEach((pack, i) =>
    packs.slice(i + 1).forEach((other) => {
      const same = pack.filter((card, place) => card === other[place]).length;
      assert.ok(same < 9, `${seeds[i]!}: ${same} cards in the same place`);
    }),
  );
});

test('every card is equally likely at every place of a shuffled pack', () => {
  const counts = new Map<string, number>();
  const shuffles = 5200;
  const random = randomFrom('even');
  for (let i = 0; i < shuffles; i++) {
    shuffled(FRENCH_52.cards, random).forEach((card, place) =>
      counts.set(card + place, (counts.get(card + place) ?? 0) + 1),
    );
  }
  const even = shuffles / 52;
  let chi = 0;
  for (const card of FRENCH_52.cards)
    for (let place = 0; place < 52; place++) chi += ((counts.get(card + place) ?? 0) - even) ** 2 / even;
  const freedom = 51 * 51;
  assert.ok(Math.abs(chi - freedom) < 5 * Math.sqrt(2 * freedom), `chi-square ${chi}`);
});

test('shuffling changes only the order, and does not modify its argument', () => {
  const before = [...FRENCH_52.cards];
  const pack = shuffled(FRENCH_52.cards, randomFrom('x'));
  assert.deepEqual(FRENCH_52.cards, before);
  assert.deepEqual([...pack].sort(), [...before].sort());
});

test('a fresh seed has 26 letters from an alphabet of 32, and never repeats', () => {
  const seeds = Array.from({length: 50}, freshSeed);
  for (const seed of seeds) assert.match(seed, /^[0-9a-hjkmnp-tv-z]{26}$/);
  assert.equal(new Set(seeds).size, 50);
});

test('picking from an empty list throws', () => {
  assert.throws(() => pick([], randomFrom('x')), RangeError);
  assert.equal(pick(['one'], randomFrom('x')), 'one');
});

test('random numbers from hashes are uniform over seeds and draws, and depend only on the seed', () => {
  const counts = new Int32Array(12 * 3),
    seeds = 6000;
  for (let i = 0; i < seeds; i++) {
    const chance = hashedChance(`table/own ${i}`);
    for (let draw = 0; draw < 3; draw++) counts[draw * 12 + chance.below(12)]!++;
  }
  for (let draw = 0; draw < 3; draw++) {
    const chi = counts
      .subarray(draw * 12, draw * 12 + 12)
      .reduce((sum, n) => sum + (n - seeds / 12) ** 2 / (seeds / 12), 0);
    // Chi-square with eleven degrees of freedom: exceeded by chance once in a million.
    assert.ok(chi < 48, `chi-square ${chi}`);
  }
  const [one, again] = [hashedChance('a seed'), hashedChance('a seed')];
  for (let i = 0; i < 20; i++) assert.equal(one.below(1000), again.below(1000));
});
