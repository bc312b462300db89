/** A queue that returns the item with the highest worth first; equal items in any order. */
export class BestFirst<T> {
  readonly #worths: number[] = [];
  readonly #items: T[] = [];

  /** The number of waiting items. */
  get size(): number {
    return this.#items.length;
  }

  /** Inserts an item. */
  push(item: T, worth: number): void {
    const worths = this.#worths,
      items = this.#items;
    let i = items.length;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (worths[parent]! >= worth) break;
      worths[i] = worths[parent]!;
      items[i] = items[parent]!;
      i = parent;
    }
    worths[i] = worth;
    items[i] = item;
  }

  /** Keeps only this many of the best, and returns the others. */
  keep(count: number): T[] {
    const order = this.#worths.map((_, i) => i).sort((a, b) => this.#worths[b]! - this.#worths[a]!);
    const worths = order.map((i) => this.#worths[i]!),
      items = order.map((i) => this.#items[i]!);
    // Surplus best entries are returned too, in the queue's order.
    this.#worths.splice(0, Infinity, ...worths.slice(0, count));
    this.#items.splice(0, Infinity, ...items.slice(0, count));
    return items.slice(count);
  }

  /** Removes and returns the best. */
  pop(): T | undefined {
    const worths = this.#worths,
      items = this.#items;
    const best = items[0];
    const worth = worths.pop(),
      item = items.pop();
    const {length} = items;
    if (!length || worth === undefined || item === undefined) return best;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= length) break;
      if (child + 1 < length && worths[child + 1]! > worths[child]!) child++;
      if (worths[child]! <= worth) break;
      worths[i] = worths[child]!;
      items[i] = items[child]!;
      i = child;
    }
    worths[i] = worth;
    items[i] = item;
    return best;
  }
}
