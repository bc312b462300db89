// Exact positions of the kernel for every trick game: entries of eight numbers, six of key, the bounds, and the stamp of the solve.

const FIRST_ENTRIES = 1 << 12;
const MOST_ENTRIES = 1 << 20;
/** The entries; an entry is of this solve where its last number is {@linkcode stamp}, and its seventh holds the bounds. */
export let table = new Int32Array(FIRST_ENTRIES << 3);
let entries = 0;
/** Of the present solve. */
export let stamp = 0;
/** The key of the position that is looked up. */
export const key = new Int32Array(6);

/** Where the entry of the six numbers at `keys[from]` is, or would be. */
export function find(keys: Int32Array, from: number): number {
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

/** Forgets all positions: another solve begins. */
export function forget(): void {
  stamp++;
  entries = 0;
}

/** Makes room before the table is too full to be searched quickly. */
export function makeRoom(): void {
  if (entries << 4 < table.length) return;
  if (table.length >> 3 >= MOST_ENTRIES) return forget();
  const old = table;
  table = new Int32Array(old.length << 1);
  for (let at = 0; at < old.length; at += 8) {
    if (old[at + 7] === stamp) table.set(old.subarray(at, at + 8), find(old, at));
  }
}

/** Stores the bounds of the position of {@linkcode key} at its place: the lower in the upper half, the upper in the lower. */
export function store(place: number, bounds: number): void {
  if (table[place + 7] !== stamp) {
    entries++;
    table.set(key, place);
    table[place + 7] = stamp;
  }
  table[place + 6] = bounds;
}
