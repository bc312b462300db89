import {travelEndsIn, type Place} from '@quinola/table';
import type {NewGameTable} from '../new-game-table.js';
import {SEATS} from '../rules/index.js';

/** Where cards travel: the place that gathers the trick, the place that deals. */
export function travelEndsOf(table: NewGameTable): readonly [Place | null, Place | null] {
  return travelEndsIn(table, {size: SEATS, seat: table.context!.view.seat});
}
