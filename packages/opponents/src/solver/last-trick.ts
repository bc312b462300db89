import {forgetRelevant, hands, relevant, theirs, trump} from './board.js';

/** Value of the last trick: the one card of each hand. */
export function lastTrick(leader: number): number {
  let best = leader,
    suit = -1,
    bit = 0,
    contested = false;
  for (let i = 0; i < 4; i++) {
    const seat = (leader + i) & 3;
    for (let s = 0; s < 4; s++) {
      const x = hands[(seat << 2) | s]!;
      if (!x) continue;
      if (s === suit) contested = true;
      else if (suit >= 0 && s !== trump) continue;
      else contested = false;
      if (s === suit && x < bit) continue;
      best = seat;
      suit = s;
      bit = x;
    }
  }
  forgetRelevant();
  if (contested) relevant[suit] = bit;
  return (theirs >> best) & 1 ? 0 : 1;
}
