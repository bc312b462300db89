/** The paths to the positions of a round, each stored as its last move and the position before. */
export class Paths {
  #before = [-1];
  #made = [0];

  /** Forgets everything but the start, which is number 0. */
  clear(): void {
    this.#before = [-1];
    this.#made = [0];
  }

  /** The number of the position a move leads to. */
  add(before: number, move: number): number {
    this.#made.push(move);
    return this.#before.push(before) - 1;
  }

  /** The moves from the start to a position. */
  to(number: number): number[] {
    const moves: number[] = [];
    for (let at = number; at > 0; at = this.#before[at]!) moves.push(this.#made[at]!);
    return moves.reverse();
  }
}
