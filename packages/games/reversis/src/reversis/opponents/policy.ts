import {
  cardPlayer,
  BEST,
  bitCount,
  followInto,
  HANDS,
  LAID,
  LED,
  lowRank,
  newTable,
  OWN,
  seatDue,
  SUIT_SLOTS,
  topRank,
  TRICKS,
  unseenBy,
} from '@quinola/opponents';
import type {Seat, Trick} from '@quinola/play';
import {after, ALL_TRICKS, QUINOLA, SEATS, UNDERTAKEN} from '../rules/index.js';
import {MASKS} from './imagine.js';

// What an integer table of Reversis stores beyond what all tables store.

/** The cards in playing order. */
const PLAYED = OWN;

/** By trick, who led. */
const LED_BY = PLAYED + SEATS * ALL_TRICKS;

/** By trick, who won. */
const WON_BY = LED_BY + ALL_TRICKS;

/** Who has taken every trick; -1: nobody. */
const TAKER = WON_BY + ALL_TRICKS;

/** Whether the deal is over. */
const OVER = TAKER + 1;

/** Who had the four aces and may play any card; -1: nobody. */
export const FREE = OVER + 1;

const SIZE = FREE + 1 - OWN;

/** The Quinola as a number. */
export const QUINOLA_NUMBER = MASKS.numberOf(QUINOLA);

/** The bit of an ace in its suit. */
const ACE_BIT = 1 << (MASKS.numberOf('AS') & 31);

const HEARTS = QUINOLA_NUMBER >> 5,
  QUINOLA_BIT = 1 << (QUINOLA_NUMBER & 31),
  SUITS = 4;

/** Plays a card on an integer table. */
export const playCard = cardPlayer({
  noting(t, seat, card) {
    if (!t[LAID]) t[LED_BY + t[TRICKS]!] = seat;
    t[PLAYED + SEATS * t[TRICKS]! + t[LAID]!] = card;
  },
  onTrick(t, winner) {
    const number = t[TRICKS]!;
    const undertaker = number > UNDERTAKEN ? t[TAKER]! : -1;
    t[WON_BY + number - 1] = winner;
    t[TAKER] = number === 1 || t[TAKER] === winner ? winner : -1;
    if (number === ALL_TRICKS || (undertaker >= 0 && undertaker !== winner)) t[OVER] = 1;
  },
});

/** A table of Reversis before its first card. */
export const emptyTable = (leader: Seat): Int32Array => {
  const t = newTable({seats: SEATS, leader, own: SIZE});
  t[TAKER] = t[FREE] = -1;
  return t;
};

const open = new Int32Array(SUIT_SLOTS);

/** The card a book player would play; play-outs ask for it every turn. Sees only what the seat to play can see. */
export function quickCard(t: Int32Array): number {
  const seat = seatDue(t),
    base = HANDS + seat * SUIT_SLOTS,
    taker = t[TAKER]!;
  if (t[FREE] === seat) for (let suit = 0; suit < SUITS; suit++) open[suit] = t[base + suit]!;
  else followInto(t, seat, open);
  // A player with all tricks runs his winners; the last one with a card against him waits for the tenth trick.
  if (!t[LAID]) return taker === seat && t[TRICKS]! > 4 ? running(t, seat) : leading(t, seat);
  const led = t[LED]! >> 5,
    best = t[BEST]!;
  if (!open[led] || (t[FREE] === seat && t[TRICKS]! < UNDERTAKEN)) return thrown(t, seat);
  const against = taker >= 0 && taker !== seat;
  const over = best >> 5 === led ? open[led]! & ~((2 << (best & 31)) - 1) : 0;
  const own = taker === seat && t[TRICKS]! > 4;
  if (over && (own || (against && t[TRICKS]! >= UNDERTAKEN))) return (led << 5) | topRank(over);
  return following(led, over, t[LAID] === SEATS - 1);
}

/** Follows a suit: as high as possible while staying below, the Quinola only as a last resort. */
function following(led: number, over: number, last: boolean): number {
  const held = open[led]!;
  const spared = led === HEARTS && held !== QUINOLA_BIT ? held & ~QUINOLA_BIT : held;
  const below = spared & ~over;
  return (led << 5) | (below ? topRank(below) : last ? topRank(spared) : lowRank(spared));
}

/** Discards from another suit: the Quinola, an ace, or the worst-guarded card. */
function thrown(t: Int32Array, seat: Seat): number {
  if (open[HEARTS]! & QUINOLA_BIT && (t[LED]! >> 5 !== HEARTS || open[HEARTS] === QUINOLA_BIT))
    return QUINOLA_NUMBER;
  const guarding = Boolean(t[HANDS + seat * SUIT_SLOTS + HEARTS]! & QUINOLA_BIT);
  let found = -1,
    worst = -Infinity;
  for (let suit = 0; suit < SUITS; suit++) {
    const held = suit === HEARTS ? open[suit]! & ~QUINOLA_BIT : open[suit]!;
    if (!held) continue;
    const top = topRank(held);
    const lower = bitCount(unseenBy(t, MASKS.whole[suit]!, seat, suit) & ((1 << top) - 1));
    const bad =
      (held & ACE_BIT ? 30 : 0) +
      2 * top +
      2 * lower -
      3 * bitCount(held) -
      (guarding && suit === HEARTS ? 40 : 0);
    if (bad > worst) {
      worst = bad;
      found = (suit << 5) | top;
    }
  }
  return found < 0 ? QUINOLA_NUMBER : found;
}

/** The winner from the suit with the fewest higher cards out. */
function running(t: Int32Array, seat: Seat): number {
  let found = -1,
    fewest = Infinity;
  for (let suit = 0; suit < SUITS; suit++) {
    if (!open[suit]) continue;
    const top = topRank(open[suit]!);
    const higher = bitCount(unseenBy(t, MASKS.whole[suit]!, seat, suit) >> top);
    if (16 * higher - top < fewest) {
      fewest = 16 * higher - top;
      found = (suit << 5) | top;
    }
  }
  return found;
}

/** The lead another player will most likely take; slightly preferring hearts while the Quinola may be drawn out. */
function leading(t: Int32Array, seat: Seat): number {
  let found = QUINOLA_NUMBER,
    most = -Infinity;
  for (let suit = 0; suit < SUITS; suit++) {
    const held = suit === HEARTS ? open[suit]! & ~QUINOLA_BIT : open[suit]!;
    if (!held) continue;
    const low = lowRank(held),
      unseen = unseenBy(t, MASKS.whole[suit]!, seat, suit);
    const higher = bitCount(unseen >> low);
    const safe = higher - 2 * bitCount(unseen & ((1 << low) - 1)) - (low > 8 ? 2 : 0);
    const drawing = suit === HEARTS && unseen & QUINOLA_BIT && higher > 3 ? 1 : 0;
    if (safe + drawing > most) {
      most = safe + drawing;
      found = (suit << 5) | low;
    }
  }
  return found;
}

/** Whether the deal on a table is over. */
export const isOver = (t: Int32Array): boolean => t[OVER] === 1;

/** The tricks that were played on a table. */
export const tricksOn = (t: Int32Array): readonly Trick[] =>
  Array.from({length: t[TRICKS]!}, (_, n): Trick => {
    const leader = t[LED_BY + n]!;
    const cards = [0, 1, 2, 3].map((i) => ({
      seat: after(leader, i),
      card: MASKS.cardOf(t[PLAYED + SEATS * n + i]!),
    }));
    return {leader, cards, winner: t[WON_BY + n]!};
  });
