import {GONE, HANDS, LAID, ON_TABLE, seatDue} from './table.js';
import {SUIT_SLOTS} from './pack.js';

/** Cards that are equivalent as far as their player can see, from the highest. */
export type Equals = readonly number[];

/**
 * The lawful cards in groups that no unseen card and no card on the table separates. Only one card of each group needs to be
 * evaluated.
 * @param lawful the open cards of the seat due, by suit
 * @param whole all ranks of each suit
 * @param alike whether two cards of a suit count alike; absent: they do
 */
export function equalsOf(
  t: Int32Array,
  lawful: Int32Array,
  whole: Int32Array,
  alike?: (one: number, other: number) => boolean,
): Equals[] {
  const hand = HANDS + seatDue(t) * SUIT_SLOTS;
  const groups: number[][] = [];
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    let dividing = whole[suit]! & ~t[GONE + suit]! & ~t[hand + suit]!;
    for (let i = 0; i < t[LAID]!; i++) {
      const card = t[ON_TABLE + i]!;
      if (card >> 5 === suit) dividing |= 1 << (card & 31);
    }
    let group: number[] | null = null;
    for (let rank = 30; rank >= 0; rank--) {
      const card = (suit << 5) | rank;
      if ((lawful[suit]! >> rank) & 1) {
        if (!group || (alike && !alike(group[0]!, card))) groups.push((group = []));
        group.push(card);
      } else if ((dividing >> rank) & 1) {
        group = null;
      }
    }
  }
  return groups;
}

/** The card of a group to play: the highest when leading, the lowest when following, as the books advise. */
export function shownOf(group: Equals, leading: boolean): number {
  return leading ? group[0]! : group.at(-1)!;
}
