import {COUNT, FIGURES, low, run, top, TOPS} from './cards.js';
import {forceOf} from './lead.js';
import {
  BEST,
  BEST_SEAT,
  HANDS,
  INVITES,
  isMaster,
  LAID,
  LEADER,
  LED,
  THROWN,
  TRICKS,
  TRUMP,
  unseenBy,
  VOIDS,
} from './table.js';

/** The cards of a holding above a rank. */
const above = (held: number, rank: number): number => (held >> (rank + 1)) << (rank + 1);

/** The card that the book plays second, third or last, cf. `maxims/leitfaden`. */
export function followOf(t: Int32Array, seat: number): number {
  const led = t[LED]! >> 5,
    held = t[HANDS + seat * 4 + led]!;
  return held ? (led << 5) | rankOf(t, seat, led, held) : freeOf(t, seat, led);
}

function rankOf(t: Int32Array, seat: number, led: number, held: number): number {
  const best = t[BEST]!,
    laid = t[LAID]!;
  const idle = low(held);
  // A trump has taken it.
  if (best >> 5 !== led) return idle;
  const winners = above(held, best & 31);
  if (!winners) return idle;
  if (laid === 1) return second(t, seat, held, winners, best & 31, led);
  const partners = t[BEST_SEAT] === (seat ^ 2);
  if (laid === 3) return partners ? idle : low(winners);
  if (partners && isMaster(t, seat, best) && !mayRuff(t, seat, led)) return idle;
  // The lowest of those that are as good as my highest; nothing, if partner's card is as good.
  const between = unseenBy(t, seat, led);
  const rivals = between & ((1 << top(winners)) - 1);
  const equals = above(winners, top(rivals));
  return partners && !above(rivals, best & 31) ? idle : low(equals);
}

/** Second hand (Vienna §17 V 2): low, but with two of ace, king, queen, with a sequence, or over a figure. */
function second(
  t: Int32Array,
  seat: number,
  held: number,
  winners: number,
  best: number,
  led: number,
): number {
  if (COUNT[held & TOPS]! > 1 && winners & TOPS) return low(winners & TOPS);
  if (best < 5 && (t[INVITES + t[LEADER]!]! >> led) & 1) return low(held);
  const head = run(held),
    high = top(held);
  if (head > 2 && high > 7) return low(winners & -(1 << Math.max(6, high - head + 1)));
  // Later in the deal a free card takes before the suit is ruffed.
  const rival = top(unseenBy(t, seat, led));
  if (t[TRICKS]! > 4 && high > rival) return low(above(winners, rival));
  return best > 6 ? low(winners) : low(held);
}

/** Whether the player at the left may ruff the suit led. */
function mayRuff(t: Int32Array, seat: number, led: number): boolean {
  const T = t[TRUMP]!,
    voids = t[VOIDS + ((seat + 1) & 3)]!;
  return led !== T && ((voids >> led) & 1) > 0 && !((voids >> T) & 1) && unseenBy(t, seat, T) > 0;
}

/** A suit was led of which there is none: a ruff or a discard. */
function freeOf(t: Int32Array, seat: number, led: number): number {
  const T = t[TRUMP]!,
    best = t[BEST]!,
    laid = t[LAID]!,
    trumps = t[HANDS + seat * 4 + T]!;
  const partners = t[BEST_SEAT] === (seat ^ 2);
  const ruffs = led === T ? 0 : best >> 5 === T ? above(trumps, best & 31) : trumps;
  // A card that may not hold is ruffed by who is weak in trumps, an enemy's that does by anybody.
  const unsure = (laid === 1 || (laid === 2 && partners && (best & 31) < 9)) && !isMaster(t, seat, best);
  return ruffs && !(unsure ? forceOf(trumps) : partners) ? (T << 5) | low(ruffs) : discard(t, seat, led);
}

/** Vienna §17 XVIII: the weakest suit is thrown, the strongest shown on the enemies' trumps. */
function discard(t: Int32Array, seat: number, led: number): number {
  const own = HANDS + seat * 4,
    T = t[TRUMP]!,
    before = t[THROWN + seat]!;
  if (before >= 0 && t[own + before] && !(t[own + before]! & FIGURES))
    return (before << 5) | low(t[own + before]!);
  const show = led === T && before < 0 && (t[LEADER]! ^ seat) & 1;
  let weakest = -1,
    least = Infinity,
    strongest = -1,
    most = 0;
  for (let s = 0; s < 4; s++) {
    const held = t[own + s]!;
    if (s === T || !held) continue;
    const length = COUNT[held]!,
      high = held >> 9;
    // Ace, king, queen and knave count 12, 9, 6, 3, every card one; of equals the longer goes.
    const worth = length * 0.99 + 3 * (high - ((high >> 2) & 1) - (high >> 3) * 4);
    if (worth < least) [weakest, least] = [s, worth];
    if (worth > most) [strongest, most] = [s, worth];
  }
  if (weakest < 0) return (T << 5) | low(t[own + T]!);
  const suit = show && t[own + strongest]! & FIGURES ? strongest : weakest;
  return (suit << 5) | low(t[own + suit]!);
}
