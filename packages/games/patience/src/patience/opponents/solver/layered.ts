import type {PatienceMove} from '../../rules/index.js';
import {REDEAL} from './stages.js';
import {REDEALING, foundedIn, isFull, type Cards, type Cells} from './cells.js';
import {movesIn} from './finding.js';
import {Gatherings} from './gatherings.js';
import {Seen, writeKey} from './keys.js';
import {Layers} from './layers.js';
import {make} from './making.js';
import {Paths} from './paths.js';
import type {Finding, Search} from './result.js';
import type {Tactics, Weights} from './tactics.js';
import {worded} from './board.js';
import {worthOf} from './worth.js';

/** What is known, and what is searched for. */
export interface Task {
  readonly tactics: Tactics;
  /** Cards in hand that must stay hidden: positions with fewer are not entered. `null` if their order is known. */
  readonly leastHidden: number | null;
  /** Whether these moves also come out by the real rules. */
  readonly comesOut: (moves: readonly PatienceMove[]) => boolean;
}

interface Waiting {
  readonly number: number;
  readonly cells: Cells;
}

/** The width of the first rounds, and the factor by which each is wider than the one before. */
const WIDTH = 200,
  WIDER = 3;

/**
 * Rounds of ever wider beams. The positions lie in layers, one for each number of cards in hand and of redeals; in
 * every layer the best are searched first, up to the round's limit. A round that dropped no position has tried
 * everything.
 */
export class LayeredSearch implements Search {
  readonly #cards: Cards;
  readonly #start: Cells;
  readonly #task: Task;
  readonly #layers = new Layers<Waiting>();
  readonly #paths = new Paths();
  readonly #seen = new Seen();
  readonly #gatherings: Gatherings;
  /** Positions no longer needed, to be reused. */
  readonly #spare: Cells[] = [];
  readonly #moves: number[] = [];
  #weights: Weights;
  #rounds = 0;
  #nodes = 0;
  #outcome: Finding['outcome'] = 'unknown';
  #exhausted = false;
  /** Whether a line ended only because its continuation is hidden. */
  #stoppedByHidden = false;
  /** Moves to the best position so far, its value, and how many cards are founded there. */
  #best: readonly number[] = [];
  #bestWorth: number;
  #founded: number;

  constructor(cards: Cards, start: Cells, task: Task) {
    this.#cards = cards;
    this.#start = start;
    this.#task = task;
    this.#weights = task.tactics.weights[0]!;
    this.#gatherings = new Gatherings(cards, task.tactics);
    this.#founded = foundedIn(cards, start);
    this.#bestWorth = task.leastHidden === null ? this.#founded : -Infinity;
    if (isFull(cards, start)) this.#outcome = 'comes-out';
    else this.#begin();
  }

  step(more: number): Finding {
    const isOpen = (): boolean => this.#outcome === 'unknown' && !this.#exhausted;
    for (let left = more; left > 0 && isOpen();) {
      const next = this.#layers.next();
      if (next) {
        left--;
        this.#look(next);
      } else if (this.#layers.whole) {
        this.#exhausted = true;
        if (!this.#stoppedByHidden) this.#outcome = 'cannot';
      } else {
        this.#begin();
      }
    }
    const moves = this.#best.map((move) => worded(this.#cards.board, move));
    if (this.#outcome === 'comes-out' && !this.#task.comesOut(moves))
      throw new Error('the rules do not come out by the line found');
    return {outcome: this.#outcome, moves, founded: this.#founded, nodes: this.#nodes, done: !isOpen()};
  }

  again(): readonly (readonly PatienceMove[])[] {
    return this.#gatherings.lines().map((line) => line.map((move) => worded(this.#cards.board, move)));
  }

  /** Starts a round from the beginning, wider than the last once each set of weights has had its turn. */
  #begin(): void {
    const {weights} = this.#task.tactics;
    this.#weights = weights[this.#rounds % weights.length]!;
    this.#layers.begin(WIDTH * WIDER ** Math.floor(this.#rounds / weights.length));
    this.#rounds++;
    this.#paths.clear();
    this.#seen.clear();
    writeKey(this.#cards, this.#start);
    this.#seen.add();
    this.#wait(0, this.#start.slice());
  }

  #wait(number: number, cells: Cells): void {
    const {board, len, redeals} = this.#cards;
    const layer = 128 * cells[redeals]! - cells[len + board.stock]!;
    const worth = worthOf(this.#cards, cells, this.#weights);
    for (const hopeless of this.#layers.put(layer, {number, cells}, worth)) this.#spare.push(hopeless.cells);
  }

  /** Tries all the moves of a position. */
  #look({number, cells}: Waiting): void {
    const cards = this.#cards,
      moves = this.#moves;
    this.#nodes++;
    const count = movesIn(cards, cells, moves);
    for (let i = 0; i < count && this.#outcome === 'unknown'; i++) {
      const move = moves[i]!;
      const next = this.#spare.pop() ?? new Uint8Array(cards.bytes);
      next.set(cells);
      make(cards, next, move);
      if (this.#isHidden(next)) this.#stop(number, cells, next, move);
      else if (this.#isNew(next)) this.#arrive(this.#paths.add(number, move), next);
      else this.#spare.push(next);
    }
    this.#spare.push(cells);
  }

  /** Whether cards are still unknown: those gathered for a shuffle, and those that a hidden hand would show. */
  #isHidden(cells: Cells): boolean {
    const {board, len, stage} = this.#cards,
      {leastHidden} = this.#task;
    return cells[stage] === REDEALING || (leastHidden !== null && cells[len + board.stock]! < leastHidden);
  }

  #isNew(cells: Cells): boolean {
    writeKey(this.#cards, cells);
    return this.#seen.add();
  }

  /** A line ends for now; the position before the move can be evaluated. */
  #stop(number: number, before: Cells, after: Cells, move: number): void {
    const cards = this.#cards;
    this.#stoppedByHidden = true;
    this.#spare.push(after);
    if (this.#task.leastHidden === null) return;
    const line = (): number[] => [...this.#paths.to(number), move];
    const worth =
      move >> 16 === REDEAL ? this.#gatherings.add(before, line) : worthOf(cards, before, this.#weights);
    this.#compare(worth, before, line);
  }

  #arrive(number: number, cells: Cells): void {
    const line = (): number[] => this.#paths.to(number);
    if (isFull(this.#cards, cells)) {
      this.#compare(Infinity, cells, line);
      this.#outcome = 'comes-out';
      return;
    }
    if (this.#task.leastHidden === null) this.#compare(foundedIn(this.#cards, cells), cells, line);
    this.#wait(number, cells);
  }

  #compare(worth: number, cells: Cells, line: () => readonly number[]): void {
    if (worth <= this.#bestWorth) return;
    this.#bestWorth = worth;
    this.#founded = foundedIn(this.#cards, cells);
    this.#best = line();
  }
}
