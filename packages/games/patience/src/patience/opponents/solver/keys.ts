import {ALWAYS, NEVER} from './board.js';
import {PLAYING, type Cards, type Cells} from './cells.js';

/** The three 32-bit words of the last key. */
export const key = new Int32Array(3);

const mix = (word: number, factor: number): number => {
  const half = Math.imul(word ^ (word >>> 15), factor);
  return Math.imul(half ^ (half >>> 13), 0x5bd1e995) ^ (half >>> 16);
};

/**
 * Writes the key of a position: 96 bits, the same for positions that differ only in the order of
 * interchangeable packets or foundations. Among a million positions the odds that two different ones share one
 * are less than one in 10^16, far below those of a hardware fault.
 */
export function writeKey({board, code, len, below, step, stage, redeals, bytes}: Cards, cells: Cells): void {
  const {heap, group, kin, stock, alike} = board;
  let a = 0,
    b = 0,
    c = 0;
  const open = cells[len + stock] === 0 && cells[stage] === PLAYING;
  // The order of the stock is known by its length until it contains gathered cards.
  const piles = cells[redeals] && cells[len + stock] ? stock + 1 : stock;
  for (let pile = 0; pile < piles; pile++) {
    const count = cells[len + pile]!;
    if (count === 0) continue;
    let x: number, y: number, z: number;
    if (heap[pile]) {
      x = 7919 * kin[pile]! + count;
      y = x ^ 0x3c6ef372;
      z = x ^ 0x1b873593;
    } else {
      const way = alike[pile]!;
      const place =
        way === NEVER || (way !== ALWAYS && !open) ? 1 + pile : group[pile]?.role === 'packet' ? 0 : 255;
      x = 0x51ed270b ^ place;
      y = 0x2545f491 ^ (place << 8);
      z = 0x6c078965 ^ (place << 16);
      for (let card = cells[pile]!; card; card = cells[below + card]!) {
        const one = code[card]!;
        x = Math.imul(x ^ one, 0x01000193);
        y = Math.imul(y + one, 0x7feb352d) ^ (y >>> 11);
        z = Math.imul(z ^ (one << 9), 0x846ca68b) ^ (z >>> 17);
      }
    }
    a = (a + mix(x, 0x85ebca6b)) | 0;
    b = (b + mix(y, 0xc2b2ae35)) | 0;
    c = (c + mix(z, 0x27d4eb2f)) | 0;
  }
  let rest = cells[len + stock]! | (cells[redeals]! << 8);
  for (let i = step; i < bytes; i++) rest = (Math.imul(rest, 31) + cells[i]!) | 0;
  key[0] = a ^ mix(rest, 0x85ebca6b);
  key[1] = b ^ mix(rest + 1, 0xc2b2ae35);
  key[2] = c ^ mix(rest + 2, 0x27d4eb2f);
}

/** Keys seen so far. */
export class Seen {
  #table = new Int32Array(3 << 12);
  #count = 0;

  /** The number of keys. */
  get size(): number {
    return this.#count;
  }

  clear(): void {
    this.#table = new Int32Array(3 << 12);
    this.#count = 0;
  }

  /** Adds {@linkcode key}; returns whether it was new. */
  add(): boolean {
    if (this.#count * 3 * 2 > this.#table.length) this.#grow();
    return this.#insert(key[0]!, key[1]!, key[2]!);
  }

  #insert(a: number, b: number, c: number): boolean {
    const table = this.#table,
      slots = table.length / 3;
    // Three zeros mark an empty slot.
    const last = c || 1;
    for (let slot = (a >>> 0) % slots; ; slot = slot + 1 === slots ? 0 : slot + 1) {
      const at = 3 * slot;
      if (table[at + 2] === 0) {
        table[at] = a;
        table[at + 1] = b;
        table[at + 2] = last;
        this.#count++;
        return true;
      }
      if (table[at] === a && table[at + 1] === b && table[at + 2] === last) return false;
    }
  }

  #grow(): void {
    const old = this.#table;
    this.#table = new Int32Array(2 * old.length);
    this.#count = 0;
    for (let at = 0; at < old.length; at += 3)
      if (old[at + 2]) this.#insert(old[at]!, old[at + 1]!, old[at + 2]!);
  }
}
