import {asRecord, RecordError, type GameRecord, type MoveLike} from '@quinola/play';
import type {AnyTable} from './any-table.js';
import {openKept, present} from './kept.js';

/**
 * The record that a match goes on with: what the page has handed in, or what is kept under `persist`.
 * @param given what the page has handed in, if anything
 * @returns `null` where there is none, or none that can be read: then the table has said so
 */
export async function resume(table: AnyTable, given: unknown): Promise<GameRecord<MoveLike> | null> {
  let found = given;
  const presence = table.persist && !table.kept ? await present() : null;
  // Meanwhile another match may have been begun, and have opened it.
  if (table.kept) presence?.leave();
  else if (presence) {
    const kept = (table.kept = openKept(table.persist!, presence, {
      fail: (code, about, mend) => table.fail(code, about, mend),
      goOn: (record) => {
        table.record = record;
      },
      comeBack() {
        table.kept = null;
        void table.restart();
      },
    }));
    table.addController({
      hostDisconnected: () =>
        queueMicrotask(() => {
          if (!table.isConnected) kept.leave();
        }),
    });
    found ??= kept.record;
  }
  if (found === null || found === undefined) return null;
  try {
    return asRecord(found, table.game.id);
  } catch (error) {
    table.fail(error instanceof RecordError ? error.code : 'not-a-record');
    // Said last, for it asks what is to become of what is kept.
    table.kept?.keeper.markBroken();
    return null;
  }
}
