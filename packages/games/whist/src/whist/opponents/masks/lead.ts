import {
  bitCount,
  HANDS,
  headRun,
  lowRank,
  SUIT_SLOTS,
  topRank,
  TRICKS,
  TRUMP,
  VOIDS,
} from '@quinola/opponents';
import {ACE, FIGURES, JACK, KING, QUEEN, TEN, TOPS} from './cards.js';
import {
  FIRST,
  GAVE_UP,
  INVITES,
  LAST_LEADER,
  LAST_LED,
  LAST_WINNER,
  LONG,
  RETURNED,
  FORCE,
  THREW,
  TRUMP_LEADS,
  TRUMP_SIGN,
  turnedBy,
  unseenBy,
  WEAK,
} from './table.js';

/** Force in trumps (Vienna §14). */
export function forceOf(held: number): boolean {
  const length = bitCount(held);
  return (
    (length > 3 && (held & FIGURES) > 0) ||
    (length > 2 && (bitCount(held & TOPS) > 1 || (topRank(held) === KING && headRun(held) > 2)))
  );
}

/** The card that opens a new suit: Vienna §17 IV, the table of leads; -1 if no row applies. */
function opening(held: number, forceT: boolean): number {
  const high = topRank(held),
    length = bitCount(held),
    figures = bitCount(held & FIGURES),
    head = headRun(held);
  if (high === ACE && held & (1 << KING) && (length > 4 || held & (1 << QUEEN))) return KING;
  // A sequence of three, none below the eight.
  if (head > 2 && high > 7) return high;
  if (length > 4 && head > 1 && (high === KING || high === QUEEN)) return high;
  if (high === ACE && length > 4) return figures > 1 || !forceT ? ACE : lowRank(held);
  // Four with one or two figures, five with one.
  return length > 3 && figures && length + figures < 7 ? lowRank(held) : -1;
}

/** The card to lead from a suit: by the table of leads, else a master card, else the lowest. */
function leadFrom(t: Int32Array, seat: number, suit: number, forceT: boolean): number {
  const held = t[HANDS + seat * SUIT_SLOTS + suit]!,
    high = topRank(held);
  const rank = t[FIRST + suit]! < 0 ? opening(held, forceT) : -1;
  return (suit << 5) | (rank >= 0 ? rank : high > topRank(unseenBy(t, seat, suit)) ? high : lowRank(held));
}

/** The highest master card of a plain suit among the allowed suits; -1 = none. */
function freeCard(t: Int32Array, seat: number, open: number): number {
  let best = -1,
    height = -1;
  for (let s = 0; s < 4; s++) {
    const high = topRank(t[HANDS + seat * SUIT_SLOTS + s]!);
    if (s === t[TRUMP] || !((open >> s) & 1) || high <= height || high <= topRank(unseenBy(t, seat, s)))
      continue;
    [best, height] = [(s << 5) | high, high];
  }
  return best;
}

/** The card the book leads, cf. `maxims/leitfaden`; same order of conditions, without those about the score. */
export function leadOf(t: Int32Array, seat: number): number {
  const own = HANDS + seat * SUIT_SLOTS,
    T = t[TRUMP]!,
    trumps = t[own + T]!;
  const left = (seat + 1) & 3,
    partner = seat ^ 2,
    right = (seat + 3) & 3;
  const voidL = t[VOIDS + left]!,
    voidP = t[VOIDS + partner]!,
    voidR = t[VOIDS + right]!;
  const out = unseenBy(t, seat, T),
    noT = 1 << T;
  const ruffed = (voids: number): number => (out && !(voids & noT) ? voids : 0);
  const ruffP = ruffed(voidP),
    ruffR = ruffed(voidR),
    foesRuff = ruffed(voidL) | ruffR;
  const theyTrump = out && !(voidL & voidR & noT);
  const forceT = forceOf(trumps);
  const partnerLed = t[TRUMP_LEADS + partner]!,
    partnerGaveUp = t[GAVE_UP + partner]!;
  const partnerStrong =
    !(voidP & noT) && ((partnerLed && !partnerGaveUp) || t[TRUMP_SIGN + partner] === FORCE);
  const strong = forceT || partnerStrong;

  // The suits I hold; barred ones are dropped if another is left.
  let open = 0;
  for (let s = 0; s < 4; s++) if (t[own + s]) open |= 1 << s;
  const bar = (suits: number): void => {
    if (open & ~suits) open &= ~suits;
  };
  const narrow = (suits: number): void => {
    if (open & suits) open &= suits;
  };
  const leadTrump = (): number => leadFrom(t, seat, T, forceT);
  const highest = (suit: number): number => (suit << 5) | topRank(t[own + suit]!);
  const lowest = (suit: number): number => (suit << 5) | lowRank(t[own + suit]!);

  // Suits of which nobody else has a card: whoever has a trump ruffs them.
  let alone = 0;
  for (let s = 0; s < 4; s++) if (s !== T && !unseenBy(t, seat, s)) alone |= 1 << s;
  const free = t[TRICKS]! > 3 ? freeCard(t, seat, open & ~foesRuff & ~(theyTrump ? alone : 0)) : -1;
  if (free >= 0) return free;
  if ((voidL ^ voidR) & noT && t[TRUMP_LEADS + seat]! + partnerLed && !(voidP & noT)) bar(noT);
  if (partnerGaveUp) bar(noT);
  if (partnerLed && turnedBy(t, right, seat) >= KING) bar(noT);
  const drawn = open & noT && theyTrump;
  if (partnerLed) {
    for (let s = 0; s < 4; s++) if (s !== T && t[own + s] === 1 << ACE) return (s << 5) | ACE;
    if (!partnerGaveUp && drawn) return leadTrump();
  }
  const ruffs = ruffP & ~ruffR & ~noT & open;
  if (drawn && crossRuff(t, seat, ruffed(voidL), ruffR)) return leadTrump();
  if (trumps && ruffs && t[VOIDS + seat]! & ~voidP) return lowest(topRank(ruffs));
  const turned = turnedBy(t, left, seat);
  if (turned >= JACK && open & noT) {
    const through = trumps & ((1 << turned) - 1) & -(1 << TEN);
    if (through) return (T << 5) | topRank(through);
  }
  // The suits that count as my strong suits, and those of them that nobody has opened.
  let forces = 0,
    unopened = 0;
  for (let s = 0; s < 4; s++) {
    const held = t[own + s]!,
      long = bitCount(held) > 3 && held & FIGURES;
    if (long || bitCount(held & TOPS) > 1) forces |= 1 << s;
    if (long && t[FIRST + s]! < 0) unopened |= 1 << s;
  }
  const freeable = t[INVITES + partner]! | t[LONG + partner]! | forces;
  bar(ruffR & ((ruffed(voidL) & freeable) | ruffP));
  if (drawn) {
    if (voidP & noT && t[FIRST + T]! >= 0) return leadTrump();
    if ((trumps & ((1 << ACE) | (1 << KING) | (1 << JACK))) === ((1 << ACE) | (1 << KING) | (1 << JACK)))
      return (T << 5) | KING;
    if (strong) {
      for (let s = 0; s < 4; s++) {
        const held = t[own + s]!;
        if (s === T || !held) continue;
        if (foesRuff & freeable & (1 << s)) return leadTrump();
        // Master cards to bring in.
        const length = bitCount(held);
        if (length > 2 && bitCount(held & -(1 << (topRank(unseenBy(t, seat, s)) + 1))) > (length > 3 ? 0 : 1))
          return leadTrump();
      }
    }
  }
  if (!strong) {
    narrow(foesRuff & ~noT & (t[INVITES + partner]! | t[LONG + partner]!) & ~forces);
    // A player weak in trumps weakens the opponents' trumps (Vienna §17 IX).
    for (let s = 0; s < 4; s++) {
      if (foesRuff & open & ~noT & (1 << s) && ((forces >> s) & 1 || t[FIRST + s] === seat))
        return leadFrom(t, seat, s, forceT);
    }
  }
  const trumped =
    t[TRUMP_SIGN + partner] === WEAK ||
    t[TRUMP_LEADS + left]! + t[TRUMP_LEADS + right]! ||
    (bitCount(out) < 7 && !partnerStrong);
  if (ruffs & open && (forceT || trumped)) return lowest(topRank(ruffs & open));
  if (!forceT) bar(ruffP);
  if (bitCount(out) === 1 && !(voidP & noT) && !(trumps & FIGURES)) bar(noT);

  const lastSuit = t[LAST_LED]! >> 5,
    iWon = t[LAST_WINNER] === seat;
  if (!theyTrump) {
    const sure = open === noT ? highest(T) : freeCard(t, seat, open);
    if (sure >= 0) return sure;
  } else {
    // The last card of its suit is not led while they have trumps.
    let last = 0;
    for (let s = 0; s < 4; s++) if ((alone >> s) & 1 && bitCount(t[own + s]!) === 1) last |= 1 << s;
    bar(last);
  }
  const back = t[RETURNED + partner]! & open & ~noT;
  if (back) return highest(topRank(back));
  if (iWon && (open >> lastSuit) & 1 && t[LAST_LEADER] === seat) {
    return topRank(t[own + lastSuit]!) > topRank(unseenBy(t, seat, lastSuit))
      ? highest(lastSuit)
      : lowest(lastSuit);
  }
  const asked = t[INVITES + partner]! & open & ~noT;
  if (asked) {
    const suit = iWon && t[LAST_LEADER] === partner && (asked >> lastSuit) & 1 ? lastSuit : topRank(asked);
    const held = t[own + suit]!;
    if (suit === lastSuit && iWon && (bitCount(held) === 1 || topRank(held) >= KING)) return lowest(suit);
    if (!(unopened & ~(noT | (1 << suit))))
      return topRank(held) > topRank(unseenBy(t, seat, suit)) || bitCount(held) === 2
        ? highest(suit)
        : lowest(suit);
    if (suit === lastSuit && iWon) bar(1 << suit);
  }
  // Not a suit that partner has thrown away.
  let idle = 0;
  for (let s = 0; s < 4; s++)
    if ((t[THREW + partner]! >> s) & 1 && topRank(t[own + s]!) <= topRank(unseenBy(t, seat, s)))
      idle |= 1 << s;
  bar(idle);
  if (t[TRICKS]! < 3 && bitCount(trumps) > 4 && drawn) {
    if (trumps & FIGURES) return leadTrump();
    for (let s = 0; s < 4; s++) if (bitCount(t[own + s]!) === 1) return highest(s);
  }
  return ownSuit(t, seat, open, forceT);
}

/** Whether each opponent ruffs a suit that the other can still lead to him. */
function crossRuff(t: Int32Array, seat: number, left: number, right: number): boolean {
  let live = 0;
  for (let s = 0; s < 4; s++) if (unseenBy(t, seat, s)) live |= 1 << s;
  const [one, other] = [left & live, right & live];
  return one > 0 && other > 0 && bitCount(one | other) > 1;
}

/** Opens or continues the most promising suit. */
function ownSuit(t: Int32Array, seat: number, open: number, forceT: boolean): number {
  const own = HANDS + seat * SUIT_SLOTS,
    T = t[TRUMP]!,
    partner = seat ^ 2;
  let best = -1,
    worth = -Infinity;
  for (let s = 0; s < 4; s++) {
    if (!((open >> s) & 1)) continue;
    const held = t[own + s]!,
      figures = bitCount(held & FIGURES),
      length = bitCount(held);
    const value =
      length * 17 +
      (length > 3 && figures ? 8 : 0) +
      figures * 2 -
      (s === T ? 9 : 0) -
      ((t[THREW + partner]! >> s) & 1 ? 12 : 0);
    if (value > worth) [best, worth] = [s, value];
  }
  return leadFrom(t, seat, best, forceT);
}
