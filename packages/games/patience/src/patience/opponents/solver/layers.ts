import {BestFirst} from './queue.js';

interface Layer<T> {
  readonly waiting: BestFirst<T>;
  looked: number;
}

/** How many items may exceed a layer's width before the worst are dropped. */
const SPARE = 500;

/** Items waiting in numbered layers; the lowest layer comes first, and only a limited number of its best are used. */
export class Layers<T> {
  readonly #layers = new Map<number, Layer<T>>();
  #width = 0;
  #whole = true;

  /** Whether no item was dropped since the round began. */
  get whole(): boolean {
    return this.#whole;
  }

  /** Starts a round that uses this many items of each layer. */
  begin(width: number): void {
    this.#layers.clear();
    this.#width = width;
    this.#whole = true;
  }

  /** Adds an item, and returns those that have no chance any more. */
  put(number: number, item: T, worth: number): readonly T[] {
    let layer = this.#layers.get(number);
    if (!layer) this.#layers.set(number, (layer = {waiting: new BestFirst(), looked: 0}));
    layer.waiting.push(item, worth);
    const most = this.#width - layer.looked;
    if (layer.waiting.size <= 2 * most + SPARE) return [];
    this.#whole = false;
    return layer.waiting.keep(most);
  }

  /** The next item to use; nothing when the round is over. */
  next(): T | undefined {
    while (this.#layers.size) {
      const number = Math.min(...this.#layers.keys());
      const layer = this.#layers.get(number)!;
      if (layer.waiting.size && layer.looked < this.#width) {
        layer.looked++;
        return layer.waiting.pop();
      }
      this.#whole &&= layer.waiting.size === 0;
      this.#layers.delete(number);
    }
    return undefined;
  }
}
