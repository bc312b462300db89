import type {Brain, ReasonBook} from '@quinola/opponents';
import type {Because} from '@quinola/play';

/** The opponents of a game, asked as its table asks them. */
export interface TestedOpponents {
  /**
   * Answers questions at every level; a search stops after the given number of deals.
   * @param clock limits a search as on a page; absent: no time limit
   */
  brain(search?: Because['search'], clock?: () => number): Brain;
  /** The levels that answer at once; `master` searches. */
  readonly levels: readonly string[];
  /** The question as the table posts it, if that is not the whole question. */
  posted?<Q extends {readonly view: unknown; readonly moves: readonly unknown[]}>(question: Q): Q;
  /** The books an opponent may follow besides the rule set's own; a record does not say which one was used. */
  readonly schools?: readonly string[];
  /** The sentences of their maxims; absent: they have none. */
  readonly reasons?: ReasonBook;
}
