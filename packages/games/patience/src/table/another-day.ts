import {wholeOf} from '@quinola/table';
import type {PatienceTable} from '../patience-table.js';

/** The day of a deal of the day, at the end of its seed. */
const DAY = / (\d{4})-(\d\d)-(\d\d)$/;

/** The day of a deal of the day; `null` where a seed is none. */
export function dayOf(seed: string): Date | null {
  const [, year, month, day] = DAY.exec(seed) ?? [];
  return day ? new Date(Number(year), Number(month) - 1, Number(day)) : null;
}

/**
 * At a table that has the deal of the day a visitor comes back to what he left. Another day he expects another deal: it is
 * dealt, unless that would take from him what he has begun and not finished. Then he is asked.
 */
export function greet(table: PatienceTable, today: string): void {
  const {record, turn} = wholeOf(table);
  const day = dayOf(record.seed ?? '');
  if (day?.getTime() === dayOf(today)!.getTime()) return;
  if (turn.over || !record.moves.some(({by, undone}) => by === 0 && !undone) || (day && table.kiosk))
    void table.restart(today);
  else if (day) {
    table.today = today;
    table.requestUpdate();
  }
}
