import type {LessonError} from '@quinola/play';
import type {AnyTable} from '../any-table.js';

/** Says in one line that a lesson cannot be read; the table stays playable. */
export function reportBadLesson(table: AnyTable, error: LessonError): void {
  const {path, expected, found} = error.faults[0]!;
  table.fail('bad-lesson', {path: path || 'lesson', expected, found}, undefined, error);
}
