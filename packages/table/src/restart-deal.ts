import {chanceAgain} from '@quinola/chart';
import type {GameRecord} from '@quinola/play';
import type {AnyTable} from './any-table.js';
import {wholeOf} from './match-context.js';
import {dealsEnded} from './whole.js';

/** Whether the seed of a record does not lead to the chance moves between two of its moves: they were set. */
function areSet(table: AnyTable, record: GameRecord, from: number, to: number): boolean {
  return (
    record.seed === undefined ||
    chanceAgain(table.game, record).strange.some((index) => index >= from && index < to)
  );
}

/** Restarts the current deal, or the one that has just ended, with the same cards: by the same seed, or as they were set. */
export function restartDeal(table: AnyTable): void {
  const {record} = wholeOf(table);
  const made = 1 + record.moves.findLastIndex(({undone}) => !undone);
  const begins = dealsEnded(table).findLast((ended) => ended < made) ?? 0;
  let dealt = begins;
  while (record.moves[dealt]?.by === 'chance') dealt++;
  const moves = record.moves.slice(0, areSet(table, record, begins, dealt) ? dealt : begins);
  table.record = {...record, moves};
}
