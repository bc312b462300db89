import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {GameRecord, Lesson} from '@quinola/play';
import {newRun} from '@quinola/play';
import {hasLesson, type LessonRequest} from '../src/lesson/lesson-request.js';
import {eraseLesson, storedLesson, storeLesson} from '../src/lesson/stored-lesson.js';
import {ownKey} from '../src/own-key.js';
import type {Store} from '../src/store.js';

/** A store of texts. */
function storeOf(initial: Record<string, string> = {}): Store {
  const texts = new Map(Object.entries(initial));
  return {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, text: string) => void texts.set(key, text),
    remove: (key: string) => void texts.delete(key),
  } as Store;
}

const match = (game: string): string => JSON.stringify({format: 'quinola-kept/1', record: {game}});

describe('the key under which a game keeps something', () => {
  test('is the one that the page has set, unless another game has something there', () => {
    assert.equal(ownKey(storeOf(), 'quinola:here', 'one'), 'quinola:here');
    assert.equal(ownKey(storeOf({'quinola:here': match('one')}), 'quinola:here', 'one'), 'quinola:here');
    assert.equal(ownKey(storeOf({'quinola:here': match('two')}), 'quinola:here', 'one'), 'quinola:here.one');
    // What cannot be read may be its own: its visitor is asked.
    for (const text of ['rubbish', 'null', '{}', JSON.stringify({record: {game: 7}})])
      assert.equal(ownKey(storeOf({'quinola:here': text}), 'quinola:here', 'one'), 'quinola:here');
  });

  test('stays its own when the other game has gone', () => {
    assert.equal(
      ownKey(storeOf({'quinola:here.one': match('one')}), 'quinola:here', 'one'),
      'quinola:here.one',
    );
  });

  test('holds for lessons, which neither erase nor lose each other', () => {
    const store = storeOf();
    const [one, two] = ['one', 'two'].map((id) => ({persist: 'here', store, game: {id}}));
    const lesson = {id: 'a-lesson'} as Lesson;
    const recordOf = (game: string): GameRecord => ({game}) as GameRecord;
    storeLesson(one!, lesson, recordOf('one'), newRun);
    assert.equal(storedLesson(two!), null);
    eraseLesson(two!);
    storeLesson(two!, lesson, recordOf('two'), newRun);
    assert.deepEqual(
      [one!, two!].map((table) => storedLesson(table)?.record.game),
      ['one', 'two'],
    );
    assert.ok(hasLesson({...two!, children: []} as unknown as LessonRequest));
    eraseLesson(one!);
    assert.equal(storedLesson(one!), null);
    assert.equal(storedLesson(two!)?.record.game, 'two');
  });
});
