import assert from 'node:assert/strict';
import {it} from 'node:test';
import {printedCards} from '../src/session/hands.js';

it('cards are printed with the signs of the pack that is shown', () => {
  const asked: string[] = [];
  const courts = (card: string): null => {
    asked.push(card);
    return null;
  };
  const words = {rank: (rank: string) => rank};
  printedCards({words, look: () => ({courts})}, ['AS', 'KS', 'QH']);
  assert.deepEqual(asked, []);
  printedCards({words, look: () => ({courts, german: true})}, ['AS', 'KS', 'QH']);
  assert.deepEqual(asked, ['S', 'H']);
});
