import {endsDeal, leftOf} from '@quinola/chart';
import {asRecord, foldRecord, LessonError, OptionsError, RecordError, type GameRecord} from '@quinola/play';
import type {AnyTable} from './any-table.js';
import type {Continuation} from './continuation.js';
import {wholeOf} from './match-context.js';
import type {About} from './strings.js';
import {SAVE_FORMAT, type TableSave} from './table-save.js';

/** The complete position of a table, as a copy that the page may change. */
export function saveOf(table: AnyTable): TableSave {
  const whole = wholeOf(table);
  const {record, seed} = whole;
  const lesson = table.lessons.current?.saved;
  const save: TableSave = {
    format: SAVE_FORMAT,
    game: table.game.id,
    record: {...record, seed: record.seed ?? seed},
    ...leftOf(whole),
    ...(lesson && {lesson}),
  };
  return JSON.parse(JSON.stringify(save)) as TableSave;
}

/** Whether a move is reduced to its type in the public form of a record. */
function isHidden({moves, seed}: GameRecord, at: number | undefined): boolean {
  return seed === undefined && Object.keys(moves[at ?? -1]?.move ?? {}).join() === 'type';
}

/** Plays a record through the rules. @throws RecordError, with the number of the deal, from 1; OptionsError */
function check(table: AnyTable, record: GameRecord): void {
  let deal = 1;
  try {
    foldRecord(table.game, record, ({events}) => {
      if (endsDeal(table.profile, events)) deal++;
    });
  } catch (error) {
    if (error instanceof OptionsError) throw error;
    // The options are not an object.
    if (!(error instanceof RecordError)) throw new OptionsError('options', {});
    const {at = 0} = error;
    throw new Fault(isHidden(record, at) ? 'running-deal' : error.code, {deal, at});
  }
}

/** Why the given record or save cannot be continued. */
class Fault extends Error {
  override readonly name = 'Fault';
  constructor(
    readonly code: string,
    readonly about: About,
  ) {
    super(code);
  }
}

const asList = <T>(list: unknown): readonly T[] => (Array.isArray(list) ? (list as readonly T[]) : []);

/** The given value, if it is a save of any version. */
function saveIn(given: unknown): (Partial<TableSave> & {readonly format: string}) | null {
  const {format} = (given ?? {}) as {readonly format?: unknown};
  return typeof format === 'string' && format.startsWith('quinola-save/')
    ? (given as Partial<TableSave> & {readonly format: string})
    : null;
}

/** The code of lessons; where it cannot be fetched, once the visitor has tried again. */
const lessons = (table: AnyTable): Promise<typeof import('./lesson/lessons.js')> =>
  table.missing.fetch('lessons', () => import('./lesson/lessons.js'));

async function readOrThrow(table: AnyTable, given: unknown): Promise<Continuation> {
  const save = saveIn(given);
  if (save && save.format !== SAVE_FORMAT) throw new RecordError('other-format');
  const record = asRecord(save ? save.record : given, table.game.id);
  check(table, record);
  if (!save) return {record};
  if (save.lesson) {
    const {resumeLesson} = await lessons(table);
    await resumeLesson(table, save.lesson, record);
  }
  const {sheets, asked, finishing} = save;
  return {record, left: {sheets: asList(sheets), asked: asList(asked), finishing: finishing === true}};
}

/**
 * Reads a record or save given by the page, and replays it by the rules.
 * @returns `null` if a match cannot continue from it; the table has then reported why
 */
export async function readGiven(table: AnyTable, given: unknown): Promise<Continuation | null> {
  try {
    return await readOrThrow(table, given);
  } catch (error) {
    if (error instanceof Fault) table.fail(error.code, error.about, undefined, error);
    else if (error instanceof LessonError) (await lessons(table)).reportBadLesson(table, error);
    else if (error instanceof OptionsError) table.fail('options', error.about, undefined, error);
    else table.fail(error instanceof RecordError ? error.code : 'not-a-record', {}, undefined, error);
    return null;
  }
}
