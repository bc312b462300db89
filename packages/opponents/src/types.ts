import {isChoice, type Because, type Choice, type MoveLike} from '@quinola/play';

/** A chosen move and why. */
export interface Thought<Move = unknown> {
  readonly move: Move;
  readonly because?: Because;
  /** From a search: the expected gain over the next best move, in the unit that the search plays for. Not stored in records. */
  readonly gain?: number;
}

/**
 * What an opponent is asked: a view and never a state. Plain JSON, so that it can be posted to a worker.
 * `O` is what it is offered: moves, or moves and choices.
 */
export interface Question<View = unknown, Move = unknown, O = Move> {
  /** Id of the game. */
  readonly game: string;
  readonly view: View;
  /** What the view's player may do, as the rules read it from the view: so that an opponent need not carry the rules. */
  readonly moves: readonly O[];
  /** `novice`, `book`, `master`, … */
  readonly level: string;
  /** Whose book it plays by; absent: the rule set's own. */
  readonly school?: string;
  /** The opponent's own seed, never the deal's; equal questions give equal answers. */
  readonly seed: string;
  /** A visitor's partner: it plays at the full strength of its level and makes no slips. */
  readonly steady?: boolean;
  /** Imagined deals that search may use; absent: the level's default. */
  readonly deals?: number;
}

/** Somebody who can be asked for a move. */
export interface Chooser {
  /**
   * Chooses a move for the view's player.
   * @param signal aborts the thinking; the promise then rejects with its reason
   */
  choose<View, Move>(question: Question<View, Move, unknown>, signal?: AbortSignal): Promise<Thought<Move>>;
}

/** What a game gives so that its opponents can play: registered with worker and slices. */
export interface Brain<View = unknown, Move = unknown, O = Move> {
  readonly game: string;
  /** Answers in one go. */
  choose(question: Question<View, Move, O>): Thought<Move>;
  /** Begins to answer in steps, for a page without workers; `null` where there is nothing to think about for long. */
  start?(question: Question<View, Move, O>): Thinking<Move> | null;
}

/** A thought in the making. */
export interface Thinking<Move = unknown> {
  /** Goes on for a moment, some milliseconds at most; whether the thought is ready. */
  step(): boolean;
  /** What has been thought; only when it is ready. */
  thought(): Thought<Move>;
}

/** Thinks to the end in one go. */
export function thoughtOut<Move>(thinking: Thinking<Move>): Thought<Move> {
  while (!thinking.step());
  return thinking.thought();
}

/** The moves among some offers, without the choices that stand for many. */
export function plainMoves<Move extends MoveLike>(offers: readonly (Move | Choice)[]): readonly Move[] {
  return offers.filter((offer): offer is Move => !isChoice(offer));
}
