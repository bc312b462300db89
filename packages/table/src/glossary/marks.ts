/** The highlight of all tables of a page; browsers without highlights show words without lines. */
const NAME = 'quinola-term';
if (typeof Highlight === 'function' && !CSS.highlights.has(NAME)) CSS.highlights.set(NAME, new Highlight());
const marks = typeof Highlight === 'function' ? CSS.highlights.get(NAME) : undefined;

/** The underlined ranges of one table. */
export class Marks {
  #marked: readonly Range[] = [];

  /** Marks these ranges, and no others of this table. */
  set(ranges: readonly Range[]): void {
    for (const range of this.#marked) marks?.delete(range);
    for (const range of ranges) marks?.add(range);
    this.#marked = ranges;
  }
}
