import {BestFirst} from './queue.js';

interface Layer<T> {
  readonly waiting: BestFirst<T>;
  looked: number;
}

/** What waits beyond the places of a layer before the worst of it is let go. */
const SPARE = 500;

/** Items that wait in numbered layers, the lowest of which has its turn; of each only so many of the best are looked at. */
export class Layers<T> {
  readonly #layers = new Map<number, Layer<T>>();
  #width = 0;
  #whole = true;

  /** Whether no item was let go since the beginning of the round. */
  get whole(): boolean {
    return this.#whole;
  }

  /** Begins a round in which so many of each layer are looked at. */
  begin(width: number): void {
    this.#layers.clear();
    this.#width = width;
    this.#whole = true;
  }

  /** Lets an item wait, and returns those that have no hope any more. */
  put(number: number, item: T, worth: number): readonly T[] {
    let layer = this.#layers.get(number);
    if (!layer) this.#layers.set(number, (layer = {waiting: new BestFirst(), looked: 0}));
    layer.waiting.push(item, worth);
    const most = this.#width - layer.looked;
    if (layer.waiting.size <= 2 * most + SPARE) return [];
    this.#whole = false;
    return layer.waiting.keep(most);
  }

  /** The next item to look at; nothing when the round is over. */
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
