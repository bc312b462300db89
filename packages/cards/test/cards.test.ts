import assert from 'node:assert/strict';
import test from 'node:test';
import {
  faceOf, formatHand, FRENCH_32, FRENCH_52, isRed, isWholePack, parseHand, rankOf, shuffled, randomFrom, strengths, suitOf,
} from '@quinola/cards';

test('suits and ranks of suit cards, taroks, Sky and second copies', () => {
  const rows = [['AS', 'A', 'S'], ['TD', 'T', 'D'], ['TH', 'T', 'H'], ['T1', '1', 'T'], ['T21', '21', 'T'], ['SK', 'SK', 'T'], ['7H.2', '7', 'H'], ['KS', 'K', 'S'], ['TS.1', 'T', 'S']];
  for (const [card, rank, suit] of rows) assert.deepEqual([rankOf(card!), suitOf(card!)], [rank, suit], card);
  assert.equal(faceOf('7H.2'), '7H');
  assert.deepEqual(['S', 'H', 'D', 'C', 'T'].map(isRed), [false, true, true, false, false]);
});

test('packs hold every card once, and know how high it stands', () => {
  assert.equal(new Set(FRENCH_52.cards).size, 52);
  assert.equal(new Set(FRENCH_32.cards).size, 32);
  const strength = strengths(FRENCH_52);
  assert.deepEqual(['AS', 'KH', 'TD', '2C', 'SK'].map(strength), [13, 12, 9, 1, 0]);
  assert.equal(strengths(FRENCH_32)('7C'), 1);
  assert.equal(strengths(FRENCH_32)('6C'), 0);
});

test('a whole pack is every card once in any order', () => {
  const pack = shuffled(FRENCH_52.cards, randomFrom('whole'));
  assert.ok(isWholePack(FRENCH_52, pack));
  assert.ok(!isWholePack(FRENCH_52, pack.slice(1)));
  assert.ok(!isWholePack(FRENCH_52, [...pack.slice(1), pack[1]!]));
  assert.ok(!isWholePack(FRENCH_52, [...pack.slice(1), 'T1']));
});

test('a hand is written by suits from high to low, and read again', () => {
  const cards = parseHand('AKQ.J2..T98');
  assert.deepEqual(cards, ['AS', 'KS', 'QS', 'JH', '2H', 'TC', '9C', '8C']);
  assert.equal(formatHand(shuffled(cards!, randomFrom('hand'))), 'AKQ.J2..T98');
  assert.equal(formatHand([]), '...');
  assert.deepEqual(parseHand('...'), []);
  assert.deepEqual(parseHand(' ak.. . '), null);
  for (const bad of ['AKQ', 'A.K.Q', 'AA...', 'X...', '1...', 'A.K.Q.J.T']) assert.equal(parseHand(bad), null, bad);
});
