import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {FRENCH_52, FRENCH_SUITS, strengths} from '@quinola/cards';
import type {TrickRules} from '@quinola/play';
import {positionOf, solve, solveCards, type OpenCards} from '../src/solver/index.js';

const plain: TrickRules = {trump: 'H', strength: strengths(FRENCH_52)};

/** Two tricks remain; seat 0 can ruff the first and cash the last, or waste the trump. */
const open: OpenCards = {
  rules: plain,
  suits: FRENCH_SUITS,
  camp: 0b0101,
  leader: 3,
  hands: [['2H', 'AC'], ['KC', 'QC'], ['3D', '4D'], ['5C']],
  trick: [{seat: 3, card: 'AS'}],
};

describe('a position from lists of cards', () => {
  it('is solved for the side of the seat to play', () => {
    assert.equal(solve(positionOf(open).position), 2);
  });

  it('names cards instead of numbers', () => {
    const {position, cards} = positionOf(open);
    const values = Object.fromEntries(solveCards(position).map(({card, value}) => [cards.get(card)!, value]));
    assert.deepEqual(values, {'2H': 2, AC: 1});
  });

  it('counts points if cards have them', () => {
    const {position} = positionOf({...open, points: (card) => ({AS: 4, AC: 4, KC: 3})[card] ?? 0});
    assert.equal(solve(position), 11);
  });

  for (const [fault, changed, message] of [
    ['a card twice', {hands: [['2H', 'AC'], ['KC', 'AC'], ['3D', '4D'], ['5C']]}, /AC is duplicated/],
    ['uneven hands', {hands: [['2H'], ['KC', 'QC'], ['3D', '4D'], ['5C']]}, /seat 0 has 1 cards/],
    ['exempt cards', {rules: {...plain, exempt: () => false}}, /exempt/],
    ['a card of no strength', {rules: {...plain, strength: () => 0}}, /no strength from 1/],
    ['a sixth suit', {suits: ['S', 'H', 'D', 'C', 'T', 'X']}, /five suits/],
  ] as const) {
    it(`refuses ${fault}`, () => {
      assert.throws(() => positionOf({...open, ...changed}), {name: 'RangeError', message});
    });
  }
});
