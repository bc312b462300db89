import assert from 'node:assert/strict';
import test from 'node:test';
import {ladderAsk} from '@quinola/testing/toy/ladder-ask.js';
import {fewGames} from '../src/asks/few-games.js';
import {panels as en} from '../src/strings/en-panels.js';

type Wanted = Parameters<typeof fewGames>[3];

const shown = (ask: Parameters<typeof fewGames>[0], isWanted: Wanted = () => false) => {
  const few = fewGames(ask, en, () => undefined, isWanted);
  return {
    question: few.question,
    rungs: few.rungs.map(({id}) => id),
    needs: few.rungs.map((rung) => few.words(rung).needs),
  };
};

test('of the games that a hand can make the best is on top, each with how often it is made', () => {
  const likely = [
    {bid: '1H', made: 0.8},
    {bid: '0S', made: 1},
  ];
  assert.deepEqual(shown({...ladderAsk(0), likely}), {
    question: en.asks.likely,
    rungs: ['0S', '1H'],
    needs: [`alone, no buying; ${en.asks.made(10)}`, `alone, no buying; ${en.asks.made(8)}`],
  });
});

test('a bid that is advised, or that a lesson asks for, is among the few, and says nothing of how often it is made', () => {
  const wanted: Wanted = (move) => (move as {readonly bid?: string}).bid === '2C';
  const likely = [{bid: '0S', made: 1}];
  assert.deepEqual(shown({...ladderAsk(0), likely}, wanted).rungs, ['0S', '2C']);
  assert.deepEqual(shown({...ladderAsk(0), likely: null}, wanted).rungs, ['2C']);
  const alone = shown({...ladderAsk(0), likely: []}, wanted);
  assert.deepEqual(alone.rungs, ['2C']);
  assert.deepEqual(alone.needs, ['alone, no buying']);
  assert.equal(alone.question, ladderAsk(0).question, 'not that no game is likely');
});
