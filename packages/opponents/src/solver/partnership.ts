import {COUNT, highest} from './bits.js';
import {narrow} from './narrow.js';
import {seatToPlay, type TrickPosition} from './position.js';

const NO_TRUMP = -1;

/** Holdings at `seat << 2 | suit`. */
const hands = new Int32Array(16);
/** Per suit the cards that are in no gathered trick. */
const left = new Int32Array(4);
/** At `suit << 13 | left[suit]`: whose these cards are, two bits each, the highest card in bits 25 and 24. */
const owners = new Int32Array(4 << 13);
/** At the same place: how many each seat has, four bits each. */
const lengths = new Uint16Array(4 << 13);
let trump = NO_TRUMP;

/** Suit and bit of the card played at each depth. */
const playedSuit = new Int32Array(56);
const playedBit = new Int32Array(56);
/**
 * Per suit the relevant cards of the value found last: it holds wherever the same seats have the
 * cards from the highest of each suit down to the lowest one set here.
 */
const relevant = new Int32Array(4);
/** Moves in order of merit at `depth << 4`: weight << 16 | suit << 13 | bit. */
const moves = new Int32Array(56 << 4);
/** At `depth << 2 | suit`: cards below this one need not be tried. */
const floors = new Int32Array(56 << 2);

// ---- The table of positions: a hash of shapes (who holds how many of what), each with lists of patterns.
const SLOTS = 1 << 16;
const PATTERNS = 1 << 18;
const slots = new Int32Array(8 * SLOTS);
/** How many slots this solve uses, less one: few for few cards, so that they stay near. */
let slotMask = SLOTS - 1;
let slotsUsed = 0;
const patterns = new Int32Array(8 * PATTERNS);
let patternsUsed = 1;
let stamp = 0;


function forget(): void {
  stamp++;
  slotsUsed = 0;
  patternsUsed = 1;
}

function slotOf(keyA: number, keyB: number): number {
  let h = Math.imul(keyA, 0x9e3779b1) ^ Math.imul(keyB, 0x85ebca6b);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 13;
  for (;; h++) {
    const at = (h & slotMask) << 3;
    if (slots[at + 2] !== stamp || (slots[at] === keyA && slots[at + 1] === keyB)) return at;
  }
}

function store(keyA: number, keyB: number, leader: number, n: number, need: number, value: number): void {
  if (patternsUsed === PATTERNS || slotsUsed > slotMask * 0.7) forget();
  const at = slotOf(keyA, keyB);
  if (slots[at + 2] !== stamp) {
    slots[at] = keyA;
    slots[at + 1] = keyB;
    slots[at + 2] = stamp;
    slots[at + 3] = slots[at + 4] = slots[at + 5] = slots[at + 6] = 0;
    slotsUsed++;
  }
  const e = patternsUsed++ << 3;
  let info = 0;
  for (let s = 3; s >= 0; s--) {
    const all = left[s]!, x = relevant[s]!;
    const shift = x ? 26 - 2 * COUNT[all & -(x & -x)]! : 26;
    patterns[e + s] = owners[s << 13 | all]!;
    info = info << 5 | shift;
  }
  patterns[e + 4] = info;
  patterns[e + 5] = value >= need ? value << 4 | n : value;
  patterns[e + 6] = slots[at + 3 + leader]!;
  slots[at + 3 + leader] = e;
}

/** Looks for a pattern that decides; sets the relevant cards at `r`. */
function probe(at: number, leader: number, need: number): number {
  const w0 = owners[left[0]!]!, w1 = owners[1 << 13 | left[1]!]!, w2 = owners[2 << 13 | left[2]!]!, w3 = owners[3 << 13 | left[3]!]!;
  const head = at + 3 + leader;
  for (let e = slots[head]!, previous = 0; e; previous = e, e = patterns[e + 6]!) {
    const bounds = patterns[e + 5]!;
    const lower = bounds >> 4, upper = bounds & 15;
    if (lower < need && upper >= need) continue;
    const info = patterns[e + 4]!;
    if ((w0 ^ patterns[e]!) >>> (info & 31) | (w1 ^ patterns[e + 1]!) >>> (info >> 5 & 31)
      | (w2 ^ patterns[e + 2]!) >>> (info >> 10 & 31) | (w3 ^ patterns[e + 3]!) >>> (info >> 15 & 31)) continue;
    if (previous) {
      patterns[previous + 6] = patterns[e + 6]!;
      patterns[e + 6] = slots[head]!;
      slots[head] = e;
    }
    for (let s = 0; s < 4; s++) {
      const all = left[s]!;
      let x = 0;
      const k = (26 - (info >> (5 * s) & 31)) >> 1;
      if (k) {
        x = all;
        for (let c = COUNT[all]! - k; c > 0; c--) x &= x - 1;
      }
      relevant[s] = x;
    }
    return lower >= need ? lower : upper;
  }
  return -1;
}

// ---- Hints: the card that last cut off in a like place.
const HINTS = 1 << 15;
const hints = new Int32Array(HINTS);

/** The north-south tricks of the last `n` tricks when `leader` leads, exact only as far as it decides `need`. */
function lead(d: number, n: number, leader: number, need: number): number {
  if (need <= 0 || need > n) {
    relevant[0] = relevant[1] = relevant[2] = relevant[3] = 0;
    return need <= 0 ? 0 : n;
  }
  if (n === 1) return lastTrick(d, leader);
  const keyA = lengths[left[0]!]! | lengths[1 << 13 | left[1]!]! << 16;
  const keyB = lengths[2 << 13 | left[2]!]! | lengths[3 << 13 | left[3]!]! << 16;
  const at = slotOf(keyA, keyB);
  if (slots[at + 2] === stamp) {
    const v = probe(at, leader, need);
    if (v >= 0) {
      return v;
    }
  }
  let value: number;
  const north = !(leader & 1);
  const quick = quickTricks(n, leader, north ? need : n - need + 1);
  if (north ? quick >= need : n - quick < need) {
    value = north ? quick : n - quick;
    return value;
  }
  const wanted = north ? n - need + 1 : need;
  if (trump >= 0) {
    const foe = ((leader + 1) & 3) << 2, me = leader << 2, mine = north ? need : n - need + 1;
    if (slowTrumps(n > 2, me, me ^ 8, foe ^ 8, foe, mine)) return north ? mine : n - mine;
    if (slowTrumps(true, foe, foe ^ 8, me, me ^ 8, wanted)) return north ? n - wanted : wanted;
  }
  if (sureTricks(n, leader, wanted) >= wanted) {
    return north ? n - wanted : wanted;
  }
  value = tryAll(d, 0, n, leader, leader, need, 0, 0, 0);
  store(keyA, keyB, leader, n, need, value);
  return value;
}

function lastTrick(d: number, leader: number): number {
  let best = leader, suit = 0, bit = 0, others = 0;
  for (let i = 0; i < 4; i++) {
    const seat = (leader + i) & 3;
    for (let s = 0; s < 4; s++) {
      const x = hands[seat << 2 | s]!;
      if (!x) continue;
      if (i === 0 || (s === suit ? x > bit : s === trump)) {
        others = i > 0 && s === suit ? 1 : 0;
        best = seat;
        suit = s;
        bit = x;
      } else if (s === suit) others = 1;
    }
  }
  relevant[0] = relevant[1] = relevant[2] = relevant[3] = 0;
  if (others) relevant[suit] = bit;
  return best & 1 ? 0 : 1;
}

/**
 * Tricks that the side of `leader` is sure of when `leader` leads, by cashing its winners, crossing
 * to the partner once and cashing the partner's. Counts no further than `need`; the winners
 * it has counted on are set as relevant.
 */
function quickTricks(n: number, leader: number, need: number): number {
  const me = leader << 2, mate = me ^ 8, foe = ((leader + 1) & 3) << 2, fow = foe ^ 8;
  relevant[0] = relevant[1] = relevant[2] = relevant[3] = 0;
  let sum = 0, cap = n, drawn = true, foeRuffs = false, fowRuffs = false, hisPart = 0, link = false;
  if (trump >= 0) {
    const l = hands[me | trump]!, p = hands[mate | trump]!, a = hands[foe | trump]!, b = hands[fow | trump]!;
    const nl = COUNT[l]!, np = COUNT[p]!, na = COUNT[a]!, nb = COUNT[b]!;
    const most = na > nb ? na : nb, longest = nl > np ? nl : np;
    foeRuffs = na > 0;
    fowRuffs = nb > 0;
    // The trumps with which the leader can draw, each above all that others have.
    const own = a | b | p ? l & ~(highest(a | b | p) * 2 - 1) : l;
    const k = COUNT[own]!;
    drawn = k >= most;
    if (most === 0) sum = longest;
    else if (drawn) {
      sum = np > k ? k : nl;
      relevant[trump] = topOf(own, np > k ? k : most > np ? most : np);
    } else {
      const run = (l | p) & ~(highest(a | b) * 2 - 1), u = COUNT[run]!, length = longest - na - nb;
      let tops = u < longest ? u : longest;
      if (length > 0 && length >= tops) sum = length;
      else if (tops) {
        if (tops > need) tops = need;
        relevant[trump] = topOf(run, tops);
        sum = tops;
      }
    }
    if (sum >= need) return sum;
    // Whoever has the long trumps must not be forced to spend them on side suits.
    cap = sum + n - longest;
    if (cap < need) return sum;
  }
  for (let s = 0; s < 4; s++) {
    partMark[s] = 0;
    if (s === trump) continue;
    const l = hands[me | s]!, p = hands[mate | s]!;
    if (!l && !p) continue;
    const a = hands[foe | s]!, b = hands[fow | s]!, foes = a | b;
    const nl = COUNT[l]!, np = COUNT[p]!, na = COUNT[a]!, nb = COUNT[b]!, most = na > nb ? na : nb;
    const under = foes ? ~(highest(foes) * 2 - 1) : -1;
    const wl = l & under, wp = p & under;
    if (!wl && !wp) continue;
    const cl = COUNT[wl]!, cp = COUNT[wp]!;
    let rounds = 13;
    if (!drawn) {
      if (foeRuffs) rounds = na;
      if (fowRuffs && nb < rounds) rounds = nb;
      if (!rounds) continue;
    }
    let k = cl;
    if (wl && wp && (wl & -wl) < highest(wp)) {
      const small = np - cp;
      if (small < k) k = small;
      if (k === 0 && highest(wl) > (p & -p)) k = 1;
    }
    if (k > rounds) k = rounds;
    let mine = k;
    if (k) {
      let marked = k;
      if (k === cl && k >= most && np <= k) {
        mine = nl < rounds ? nl : rounds;
        marked = most > np ? most : np;
      }
      if (marked) {
        relevant[s] = topOf(wl, marked);
      }
      sum += mine;
      if (sum >= need) return sum < cap ? sum : cap;
    }
    if (cp) {
      const rest = np - mine;
      let part = cp < rest ? cp : rest;
      if (part > 0) {
        partMark[s] = topOf(wp, part);
        if (mine + part >= most && nl <= mine + part) part = rest;
        if (mine + part > rounds) part = rounds - mine;
        if (part > 0) {
          if (nl > mine && (l & -l) < highest(wp)) link = true;
          hisPart += part;
        }
      }
    }
  }
  if (link && hisPart) {
    sum += hisPart;
    relevant[0] = relevant[0]! | partMark[0]!;
    relevant[1] = relevant[1]! | partMark[1]!;
    relevant[2] = relevant[2]! | partMark[2]!;
    relevant[3] = relevant[3]! | partMark[3]!;
  }
  return sum < cap ? sum : cap;
}
/**
 * Tricks that the side against `leader` is sure of though it does not lead, no more than `need`; the
 * winners counted on are set as relevant.
 */
function sureTricks(n: number, leader: number, need: number): number {
  const me = leader << 2, mate = me ^ 8, foe = ((leader + 1) & 3) << 2, fow = foe ^ 8;
  relevant[0] = relevant[1] = relevant[2] = relevant[3] = 0;
  let hisTrumps = 0;
  if (trump >= 0) {
    const l = hands[me | trump]!, p = hands[mate | trump]!, a = hands[foe | trump]!, b = hands[fow | trump]!;
    const nl = COUNT[l]!, np = COUNT[p]!, na = COUNT[a]!, nb = COUNT[b]!, longest = na > nb ? na : nb;
    hisTrumps = np;
    if (longest) {
      if (longest - nl - np >= need) return need;
      const run = l | p ? (a | b) & ~(highest(l | p) * 2 - 1) : a | b, u = COUNT[run]!;
      if (u >= need && longest >= need) {
        relevant[trump] = topOf(run, need);
        return need;
      }
    }
  }
  // If they hold the highest of every suit that can be led, they get in at once.
  let foeIn = false, fowIn = false;
  for (let s = 0; s < 4; s++) {
    if (!hands[me | s]!) continue;
    const top = highest(left[s]!);
    if (hands[foe | s]! & top) foeIn = true;
    else if (hands[fow | s]! & top) fowIn = true;
    else return 0;
    if (s === trump) {
      // Their trumps may fall together then.
      if (need > 1 && hands[foe | s]! && hands[fow | s]!) return 0;
    } else if (hisTrumps && !hands[mate | s]!) return 0;
  }
  if (need > 1) {
    let k0 = 0, k1 = 0, k2 = 0, k3 = 0;
    if (foeIn) {
      if (quickTricks(n, (leader + 1) & 3, need) < need) return 0;
      k0 = relevant[0]!; k1 = relevant[1]!; k2 = relevant[2]!; k3 = relevant[3]!;
    }
    if (fowIn && quickTricks(n, (leader + 3) & 3, need) < need) return 0;
    relevant[0] = relevant[0]! | k0;
    relevant[1] = relevant[1]! | k1;
    relevant[2] = relevant[2]! | k2;
    relevant[3] = relevant[3]! | k3;
  }
  for (let s = 0; s < 4; s++) if (hands[me | s]!) relevant[s] = relevant[s]! | highest(left[s]!);
  return need;
}

/**
 * Whether a side is sure of `need` trump tricks though it has not the highest trump: by honours that
 * stand behind the higher ones or back each other up. Sets the trumps relevant.
 * @param first the hand of the side that plays before `second` and after `before`; hands as `seat << 2`
 */
function slowTrumps(free: boolean, first: number, second: number, before: number, between: number, need: number): boolean {
  let all = left[trump]!;
  const size = COUNT[all]!;
  if (size < 3) return false;
  const a = highest(all);
  all ^= a;
  const k = highest(all);
  all ^= k;
  const q = highest(all);
  all ^= q;
  relevant[0] = relevant[1] = relevant[2] = relevant[3] = 0;
  const x = hands[first | trump]!, y = hands[second | trump]!, ours = x | y;
  if (ours & a) return false;
  const nx = COUNT[x]!, ny = COUNT[y]!, longest = nx > ny ? nx : ny;
  const u = hands[before | trump]!, v = hands[between | trump]!;
  if (need === 1) {
    if (ours & k) {
      // King and queen, or the king behind the ace.
      if (ours & q && longest > 1) {
        relevant[trump] = q;
        return true;
      }
      if ((free && x & k && nx > 1 && u & a) || (y & k && ny > 1 && v & a)) {
        relevant[trump] = k;
        return true;
      }
    }
    return false;
  }
  if (need === 2 && ours & k && ours & q && size > 3 && longest > 2) {
    const j = highest(all);
    if (ours & j) {
      relevant[trump] = j;
      return true;
    }
  }
  return false;
}


/** The `count` highest bits of a mask, which has at least as many. */
function topOf(mask: number, count: number): number {
  for (let c = COUNT[mask]! - count; c > 0; c--) mask &= mask - 1;
  return mask;
}
const partMark = new Int32Array(4);

/** Puts the moves of a leader in order: count in moves[d << 4 | 15]. */
function orderLeads(d: number, seat: number): void {
  const me = seat << 2, mate = me ^ 8, lho = ((seat + 1) & 3) << 2, rho = lho ^ 8;
  let count = 0;
  for (let s = 0; s < 4; s++) {
    const mine = hands[me | s]!;
    if (!mine) continue;
    const p = hands[mate | s]!, a = hands[lho | s]!, b = hands[rho | s]!, foes = a | b;
    const top = highest(left[s]!);
    let weight = 0, high = 0;
    if (s === trump) weight = -8;
    else if (trump >= 0 && ((!a && hands[lho | trump]!) || (!b && hands[rho | trump]!))) weight = -20;
    else if (trump >= 0 && !p && hands[mate | trump]! && a && b) weight = 16;
    else if ((mine | p) & top) {
      weight = 6;
      high = mine & top ? 6 : -2;
      if (p > a && a && p & top && a > mine) weight += 4;
    } else if (p > a && a > mine && foes) weight = 8;
    else if (b & top) weight = 2;
    else weight = 4;
    count = addRuns(d, count, s, mine, weight + high, high > 0 ? -1 : 1);
  }
  moves[d << 4 | 15] = count;
}

/** Adds the highest card of each run of touching cards, with a weight that grows by `step` from run to run. */
function addRuns(d: number, count: number, s: number, mine: number, weight: number, step: number): number {
  const others = left[s]! & ~mine;
  while (mine) {
    const bit = highest(mine);
    // All of mine above the next card of somebody else.
    const below = others & (bit - 1);
    const rest = below ? mine & (highest(below) - 1) : 0;
    insert(d, count++, weight << 16 | s << 13 | bit);
    weight += step;
    mine = rest;
  }
  return count;
}

function insert(d: number, count: number, move: number): void {
  let i = (d << 4) + count;
  const first = d << 4;
  while (i > first && moves[i - 1]! >> 16 < move >> 16) {
    moves[i] = moves[i - 1]!;
    i--;
  }
  moves[i] = move;
}

/** How high a seat can play to a trick: bits of the suit led, trumps above them. */
function reach(seat: number, led: number): number {
  const x = hands[seat << 2 | led]!;
  if (x) return x;
  return trump >= 0 && led !== trump ? hands[seat << 2 | trump]! << 13 : 0;
}

function orderFollows(d: number, i: number, seat: number, bestSeat: number, bestSuit: number, bestBit: number): void {
  const h = seat << 2;
  const led = playedSuit[d - i]!;
  const mine = hands[h | led]!;
  const best = bestSuit === led ? bestBit : bestBit << 13;
  // What has to be beaten, or nothing where the partner sees to it.
  let threat = best;
  if (i === 3) {
    if ((bestSeat ^ seat) === 2) threat = 1 << 30;
  } else {
    const next = reach((seat + 1) & 3, led);
    if (i === 1) {
      if (next > threat) threat = next;
      if (reach(seat ^ 2, led) > threat) threat = 1 << 30;
    } else if ((bestSeat ^ seat) === 2) threat = best > next ? 1 << 30 : next;
    else if (next > threat) threat = next;
  }
  let count = 0;
  if (mine) count = addCards(d, 0, led, mine, 0, threat, 0);
  else {
    for (let s = 0; s < 4; s++) {
      const x = hands[h | s]!;
      if (x) count = addCards(d, count, s, x, s === trump ? 13 : 32, threat, s === trump ? -40 : COUNT[x]! * 2);
    }
  }
  moves[d << 4 | 15] = count;
}

/** Adds the runs of a holding: first what beats the threat, cheapest first, then the lowest. */
function addCards(d: number, count: number, s: number, mine: number, shift: number, threat: number, bonus: number): number {
  const others = left[s]! & ~mine;
  while (mine) {
    const bit = highest(mine);
    const below = others & (bit - 1);
    const rest = below ? mine & (highest(below) - 1) : 0;
    const wins = shift < 32 && (shift ? bit << 13 : bit) > threat;
    insert(d, count++, ((wins ? 100 : bonus) + Math.clz32(bit)) << 16 | s << 13 | bit);
    mine = rest;
  }
  return count;
}

function follow(d: number, i: number, n: number, leader: number, need: number, bestSeat: number, bestSuit: number, bestBit: number): number {
  return tryAll(d, i, n, leader, (leader + i) & 3, need, bestSeat, bestSuit, bestBit);
}

/** Where the hint for a place is kept; the rest of the number tells places apart that share it. */
function hintAt(d: number, i: number, seat: number, need: number, bestSeat: number, bestSuit: number, bestBit: number): number {
  const h = seat << 2;
  let a: number, b: number;
  const led = i ? playedSuit[d - i]! : 0;
  if (i && hands[h | led]!) {
    a = left[led]! << 13 | bestBit;
    b = led << 6 | bestSuit << 4 | seat << 2 | i;
  } else {
    a = hands[h]! | hands[h | 1]! << 13;
    b = hands[h | 2]! | hands[h | 3]! << 13;
    const m = h ^ 8;
    if (!i) {
      a = Math.imul(a, 0x2545f491) + (COUNT[hands[m]!]! & 1 | (COUNT[hands[m | 1]!]! & 1) << 1 | (COUNT[hands[m | 2]!]! & 1) << 2 | (COUNT[hands[m | 3]!]! & 1) << 3);
    } else a = Math.imul(a, 0x2545f491) + (bestBit << 6 | bestSuit << 4 | i << 2 | seat);
    if (trump >= 0) b += need << 26;
  }
  let x = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  x ^= x >>> 15;
  x = Math.imul(x, 0x2c1b3c6d);
  return x ^ x >>> 13;
}

/** The hinted move as the highest of its run, or 0 where it is not lawful here. */
function hinted(hash: number, i: number, seat: number, d: number): number {
  const entry = hints[hash & HINTS - 1]!;
  if ((entry ^ hash) >>> 15) return 0;
  const s = entry >> 13 & 3, bit = entry & 0x1fff;
  const mine = hands[seat << 2 | s]!;
  if (!(mine & bit)) return 0;
  if (i) {
    const led = playedSuit[d - i]!;
    if (s !== led && hands[seat << 2 | led]!) return 0;
  }
  const above = left[s]! & ~mine & ~(bit * 2 - 1);
  return s << 13 | highest(above ? mine & ((above & -above) - 1) : mine);
}

function tryAll(d: number, i: number, n: number, leader: number, seat: number, need: number, bestSeat: number, bestSuit: number, bestBit: number): number {
  const north = !(seat & 1), first = d << 4;
  if (i) {
    const led = playedSuit[d - i]!, mine = hands[seat << 2 | led]!;
    if (mine) {
      const top = highest(mine), low = mine & -mine;
      if (!(left[led]! & ~mine & (top - low))) {
        // One card, or several that touch.
        const v = play(d, i, n, leader, seat, need, bestSeat, bestSuit, bestBit, led, top);
        if (top !== low && (north ? v < need : v >= need)) {
          const x = relevant[led]!;
          if (x && (x & -x) <= top) relevant[led] = x | low;
        }
        return v;
      }
    }
  }
  const f = d << 2;
  floors[f] = floors[f + 1] = floors[f + 2] = floors[f + 3] = 0;
  let r0 = 0, r1 = 0, r2 = 0, r3 = 0;
  let value = north ? -1 : 99;
  const hash = i < 3 ? hintAt(d, i, seat, need, bestSeat, bestSuit, bestBit) : 0;
  const hint = i < 3 ? hinted(hash, i, seat, d) : 0;
  let m = first, end = first;
  if (hint) moves[end++] = hint;
  let open = true;
  for (;; m++) {
    if (m === end) {
      if (!open) break;
      open = false;
      if (i) orderFollows(d, i, seat, bestSeat, bestSuit, bestBit);
      else orderLeads(d, seat);
      m = first;
      end = first + moves[first | 15]!;
    }
    const move = moves[m]! & 0x7fff;
    if (!open && move === hint) continue;
    const s = move >> 13, bit = move & 0x1fff;
    if (bit < floors[f | s]!) continue;
    const v = play(d, i, n, leader, seat, need, bestSeat, bestSuit, bestBit, s, bit);
    if (north ? v >= need : v < need) {
      if (i < 3 && move !== hint) hints[hash & HINTS - 1] = (hash & ~0x7fff) | move;
      return v;
    }
    if (north ? v > value : v < value) value = v;
    const x = relevant[s]!, low = x & -x;
    if (low && low <= bit) {
      // The cards that touch this one were not tried: they must touch wherever this value holds.
      const mine = hands[seat << 2 | s]!;
      const below = left[s]! & ~mine & (bit - 1);
      const run = below ? mine & (bit * 2 - 1) & ~(highest(below) * 2 - 1) : mine & (bit * 2 - 1);
      relevant[s] = x | run;
    } else floors[f | s] = low || 1 << 13;
    r0 |= relevant[0]!;
    r1 |= relevant[1]!;
    r2 |= relevant[2]!;
    r3 |= relevant[3]!;
  }
  relevant[0] = r0;
  relevant[1] = r1;
  relevant[2] = r2;
  relevant[3] = r3;
  return value;
}

function play(d: number, i: number, n: number, leader: number, seat: number, need: number,
  bestSeat: number, bestSuit: number, bestBit: number, s: number, bit: number): number {
  playedSuit[d] = s;
  playedBit[d] = bit;
  if (i === 0 || (s === bestSuit ? bit > bestBit : s === trump)) {
    bestSeat = seat;
    bestSuit = s;
    bestBit = bit;
  }
  const h = seat << 2 | s;
  hands[h] = hands[h]! ^ bit;
  let value: number;
  if (i < 3) value = follow(d + 1, i + 1, n, leader, need, bestSeat, bestSuit, bestBit);
  else value = gather(d, n, need, bestSeat, bestSuit, bestBit);
  hands[h] = hands[h]! ^ bit;
  return value;
}

function gather(d: number, n: number, need: number, bestSeat: number, bestSuit: number, bestBit: number): number {
  const s0 = playedSuit[d]!, s1 = playedSuit[d - 1]!, s2 = playedSuit[d - 2]!, s3 = playedSuit[d - 3]!;
  const b0 = playedBit[d]!, b1 = playedBit[d - 1]!, b2 = playedBit[d - 2]!, b3 = playedBit[d - 3]!;
  left[s0] = left[s0]! ^ b0;
  left[s1] = left[s1]! ^ b1;
  left[s2] = left[s2]! ^ b2;
  left[s3] = left[s3]! ^ b3;
  const won = bestSeat & 1 ? 0 : 1;
  const value = won + lead(d + 1, n - 1, bestSeat, need - won);
  left[s0] = left[s0]! ^ b0;
  left[s1] = left[s1]! ^ b1;
  left[s2] = left[s2]! ^ b2;
  left[s3] = left[s3]! ^ b3;
  if (+(s0 === bestSuit) + +(s1 === bestSuit) + +(s2 === bestSuit) + +(s3 === bestSuit) > 1) {
    relevant[bestSuit] = relevant[bestSuit]! | bestBit;
  }
  return value;
}

/** Depth and trick at which the position being solved stands. */
const root = {depth: 0, tricks: 0, leader: 0, bestSeat: 0, bestSuit: 0, bestBit: 0};
/** The rank that a compressed rank had in the position, at `suit << 4 | rank`. */
const rankOf = new Int32Array(4 << 4);

/** Takes over a position, with the gaps between the ranks closed. */
function setUp(position: TrickPosition): void {
  const {table, leader} = position;
  trump = position.trump;
  forget();
  root.depth = table.length;
  root.leader = leader;
  for (let i = 0; i < table.length; i++) playedSuit[i] = table[i]! >> 5;
  for (let s = 0; s < 4; s++) {
    let all = 0;
    for (let seat = 0; seat < 4; seat++) all |= position.hands[seat << 2 | s]!;
    for (const card of table) if (card >> 5 === s) all |= 1 << (card & 31);
    for (let seat = 0; seat < 4; seat++) hands[seat << 2 | s] = 0;
    let bit = 1;
    // The tables grow card by card: each subset is a smaller one with one lower card added.
    const base = s << 13;
    let size = 0;
    for (let x = all; x; x &= x - 1) {
      const real = x & -x;
      rankOf[s << 4 | size] = 31 - Math.clz32(real);
      size++;
      for (let seat = 0; seat < 4; seat++) if (position.hands[seat << 2 | s]! & real) hands[seat << 2 | s]! |= bit;
      for (let i = 0; i < table.length; i++) {
        if (table[i] === (s << 5 | 31 - Math.clz32(real))) playedBit[i] = bit;
      }
      bit <<= 1;
    }
    left[s] = bit - 1;
    ownerOf.fill(0);
    for (let seat = 0; seat < 4; seat++) for (let x = hands[seat << 2 | s]!; x; x &= x - 1) ownerOf[31 - Math.clz32(x & -x)] = seat;
    for (let i = 0; i < table.length; i++) if (playedSuit[i] === s) ownerOf[31 - Math.clz32(playedBit[i]!)] = (leader + i) & 3;
    owners[base] = lengths[base] = 0;
    for (let mask = 1; mask < bit; mask++) {
      const rest = mask & (mask - 1);
      const owner = ownerOf[31 - Math.clz32(mask ^ rest)]!;
      owners[base | mask] = owners[base | rest]! | owner << (26 - 2 * COUNT[mask]!);
      lengths[base | mask] = lengths[base | rest]! + (1 << 4 * owner);
    }
  }
  let count = 0;
  for (let i = 0; i < 16; i++) count += COUNT[hands[i]!]!;
  root.tricks = (count + table.length) >> 2;
  slotMask = root.tricks < 8 ? (1 << 10) - 1 : root.tricks < 11 ? (1 << 14) - 1 : SLOTS - 1;
  root.bestSeat = leader;
  root.bestSuit = root.bestBit = 0;
  for (let i = 0; i < table.length; i++) {
    const s = playedSuit[i]!, bit = playedBit[i]!;
    if (i === 0 || (s === root.bestSuit ? bit > root.bestBit : s === trump)) {
      root.bestSeat = (leader + i) & 3;
      root.bestSuit = s;
      root.bestBit = bit;
    }
  }
}
const ownerOf = new Int32Array(13);

function search(need: number): number {
  const {depth, tricks, leader} = root;
  return depth ? follow(depth, depth, tricks, leader, need, root.bestSeat, root.bestSuit, root.bestBit)
    : lead(0, tricks, leader, need);
}

/**
 * A first guess at the tricks of seats 0 and 2: honours, trumps and the lead, weighed as fits many
 * solved deals best, in 64ths of a trick. Right or one off in four deals of five.
 */
function guess(): number {
  let sum = root.tricks * 32 + (root.leader & 1 ? -1 : 1) * (trump < 0 ? 35 : 18);
  for (let s = 0; s < 4; s++) {
    let all = left[s]!;
    const weight = trump < 0 ? 14 : s === trump ? 13 : 10;
    for (let honour = 4; honour && all; honour--) {
      const top = highest(all);
      all ^= top;
      if ((hands[s]! | hands[8 | s]!) & top) sum += honour * weight;
      else if ((hands[4 | s]! | hands[12 | s]!) & top) sum -= honour * weight;
    }
  }
  if (trump >= 0) {
    const a = COUNT[hands[trump]!]!, b = COUNT[hands[4 | trump]!]!, c = COUNT[hands[8 | trump]!]!, d = COUNT[hands[12 | trump]!]!;
    sum += 19 * (a + c - b - d) + 22 * ((a > c ? a : c) - (b > d ? b : d));
  }
  const tricks = (sum + 32) >> 6;
  return tricks < 0 ? 0 : tricks > root.tricks ? root.tricks : tricks;
}

/** The tricks that seats 0 and 2 win from here on, the trick on the table included. */
export function solvePartnership(position: TrickPosition): number {
  setUp(position);
  return narrow(root.tricks, guess(), search);
}

/** Writes what seats 0 and 2 win after each lawful card of the seat to play, by card number. */
export function solvePartnershipCards(position: TrickPosition, values: Int32Array): void {
  setUp(position);
  const {depth, tricks, leader} = root;
  const seat = seatToPlay(position);
  let value = guess();
  const holdings = hands.subarray(seat << 2, (seat << 2) + 4);
  const led = depth ? playedSuit[0]! : -1;
  for (let s = 0; s < 4; s++) {
    if (depth && s !== led && holdings[led]) continue;
    let run = 0;
    for (let bit = 1 << 12; bit; bit >>= 1) {
      if (!(left[s]! & bit)) continue;
      if (!(holdings[s]! & bit)) {
        run = 0;
        continue;
      }
      // Touching cards are worth the same.
      if (!run) {
        value = narrow(tricks, value,
          (need) => play(depth, depth, tricks, leader, seat, need, root.bestSeat, root.bestSuit, root.bestBit, s, bit));
      }
      run = bit;
      values[s << 5 | rankOf[s << 4 | 31 - Math.clz32(bit)]!] = value;
    }
  }
}
