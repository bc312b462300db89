import {travelEndsIn, type Place} from '@quinola/table';
import type {NewGameTable} from '../new-game-table.js';
import {SEATS} from '../rules/index.js';

/** The ends of travelling cards: the place of the player who gathers the trick, and that of the dealer. */
export function travelEndsOf(table: NewGameTable): readonly [Place | null, Place | null] {
  return travelEndsIn(table, {size: SEATS, seat: table.context!.view.seat});
}
