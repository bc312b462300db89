import {endsDeal} from '@quinola/chart';
import {asRecord, foldRecord, RecordError, type GameRecord} from '@quinola/play';
import type {AnyTable} from '../any-table.js';

/**
 * The record in a file, once it is sure that a match can go on with it. A file that was saved while a deal ran tells
 * nothing of its hidden cards: it goes on before that deal.
 * @throws RecordError, OptionsError
 */
export function readRecord(table: AnyTable, text: string): GameRecord {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new RecordError('not-a-record');
  }
  const record = asRecord(json, table.game.id);
  let begun = 0;
  try {
    foldRecord(table.game, record, ({events, index}) => {
      if (endsDeal(table.profile, events)) begun = index + 1;
    });
    return record;
  } catch (error) {
    const hidden =
      error instanceof RecordError && Object.keys(record.moves[error.at ?? -1]?.move ?? {}).join() === 'type';
    if (record.seed !== undefined || !hidden)
      throw error instanceof RecordError ? new RecordError('broken-file', error.at) : error;
    return {...record, moves: record.moves.slice(0, begun)};
  }
}
