import type {Cards, Cells} from './cells.js';
import {hopeOf, plainHope} from './hopes.js';
import type {Tactics} from './tactics.js';

interface Gathering {
  readonly hope: number;
  /** The moves leading to it; the last one gathers the cards. */
  readonly line: readonly number[];
}

/** The ways found to gather the cards for another shuffle, one for each set of remaining cards. */
export class Gatherings {
  readonly #cards: Cards;
  readonly #tactics: Tactics;
  readonly #known = new Map<string, Gathering>();

  constructor(cards: Cards, tactics: Tactics) {
    this.#cards = cards;
    this.#tactics = tactics;
  }

  /** Records a way to gather, from the position before it, and returns the estimate for the cards left. */
  add(before: Cells, line: () => readonly number[]): number {
    const {
      board: {goal},
      len,
    } = this.#cards;
    const left = goal.map((pile) => before[len + pile]).join();
    const known = this.#known.get(left);
    if (known) return known.hope;
    const hope = this.#hope(before);
    this.#known.set(left, {hope, line: line()});
    return hope;
  }

  /** The ways, best first. */
  ways(): readonly (readonly number[])[] {
    return [...this.#known.values()].sort((a, b) => b.hope - a.hope).map(({line}) => line);
  }

  #hope(cells: Cells): number {
    const {hopes, uneven} = this.#tactics;
    const told = hopes?.[this.#cards.board.game.def.redeal!.times - cells[this.#cards.redeals]! - 1];
    return told ? hopeOf(this.#cards, cells, told) : plainHope(this.#cards, cells, uneven);
  }
}
