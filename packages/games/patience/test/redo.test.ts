import assert from 'node:assert/strict';
import test from 'node:test';
import type {RecordedMove} from '@quinola/play';
import {redoMovesOf} from '../src/patience/table/redo.js';
import type {PatienceMove} from '../src/patience/index.js';

const move = (to: string): PatienceMove => ({type: 'play', from: 'fans.0', to});

/** A record in which moves are made (a word), taken back (`<`) and made again (`>`), as the chart notes them. */
function record(story: string): RecordedMove<PatienceMove>[] {
  const moves: RecordedMove<PatienceMove>[] = [{by: 'chance', move: {type: 'SHUFFLE', pack: []}}];
  for (const word of story.split(' ')) {
    if (word === '<') {
      const last = moves.findLastIndex(({by, undone}) => by === 0 && undone === undefined);
      moves.forEach((made, i) => {
        if (i >= last && made.undone === undefined) moves[i] = {...made, undone: moves.length};
      });
    } else moves.push({by: 0, move: word === '>' ? redoMovesOf({moves})[0]! : move(word)});
  }
  return moves;
}

test('moves that were taken back can be redone until another is made', () => {
  const redone = (story: string): string[] =>
    redoMovesOf({moves: record(story)}).map((one) => ('to' in one ? one.to : ''));
  assert.deepEqual(redone('a b c'), []);
  assert.deepEqual(redone('a b c < <'), ['b', 'c']);
  assert.deepEqual(redone('a b c < < >'), ['c']);
  assert.deepEqual(redone('a b c < < > <'), ['b', 'c']);
  assert.deepEqual(redone('a b < c <'), ['c']);
  assert.deepEqual(redone('a b < < a'), ['b']);
  assert.deepEqual(redone('a b < < c'), []);
  assert.deepEqual(redone('a b < < > > <'), ['b']);
});
