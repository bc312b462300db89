import {newRun, type GameRecord, type Lesson, type LessonRun} from '@quinola/play';
import {ownKey} from '../own-key.js';
import type {Store} from '../store.js';
import {keyOf} from './lesson-request.js';

/** The stored progress of a lesson. */
export interface StoredLesson {
  readonly format: 'quinola-kept-lesson/1';
  readonly id: string;
  /** A checksum of the document; a changed lesson starts again. */
  readonly sum: number;
  readonly record: GameRecord;
  readonly run: LessonRun;
}

/** What storing a lesson needs of its table. */
interface LessonStorage {
  readonly persist: string | null;
  readonly store: Store;
  readonly game: {readonly id: string};
}

/** The key of the progress; `null` where none is stored. */
const keyIn = ({persist, store, game}: LessonStorage): string | null =>
  persist ? ownKey(store, keyOf(persist), game.id) : null;

/** The checksum of a lesson. */
export function checksum(lesson: Lesson): number {
  let sum = 0;
  for (const letter of JSON.stringify(lesson)) sum = (sum * 31 + letter.codePointAt(0)!) | 0;
  return sum;
}

/** The stored progress; `null` if there is none that can be read. */
export function storedLesson(table: LessonStorage): StoredLesson | null {
  const key = keyIn(table);
  if (!key) return null;
  try {
    const stored = JSON.parse(table.store.read(key) ?? 'null') as StoredLesson | null;
    const sound = stored?.format === 'quinola-kept-lesson/1' && Array.isArray(stored.run.marks);
    return sound ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the progress of a lesson; without storage it lasts as long as the table. */
export function storeLesson(table: LessonStorage, lesson: Lesson, record: GameRecord, run: LessonRun): void {
  const key = keyIn(table);
  if (!key) return;
  const stored: StoredLesson = {
    format: 'quinola-kept-lesson/1',
    id: lesson.id,
    sum: checksum(lesson),
    record,
    run,
  };
  table.store.write(key, JSON.stringify(stored));
}

/** Erases the stored progress of a lesson that was left. */
export function eraseLesson(table: LessonStorage): void {
  const key = keyIn(table);
  if (key) table.store.remove(key);
}

/** The progress to resume: the stored one if it belongs to this very document, else a fresh one. */
export function resumedAt(
  stored: StoredLesson | null,
  lesson: Lesson,
  fresh: GameRecord,
): Pick<StoredLesson, 'record' | 'run'> {
  return stored?.id === lesson.id && stored.sum === checksum(lesson) ? stored : {record: fresh, run: newRun};
}
