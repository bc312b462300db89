import type {Because} from '@quinola/play';

/** A chosen move and why. */
export interface Thought<Move = unknown> {
  readonly move: Move;
  readonly because?: Because;
}

/** What an opponent is asked: a view and never a state. Plain JSON, so that it can be posted to a worker. */
export interface Question<View = unknown> {
  /** Id of the game. */
  readonly game: string;
  readonly view: View;
  /** `novice`, `book`, `master`, … */
  readonly level: string;
  /** Whose book it plays by; absent: the rule set's own. */
  readonly school?: string;
  /** The opponent's own seed, never the deal's; equal questions give equal answers. */
  readonly seed: string;
  /** Imagined deals that search may use; absent: the level's default. */
  readonly deals?: number;
}

/** Somebody who can be asked for a move. */
export interface Chooser {
  /**
   * Chooses a move for the view's player.
   * @param signal aborts the thinking; the promise then rejects with its reason
   */
  choose<View, Move>(question: Question<View>, signal?: AbortSignal): Promise<Thought<Move>>;
}

/** What a game gives so that its opponents can play: registered with worker and slices. */
export interface Brain<View = unknown, Move = unknown> {
  readonly game: string;
  /** Answers at once; the search of later levels works in steps through `search`. */
  choose(question: Question<View>): Thought<Move>;
}
