import type {NewGameTable} from '../new-game-table.js';

/** Where cards travel: the place that gathers the trick, the place that deals. */
export function wayOf(table: NewGameTable): readonly [number | null, number | null] {
  const {happened} = table.context!;
  const won = happened.find((one) => one.type === 'trick-won');
  const dealt = happened.find((one) => one.type === 'dealt');
  return [won ? table.placeOf(won.seat) : null, dealt ? table.placeOf(dealt.dealer) : null];
}
