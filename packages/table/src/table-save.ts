import type {GameRecord, Lesson, LessonRun} from '@quinola/play';

/** The format of what {@linkcode TableSave} is written in. */
export const SAVE_FORMAT = 'quinola-save/1';

/**
 * Where a table stands, as `save()` tells it and `restore()` goes on with it: plain JSON, at any moment of a match. **It tells
 * all**: the hands of all, the cards still to come, the seed. A page that keeps it where its visitor can read it shows him these.
 */
export interface TableSave {
  readonly format: typeof SAVE_FORMAT;
  /** Id of the game. */
  readonly game: string;
  /** The match, whole: its options, its seed, every move, those taken back too. */
  readonly record: GameRecord;
  /** Names of the sheets that lie open or are still to be opened. */
  readonly sheets: readonly string[];
  /** Players who are still to be asked about a right that they have. */
  readonly asked: readonly number[];
  /** Whether the deal is being played out for the visitor. */
  readonly finishing: boolean;
  /** The lesson that the match belongs to, where it is one. */
  readonly lesson?: SavedLesson;
}

/** A lesson in the middle. */
export interface SavedLesson {
  /** The whole document: a page that goes on with it need not know it. */
  readonly document: Lesson;
  /** How far it has come. */
  readonly run: LessonRun;
}
