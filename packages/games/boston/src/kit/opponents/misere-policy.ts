import {
  BEST,
  BEST_BY,
  bitCount,
  followInto,
  LAID,
  LEADER,
  LED,
  lowRank,
  SEATS,
  SUIT_SLOTS,
  topRank,
  unseenBy,
  VOIDS,
} from '@quinola/opponents';
import {DECLARER, FIRST_LED, heldBy, OPEN, WHOLE} from './table.js';

// How a misère is played by the book, and against it: its player keeps under, the others make him come over (boston.md section 11).

const open = new Int32Array(SUIT_SLOTS);

const SUITS = 4;

const low = (suit: number, cards: number): number => (suit << 5) | lowRank(cards);
const high = (suit: number, cards: number): number => (suit << 5) | topRank(cards);

/** The cards of a suit that a seat does not see. */
const out = (t: Int32Array, seat: number, suit: number): number => unseenBy(t, t[WHOLE + suit]!, seat, suit);

/** How many cards of a holding stand above those that are out, one by one from the lowest: 0 = it can always stay under. */
export function weakCards(own: number, others: number): number {
  let weak = 0;
  for (let mine = own, out = others; mine && out; mine &= mine - 1, out &= out - 1)
    if (lowRank(mine) > lowRank(out)) weak++;
  return weak;
}

/** The card of a misère, for its player or for one of the others. */
export function misereCard(t: Int32Array, seat: number): number {
  followInto(t, seat, open);
  if (seat === t[DECLARER]) return t[LAID] ? keepUnder(t, seat) : leadAway(t, seat);
  return t[LAID] ? pressOn(t) : attack(t, seat);
}

/** The player of a misère leads the lowest card of the suit in which most cards are above it. */
function leadAway(t: Int32Array, seat: number): number {
  let found = -1,
    most = -99;
  for (let suit = 0; suit < SUITS; suit++) {
    const cards = open[suit]!;
    if (!cards) continue;
    const others = out(t, seat, suit),
      rank = lowRank(cards);
    const above = bitCount(others >> (rank + 1)),
      below = bitCount(others) - above;
    const value = (above ? 0 : -50) + above - 4 * below - weakCards(cards & (cards - 1), others);
    if (value > most) {
      most = value;
      found = low(suit, cards);
    }
  }
  return found;
}

/** He follows with the highest card that stays under, and throws away what is most dangerous. */
function keepUnder(t: Int32Array, seat: number): number {
  const led = t[LED]! >> 5;
  const cards = open[led]!;
  if (cards) {
    const best = t[BEST]!;
    const under = cards & ((1 << (best & 31)) - 1);
    if (under) return high(led, under);
    return t[LAID] === t[SEATS]! - 1 ? high(led, cards) : low(led, cards);
  }
  let found = -1,
    most = -1;
  for (let suit = 0; suit < SUITS; suit++) {
    const own = open[suit]!;
    if (!own) continue;
    const others = out(t, seat, suit);
    const danger = 16 * weakCards(own, others) + (others ? topRank(own) : 0) + 1;
    if (danger > most) {
      most = danger;
      found = high(suit, own);
    }
  }
  return found;
}

/** Whether the declarer has shown that he has nothing in a suit, or lies open with nothing in it. */
function isVoid(t: Int32Array, suit: number): boolean {
  const declarer = t[DECLARER]!;
  if (t[OPEN]) return !heldBy(t, declarer, suit);
  return ((t[VOIDS + declarer]! >> suit) & 1) === 1;
}

/** They lead a low card of the suit that was led first, or of the one in which theirs are lowest; never what the declarer lacks. */
function attack(t: Int32Array, seat: number): number {
  let found = -1,
    most = -99;
  for (let suit = 0; suit < SUITS; suit++) {
    const cards = open[suit]!;
    if (!cards) continue;
    const rank = lowRank(cards);
    const others = out(t, seat, suit);
    let value = -rank;
    if (isVoid(t, suit)) value -= 40;
    else if (t[OPEN]) {
      const own = heldBy(t, t[DECLARER]!, suit);
      // Below the lowest of his cards he must come over, unless somebody else does.
      value += lowRank(own) > rank ? 20 : -2 * bitCount(own & ((1 << rank) - 1));
      // His weak suits are attacked, the sooner where many cards that are out are below his lowest.
      const theirs = others | cards;
      value += 6 * weakCards(own, theirs & ~own) + bitCount(theirs & ~own & ((1 << lowRank(own)) - 1));
    }
    if (suit === t[FIRST_LED]) value += 4;
    // A card that nobody else can get under takes the trick itself.
    if (!(others >> (rank + 1))) value -= 12;
    value -= bitCount(cards) === 1 ? 0 : 0.5;
    if (value > most) {
      most = value;
      found = low(suit, cards);
    }
  }
  return found;
}

/**
 * They stay under as long as the declarer is to play, leave him a trick that is his, and win with their highest one that is not; where
 * they cannot follow they make themselves void, of high cards first.
 */
function pressOn(t: Int32Array): number {
  const led = t[LED]! >> 5,
    declarer = t[DECLARER]!,
    seats = t[SEATS]!;
  const cards = open[led]!;
  const hasPlayed = (declarer - t[LEADER]! + seats) % seats < t[LAID]!;
  if (cards) {
    const best = t[BEST]!;
    const under = best >> 5 === led ? cards & ((1 << (best & 31)) - 1) : cards;
    if (hasPlayed && t[BEST_BY] === declarer) return under ? high(led, under) : low(led, cards);
    if (hasPlayed) return high(led, cards);
    // Low enough for the declarer to come over, and the higher cards kept for later tricks are thrown when it does not matter.
    return under ? high(led, lowerThanHis(t, led, under)) : low(led, cards);
  }
  let found = -1,
    most = -99;
  for (let suit = 0; suit < SUITS; suit++) {
    const own = open[suit]!;
    if (!own) continue;
    const value = topRank(own) - 3 * bitCount(own) + (isVoid(t, suit) ? -8 : 0);
    if (value > most) {
      most = value;
      found = high(suit, own);
    }
  }
  return found;
}

/** Of some cards those below the lowest of an open declarer; all where there are none, or he does not lie open. */
function lowerThanHis(t: Int32Array, suit: number, cards: number): number {
  const own = t[OPEN] ? heldBy(t, t[DECLARER]!, suit) : 0;
  if (!own) return cards & -cards;
  const lower = cards & ((1 << lowRank(own)) - 1);
  return lower || cards & -cards;
}
