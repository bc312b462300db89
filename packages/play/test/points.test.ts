import assert from 'node:assert/strict';
import test from 'node:test';
import {FRENCH_52, randomFrom, shuffled, TAROK_78, type Card} from '@quinola/cards';
import {
  cardPoints,
  cardValues,
  countOf,
  meldPoints,
  meldsIn,
  packetsOf,
  pilePoints,
  sharedPoints,
  talliedPoints,
  tallyOf,
  runLength,
  weightOf,
  type Meld,
  type PacketCount,
} from '@quinola/play';
import {eachSample} from '@quinola/testing/sample.js';

const valueOf = cardValues(TAROK_78, {
  ranks: {K: 5, Q: 4, N: 3, J: 2},
  cards: {SK: 5, T21: 5, T1: 5},
});
const threes: PacketCount = {valueOf, size: 3, parts: 'nearest'};
const twos: PacketCount = {valueOf, size: 2, parts: 'dropped'};

/** The points of some packets by the counting rules given, whatever their size. */
const byPackets = (count: PacketCount, pile: readonly Card[]): number =>
  packetsOf(count, pile).reduce((sum, {points}) => sum + points, 0);

test('cards count by their rank, unless the table lists the card itself', () => {
  const points = cardValues(FRENCH_52, {ranks: {A: 11, T: 10, K: 4, Q: 3, J: 2}, cards: {QH: 11}});
  assert.equal(cardPoints(['AS', 'TS', 'QS', 'QH', '2C'], points), 11 + 10 + 3 + 11);
  assert.equal(cardPoints(FRENCH_52.cards, points), 4 * 30 + 8);
  assert.equal(points('T21'), 0);
});

test('one counting card with empty ones counts its value, each additional one a point less', () => {
  assert.equal(pilePoints(threes, ['KS', '2S', '3S']), 5);
  assert.equal(pilePoints(threes, ['KS', 'QS', '3S']), 8);
  assert.equal(pilePoints(threes, ['KS', 'QS', 'NS']), 10);
  assert.equal(pilePoints(twos, ['KS', 'QS']), 8);
  assert.equal(pilePoints(threes, TAROK_78.cards), 78);
});

test('a packet of empty cards counts one, or nothing; fractions are rounded or dropped', () => {
  assert.equal(pilePoints(threes, ['2S', '3S', '4S']), 1);
  assert.equal(pilePoints(threes, ['2S']), 0);
  assert.equal(pilePoints(threes, ['2S', '3S']), 1);
  assert.equal(pilePoints({...threes, parts: 'dropped'}, ['2S', '3S']), 0);
  assert.equal(pilePoints(twos, ['2S', '3S', '4S']), 1);
  assert.equal(pilePoints({...twos, empties: 0}, ['2S', '3S', '4S', 'KS']), 5);
});

test('a pile has the same value by its counts and by whole packets, and all piles together that of the pack', () => {
  eachSample(100, (seed) => {
    const pack = shuffled(TAROK_78.cards, randomFrom(seed));
    const cut = 1 + randomFrom(`${seed} cut`).below(77);
    const piles = [pack.slice(0, cut), pack.slice(cut)];
    const tallies = piles.map((pile) => tallyOf(threes, pile));
    assert.equal(weightOf(threes, tallies[0]!) + weightOf(threes, tallies[1]!), 234);
    const [one, other] = sharedPoints(threes, tallies);
    assert.equal(one! + other!, 78);
    for (const empties of [0, 1] as const) {
      const count = {...twos, empties};
      assert.equal(talliedPoints(count, tallies[0]!), byPackets(count, piles[0]!), piles[0]!.join(' '));
    }
    if (cut % 3 === 0) assert.equal(byPackets(threes, piles[0]!), one);
  });
});

test('a series is counted from its first card to the first missing one', () => {
  const matadors = ['AS', '2S', 'AC', 'KS', 'QS'];
  assert.equal(runLength(matadors, ['QS', 'AC', '2S', 'AS']), 3);
  assert.equal(runLength(matadors, matadors), 5);
  assert.equal(runLength(matadors, ['2S', 'AC', 'KS']), 0);
});

test('melds are found in order with their value; series that are too short are not melds', () => {
  const melds: readonly Meld<'trumps' | 'run' | 'whole' | 'half'>[] = [
    {id: 'trumps', cards: ['AS', 'KS', 'QS', 'JS'], least: 3, points: 10, more: 5},
    {id: 'run', series: ['AS', 'KS', 'QS', 'JS'], least: 3, points: 3, more: 1},
    {
      id: 'whole',
      sets: ['HD', 'CS'].map((pair) => [...pair].map((suit) => `K${suit}`)),
      least: 1,
      points: 10,
      more: 10,
    },
    {
      id: 'half',
      sets: [
        ['KH', 'KD'],
        ['KC', 'KS'],
      ],
      lacking: 1,
      least: 1,
      points: 5,
      more: 5,
    },
  ];
  const hand = ['AS', 'KS', 'JS', 'KH', 'KD'];
  assert.deepEqual(meldsIn(melds, hand), [
    {id: 'trumps', n: 3, points: 10},
    {id: 'whole', n: 1, points: 10},
    {id: 'half', n: 1, points: 5},
  ]);
  assert.equal(countOf(melds[1]!, hand), 2);
  assert.deepEqual(
    [2, 3, 4].map((n) => meldPoints(melds[0]!, n)),
    [0, 10, 15],
  );
  assert.deepEqual(meldsIn(melds, []), []);
});
