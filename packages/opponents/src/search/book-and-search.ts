import {randomFrom} from '@quinola/cards';
import type {Because, MoveLike} from '@quinola/play';
import {finishThinking, type Brain, type Question, type Thinking, type Thought} from '../types.js';
import type {LikelyBid} from './likely-bids.js';
import {pairedSearch, type SearchFindings, type Trial} from './paired.js';

/** The time limit of a search; matches and tests have none. */
export interface Pace {
  /** Milliseconds, from any beginning; absent: time does not count. */
  readonly clock?: (() => number) | undefined;
}

/** A decision to search: the choices, and the book's choice. */
export interface Weighing<Move> {
  readonly trial: Trial;
  /** The book's choice and its reason. */
  readonly book: Thought<Move>;
  /** The index of the book's choice; -1 if it is not among them. */
  readonly ofBook: number;
  /** The move of a choice. */
  readonly moveOf: (choice: number) => Move;
  /** The name of a choice, such as a card, for comparisons in explanations; absent: it is not named. */
  readonly nameOf?: (choice: number) => string;
  /** What the worths count, for explanations; only where saved reasons know more than one money. */
  readonly unit?: string;
  /** How many deals are imagined at most, unless the question says. Default: `DEALS`. */
  readonly deals?: number;
  /** Prepares the search before the first deal, in steps; returns whether it is ready. */
  readonly prepare?: () => boolean;
}

/** What a game provides for opponents that play by the book and by search. */
export interface BookAndSearch<View, Move, O = Move> {
  /** Id of the game. */
  readonly game: string;
  /** The book's answer to a question, at every level. */
  readonly byBook: (question: Question<View, Move, O>) => Thought<Move>;
  /** What a master searches; `null` if there is nothing to search and the book decides. @throws ImpossibleView */
  readonly weigh: (question: Question<View, Move, O>) => Weighing<Move> | null;
  /**
   * Where a game is bid: which games the hand can reasonably make, for a bidding panel that asks; `null` where nothing is bid.
   * @param ofBook what the book bids
   */
  readonly likely?: (question: Question<View, Move, O>, ofBook: Move) => readonly LikelyBid[] | null;
}

/**
 * The opponents of a game: `master` weighs, all others play by the book.
 *
 * ```ts
 * const opponents = bookAndSearch({
 *   game: 'toy',
 *   byBook,                                  // judge(maxims, factsOf(view), open)
 *   weigh: (question) => cardWeighing(question, {byBook, tableOf, lawfulInto, deal, policy, money}),
 * });
 * ```
 * A game that has nothing faster weighs by its rules alone, see `weighingByRules`.
 */
export function bookAndSearch<View, Move, O = Move>(
  {game, byBook, weigh, likely}: BookAndSearch<View, Move, O>,
  pace: Pace = {},
): Brain<View, Move, O> {
  const start = (question: Question<View, Move, O>): Thinking<Move> | null => {
    if (question.level !== 'master') return null;
    const weighing = weigh(question);
    return weighing && thinkingOver(weighing, question, pace);
  };
  return {
    game,
    start,
    choose(question) {
      const thinking = start(question);
      const thought = thinking ? finishThinking(thinking) : byBook(question);
      const games = question.likely ? likely?.(question, thought.move) : null;
      return games ? {...thought, likely: games} : thought;
    },
  };
}

/** Searches in imagined deals; the book's choice is kept unless another is clearly worth more. */
export function thinkingOver<Move>(
  weighing: Weighing<Move>,
  {seed, deals}: Pick<Question, 'seed' | 'deals'>,
  pace: Pace & {readonly until?: number | undefined} = {},
): Thinking<Move> {
  const {trial, ofBook, prepare} = weighing;
  const search = pairedSearch(trial, ofBook, {
    random: randomFrom(`${seed} deals`),
    deals,
    usual: weighing.deals,
    ...pace,
  });
  let ready = !prepare;
  return {
    step: () => (ready ? search.step() : ((ready = prepare!()), false)),
    thought: () => foundBy(weighing, search.findings()),
  };
}

/** The choice of a search, with the book's reason where the book is kept, and what was counted. */
function foundBy<Move>(
  {book, ofBook, moveOf, nameOf, unit}: Weighing<Move>,
  found: SearchFindings,
): Thought<Move> {
  const {choice, next, deals, best, gain} = found;
  const search: NonNullable<Because['search']> = {
    best: best[choice]!,
    deals,
    margin: Math.round(gain * 100) / 100,
    ...(nameOf && next >= 0 && {next: nameOf(next), ...(unit && {unit})}),
  };
  if (choice === ofBook) return {move: book.move, because: {...book.because, search}, gain};
  return {
    move: moveOf(choice),
    because: {...(book.because?.maxim && {over: [book.because.maxim]}), search},
    gain,
  };
}

/** The moves of a question, the book's first, and no two alike. */
export function bookFirst<Move extends MoveLike>(ofBook: Move, moves: readonly Move[]): readonly Move[] {
  return [...new Map([ofBook, ...moves].map((move) => [JSON.stringify(move), move])).values()];
}

/**
 * Some moves as a decision to search.
 * @param moves the book's move first, see {@linkcode bookFirst}
 * @param trialOf compares them
 * @returns `null` if there is nothing to compare
 */
export function movesWeighed<Move>(
  book: Thought<Move>,
  moves: readonly Move[],
  trialOf: (moves: readonly Move[]) => Trial,
): Weighing<Move> | null {
  if (moves.length < 2) return null;
  return {trial: trialOf(moves), book, ofBook: 0, moveOf: (choice) => moves[choice]!};
}
