import {isChoice, type Because, type Choice, type MoveLike} from '@quinola/play';

/** A chosen move and why. */
export interface Thought<Move = unknown> {
  readonly move: Move;
  readonly because?: Because;
  /** From a search: the expected gain over the next best move, in the unit that the search plays for. Not stored in records. */
  readonly gain?: number;
  /** Of a bid: the games that the hand can reasonably make, the best first; how often, of one; and in which suit. Not stored in records. */
  readonly likely?: readonly {readonly bid: string; readonly made: number; readonly suit?: string}[];
}

/**
 * A question to an opponent: a view, never a state. Plain JSON, so that it can be posted to a worker. `O` is what it is offered:
 * moves, or moves and choices.
 */
export interface Question<View = unknown, Move = unknown, O = Move> {
  /** Id of the game. */
  readonly game: string;
  readonly view: View;
  /** The lawful moves of the view's player, so that an opponent does not need the rules. */
  readonly moves: readonly O[];
  /** `novice`, `book`, `master`, … */
  readonly level: string;
  /** Whose book it plays by; absent: the rule set's own. */
  readonly school?: string;
  /** The opponent's own seed, never the deal's; equal questions give equal answers. */
  readonly seed: string;
  /** Set for a visitor's partner: it plays at the full strength of its level, without deliberate mistakes. */
  readonly steady?: boolean;
  /** Set where a bidding panel asks: which games the hand can reasonably make is answered too (`Thought.likely`). */
  readonly likely?: boolean;
  /** Imagined deals that search may use; absent: the level's default. */
  readonly deals?: number;
}

/** Something that can be asked for a move. */
export interface Chooser {
  /**
   * Chooses a move for the view's player.
   * @param signal aborts the thinking; the promise then rejects with its reason
   */
  choose<View, Move>(question: Question<View, Move, unknown>, signal?: AbortSignal): Promise<Thought<Move>>;
}

/** The opponents of a game, as used by workers and by slices on the main thread. */
export interface Brain<View = unknown, Move = unknown, O = Move> {
  readonly game: string;
  /** Answers in one go. */
  choose(question: Question<View, Move, O>): Thought<Move>;
  /** Begins to answer in steps, for a page without workers; `null` if the answer does not take long. */
  start?(question: Question<View, Move, O>): Thinking<Move> | null;
}

/** An answer that is being computed. */
export interface Thinking<Move = unknown> {
  /** Continues for a few milliseconds; returns whether the answer is ready. */
  step(): boolean;
  /** The answer; only after `step` returned true. */
  thought(): Thought<Move>;
}

/** Computes the answer in one go. */
export function finishThinking<Move>(thinking: Thinking<Move>): Thought<Move> {
  while (!thinking.step());
  return thinking.thought();
}

/** The moves among some offers, without the choices that stand for many. */
export function plainMoves<Move extends MoveLike>(offers: readonly (Move | Choice)[]): readonly Move[] {
  return offers.filter((offer): offer is Move => !isChoice(offer));
}
