import assert from 'node:assert/strict';
import {test} from 'node:test';
import {FRENCH_52, randomFrom, strengths, type Card} from '@quinola/cards';
import {greedyCard, randomCard, type TrickSituation} from '@quinola/opponents';

const rules = {trump: 'C', strength: strengths(FRENCH_52)};

/** South's view; his partner is north. Seats 0 = south … 3 = east; the trick has been played in order up to south. */
const sight = (hand: readonly Card[], ...cards: Card[]): TrickSituation => ({
  rules,
  hand,
  trick: cards.map((card, i) => ({card, seat: 4 - cards.length + i})),
  friend: (seat) => seat % 2 === 0,
});

test('the greedy player leads the top of a sequence in its longest suit, or otherwise its lowest card', () => {
  assert.equal(greedyCard(sight(['KH', 'QH', 'JH', '2H', 'AS', '3S'])), 'KH');
  assert.equal(greedyCard(sight(['KH', 'QH', '9H', '2H', 'AS', '3S'])), '2H');
});

test('the greedy player wins as cheaply as it can', () => {
  assert.equal(greedyCard(sight(['KH', 'TH', '9H', '2H'], '8H')), '9H');
  assert.equal(greedyCard(sight(['3C', 'JC', 'AS'], '8H')), '3C');
});

test('the greedy player leaves the trick to its partner, and discards its lowest plain card', () => {
  assert.equal(greedyCard(sight(['KH', '2H'], 'JH', '8H')), '2H');
  assert.equal(greedyCard(sight(['2C', '4S', '3D'], 'JH', '8H')), '3D');
  assert.equal(greedyCard(sight(['KH', '3H'], 'AH')), '3H');
});

test('the random player plays every lawful card, and only those', () => {
  const random = randomFrom('baseline');
  const played = new Set(
    Array.from({length: 200}, () => randomCard(sight(['KH', '2H', 'AS'], '8H'), random)),
  );
  assert.deepEqual([...played].sort(), ['2H', 'KH']);
});
