import {
  byPoints,
  camp,
  count,
  DEPTHS,
  hands,
  left,
  mustTrump,
  perTrick,
  played,
  rewind,
  root,
  seats,
  setUp,
  suits,
  SUITS,
  trump,
  wants,
  worth,
} from './general-board.js';
import {find, key, makeRoom, stamp, store, table} from './general-table.js';
import {zeroWindowSearch} from './pause.js';
import {attempt, latest, countPosition} from './pause.js';
import {seatToPlay, type TrickPosition} from './position.js';

/**
 * The kernel for every trick game: alpha-beta with zero windows over a table of exact positions.
 * Positions that differ only in gaps between ranks share one entry where tricks are counted; where
 * points are, the cards themselves are the key.
 *
 * Values are what the camp of the mask `camp` wins from here on.
 */

const ALWAYS = 1 << 30;

/** Moves in order of merit at `depth << 5`: weight << 8 | card number; their number at `counts[depth]`. */
const moves = new Int32Array(DEPTHS << 5);
const counts = new Int32Array(DEPTHS);

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
  store(entryAt(leader), (low << 16) | high);
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
