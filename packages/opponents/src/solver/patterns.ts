import {COUNT, topOf} from './bits.js';
import {left, lengths, owners, relevant} from './board.js';

// The table of positions at the start of a trick. A position's shape, who holds how many cards of each
// suit, leads to a list of patterns per leader. A pattern says who has the highest cards of each suit,
// as far down as they mattered, and a bound that holds wherever shape and pattern fit.

const SLOTS = 1 << 17;
const PATTERNS = 1 << 19;
/** For each shape: two numbers that identify it, the solve it belongs to, and the first pattern of each leader. */
const slots = new Int32Array(8 * SLOTS);
/**
 * Of each pattern: the owners of each suit's cards, how far to shift them so that what does not matter
 * drops out (five bits a suit), the lower bound << 4 | the upper one, and the next pattern.
 */
const patterns = new Int32Array(8 * PATTERNS);
let slotMask = SLOTS - 1;
let slotsUsed = 0;
let patternsUsed = 1;
/** Marks what belongs to this solve: emptying the table is counting one up. */
let stamp = 0;

function empty(): void {
  stamp++;
  slotsUsed = 0;
  patternsUsed = 1;
}

/** Empties the table for a position with so many tricks to come: few use few slots, so that they stay near. */
export function emptyTable(tricks: number): void {
  slotMask =
    tricks < 8 ? (1 << 10) - 1 : tricks < 11 ? (1 << 14) - 1 : tricks < 13 ? (1 << 16) - 1 : SLOTS - 1;
  empty();
}

/** The slot of the shape at hand, or the free one where it would go. */
function slotOfShape(): number {
  const keyA = lengths[left[0]!]! | (lengths[(1 << 13) | left[1]!]! << 16);
  const keyB = lengths[(2 << 13) | left[2]!]! | (lengths[(3 << 13) | left[3]!]! << 16);
  let h = Math.imul(keyA, 0x9e3779b1) ^ Math.imul(keyB, 0x85ebca6b);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 13;
  for (; ; h++) {
    const at = (h & slotMask) << 3;
    if (slots[at + 2] !== stamp) {
      slots[at] = keyA;
      slots[at + 1] = keyB;
      return at;
    }
    if (slots[at] === keyA && slots[at + 1] === keyB) return at;
  }
}

/** The value of a pattern that fits and decides `need`, whose cards become relevant; -1 when there is none. */
export function findPattern(leader: number, need: number): number {
  const at = slotOfShape();
  if (slots[at + 2] !== stamp) return -1;
  const w0 = owners[left[0]!]!,
    w1 = owners[(1 << 13) | left[1]!]!;
  const w2 = owners[(2 << 13) | left[2]!]!,
    w3 = owners[(3 << 13) | left[3]!]!;
  const head = at + 3 + leader;
  for (let e = slots[head]!, previous = 0; e; previous = e, e = patterns[e + 6]!) {
    const bounds = patterns[e + 5]!,
      lower = bounds >> 4,
      upper = bounds & 15;
    if (lower < need && upper >= need) continue;
    const shifts = patterns[e + 4]!;
    if (
      ((w0 ^ patterns[e]!) >>> (shifts & 31)) |
      ((w1 ^ patterns[e + 1]!) >>> ((shifts >> 5) & 31)) |
      ((w2 ^ patterns[e + 2]!) >>> ((shifts >> 10) & 31)) |
      ((w3 ^ patterns[e + 3]!) >>> ((shifts >> 15) & 31))
    )
      continue;
    if (previous) {
      // A pattern that matched is moved forward: it is likely to match again soon.
      patterns[previous + 6] = patterns[e + 6]!;
      patterns[e + 6] = slots[head]!;
      slots[head] = e;
    }
    for (let s = 0; s < 4; s++) {
      const count = (26 - ((shifts >> (5 * s)) & 31)) >> 1;
      relevant[s] = count ? topOf(left[s]!, count) : 0;
    }
    return lower >= need ? lower : upper;
  }
  return -1;
}

/** Keeps a value of the position at hand with what is relevant to it: at least `need`, a lower bound, else an upper one. */
export function storePattern(tricks: number, leader: number, need: number, value: number): void {
  if (patternsUsed === PATTERNS || slotsUsed > slotMask * 0.7) empty();
  const at = slotOfShape();
  if (slots[at + 2] !== stamp) {
    slots[at + 2] = stamp;
    slots[at + 3] = slots[at + 4] = slots[at + 5] = slots[at + 6] = 0;
    slotsUsed++;
  }
  const e = patternsUsed++ << 3;
  let shifts = 0;
  for (let s = 3; s >= 0; s--) {
    const all = left[s]!,
      x = relevant[s]!;
    patterns[e + s] = owners[(s << 13) | all]!;
    shifts = (shifts << 5) | (x ? 26 - 2 * COUNT[all & -(x & -x)]! : 26);
  }
  patterns[e + 4] = shifts;
  patterns[e + 5] = value >= need ? (value << 4) | tricks : value;
  patterns[e + 6] = slots[at + 3 + leader]!;
  slots[at + 3 + leader] = e;
}
