import {CASHED, FOLLOWS, LEADS, LENGTH, lowest, MOST, OWN, TURNED, WITHOUT} from './suits.js';

/*
 * Exact play of the last tricks with both hands open: what who leads can still make more than the other. Alpha-beta over suits that
 * know only the order of their cards; since no suit is trumps, positions that differ by the names of the suits are one.
 *
 * The value counts leads, tricks, the last trick, the ten for most of the tricks and the forty for all of them. Pique is not in it.
 */

/** What tricks count. */
export interface Counts {
  /** The leader's gain from a trick that he leads and takes. */
  readonly lead: number;
  /** The leader's gain from the last trick: if he takes it, and if the other does. */
  readonly lastTaken: number;
  readonly lastLost: number;
  /** For all tricks. */
  readonly capot: number;
}

const CARDS = 10;

// The table of positions: two numbers that name one, then its bounds and its best lead.
const BITS = 18;
const ENTRIES = 1 << BITS;
const ONES = new Int32Array(ENTRIES),
  OTHERS = new Int32Array(ENTRIES);
/** The lower bound, the upper bound, each plus 128. */
const BOUNDS = new Int32Array(ENTRIES);
let full = 0;

let leadCounts = 1,
  lastTaken = 2,
  lastLost = -1,
  capot = 40;

/** What the tricks bring to who has taken so many of twelve. */
function ending(taken: number): number {
  if (taken === 12) return capot;
  if (taken === 0) return -capot;
  return taken > 6 ? CARDS : taken < 6 ? -CARDS : 0;
}

/** Instead of the tricks taken: nothing hangs on them any more. */
const DECIDED = 15;

/**
 * What who leads makes more than the other from here, at least or at most as much as the bounds ask.
 * @param taken the tricks that he has, or {@linkcode DECIDED}
 * @param n tricks to come
 */
function search(
  a: number,
  b: number,
  c: number,
  d: number,
  taken: number,
  n: number,
  low: number,
  high: number,
): number {
  if (taken !== DECIDED) {
    const others = 12 - n - taken;
    // The ten is won and no capot is possible any more: only leads and the last trick are left.
    const fixed = taken > 6 && others > 0 ? CARDS : others > 6 && taken > 0 ? -CARDS : 0;
    if (fixed) return fixed + search(a, b, c, d, DECIDED, n, low - fixed, high - fixed);
  }
  // The largest suit first, so that a position has one name.
  let x = a;
  if (a < b) {
    a = b;
    b = x;
  }
  if (c < d) {
    x = c;
    c = d;
    d = x;
  }
  if (a < c) {
    x = a;
    a = c;
    c = x;
  }
  if (b < d) {
    x = b;
    b = d;
    d = x;
  }
  if (b < c) {
    x = b;
    b = c;
    c = x;
  }

  const isFree = taken === DECIDED;
  const sure = CASHED[a]! + CASHED[b]! + CASHED[c]! + CASHED[d]!;
  if (sure >= n) return (n - 1) * leadCounts + lastTaken + (isFree ? 0 : ending(taken + n));
  const rest = n - sure;
  let floor =
    sure * leadCounts +
    (rest > 1 ? -(rest - 2) * leadCounts - lastTaken : lastLost) +
    (isFree ? 0 : ending(taken + sure));
  if (floor >= high) return floor;
  let ceiling = (n - 1) * leadCounts + lastTaken + (isFree ? 0 : ending(taken + n));
  if (ceiling <= low) return ceiling;

  // The position in the table.
  const one = (a << 9) | b | (taken << 18),
    other = (c << 9) | d;
  let at = (Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b)) >>> (32 - BITS);
  while (ONES[at] && (ONES[at] !== one || OTHERS[at] !== other)) at = (at + 1) & (ENTRIES - 1);
  let firstSuit = -1,
    firstCard = 0;
  if (ONES[at]) {
    const bounds = BOUNDS[at]!;
    const known = (bounds & 255) - 128,
      most = ((bounds >> 8) & 255) - 128;
    if (known >= high || known === most) return known;
    if (most <= low) return most;
    if (known > floor) floor = known;
    if (most < ceiling) ceiling = most;
    firstSuit = ((bounds >> 20) & 7) - 1;
    firstCard = (bounds >> 16) & 7;
  }
  const bottom = Math.max(low, floor);
  let best = -1000,
    bestSuit = 0,
    bestCard = 0;
  const isLast = n === 1;

  // Leads: what was best before, then suits in which he can cash, then the others; in each from the top.
  for (let round = firstSuit >= 0 ? 0 : 1; round < 3 && best < high; round++) {
    for (let suit = 0; suit < 4 && best < high; suit++) {
      if (round === 0 && suit !== firstSuit) continue;
      const s = suit === 0 ? a : suit === 1 ? b : suit === 2 ? c : d;
      if (!OWN[s]) continue;
      if (round > 0) {
        const before = suit === 0 ? 0 : suit === 1 ? a : suit === 2 ? b : c;
        if (s === before || CASHED[s]! > 0 !== (round === 1)) continue;
      }
      for (let leads = round === 0 ? 1 << firstCard : LEADS[s]!; leads && best < high;) {
        const card = 31 - Math.clz32(leads);
        leads ^= 1 << card;
        if (round > 0 && suit === firstSuit && card === firstCard) continue;
        const after = WITHOUT[s * MOST + card]!;
        const value = replied(
          a,
          b,
          c,
          d,
          suit,
          s,
          after,
          card,
          taken,
          n,
          Math.max(bottom, best),
          high,
          isLast,
        );
        if (value > best) {
          best = value;
          bestSuit = suit;
          bestCard = card;
        }
      }
    }
  }
  const result = Math.max(best, floor);
  const least = best > bottom ? best : floor,
    most = best < high ? result : ceiling;
  if (!ONES[at]) full++;
  ONES[at] = one;
  OTHERS[at] = other;
  BOUNDS[at] = (least + 128) | ((most + 128) << 8) | (bestCard << 16) | ((bestSuit + 1) << 20);
  return result;
}

/** What a lead is worth to who makes it, by the other's best answer. */
function replied(
  a: number,
  b: number,
  c: number,
  d: number,
  suit: number,
  s: number,
  after: number,
  card: number,
  taken: number,
  n: number,
  low: number,
  high: number,
  isLast: boolean,
): number {
  let least = high;
  let seen = false;
  const kept = taken === DECIDED ? DECIDED : taken + 1;
  const lost = taken === DECIDED ? DECIDED : 12 - n - taken + 1;
  const gain = isLast ? lastTaken : leadCounts,
    loss = isLast ? lastLost : 0;
  let worst = 1000;
  if (OWN[s] !== LENGTH[s]) {
    // The other follows: with his lowest winner first, then his lowest.
    const above = FOLLOWS[s]! & -(1 << card) & ~(1 << card);
    const below = FOLLOWS[s]! & ((1 << card) - 1);
    for (let side = 0; side < 2 && worst > low; side++) {
      for (let cards = side ? below : above; cards && worst > low; cards &= cards - 1) {
        const reply = lowest(cards);
        const left = WITHOUT[after * MOST + (reply > card ? reply - 1 : reply)]!;
        let value: number;
        if (isLast) value = side ? gain + endingFor(kept) : loss - endingFor(lost);
        else {
          const w = suit === 0 ? left : a,
            x = suit === 1 ? left : b,
            y = suit === 2 ? left : c,
            z = suit === 3 ? left : d;
          value = side
            ? gain + search(w, x, y, z, kept, n - 1, low - gain, least - gain)
            : loss -
              search(TURNED[w]!, TURNED[x]!, TURNED[y]!, TURNED[z]!, lost, n - 1, loss - least, loss - low);
        }
        if (value < worst) worst = value;
        if (value < least) least = value;
        seen = true;
      }
    }
    if (seen) return worst;
  }
  // He has none of the suit, and throws a card of another away.
  if (isLast) return gain + endingFor(kept);
  const w0 = suit === 0 ? after : a,
    x0 = suit === 1 ? after : b,
    y0 = suit === 2 ? after : c,
    z0 = suit === 3 ? after : d;
  for (let thrown = 0; thrown < 4 && worst > low; thrown++) {
    const t = thrown === 0 ? w0 : thrown === 1 ? x0 : thrown === 2 ? y0 : z0;
    if (thrown > 0 && t === (thrown === 1 ? w0 : thrown === 2 ? x0 : y0)) continue;
    for (let cards = FOLLOWS[t]!; cards && worst > low; cards &= cards - 1) {
      const left = WITHOUT[t * MOST + lowest(cards)]!;
      const value =
        gain +
        search(
          thrown === 0 ? left : w0,
          thrown === 1 ? left : x0,
          thrown === 2 ? left : y0,
          thrown === 3 ? left : z0,
          kept,
          n - 1,
          low - gain,
          least - gain,
        );
      if (value < worst) worst = value;
      if (value < least) least = value;
    }
  }
  return worst;
}

const endingFor = (taken: number): number => (taken === DECIDED ? 0 : ending(taken));

/** Sets what tricks count; positions found before are kept while it is the same and there is room. */
function prepare(counts: Counts): void {
  const isSame =
    counts.lead === leadCounts &&
    counts.lastTaken === lastTaken &&
    counts.lastLost === lastLost &&
    counts.capot === capot;
  if (!isSame || full > ENTRIES / 2) forget();
  leadCounts = counts.lead;
  lastTaken = counts.lastTaken;
  lastLost = counts.lastLost;
  capot = counts.capot;
}

/** Empties the table of positions. */
export function forget(): void {
  ONES.fill(0);
  full = 0;
}

/** A position before a lead: the cards as bits, eight for each suit from its lowest. */
export interface Position {
  readonly leader: number;
  readonly other: number;
  /** The tricks that who leads has taken. */
  readonly taken: number;
}

const suits = new Int32Array(4);

/** Writes the suits of two hands. */
function suitsOf(leader: number, other: number): void {
  for (let suit = 0; suit < 4; suit++) {
    let code = 0,
      length = 0;
    const own = (leader >>> (8 * suit)) & 255;
    for (let left = own | ((other >>> (8 * suit)) & 255); left; left &= left - 1, length++)
      if (own & left & -left) code |= 1 << length;
    suits[suit] = code | (1 << length);
  }
}

const bitsIn = (cards: number): number => {
  let count = 0;
  for (let left = cards; left; left &= left - 1) count++;
  return count;
};

/** What who leads makes more than the other, when both play their best. */
export function valueOf({leader, other, taken}: Position, counts: Counts): number {
  prepare(counts);
  const n = bitsIn(leader);
  if (!n) return ending(taken);
  suitsOf(leader, other);
  return search(suits[0]!, suits[1]!, suits[2]!, suits[3]!, taken, n, -100, 100);
}

/**
 * The same for a card that is led, by the best answer to it.
 * @param card its number: eight for each suit, from its lowest
 */
export function valueOfLead(position: Position, card: number, counts: Counts): number {
  const {leader, other, taken} = position;
  const followers = (other >>> (8 * (card >> 3))) & 255;
  let worst = 1000;
  for (let left = followers ? followers << (8 * (card >> 3)) : other; left; left &= left - 1) {
    const reply = lowest(left);
    const value = valueOfTrick(
      {leader: leader & ~(1 << card), other: other & ~(1 << reply), taken},
      card,
      reply,
      counts,
    );
    if (value < worst) worst = value;
  }
  return worst;
}

/**
 * What a trick and all that follows brings to who led it, when both go on as they can.
 * @param after the hands without the two cards; the tricks of who led before this one
 */
export function valueOfTrick(after: Position, card: number, reply: number, counts: Counts): number {
  const isLast = !after.leader;
  const takes = !(reply >> 3 === card >> 3 && reply > card);
  const others = 12 - bitsIn(after.leader) - 1 - after.taken;
  if (takes)
    return (isLast ? counts.lastTaken : counts.lead) + valueOf({...after, taken: after.taken + 1}, counts);
  return (
    (isLast ? counts.lastLost : 0) -
    valueOf({leader: after.other, other: after.leader, taken: others + 1}, counts)
  );
}

/** How many tricks who leads can take one after the other, whatever the other does. */
export function cashedBy(leader: number, other: number): number {
  suitsOf(leader, other);
  return CASHED[suits[0]!]! + CASHED[suits[1]!]! + CASHED[suits[2]!]! + CASHED[suits[3]!]!;
}
