import {randomFrom} from '@quinola/cards';
import {flatSearch, type Findings, type Question, type Search, type Thinking, type Thought, type Trial} from '@quinola/opponents';
import type {Because} from '@quinola/play';

/** How sure the search must be, in standard errors, before it leaves the book. */
export const SURE = 1;

/** How long a search may take: matches and tests count no time. */
export interface Pace {
  readonly clock?: (() => number) | undefined;
}

/**
 * Weighs choices in imagined deals; the book's own stands unless the search is sure of a better one.
 * @param ofBook number of the choice that the book makes
 * @param moveOf the move of a choice; `nameOf` names the next best, as a card
 */
export function weighed<Move>(
  trial: Trial, {seed, deals}: Pick<Question, 'seed' | 'deals'>, {clock}: Pace, ofBook: number, book: Thought<Move>,
  moveOf: (choice: number) => Move, nameOf: (choice: number) => string,
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
      return {move: moveOf(choice), because: {...(book.because?.maxim && {over: [book.because.maxim]}), search: counted}};
    },
  };
}

/** What the search counted of a choice, against the best of the others. */
function told({deals, best, worth}: Findings, choice: number, nameOf: (choice: number) => string): NonNullable<Because['search']> {
  const next = worth.reduce((high, value, i) => (i !== choice && (high < 0 || value > worth[high]!) ? i : high), -1);
  return {best: best[choice]!, deals, margin: Math.round((worth[choice]! - worth[next]!) * 100) / 100, next: nameOf(next)};
}
