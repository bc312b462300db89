import {highest} from './bits.js';
import {
  avoid,
  forgetRelevant,
  guessTricks,
  hands,
  left,
  playedBit,
  playedSuit,
  realRank,
  relevant,
  rewind,
  root,
  setUp,
  theirs,
  trump,
} from './board.js';
import {giveHint, hintAt, hinted} from './hints.js';
import {zeroWindowSearch} from './pause.js';
import {CARD, moves, orderFollows, orderLeads} from './order.js';
import {emptyTable, storePattern, findPattern} from './patterns.js';
import {attempt, latest, countPosition} from './pause.js';
import {seatToPlay, type TrickPosition} from './position.js';
import {evidentTricks} from './sure.js';
import {lastTrick} from './last-trick.js';

// The kernel for four hands of one pack of 52 that count tricks. Alpha-beta with zero windows; every value
// is the tricks of one camp, "ours", exact as far as it decides `need`: at least `need` it is a lower bound,
// else an upper one. With a value comes what it rests on (`relevant`), so that
// one solved position stands for all that agree in the cards that mattered.

/** At `depth << 2 | suit`: lower cards need not be tried. */
const floors = new Int32Array(56 << 2);

/** Value of the last `tricks` tricks when `leader` leads at depth `d`. */
function lead(d: number, tricks: number, leader: number, need: number): number {
  if (need <= 0 || need > tricks) {
    forgetRelevant();
    return need <= 0 ? 0 : tricks;
  }
  if (tricks === 1) return lastTrick(leader);
  let value = findPattern(leader, need);
  if (value >= 0) return value;
  value = evidentTricks(tricks, leader, need);
  if (value >= 0) return value;
  countPosition();
  value = tryAll(d, 0, tricks, leader, leader, need, 0, 0, 0);
  storePattern(tricks, leader, need, value);
  return value;
}

/**
 * Tries the cards of the seat whose turn it is until one decides.
 * @param place 0 for the leader, 3 for the last
 * @param bestSeat who is winning the trick, with which card
 */
function tryAll(
  d: number,
  place: number,
  tricks: number,
  leader: number,
  seat: number,
  need: number,
  bestSeat: number,
  bestSuit: number,
  bestBit: number,
): number {
  // Whether this seat maximizes.
  const up = ((theirs >> seat) & 1) === (avoid ? 1 : 0);
  if (place) {
    const led = playedSuit[d - place]!,
      mine = hands[(seat << 2) | led]!;
    if (mine) {
      const top = highest(mine),
        low = mine & -mine;
      if (!(left[led]! & ~mine & (top - low))) {
        // One card, or several adjacent ones: no choice.
        const value = play(d, place, tricks, leader, seat, need, bestSeat, bestSuit, bestBit, led, top);
        if (top !== low && value >= need !== up) restOnRun(led, top, low);
        return value;
      }
    }
  }
  const floor = d << 2,
    first = d << 4;
  floors[floor] = floors[floor + 1] = floors[floor + 2] = floors[floor + 3] = 0;
  let value = up ? -1 : 14,
    r0 = 0,
    r1 = 0,
    r2 = 0,
    r3 = 0;
  // Move ordering does not matter for the last player.
  const hint = place < 3 ? hintAt(d, place, seat, need, bestSuit, bestBit) : 0;
  const preferred = place < 3 ? hinted(hint, d, place, seat) : 0;
  let ordered = !preferred,
    m = first,
    end = first + 1;
  if (preferred) moves[first] = preferred;
  else end = first + order(d, place, seat, bestSeat, bestSuit, bestBit);
  for (; ; m++) {
    if (m === end) {
      if (ordered) break;
      ordered = true;
      m = first;
      end = first + order(d, place, seat, bestSeat, bestSuit, bestBit);
      if (m === end) break;
    }
    const move = moves[m]! & CARD,
      s = move >> 13,
      bit = move & 0x1fff;
    if ((ordered && move === preferred) || bit < floors[floor | s]!) continue;
    const v = play(d, place, tricks, leader, seat, need, bestSeat, bestSuit, bestBit, s, bit);
    if (v >= need === up) {
      if (place < 3 && move !== preferred) giveHint(hint, move);
      return v;
    }
    if (up ? v > value : v < value) value = v;
    const x = relevant[s]!;
    if (x && (x & -x) <= bit) {
      const mine = hands[(seat << 2) | s]!,
        below = left[s]! & ~mine & (bit - 1);
      const run = mine & (bit * 2 - 1) & (below ? ~(highest(below) * 2 - 1) : -1);
      restOnRun(s, bit, run & -run);
    } else {
      // Its rank did not matter, so lower ones will not either.
      floors[floor | s] = x & -x || 1 << 13;
    }
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

function order(
  d: number,
  place: number,
  seat: number,
  bestSeat: number,
  bestSuit: number,
  bestBit: number,
): number {
  if (place) orderFollows(d, place, seat, bestSeat, bestSuit, bestBit);
  else orderLeads(d, seat);
  return moves[(d << 4) | 15]!;
}

/**
 * When the highest of touching cards has failed, the others were not tried: if its rank mattered, they
 * must touch it wherever the value is to hold.
 */
function restOnRun(s: number, top: number, low: number): void {
  const x = relevant[s]!;
  if (x && (x & -x) <= top) relevant[s] = x | low;
}

/** Value after a card; the parameters are those of `tryAll`, and the card. */
function play(
  d: number,
  place: number,
  tricks: number,
  leader: number,
  seat: number,
  need: number,
  bestSeat: number,
  bestSuit: number,
  bestBit: number,
  s: number,
  bit: number,
): number {
  playedSuit[d] = s;
  playedBit[d] = bit;
  if (place === 0 || (s === bestSuit ? bit > bestBit : s === trump)) {
    bestSeat = seat;
    bestSuit = s;
    bestBit = bit;
  }
  const h = (seat << 2) | s;
  hands[h] = hands[h]! ^ bit;
  const value =
    place < 3
      ? tryAll(d + 1, place + 1, tricks, leader, (seat + 1) & 3, need, bestSeat, bestSuit, bestBit)
      : gather(d, tricks, need, bestSeat, bestSuit, bestBit);
  hands[h] = hands[h]! ^ bit;
  return value;
}

/** Value after a whole trick, whose last card was played at depth `d`. */
function gather(
  d: number,
  tricks: number,
  need: number,
  bestSeat: number,
  bestSuit: number,
  bestBit: number,
): number {
  const s0 = playedSuit[d]!,
    s1 = playedSuit[d - 1]!,
    s2 = playedSuit[d - 2]!,
    s3 = playedSuit[d - 3]!;
  const b0 = playedBit[d]!,
    b1 = playedBit[d - 1]!,
    b2 = playedBit[d - 2]!,
    b3 = playedBit[d - 3]!;
  left[s0] = left[s0]! ^ b0;
  left[s1] = left[s1]! ^ b1;
  left[s2] = left[s2]! ^ b2;
  left[s3] = left[s3]! ^ b3;
  const won = (theirs >> bestSeat) & 1 ? 0 : 1;
  const value = won + lead(d + 1, tricks - 1, bestSeat, need - won);
  left[s0] = left[s0]! ^ b0;
  left[s1] = left[s1]! ^ b1;
  left[s2] = left[s2]! ^ b2;
  left[s3] = left[s3]! ^ b3;
  // The rank of the winning card mattered if another of its suit was there to be beaten.
  if (+(s0 === bestSuit) + +(s1 === bestSuit) + +(s2 === bestSuit) + +(s3 === bestSuit) > 1) {
    relevant[bestSuit] = relevant[bestSuit]! | bestBit;
  }
  return value;
}

function begin(position: TrickPosition): void {
  setUp(position);
  emptyTable(root.tricks);
}

/** The tricks that the camp of the mask wins from here on, the trick on the table included. */
export function solveFourHands(position: TrickPosition): number {
  begin(position);
  const {depth, tricks, leader, bestSeat, bestSuit, bestBit} = root;
  return zeroWindowSearch(tricks, guessTricks(), (need) =>
    depth
      ? tryAll(depth, depth, tricks, leader, (leader + depth) & 3, need, bestSeat, bestSuit, bestBit)
      : lead(0, tricks, leader, need),
  );
}

/**
 * Writes what the camp of the mask wins after each lawful card of the seat to play, by card number. Yields where the
 * search has paused; others may be solved before it goes on.
 */
export function* solveFourHandsCards(position: TrickPosition, values: Int32Array): Generator<void, void> {
  begin(position);
  const {depth, tricks, leader, bestSeat, bestSuit, bestBit} = root;
  const seat = seatToPlay(position),
    led = playedSuit[0]!;
  const follows = depth > 0 && hands[(seat << 2) | led] !== 0;
  let value = guessTricks(),
    own = latest;
  for (let s = 0; s < 4; s++) {
    if (follows && s !== led) continue;
    const mine = hands[(seat << 2) | s]!;
    let touching = false;
    for (let rest = left[s]!; rest; rest ^= highest(rest)) {
      const bit = highest(rest);
      if (!(mine & bit)) {
        touching = false;
        continue;
      }
      if (!touching) {
        const guess = value;
        const search = (): number =>
          zeroWindowSearch(tricks, guess, (need) =>
            play(depth, depth, tricks, leader, seat, need, bestSeat, bestSuit, bestBit, s, bit),
          );
        while ((value = attempt(search)) < 0) {
          yield;
          if (own === latest) rewind();
          else {
            begin(position);
            own = latest;
          }
        }
      }
      touching = true;
      values[(s << 5) | realRank[(s << 4) | (31 - Math.clz32(bit))]!] = value;
    }
  }
}
