import {zeroWindowSearch} from './narrow.js';
import {attempt, beginSearch, latest, countPosition} from './pause.js';
import {seatToPlay, type TrickPosition} from './position.js';

/**
 * The kernel for every trick game: alpha-beta with zero windows over a table of exact positions.
 * Positions that differ only in gaps between ranks share one entry where tricks are counted; where
 * points are, the cards themselves are the key.
 *
 * Values are what the camp of the mask `camp` wins from here on.
 */

const SUITS = 5;
const DEPTHS = 80;
const NO_TRUMP = -1;
const ALWAYS = 1 << 30;

/** Holdings at `seat * SUITS + suit`. */
const hands = new Int32Array(4 * SUITS);
/** Per suit the cards that are in no gathered trick. */
const left = new Int32Array(SUITS);
/** What each card is worth, by card number. */
const worth = new Int32Array(SUITS << 5);
/** The cards played, by depth. */
const played = new Int32Array(DEPTHS);
/** Moves in order of merit at `depth << 5`: weight << 8 | card number; their number at `counts[depth]`. */
const moves = new Int32Array(DEPTHS << 5);
const counts = new Int32Array(DEPTHS);
let seats = 4,
  suits = 4,
  trump = NO_TRUMP,
  camp = 0,
  mustTrump = false;
/** Camp's sign: 1 if it wants much, 0 if it would rather have little. */
let wants = 1;
/** What a trick is worth apart from its cards. */
let perTrick = 1;
let byPoints = false;

// ---- The table: entries of eight numbers, six of key, the bounds, and the stamp of the solve.
const FIRST_ENTRIES = 1 << 12;
const MOST_ENTRIES = 1 << 20;
let table = new Int32Array(FIRST_ENTRIES << 3);
let entries = 0;
let stamp = 0;
const key = new Int32Array(6);

/** Writes the key of the position with `leader` to lead, and returns where its entry is or would be. */
function entryAt(leader: number): number {
  let shape = leader;
  key[0] = key[1] = key[2] = key[3] = key[4] = 0;
  if (byPoints) {
    for (let s = 0; s < suits; s++) key[s] = left[s]!;
  } else {
    let at = 0;
    for (let s = 0; s < suits; s++) {
      let size = 0;
      for (let x = left[s]!; x; x &= x - 1, size++, at++) {
        const bit = x & -x;
        let seat = 0;
        while (!(hands[seat * SUITS + s]! & bit)) seat++;
        key[at >> 4]! |= seat << (2 * (at & 15));
      }
      shape |= size << (2 + 5 * s);
    }
  }
  key[5] = shape;
  return find(key, 0);
}

/** The place of the six numbers at `keys[from]` in the table. */
function find(keys: Int32Array, from: number): number {
  let hash = stamp;
  for (let k = 0; k < 6; k++) {
    hash = Math.imul(hash ^ keys[from + k]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  const mask = (table.length >> 3) - 1;
  for (; ; hash++) {
    const at = (hash & mask) << 3;
    if (table[at + 7] !== stamp) return at;
    let k = 0;
    while (k < 6 && table[at + k] === keys[from + k]) k++;
    if (k === 6) return at;
  }
}

function forget(): void {
  stamp++;
  entries = 0;
}

/** Makes room before the table is too full to be searched quickly. */
function makeRoom(): void {
  if (entries << 4 < table.length) return;
  if (table.length >> 3 >= MOST_ENTRIES) return forget();
  const old = table;
  table = new Int32Array(old.length << 1);
  for (let at = 0; at < old.length; at += 8) {
    if (old[at + 7] === stamp) table.set(old.subarray(at, at + 8), find(old, at));
  }
}

/** Whether a seat wants camp's value to be high. */
function raises(seat: number): boolean {
  return ((camp >> seat) & 1) === wants;
}

/**
 * The value from the start of a trick, exact only as far as it decides `need`: at least `need` is a
 * lower bound, less an upper one.
 * @param rest what is left to be won by both camps
 */
function lead(d: number, leader: number, need: number, rest: number): number {
  if (need <= 0) return 0;
  if (need > rest) return rest;
  // A side that avoids tricks does not cash winners.
  const sure = wants ? surePart(leader) : 0;
  if ((camp >> leader) & 1) {
    if (sure >= need) return sure;
  } else if (rest - sure < need) return rest - sure;
  const at = entryAt(leader);
  let low = 0,
    high = rest;
  if (table[at + 7] === stamp) {
    low = table[at + 6]! >> 16;
    high = table[at + 6]! & 0xffff;
    if (low >= need) return low;
    if (high < need) return high;
  }
  countPosition();
  orderLeads(d, leader);
  const value = tryAll(d, 0, leader, leader, need, rest, leader, 0);
  if (value >= need) low = value;
  else high = value;
  makeRoom();
  // The search below has used both the key and the table.
  const place = entryAt(leader);
  if (table[place + 7] !== stamp) {
    entries++;
    table.set(key, place);
    table[place + 7] = stamp;
  }
  table[place + 6] = (low << 16) | high;
  return value;
}

/** What the leader can cash alone, from the top of each suit, as long as nobody can trump. */
function surePart(leader: number): number {
  let sum = 0;
  for (let s = 0; s < suits; s++) {
    let mine = hands[leader * SUITS + s]!;
    if (!mine) continue;
    let rounds = 32;
    if (s !== trump && trump >= 0) {
      for (let seat = 0; seat < seats; seat++) {
        if (seat !== leader && hands[seat * SUITS + trump])
          rounds = Math.min(rounds, count(hands[seat * SUITS + s]!));
      }
    }
    const others = left[s]! & ~mine;
    for (; mine && rounds > 0; rounds--) {
      const top = 31 - Math.clz32(mine);
      if (others >> top) break;
      sum += perTrick + worth[(s << 5) | top]!;
      mine ^= 1 << top;
    }
  }
  return sum;
}

function count(mask: number): number {
  let n = 0;
  for (let x = mask; x; x &= x - 1) n++;
  return n;
}

function insert(d: number, move: number): void {
  const first = d << 5;
  let i = first + counts[d]!++;
  for (; i > first && moves[i - 1]! < move; i--) moves[i] = moves[i - 1]!;
  moves[i] = move;
}

/** Adds of each run of touching cards of equal worth the highest; `weigh` gives a card's weight, up to 2^20. */
function addMoves(d: number, seat: number, s: number, floor: number, sign: number, base: number): void {
  let mine = hands[seat * SUITS + s]!;
  const all = left[s]!;
  let previous = -1;
  while (mine) {
    const rank = 31 - Math.clz32(mine);
    mine ^= 1 << rank;
    const touches =
      previous >= 0 &&
      !((all >> (rank + 1)) & ((1 << (previous - rank - 1)) - 1)) &&
      worth[(s << 5) | rank] === worth[(s << 5) | previous];
    previous = rank;
    if (!touches) insert(d, ((base + (rank > floor ? 64 + sign * rank : 32 - rank)) << 8) | (s << 5) | rank);
  }
}

function orderLeads(d: number, seat: number): void {
  counts[d] = 0;
  for (let s = 0; s < suits; s++) addMoves(d, seat, s, wants ? -1 : 31, 1, 0);
}

/** Puts the lawful cards of a seat that follows in order: winning ones from the lowest, then losing ones from the lowest. */
function orderFollows(d: number, i: number, seat: number, bestSeat: number, best: number): void {
  counts[d] = 0;
  const led = played[d - i]! >> 5;
  const at = seat * SUITS;
  const friendly = ((camp >> seat) ^ (camp >> bestSeat)) & 1 ? 0 : 1;
  // A side that avoids tricks plays low, and so does a side whose partner is winning.
  const eager = wants && !friendly;
  const floor = eager ? best & 31 : 31;
  if (hands[at + led]) return addMoves(d, seat, led, best >> 5 === led ? floor : 31, -1, 0);
  const trumps = trump >= 0 ? hands[at + trump]! : 0;
  if (trumps) addMoves(d, seat, trump, !eager ? 31 : best >> 5 === trump ? floor : -1, -1, eager ? 64 : 0);
  if (trumps && mustTrump) return;
  for (let s = 0; s < suits; s++) if (s !== trump) addMoves(d, seat, s, 31, -1, 0);
}

function tryAll(
  d: number,
  i: number,
  leader: number,
  seat: number,
  need: number,
  rest: number,
  bestSeat: number,
  best: number,
): number {
  const up = raises(seat);
  let value = up ? -1 : ALWAYS;
  for (let m = d << 5, end = m + counts[d]!; m < end; m++) {
    const card = moves[m]! & 0xff;
    const v = play(d, i, leader, seat, need, rest, bestSeat, best, card);
    if (up ? v > value : v < value) value = v;
    if (up ? v >= need : v < need) break;
  }
  return value;
}

function play(
  d: number,
  i: number,
  leader: number,
  seat: number,
  need: number,
  rest: number,
  bestSeat: number,
  best: number,
  card: number,
): number {
  const s = card >> 5;
  if (i === 0 || (s === best >> 5 ? card > best : s === trump)) {
    bestSeat = seat;
    best = card;
  }
  const h = seat * SUITS + s,
    bit = 1 << (card & 31);
  played[d] = card;
  hands[h]! ^= bit;
  const value =
    i + 1 < seats
      ? follow(d + 1, i + 1, leader, need, rest, bestSeat, best)
      : gather(d, need, rest, bestSeat);
  hands[h]! ^= bit;
  return value;
}

function follow(
  d: number,
  i: number,
  leader: number,
  need: number,
  rest: number,
  bestSeat: number,
  best: number,
): number {
  const seat = (leader + i) % seats;
  orderFollows(d, i, seat, bestSeat, best);
  return tryAll(d, i, leader, seat, need, rest, bestSeat, best);
}

/** The trick that ends at depth `d` goes to `winner`. */
function gather(d: number, need: number, rest: number, winner: number): number {
  let sum = perTrick;
  for (let k = d; k > d - seats; k--) {
    const card = played[k]!;
    left[card >> 5]! ^= 1 << (card & 31);
    sum += worth[card]!;
  }
  const won = (camp >> winner) & 1 ? sum : 0;
  const value = won + lead(d + 1, winner, need - won, rest - sum);
  for (let k = d; k > d - seats; k--) {
    const card = played[k]!;
    left[card >> 5]! ^= 1 << (card & 31);
  }
  return value;
}

const root = {rest: 0, bestSeat: 0, best: 0};
/** `hands` and `left` as they were in the beginning: a search that pauses leaves them as they stand. */
const firstHands = new Int32Array(4 * SUITS);
const firstLeft = new Int32Array(SUITS);

/** Goes back to the beginning of the position being solved. */
function rewind(): void {
  hands.set(firstHands);
  left.set(firstLeft);
}

/** Takes over a position. */
function setUp(position: TrickPosition): void {
  ({seats, suits, trump, camp} = position);
  mustTrump = position.mustTrump ?? false;
  wants = position.avoid ? 0 : 1;
  const {points, table: onTable, leader} = position;
  byPoints = points !== undefined;
  perTrick = byPoints ? 0 : 1;
  forget();
  hands.fill(0);
  let cards = onTable.length;
  root.rest = 0;
  for (let s = 0; s < suits; s++) {
    left[s] = 0;
    for (let seat = 0; seat < seats; seat++) {
      const holding = position.hands[seat * suits + s]!;
      hands[seat * SUITS + s] = holding;
      left[s]! |= holding;
    }
    cards += count(left[s]!);
  }
  root.bestSeat = leader;
  root.best = 0;
  onTable.forEach((card, i) => {
    left[card >> 5]! |= 1 << (card & 31);
    played[i] = card;
    if (i === 0 || (card >> 5 === root.best >> 5 ? card > root.best : card >> 5 === trump)) {
      root.bestSeat = (leader + i) % seats;
      root.best = card;
    }
  });
  worth.fill(0);
  if (points) {
    for (let s = 0; s < suits; s++) {
      for (let x = left[s]!; x; x &= x - 1) {
        const card = (s << 5) | (31 - Math.clz32(x & -x));
        root.rest += worth[card] = points[card] ?? 0;
      }
    }
  } else root.rest = cards / seats;
  beginSearch();
  firstHands.set(hands);
  firstLeft.set(left);
}

/** What the camp of the mask wins from here on, the trick on the table included. */
export function solveGeneral(position: TrickPosition): number {
  setUp(position);
  const {leader, table: onTable} = position;
  const d = onTable.length;
  return zeroWindowSearch(root.rest, root.rest >> 1, (need) =>
    d ? follow(d, d, leader, need, root.rest, root.bestSeat, root.best) : lead(0, leader, need, root.rest),
  );
}

/**
 * Writes what the camp of the mask wins after each lawful card of the seat to play, by card number. Yields where the
 * search has paused; others may be solved before it goes on.
 */
export function* solveGeneralCards(position: TrickPosition, values: Int32Array): Generator<void, void> {
  setUp(position);
  const {leader, table: onTable} = position;
  const d = onTable.length;
  const seat = seatToPlay(position);
  if (d) orderFollows(d, d, seat, root.bestSeat, root.best);
  else orderLeads(0, seat);
  let value = root.rest >> 1,
    own = latest;
  for (const move of moves.slice(d << 5, (d << 5) + counts[d]!)) {
    const card = move & 0xff,
      s = card >> 5,
      guess = value;
    const search = (): number =>
      zeroWindowSearch(root.rest, guess, (need) =>
        play(d, d, leader, seat, need, root.rest, root.bestSeat, root.best, card),
      );
    while ((value = attempt(search)) < 0) {
      yield;
      if (own === latest) rewind();
      else {
        setUp(position);
        own = latest;
      }
    }
    // Adjacent cards below are equivalent.
    for (let rank = card & 31; rank >= 0; rank--) {
      const bit = 1 << rank;
      if (!(left[s]! & bit)) continue;
      if (!(hands[seat * SUITS + s]! & bit) || worth[(s << 5) | rank] !== worth[card]) break;
      values[(s << 5) | rank] = value;
    }
  }
}
