import type {PatienceMove} from '../../rules/index.js';

/** The result of a search so far. */
export interface Finding {
  /**
   * `comes-out`: the moves end in the finished picture, replayed by the rules. `cannot`: every line was tried.
   * `unknown`: neither is proven yet.
   */
  readonly outcome: 'comes-out' | 'cannot' | 'unknown';
  /**
   * To the end; otherwise to the best position found: with a hidden hand to the move that shows the next card, otherwise to
   * the most cards founded.
   */
  readonly moves: readonly PatienceMove[];
  /** Cards founded after those moves. */
  readonly founded: number;
  /** Positions whose moves were all tried. */
  readonly nodes: number;
  /** Whether there is nothing more to find: it is proven, or no more can be known without showing a card. */
  readonly done: boolean;
}

/** A search that runs in steps, so that its caller can show progress or stop it. */
export interface Search {
  /** Searches this many more positions, fewer if it finishes. */
  step(nodes: number): Finding;
  /** The ways found to have the cards shuffled and redealt, best first, with different cards left in each. */
  again(): readonly (readonly PatienceMove[])[];
}
