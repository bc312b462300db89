import assert from 'node:assert/strict';
import test from 'node:test';
import {FRENCH_52, strengths, suitOf, type Card} from '@quinola/cards';
import {beats, lawfulCards, seatAfter, winning, type Laid, type TrickRules} from '@quinola/play';

const french = strengths(FRENCH_52);
const plain: TrickRules = {trump: 'C', strength: french};

/**
 * A fifth suit of trumps only: its cards beat the others and must be played when void; Sky may be played at any time and wins
 * nothing.
 */
const fifth: TrickRules = {
  trump: 'T',
  strength: (card) => (card === 'SK' ? 0 : suitOf(card) === 'T' ? Number(card.slice(1)) : french(card)),
  mustTrump: true,
  exempt: (card) => card === 'SK',
};

const trick = (...cards: Card[]): Laid[] => cards.map((card, seat) => ({seat, card}));

test('a player follows suit, and may play anything when void', () => {
  const hand = ['KH', '7H', 'JC', 'QS'];
  assert.deepEqual(lawfulCards(plain, hand, '2H'), ['KH', '7H']);
  assert.deepEqual(lawfulCards(plain, hand, '2D'), hand);
  assert.deepEqual(lawfulCards(plain, hand, null), hand);
});

test('where trumping is compulsory, a void player must trump; Sky is always allowed', () => {
  const hand = ['KH', '7H', 'T3', 'SK', 'QS'];
  assert.deepEqual(lawfulCards(fifth, hand, '2H'), ['KH', '7H', 'SK']);
  assert.deepEqual(lawfulCards(fifth, hand, '2D'), ['T3', 'SK']);
  assert.deepEqual(lawfulCards(fifth, ['KH', 'SK'], '2D'), ['KH', 'SK']);
  assert.deepEqual(lawfulCards(fifth, ['KH', 'QS'], '2D'), ['KH', 'QS']);
});

test('the highest trump wins, else the highest card of the suit led', () => {
  assert.equal(winning(plain, []), null);
  assert.equal(winning(plain, trick('TH', 'QH', '2H', 'AH'))?.seat, 3);
  assert.equal(winning(plain, trick('AH', '2C', 'TC', '9C'))?.seat, 2);
  assert.equal(winning(plain, trick('2H', 'AS', 'AD', 'KS'))?.seat, 0);
  assert.equal(winning({...plain, trump: null}, trick('2H', 'AC', '3H', 'KS'))?.seat, 2);
});

test('a card without strength wins nothing, not even as the lead', () => {
  assert.equal(winning(fifth, trick('SK', 'QS', '2S', 'AD'))?.seat, 1);
  assert.equal(beats(fifth, 'SK', '2H'), false);
  assert.equal(beats(fifth, 'T1', 'KH'), true);
});

test('seats are counted in both directions', () => {
  assert.deepEqual(
    [seatAfter(3, 4, 1), seatAfter(0, 4, -1), seatAfter(0, 3, 7), seatAfter(1, 5, -6)],
    [0, 3, 1, 0],
  );
});
