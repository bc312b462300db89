import {freshRun, type GameRecord, type Lesson, type LessonRun} from '@quinola/play';
import type {Store} from '../store.js';
import {keyOf} from './lesson-request.js';

/** How far a lesson has come, as it is kept. */
export interface KeptLesson {
  readonly format: 'quinola-kept-lesson/1';
  readonly id: string;
  /** A sum of the document: one that has been changed since starts again. */
  readonly sum: number;
  readonly record: GameRecord;
  readonly run: LessonRun;
}

/** A table that keeps its lesson. */
interface Keeping {
  readonly persist: string | null;
  readonly store: Store;
}

/** A short sum of a text. */
export function checksum(lesson: Lesson): number {
  let sum = 0;
  for (const letter of JSON.stringify(lesson)) sum = (sum * 31 + letter.codePointAt(0)!) | 0;
  return sum;
}

/** What is kept under a key; `null` where nothing is, or nothing that can be read. */
export function keptLesson({persist, store}: Keeping): KeptLesson | null {
  if (!persist) return null;
  try {
    const kept = JSON.parse(store.read(keyOf(persist)) ?? 'null') as KeptLesson | null;
    const sound = kept?.format === 'quinola-kept-lesson/1' && Array.isArray(kept.run.marks);
    return sound ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps how far a lesson has come; where the page may not keep anything it lasts as long as the table. */
export function keepLesson(
  {persist, store}: Keeping,
  lesson: Lesson,
  record: GameRecord,
  run: LessonRun,
): void {
  if (!persist) return;
  const kept: KeptLesson = {
    format: 'quinola-kept-lesson/1',
    id: lesson.id,
    sum: checksum(lesson),
    record,
    run,
  };
  store.write(keyOf(persist), JSON.stringify(kept));
}

/** Forgets it: the lesson was left. */
export function dropLesson({persist, store}: Keeping): void {
  if (persist) store.remove(keyOf(persist));
}

/** Where a lesson goes on: where it was left, if this very document was. */
export function resumedAt(
  kept: KeptLesson | null,
  lesson: Lesson,
  fresh: GameRecord,
): Pick<KeptLesson, 'record' | 'run'> {
  return kept?.id === lesson.id && kept.sum === checksum(lesson) ? kept : {record: fresh, run: freshRun};
}
