import {happenedAs} from '@quinola/chart';
import type {Place} from '@quinola/table';
import type {NewGameTable} from '../new-game-table.js';

/** Where cards travel: the place that gathers the trick, the place that deals. */
export function wayOf(table: NewGameTable): readonly [Place | null, Place | null] {
  const {manner} = table;
  const {happened} = table.context!;
  const won = happenedAs(manner, 'won', happened);
  const dealt = happenedAs(manner, 'dealt', happened);
  return [won ? table.placeOf(won.seat) : null, dealt ? table.placeOf(dealt.dealer) : null];
}
