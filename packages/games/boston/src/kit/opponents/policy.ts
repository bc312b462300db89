import {
  BEST,
  BEST_BY,
  bitCount,
  followInto,
  LAID,
  LED,
  lowRank,
  seatDue,
  SEATS,
  SUIT_SLOTS,
  topRank,
  TRUMP,
  unseenBy,
  VOIDS,
} from '@quinola/opponents';
import {AVOIDS, DECLARER, HELPER, LED_BY_OTHERS, LED_BY_SIDE, WHOLE} from './table.js';
import {misereCard} from './misere-policy.js';

// How a player by the book plays a game of tricks, on integers, by what his seat sees. It is asked millions of times, so it makes
// no lists.

const open = new Int32Array(SUIT_SLOTS),
  winning = new Int32Array(SUIT_SLOTS);

const SUITS = 4;

const low = (suit: number, cards: number): number => (suit << 5) | lowRank(cards);
const high = (suit: number, cards: number): number => (suit << 5) | topRank(cards);

/** The card that a player by the book plays. */
export function quickCard(t: Int32Array): number {
  const seat = seatDue(t);
  if (t[AVOIDS]) return misereCard(t, seat);
  followInto(t, seat, open);
  return t[LAID] ? follow(t, seat) : lead(t, seat);
}

/** Whether a seat is of the declaring side. */
const isOfSide = (t: Int32Array, seat: number): boolean => seat === t[DECLARER] || seat === t[HELPER];

/** Whether two seats play together. */
const areFriends = (t: Int32Array, one: number, other: number): boolean =>
  isOfSide(t, one) === isOfSide(t, other);

/** The cards of a suit that a seat does not see. */
const out = (t: Int32Array, seat: number, suit: number): number => unseenBy(t, t[WHOLE + suit]!, seat, suit);

/** The cards of a holding that nothing unseen can beat in its suit. */
function mastersOf(t: Int32Array, seat: number, suit: number, cards: number): number {
  const highest = topRank(out(t, seat, suit));
  return (cards >> (highest + 1)) << (highest + 1);
}

/** Whether somebody who is to play, or leads later, may still hold trumps: an opponent who has not shown a void. */
function foesMayRuff(t: Int32Array, seat: number, suit: number): boolean {
  const trump = t[TRUMP]!;
  if (!out(t, seat, trump)) return false;
  for (let other = 0; other < t[SEATS]!; other++)
    if (!areFriends(t, seat, other) && (t[VOIDS + other]! >> suit) & 1 && !((t[VOIDS + other]! >> trump) & 1))
      return true;
  return false;
}

/** Whether all opponents have shown that they have no trumps. */
function foesAreDry(t: Int32Array, seat: number): boolean {
  const trump = t[TRUMP]!;
  for (let other = 0; other < t[SEATS]!; other++)
    if (!areFriends(t, seat, other) && !((t[VOIDS + other]! >> trump) & 1)) return false;
  return true;
}

function lead(t: Int32Array, seat: number): number {
  return isOfSide(t, seat) ? leadOfSide(t, seat) : leadOfOthers(t, seat);
}

/** The best lead of a plain suit in which a card is surely the highest; -1 = there is none. */
function cash(t: Int32Array, seat: number): number {
  const trump = t[TRUMP]!;
  let found = -1,
    fewest = 99;
  for (let suit = 0; suit < SUITS; suit++) {
    if (suit === trump || foesMayRuff(t, seat, suit)) continue;
    const sure = mastersOf(t, seat, suit, open[suit]!);
    if (!sure) continue;
    // From a short suit first: of a long one, somebody runs out soon.
    const length = bitCount(open[suit]!);
    if (length < fewest) {
      fewest = length;
      found = high(suit, sure);
    }
  }
  return found;
}

/** The longest plain suit of a hand; -1 = there is none. */
function longest(t: Int32Array, barred = 0): number {
  let found = -1,
    most = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const length = suit === t[TRUMP] || (barred >> suit) & 1 ? 0 : bitCount(open[suit]!);
    if (length > most) {
      most = length;
      found = suit;
    }
  }
  return found;
}

/** From a suit: the top of two that stand together, else the lowest. */
function fromSuit(suit: number, cards: number): number {
  const top = topRank(cards);
  return top >= 9 && (cards >> (top - 1)) & 1 ? (suit << 5) | top : low(suit, cards);
}

/** The declaring side draws trumps while it has the most, then takes its sure tricks, then frees its longest suit. */
function leadOfSide(t: Int32Array, seat: number): number {
  const trump = t[TRUMP]!;
  const trumps = open[trump]!,
    outTrumps = bitCount(out(t, seat, trump));
  const dry = foesAreDry(t, seat);
  if (trumps && outTrumps && !dry) {
    const sure = mastersOf(t, seat, trump, trumps);
    const count = bitCount(trumps);
    if (sure && (count > 1 || outTrumps === 1)) return high(trump, sure);
    if (count > outTrumps / 2 + 1) return fromSuit(trump, trumps);
  }
  const sure = cash(t, seat);
  if (sure >= 0) return sure;
  const suit = longest(t);
  if (suit >= 0) return fromSuit(suit, open[suit]!);
  return high(trump, trumps);
}

/**
 * The others lead sure tricks, a suit that they have led before, or a short weak one; no bare ace and, where the declarer plays last,
 * no trump.
 */
function leadOfOthers(t: Int32Array, seat: number): number {
  const trump = t[TRUMP]!;
  let found = -1,
    best = -99;
  for (let suit = 0; suit < SUITS; suit++) {
    const cards = open[suit]!;
    if (!cards) continue;
    const length = bitCount(cards),
      sure = mastersOf(t, seat, suit, cards);
    let value = 0;
    if (suit === trump) value = -6 - (sure ? 0 : 2);
    else {
      if (sure && !foesMayRuff(t, seat, suit)) value += length > 1 ? 5 : 1;
      if ((t[LED_BY_OTHERS]! >> suit) & 1) value += 2;
      if ((t[LED_BY_SIDE]! >> suit) & 1) value -= 3;
      // Few and low cards make the declarer spend trumps rather than win cheaply.
      if (!sure) value += (topRank(cards) < 9 ? 2 : 0) - length * 0.5;
      // Ace without king, king without queen: a tenace waits.
      const top = topRank(cards);
      if (!sure && top >= 11) value -= 2;
      if (sure && length > 1 && !((cards >> (top - 1)) & 1)) value -= 3;
      if (foesMayRuff(t, seat, suit)) value -= 1;
    }
    if (value > best) {
      best = value;
      found = sure && suit !== trump ? high(suit, sure) : fromSuit(suit, cards);
    }
  }
  return found;
}

/** Whether the trick belongs to a friend for good: nobody who is to play can be expected to beat his card. */
function isSafeWithFriend(t: Int32Array, seat: number): boolean {
  const best = t[BEST]!,
    suit = best >> 5,
    trump = t[TRUMP]!,
    led = t[LED]! >> 5;
  if (!areFriends(t, seat, t[BEST_BY]!)) return false;
  let foes = false;
  const seats = t[SEATS]!;
  for (let i = t[LAID]! + 1; i < seats; i++)
    if (!areFriends(t, seat, (seat + i - t[LAID]!) % seats)) foes = true;
  if (!foes) return true;
  if (out(t, seat, suit) >> ((best & 31) + 1)) return false;
  return suit === trump || !foesMayRuff(t, seat, led);
}

function follow(t: Int32Array, seat: number): number {
  const trump = t[TRUMP]!,
    led = t[LED]! >> 5,
    best = t[BEST]!;
  const isLast = t[LAID] === t[SEATS]! - 1;
  let any = false;
  for (let suit = 0; suit < SUITS; suit++) {
    winning[suit] = 0;
    if (suit === best >> 5) winning[suit] = (open[suit]! >> ((best & 31) + 1)) << ((best & 31) + 1);
    else if (suit === trump) winning[suit] = open[suit]!;
    if (winning[suit]) any = true;
  }
  if (!any || isSafeWithFriend(t, seat)) return give(t, seat);
  const friend = areFriends(t, seat, t[BEST_BY]!);
  if (open[led]) {
    const cards = winning[led]!;
    if (!cards) return give(t, seat);
    if (isLast) return friend ? give(t, seat) : low(led, cards);
    const sure = mastersOf(t, seat, led, cards);
    if (sure) return low(led, sure);
    // Third hand plays high, where it helps; the second waits.
    const isThird = t[LAID] === t[SEATS]! - 2;
    if (friend) return give(t, seat);
    return isThird ? high(led, cards) : low(led, open[led]!);
  }
  const cards = winning[trump]!;
  if (!cards || (friend && isLast)) return give(t, seat);
  // A trump that is not needed elsewhere takes what would be lost.
  if (friend && topRank(t[BEST]! >> 5 === led ? 1 << (best & 31) : 0) >= 11) return give(t, seat);
  return low(trump, cards);
}

/** A card to give away: the lowest, if possible of a short plain suit that holds nothing worth keeping. */
function give(t: Int32Array, seat: number): number {
  const led = t[LED]! >> 5,
    trump = t[TRUMP]!;
  if (open[led]) return low(led, open[led]!);
  let found = -1,
    best = 99;
  for (let suit = 0; suit < SUITS; suit++) {
    const cards = open[suit]!;
    if (!cards || suit === trump) continue;
    const guarded = mastersOf(t, seat, suit, cards) || (topRank(cards) >= 10 && bitCount(cards) < 4) ? 6 : 0;
    const value = lowRank(cards) + bitCount(cards) + guarded;
    if (value < best) {
      best = value;
      found = low(suit, cards);
    }
  }
  return found >= 0 ? found : low(trump, open[trump]!);
}
