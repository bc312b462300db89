import type {Equals} from '../masks/equals.js';
import {SUIT_SLOTS} from '../masks/pack.js';
import {followInto, HANDS, seatDue, SEATS} from '../masks/table.js';
import {bitCount} from '../masks/bits.js';
import type {PlayedOut} from './card-trial.js';
import type {Trial} from './paired.js';

/** A game in which each plays for himself, for the last cards with open hands. */
export interface EachForHimself extends Omit<PlayedOut, 'money'> {
  /** Writes what the finished table is worth to each seat, in the game's own money. */
  worthInto(t: Int32Array, worth: Float64Array): void;
  /** Writes the cards that the seat due may play, by suit. Default: {@linkcode followInto}. */
  open?(t: Int32Array, into: Int32Array): void;
}

/**
 * Weighs groups of equal cards by a value for each player: in every imagined deal all lines are tried, and each seat takes the
 * one that is best for itself, of equal ones that of the policy. Nothing is cut off, since what one gains the others need not lose:
 * for the last three tricks.
 * @param start the deal as the view shows it, the player's hand among it
 */
export function eachTrial(start: Int32Array, groups: readonly Equals[], by: EachForHimself): Trial {
  const {play, policy, until, worthInto} = by;
  const open = by.open ?? ((t: Int32Array, into: Int32Array) => followInto(t, seatDue(t), into));
  const seats = start[SEATS]!,
    player = seatDue(start);
  const dealt = start.slice();
  /** By card to come: the table, what is open on it, and what it is worth to each seat. */
  const line = Array.from({length: seats * heldBy(start, player) + 1}, () => ({
    t: start.slice(),
    cards: new Int32Array(SUIT_SLOTS),
    worth: new Float64Array(seats),
  }));

  const solve = (depth: number): void => {
    const {t, cards, worth} = line[depth]!;
    if (until(t)) {
      worthInto(t, worth);
      return;
    }
    const seat = seatDue(t),
      next = line[depth + 1]!,
      first = policy(t);
    const follow = (card: number): void => {
      next.t.set(t);
      play(next.t, card);
      solve(depth + 1);
    };
    open(t, cards);
    follow(first);
    worth.set(next.worth);
    for (let suit = 0; suit < SUIT_SLOTS; suit++) {
      for (let left = cards[suit]!; left; left &= left - 1) {
        const card = (suit << 5) | (31 - Math.clz32(left & -left));
        if (card === first) continue;
        follow(card);
        if (next.worth[seat]! > worth[seat]!) worth.set(next.worth);
      }
    }
  };

  return {
    choices: groups.length,
    weigh(random, worth, weighed) {
      dealt.set(start);
      by.deal(random, dealt);
      const {t, worth: reached} = line[0]!;
      for (let choice = 0; choice < groups.length; choice++) {
        if (!weighed[choice]) continue;
        t.set(dealt);
        play(t, groups[choice]![0]!);
        solve(0);
        worth[choice] = reached[player]!;
      }
    },
  };
}

/** How many cards a seat holds. */
function heldBy(t: Int32Array, seat: number): number {
  let held = 0;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) held += bitCount(t[HANDS + seat * SUIT_SLOTS + suit]!);
  return held;
}
