import {wholeOf} from '@quinola/table';
import type {PatienceHost} from './host.js';

/** The date of a daily deal, at the end of its seed. */
const DAY = / (\d{4})-(\d\d)-(\d\d)$/;

/** The date of a daily deal; `null` if the seed is not one. */
export function dayOf(seed: string): Date | null {
  const [, year, month, day] = DAY.exec(seed) ?? [];
  return day ? new Date(Number(year), Number(month) - 1, Number(day)) : null;
}

/**
 * On a table with daily deals a visitor returns to his unfinished game. On another day the new deal is dealt, unless
 * that would lose a game he has started and not finished. Then he is asked.
 */
export function resumeOrDealToday(table: PatienceHost, today: string): void {
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
