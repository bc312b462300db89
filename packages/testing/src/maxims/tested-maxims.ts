import type {Random} from '@quinola/cards';
import type {ReasonBook} from '@quinola/opponents';
import type {AnyGame, MoveLike} from '@quinola/play';
import type {GameOpponents} from '../game-opponents.js';

/**
 * What a reader understands by the sentence of a maxim, who knows the game and not the code. It is written from the sentence alone,
 * with public facts of the view and not with those of the opponents.
 */
export interface Reading<View, Move> {
  /** The English sentence from which it was written: when that changes, this has to be looked at again. */
  readonly sentence: string;
  /** Whether the sentence speaks of such a position. */
  readonly when: (view: View) => boolean;
  /**
   * Whether the move is what the sentence advises there; of one that bars (“never lead trumps”), whether the move keeps to it.
   *
   * @param id the whole id, where the reason was given: with what it adds to the sentence, as the moves that it means
   */
  readonly asks: (move: Move, view: View, id?: string) => boolean;
  /**
   * Why the maxim may be silent although its sentence fits: “longest suit” leaves open which of two. Without it the maxim must speak
   * wherever the sentence fits.
   */
  readonly silent?: string;
}

/** A maxim, whatever its facts and choices (`Maxim` of `@quinola/opponents`). */
export interface AnyMaxim {
  readonly id: string;
  readonly bars?: boolean;
  readonly when: (facts: never, open: never) => boolean;
  readonly suggest: (facts: never, open: never) => readonly unknown[];
}

/** A list of maxims by which one kind of question is judged (`judge` of `@quinola/opponents`). */
export interface MaximBook<View = never> {
  readonly maxims: readonly AnyMaxim[];
  /** The facts and the open choices of a question; `null` = this list is not asked. */
  readonly judged: (view: View, moves: readonly unknown[]) => JudgedPosition | null;
  /** The move that makes a choice. */
  readonly moveOf: (choice: never) => MoveLike;
}

/** A question as `judge` gets it. */
export interface JudgedPosition {
  readonly facts: unknown;
  readonly open: readonly unknown[];
}

/** A position made for a maxim that deals reach too seldom. */
export interface MadePosition {
  readonly view: () => unknown;
  /** Why not even ten thousand deals reach it, with how often it comes. */
  readonly seldom?: string;
  /** The player's seed, where what he does depends on chance: one with which he does it. */
  readonly seed?: string;
  /** Who is asked, where only another than the book gives this reason: `master`. */
  readonly level?: string;
}

/**
 * What the suite of maxims (`testMaxims`) is told of a game, in `maxims` of its tools. A game
 *
 * 1. writes a reading for each sentence of `reasons/en`, under the same id;
 * 2. names the lists of maxims that its opponents judge by (`books`): each maxim of them is also asked alone, so that one which is
 *    hidden by those before it says nothing wrong either, and none is silent where its sentence fits;
 * 3. names the agreements under which deals are drawn; where a deal is long (`draw`), also how single positions are;
 * 4. makes a position for each maxim that the daily sample does not reach (`made`): the suite names them.
 *
 * @example
 * export const testedMaxims: TestedMaxims<MyView, MyMove, MyOptions> = {
 *   agreements: [myOptions({deals: 1})],
 *   books: [{
 *     maxims: cardMaxims,
 *     judged: (view) => view.turn.phase === 'playing.trick' ? {facts: factsOf(view), open: lawful(view)} : null,
 *     moveOf: playOf,
 *   }],
 *   readings: {
 *     'play.7': {
 *       sentence: 'Never lead trumps when the declarer sits last.',
 *       when: (view) => leads(view) && !isDeclarer(view) && sitsLast(view, view.declarer),
 *       asks: (move, view) => suitOf(move.card) !== view.trump,
 *     },
 *   },
 *   made: {'play.10': {view: () => positionOf('AS 7H KH 2H 3H 4H …')}},
 * };
 */
export interface TestedMaxims<View = never, Move = never, Options = unknown> {
  /** The agreements under which deals are drawn, in turn; each of one deal. */
  readonly agreements: readonly Options[];
  /**
   * Where a deal has so many decisions that asking at each takes too long: a state of the game with these agreements, drawn at random.
   * The book is asked there alone, and as many states are drawn as else deals.
   */
  draw?(options: Options, random: Random): unknown;
  readonly books: readonly MaximBook<View>[];
  /** By the ids of the reasons. */
  readonly readings: Readonly<Record<string, Reading<View, Move>>>;
  readonly made?: Readonly<Record<string, MadePosition>>;
  /** Sentences of the same reasons that only another game of the family gives. */
  readonly elsewhere?: readonly string[];
  /** Ids of the habits of beginners: they are asked alone and need only be given by a novice. */
  readonly habits?: readonly string[];
  /** Ids of what only a master gives as a reason, who then is asked now and then too. */
  readonly masters?: readonly string[];
}

/** A game with its maxims, whatever its types. */
export interface MaximGame {
  readonly game: AnyGame;
  readonly opponents: GameOpponents;
  readonly reasons: ReasonBook;
  readonly dealEnds: readonly string[];
  readonly maxims: TestedMaxims;
}
