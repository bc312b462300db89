import {randomFrom} from '@quinola/cards';
import {
  flatSearch,
  thoughtOut,
  type Brain,
  type Findings,
  type Question,
  type Search,
  type Thinking,
  type Thought,
  type Trial,
} from '@quinola/opponents';
import type {Because, MoveLike, Offer} from '@quinola/play';

/** How sure the search must be, in standard errors, before it leaves the book. */
export const SURE = 1;

/** How long a search may take: matches and tests count no time. */
export interface Pace {
  readonly clock?: (() => number) | undefined;
}

/** Thinks about a question; `null` where there is nothing to search. */
export type Think<View, Move extends MoveLike> = (
  question: Question<View, Move, Offer<Move>>,
  pace?: Pace,
) => Thinking<Move> | null;

/** Opponents that search; where there is nothing to search, and at lower levels, they are those who play by the book. */
export function searching<View, Move extends MoveLike>(
  {game, choose}: Brain<View, Move, Offer<Move>>,
  think: Think<View, Move>,
  pace: Pace,
): Brain<View, Move, Offer<Move>> {
  const start = (question: Question<View, Move, Offer<Move>>): Thinking<Move> | null =>
    question.level === 'master' ? think(question, pace) : null;
  return {
    game,
    start,
    choose(question) {
      const thinking = start(question);
      return thinking ? thoughtOut(thinking) : choose(question);
    },
  };
}

/** What is chosen among, and what the book says to it. */
export interface Choices<Move> {
  readonly trial: Trial;
  /** The book's choice and its reason. */
  readonly book: Thought<Move>;
  /** Its number; -1 = the book has none of them in mind. */
  readonly ofBook: number;
  /** The move of a choice. */
  readonly moveOf: (choice: number) => Move;
  /** Names the next best of a choice, as a card; absent: it is not told. */
  readonly nameOf?: (choice: number) => string;
}

/** Weighs choices in imagined deals; the book's own stands unless the search is sure of a better one. */
export function weighed<Move>(
  {trial, book, ofBook, moveOf, nameOf}: Choices<Move>,
  {seed, deals}: Pick<Question, 'seed' | 'deals'>,
  {clock}: Pace,
): Thinking<Move> {
  const search: Search = flatSearch(trial, {random: randomFrom(`${seed} deals`), deals, clock});
  return {
    step: () => search.step(),
    thought() {
      const found = search.findings();
      const keeps = ofBook >= 0 && (found.choice === ofBook || found.doubt(ofBook, found.choice) <= SURE);
      const choice = keeps ? ofBook : found.choice;
      const counted = told(found, choice, nameOf);
      if (keeps) return {move: book.move, because: {...book.because, search: counted}};
      return {
        move: moveOf(choice),
        because: {...(book.because?.maxim && {over: [book.because.maxim]}), search: counted},
      };
    },
  };
}

/** What the search counted of a choice, against the best of the others. */
function told(
  {deals, best, worth}: Findings,
  choice: number,
  nameOf?: (choice: number) => string,
): NonNullable<Because['search']> {
  const next = worth.reduce(
    (high, value, i) => (i !== choice && (high < 0 || value > worth[high]!) ? i : high),
    -1,
  );
  const margin = Math.round((worth[choice]! - worth[next]!) * 100) / 100;
  return {best: best[choice]!, deals, margin, ...(nameOf && {next: nameOf(next)})};
}
