import type {Cards, Cells} from './cells.js';
import {oddsAfterShuffle, gatheredValue} from './shuffle-odds.js';
import type {Tactics} from './tactics.js';

interface Gathering {
  readonly estimate: number;
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
    if (known) return known.estimate;
    const estimate = this.#estimate(before);
    this.#known.set(left, {estimate, line: line()});
    return estimate;
  }

  /** The lines of moves that gather the cards, best first. */
  lines(): readonly (readonly number[])[] {
    return [...this.#known.values()].sort((a, b) => b.estimate - a.estimate).map(({line}) => line);
  }

  #estimate(cells: Cells): number {
    const {odds, uneven} = this.#tactics;
    const told = odds?.[this.#cards.board.game.def.redeal!.times - cells[this.#cards.redeals]! - 1];
    return told ? oddsAfterShuffle(this.#cards, cells, told) : gatheredValue(this.#cards, cells, uneven);
  }
}
