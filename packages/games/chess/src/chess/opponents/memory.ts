// What a search remembers of positions.

/** How many positions a master remembers, and who looks but a few plies ahead. */
export const MANY = 1 << 18,
  FEW = 1 << 12;

/** A table of positions that were searched; searches of one game, with the same ends, may share it. */
export class Memory {
  readonly keys: Int32Array;
  readonly moves: Int32Array;
  readonly worths: Int16Array;
  readonly depths: Int8Array;
  readonly kinds: Uint8Array;

  /** @param entries how many positions are remembered, a power of two */
  constructor(entries: number) {
    this.keys = new Int32Array(entries);
    this.moves = new Int32Array(entries);
    this.worths = new Int16Array(entries);
    this.depths = new Int8Array(entries);
    this.kinds = new Uint8Array(entries);
  }
}
