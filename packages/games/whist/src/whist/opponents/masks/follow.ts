import {
  above,
  BEST,
  BEST_BY,
  bitCount,
  HANDS,
  headRun,
  LAID,
  LEADER,
  LED,
  lowRank,
  SUIT_SLOTS,
  topRank,
  TRICKS,
  TRUMP,
  VOIDS,
} from '@quinola/opponents';
import {FIGURES, TOPS} from './cards.js';
import {forceOf} from './lead.js';
import {INVITES, isMaster, LONG, THREW, THROWN, unseenBy} from './table.js';

/** The card the book plays in second, third or last hand, cf. `maxims/leitfaden`. */
export function followOf(t: Int32Array, seat: number): number {
  const led = t[LED]! >> 5,
    held = t[HANDS + seat * SUIT_SLOTS + led]!;
  return held ? (led << 5) | rankOf(t, seat, led, held) : freeOf(t, seat, led);
}

function rankOf(t: Int32Array, seat: number, led: number, held: number): number {
  const best = t[BEST]!,
    laid = t[LAID]!;
  const idle = lowRank(held);
  // The trick has been trumped.
  if (best >> 5 !== led) return idle;
  const winners = above(held, best & 31);
  if (laid > 1 && led !== t[TRUMP] && unblocks(t, seat, led, held)) return topRank(held);
  if (!winners) return idle;
  if (laid === 1) return second(t, seat, held, winners, best & 31, led);
  const partners = t[BEST_BY] === (seat ^ 2);
  if (laid === 3) return partners ? idle : lowRank(winners);
  if (partners && isMaster(t, seat, best) && !mayRuff(t, seat, led)) return idle;
  // The lowest of the cards equal to my highest; nothing if partner's card is equally good.
  const between = unseenBy(t, seat, led);
  const rivals = between & ((1 << topRank(winners)) - 1);
  const equals = above(winners, topRank(rivals));
  return partners && !above(rivals, best & 31) ? idle : lowRank(equals);
}

/** Whether partner takes the trick for certain in his long suit, of which few cards are held: they must not stop him. */
function unblocks(t: Int32Array, seat: number, led: number, held: number): boolean {
  return (
    bitCount(held) < 3 &&
    ((t[LONG + (seat ^ 2)]! >> led) & 1) > 0 &&
    t[BEST_BY] === (seat ^ 2) &&
    (t[LAID] === 3 || (isMaster(t, seat, t[BEST]!) && !mayRuff(t, seat, led)))
  );
}

/** Second hand (Vienna §17 V 2): low, unless with two of ace, king, queen, a sequence, or over a figure. */
function second(
  t: Int32Array,
  seat: number,
  held: number,
  winners: number,
  best: number,
  led: number,
): number {
  if (bitCount(held & TOPS) > 1 && winners & TOPS) return lowRank(winners & TOPS);
  if (best < 5 && (t[INVITES + t[LEADER]!]! >> led) & 1) return lowRank(held);
  const head = headRun(held),
    high = topRank(held);
  if (head > 2 && high > 7) return lowRank(winners & -(1 << Math.max(6, high - head + 1)));
  // Later in the deal, a master card takes the trick before the suit is ruffed.
  const rival = topRank(unseenBy(t, seat, led));
  if (t[TRICKS]! > 4 && high > rival) return lowRank(above(winners, rival));
  return best > 5 ? lowRank(winners) : lowRank(held);
}

/** Whether the player on the left may ruff the suit led. */
function mayRuff(t: Int32Array, seat: number, led: number): boolean {
  const T = t[TRUMP]!,
    voids = t[VOIDS + ((seat + 1) & 3)]!;
  return led !== T && ((voids >> led) & 1) > 0 && !((voids >> T) & 1) && unseenBy(t, seat, T) > 0;
}

/** Void in the suit led: a ruff or a discard. */
function freeOf(t: Int32Array, seat: number, led: number): number {
  const T = t[TRUMP]!,
    best = t[BEST]!,
    laid = t[LAID]!,
    trumps = t[HANDS + seat * SUIT_SLOTS + T]!;
  const partners = t[BEST_BY] === (seat ^ 2);
  const ruffs = led === T ? 0 : best >> 5 === T ? above(trumps, best & 31) : trumps;
  // Only a player weak in trumps ruffs a doubtful card; anybody ruffs an opponent's winner.
  const unsure = (laid === 1 || (laid === 2 && partners && (best & 31) < 9)) && !isMaster(t, seat, best);
  return ruffs && !(unsure ? forceOf(trumps) : partners) ? (T << 5) | lowRank(ruffs) : discard(t, seat, led);
}

/** Vienna §17 XVIII: discard from the weakest suit; on the opponents' trumps, show the strongest. */
function discard(t: Int32Array, seat: number, led: number): number {
  const own = HANDS + seat * SUIT_SLOTS,
    T = t[TRUMP]!,
    before = t[THROWN + seat]!;
  if (before >= 0 && t[own + before] && !(t[own + before]! & FIGURES))
    return (before << 5) | lowRank(t[own + before]!);
  const show = led === T && !t[THREW + seat] && (t[LEADER]! ^ seat) & 1;
  let weakest = -1,
    least = Infinity,
    strongest = -1,
    most = 0;
  for (let s = 0; s < 4; s++) {
    const held = t[own + s]!;
    if (s === T || !held) continue;
    const length = bitCount(held),
      high = held >> 9;
    // Ace, king, queen and jack count 12, 9, 6, 3, every card one; of equal suits the longer goes.
    const worth = length * 0.99 + 3 * (high - ((high >> 2) & 1) - (high >> 3) * 4);
    if (worth < least) [weakest, least] = [s, worth];
    if (worth > most) [strongest, most] = [s, worth];
  }
  if (weakest < 0) return (T << 5) | lowRank(t[own + T]!);
  const suit = show && t[own + strongest]! & FIGURES ? strongest : weakest;
  return (suit << 5) | lowRank(t[own + suit]!);
}
