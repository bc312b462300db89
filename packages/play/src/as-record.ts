import {RecordError, type GameRecord} from './record.js';

/**
 * Checks that parsed JSON has the form of a record of this game; the moves themselves are checked by the fold.
 * @throws RecordError
 */
export function asRecord(json: unknown, gameId: string): GameRecord {
  if (typeof json !== 'object' || json === null || !('format' in json)) throw new RecordError('not-a-record');
  const record = json as GameRecord;
  if (record.format !== 'quinola-record/1') throw new RecordError('other-format');
  if (record.game !== gameId) throw new RecordError('other-game');
  const sound =
    Array.isArray(record.moves) &&
    Array.isArray(record.players) &&
    record.moves.every(
      (made) => typeof made?.move?.type === 'string' && (made.by === 'chance' || Number.isInteger(made.by)),
    );
  if (!sound) throw new RecordError('not-a-record');
  return record;
}
