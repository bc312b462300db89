import {
  BEST,
  BEST_BY,
  bitCount,
  GONE,
  HANDS,
  LAID,
  lowRank,
  ON_TABLE,
  seatDue,
  SEATS,
  SUIT_SLOTS,
  topRank,
  TRICKS,
  VOIDS,
} from '@quinola/opponents';
import {followAlone} from './alone-follow.js';
import {leadAlone} from './alone-lead.js';
import {FIGURES, KING, PAGAT_NUMBER, SKY_BIT, SKY_NUMBER, TAROK, VALUE} from './cards.js';
import {beats, DECLARER, enemies, lawfulInto, SKY_SAFE} from './table.js';

const open = new Int32Array(5);
const PAGAT_BIT = 1 << PAGAT_NUMBER;

/**
 * The card a book player would play; play-outs ask for it every turn. Figures are cashed while they win, the Pagat
 * is hunted or brought home, Sky is used for dear cards. Sees only what the seat to play can see.
 */
export function quickCard(t: Int32Array): number {
  const seat = seatDue(t);
  const sky = t[HANDS + seat * SUIT_SLOTS]! & SKY_BIT;
  if (sky && t[TRICKS] === t[SKY_SAFE]! - 1) return SKY_NUMBER;
  if (t[DECLARER]! < 0) return t[LAID] ? followAlone(t) : leadAlone(t);
  lawfulInto(t, seat, open);
  open[0]! &= ~SKY_BIT;
  if (!(open[0]! | open[1]! | open[2]! | open[3]! | open[4]!)) return SKY_NUMBER;
  if (!t[LAID]) return lead(t, seat);
  const card = follow(t, seat);
  return sky && VALUE[card]! >= 4 && !beats(t, card, t[BEST]!) && enemies(t, seat, t[BEST_BY]!)
    ? SKY_NUMBER
    : card;
}

/** Cards of a suit held by the others. */
function unseen(t: Int32Array, seat: number, suit: number): number {
  return TAROK.whole[suit]! & ~t[GONE + suit]! & ~t[HANDS + seat * SUIT_SLOTS + suit]!;
}

/** Whether an opponent still to play is known to ruff a suit. */
function ruffed(t: Int32Array, seat: number, suit: number): boolean {
  const seats = t[SEATS]!,
    waiting = seats - 1 - t[LAID]!;
  if (suit === 0 || !(unseen(t, seat, 0) & ~SKY_BIT)) return false;
  for (let i = 1; i <= waiting; i++) {
    const other = (seat + i) % seats;
    if (!enemies(t, seat, other) || t[VOIDS + other]! & 1) continue;
    if ((t[VOIDS + other]! >> suit) & 1 || bitCount(unseen(t, seat, suit)) < 4) return true;
  }
  return false;
}

function lead(t: Int32Array, seat: number): number {
  const taroks = open[0]! & ~PAGAT_BIT,
    numbered = bitCount(open[0]!);
  const outside = unseen(t, seat, 0) & ~SKY_BIT;
  // Winning counting cards are cashed while nobody ruffs them.
  for (let suit = 1; suit < 5; suit++) {
    const held = open[suit]!,
      hidden = unseen(t, seat, suit);
    if (held & FIGURES && topRank(held) > topRank(hidden | 1) && !ruffed(t, seat, suit))
      return (suit << 5) | topRank(held);
  }
  const hunts =
    t[DECLARER]! < 0
      ? outside & PAGAT_BIT && numbered >= 6
      : t[DECLARER] === seat && numbered * 2 > bitCount(outside);
  const tarok = taroks && (topRank(taroks) > topRank(outside | 1) ? topRank(taroks) : lowRank(taroks));
  if (hunts && taroks) return tarok;
  let best = 0,
    worth = -99;
  for (let suit = 1; suit < 5; suit++) {
    const held = open[suit]!,
      small = held & ~FIGURES;
    if (!held) continue;
    const king = (unseen(t, seat, suit) >> KING) & 1;
    const points = bitCount(held) + (small ? 4 : 0) + king;
    if (points > worth) {
      worth = points;
      best = (suit << 5) | (small ? lowRank(small) : lowRank(held));
    }
  }
  if (worth > -99) return best;
  return tarok || PAGAT_NUMBER;
}

function follow(t: Int32Array, seat: number): number {
  const last = t[LAID]! === t[SEATS]! - 1,
    best = t[BEST]!,
    foe = enemies(t, seat, t[BEST_BY]!);
  const suit = open[1]! ? 1 : open[2]! ? 2 : open[3]! ? 3 : open[4]! ? 4 : 0;
  const several = (open[1]! ? 1 : 0) + (open[2]! ? 1 : 0) + (open[3]! ? 1 : 0) + (open[4]! ? 1 : 0);
  if (suit && (several > 1 || suit !== best >> 5)) return !foe && last ? dear() : cheap();
  if (suit) return ofSuit(t, seat, suit, last, foe);
  return ofTaroks(t, last, foe);
}

/** Follows a suit; nothing wins yet except by height. */
function ofSuit(t: Int32Array, seat: number, suit: number, last: boolean, foe: boolean): number {
  const held = open[suit]!,
    best = t[BEST]!;
  const over = best >> 5 === suit ? (((held >> (best & 31)) >> 1) << (best & 31)) << 1 : 0;
  if (!foe && last) return dear();
  if (over) {
    const top = topRank(over);
    if (last) return (suit << 5) | (over & FIGURES ? top : lowRank(over));
    if (top > topRank(unseen(t, seat, suit) | 1) && !ruffed(t, seat, suit)) return (suit << 5) | top;
  }
  return (suit << 5) | lowRank(held);
}

function ofTaroks(t: Int32Array, last: boolean, foe: boolean): number {
  const held = open[0]!,
    best = t[BEST]!,
    height = best >> 5 ? 0 : best & 31;
  const over = held & ~((2 << height) - 1),
    safe = held & ~PAGAT_BIT;
  if (!foe && last) return held & PAGAT_BIT ? PAGAT_NUMBER : lowRank(held);
  if (last) {
    if (over & PAGAT_BIT) return PAGAT_NUMBER;
    const worth = best >> 5 || VALUE[t[ON_TABLE]!]! + (t[LAID]! > 1 ? VALUE[t[ON_TABLE + 1]!]! : 0);
    if (over && worth) return lowRank(over);
  } else if (best >> 5 && over & ~PAGAT_BIT) {
    return lowRank(over & ~PAGAT_BIT);
  }
  return lowRank(safe || held);
}

/** The cheapest selectable card: of least value, then the lowest. */
function cheap(): number {
  return extreme(-1);
}

/** The dearest selectable card. */
function dear(): number {
  return extreme(1);
}

function extreme(sign: 1 | -1): number {
  let found = 0,
    most = -Infinity;
  for (let suit = 0; suit < 5; suit++) {
    if (!open[suit]) continue;
    // Within a suit value grows with height, except for the Pagat.
    const rank =
      sign > 0 ? topRank(open[suit]!) : lowRank(open[suit]! & ~(suit ? 0 : PAGAT_BIT) || open[suit]!);
    const worth = sign * (VALUE[(suit << 5) | rank]! * 32 + (suit ? rank : 16));
    if (worth > most) {
      most = worth;
      found = (suit << 5) | rank;
    }
  }
  return found;
}
