import assert from 'node:assert/strict';
import test from 'node:test';
import {
  faceOf,
  formatHand,
  FRENCH_32,
  FRENCH_52,
  isRed,
  isWholePack,
  parseHand,
  rankOf,
  shuffled,
  randomFrom,
  strengths,
  suitOf,
  TAROK_78,
} from '@quinola/cards';

test('suits and ranks of suit cards, taroks, Sky and second copies', () => {
  const rows = [
    ['AS', 'A', 'S'],
    ['TD', 'T', 'D'],
    ['TH', 'T', 'H'],
    ['T1', '1', 'T'],
    ['T21', '21', 'T'],
    ['SK', 'SK', 'T'],
    ['7H.2', '7', 'H'],
    ['KS', 'K', 'S'],
    ['TS.1', 'T', 'S'],
  ];
  for (const [card, rank, suit] of rows) assert.deepEqual([rankOf(card!), suitOf(card!)], [rank, suit], card);
  assert.equal(faceOf('7H.2'), '7H');
  assert.deepEqual(['S', 'H', 'D', 'C', 'T'].map(isRed), [false, true, true, false, false]);
});

test('a pack holds every card once, and knows its rank', () => {
  assert.equal(new Set(FRENCH_52.cards).size, 52);
  assert.equal(new Set(FRENCH_32.cards).size, 32);
  const strength = strengths(FRENCH_52);
  assert.deepEqual(['AS', 'KH', 'TD', '2C', 'SK'].map(strength), [13, 12, 9, 1, 0]);
  assert.equal(strengths(FRENCH_32)('7C'), 1);
  assert.equal(strengths(FRENCH_32)('6C'), 0);
});

test('the tarok pack has its taroks, and red pips in reversed order', () => {
  assert.equal(new Set(TAROK_78.cards).size, 78);
  assert.deepEqual(
    TAROK_78.suits.map((suit) => TAROK_78.cards.filter((card) => suitOf(card) === suit).length),
    [22, 14, 14, 14, 14],
  );
  const strength = strengths(TAROK_78);
  assert.deepEqual(
    ['T21', 'T1', 'SK', 'KS', 'NS', 'TS', 'AS', 'JH', 'AH', 'TH'].map(strength),
    [21, 1, 0, 14, 12, 10, 1, 11, 10, 1],
  );
});

test('shuffling a pack keeps every card exactly once', () => {
  const pack = shuffled(FRENCH_52.cards, randomFrom('whole'));
  assert.ok(isWholePack(FRENCH_52, pack));
  assert.ok(!isWholePack(FRENCH_52, pack.slice(1)));
  assert.ok(!isWholePack(FRENCH_52, [...pack.slice(1), pack[1]!]));
  assert.ok(!isWholePack(FRENCH_52, [...pack.slice(1), 'T1']));
});

test('a hand is written by suit, from high to low, and can be parsed again', () => {
  const cards = parseHand('AKQ.J2..T98');
  assert.deepEqual(cards, ['AS', 'KS', 'QS', 'JH', '2H', 'TC', '9C', '8C']);
  assert.equal(formatHand(shuffled(cards!, randomFrom('hand'))), 'AKQ.J2..T98');
  assert.equal(formatHand([]), '...');
  assert.deepEqual(parseHand('...'), []);
  assert.deepEqual(parseHand(' ak.. . '), null);
  for (const bad of ['AKQ', 'A.K.Q', 'AA...', 'X...', '1...', 'A.K.Q.J.T'])
    assert.equal(parseHand(bad), null, bad);
});
