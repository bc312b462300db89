import {newRun, LessonError, readLesson, type GameRecord, type Lesson} from '@quinola/play';
import type {AnyTable} from '../any-table.js';
import type {SavedLesson} from '../table-save.js';
import {runningRecord} from '../whole.js';
import {storedLesson, eraseLesson} from './stored-lesson.js';
import {offerNoMore, offersOfKind} from './offering.js';
import {TableLesson} from './lesson.js';
import {fetchLesson} from './source.js';
import type {LessonActions, LessonOffer, LessonState} from './lesson-state.js';
import {lessonSet} from './lesson-request.js';

/** The page's lesson that the visitor has left, by table, so that it does not restart by itself. */
const left = new WeakMap<object, unknown>();
/** The match that ran before the visitor asked for a lesson. */
const former = new WeakMap<object, GameRecord>();

/** Reports in one line that a lesson cannot be read; the table stays playable. */
export function reportBadLesson(table: AnyTable, error: LessonError): void {
  const {path, expected, found} = error.faults[0]!;
  table.fail('bad-lesson', {path: path || 'lesson', expected, found}, undefined, error);
}

/** The lessons of a table's game. */
export function offersOf(table: AnyTable): readonly LessonOffer[] {
  return table.features?.game.lessons ?? [];
}

function actionsOf(table: AnyTable, {id, kind = 'guide'}: Lesson): LessonActions {
  return {
    leave: () => void leaveLesson(table),
    teach: (offer) => void teach(table, offer),
    get next() {
      const offers = offersOfKind(table, kind);
      return offers[1 + offers.findIndex((offer) => offer.id === id)] ?? null;
    },
  };
}

/**
 * The lesson that a table begins with: the one set by its page, or one that the visitor left unfinished.
 * @returns `null` if there is none that can be read; an unreadable one was reported
 */
export async function lessonOf(table: AnyTable): Promise<LessonState | null> {
  await table.whole();
  const set = lessonSet(table);
  const isSet = Boolean(set) && left.get(table) !== set;
  const wanted = isSet ? set : storedLesson(table)?.id;
  if (!wanted || !table.panelWords) return null;
  try {
    const lesson = await fetchLesson(wanted, offersOf(table), table.missing);
    return new TableLesson(table, lesson, table.match.thinker, actionsOf(table, lesson));
  } catch (error) {
    eraseLesson(table);
    if (isSet) left.set(table, set);
    if (!(error instanceof LessonError)) throw error;
    reportBadLesson(table, error);
    return null;
  }
}

/** Starts one of the game's own lessons; the running match continues after it. */
export async function teach(table: AnyTable, offer: LessonOffer): Promise<void> {
  await table.whole();
  void table.close();
  offerNoMore(table, offer);
  if (!table.lessons.current && table.context && !table.context.turn.over)
    former.set(table, runningRecord(table));
  try {
    const lesson = await fetchLesson(offer.id, offersOf(table), table.missing);
    table.lessons.end();
    table.lessons.play(new TableLesson(table, lesson, table.match.thinker, actionsOf(table, lesson)));
  } catch (error) {
    if (!(error instanceof LessonError)) throw error;
    reportBadLesson(table, error);
  }
}

/**
 * Makes a lesson that was saved the one that the table plays; its match begins with the record.
 * @throws LessonError where the document is none, or is not of this game
 */
export async function resumeLesson(table: AnyTable, saved: SavedLesson, record: GameRecord): Promise<void> {
  await table.whole();
  const lesson = readLesson(saved.document);
  const marks: unknown = saved.run?.marks;
  const isSound = Array.isArray(marks) && marks.length <= lesson.steps.length;
  const at = {record, run: isSound ? saved.run : newRun};
  const taught = new TableLesson(table, lesson, table.match.thinker, actionsOf(table, lesson), at);
  table.lessons.end();
  table.lessons.current = taught;
}

/** Leaves the lesson: the match that ran before goes on, or a fresh one begins. */
export async function leaveLesson(table: AnyTable): Promise<void> {
  left.set(table, lessonSet(table));
  table.lessons.end();
  const record = former.get(table) ?? table.persistence?.found;
  former.delete(table);
  if (record) table.record = record;
  else await table.restart();
}
