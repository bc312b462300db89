import type {ThinkerQuestion, Thought} from '@quinola/chart';
import type {Host} from '@quinola/opponents';
import {hostsOf} from '@quinola/table';
import type {ReactiveControllerHost} from 'lit';
import {posted} from '../pack/posted.js';

/** What opponents need of the table that asks them. */
type Asking = ReactiveControllerHost & HTMLElement & {fail(code: string, about?: object, mend?: undefined, cause?: unknown): void};

/**
 * The opponents of every table of a game.
 * @param books begins to employ, for one table, those who play by the book
 * @param masters the same for those who search
 */
export function askOpponents(
  books: () => Host, masters: () => Host,
): (table: Asking, question: ThinkerQuestion, signal: AbortSignal) => Promise<Thought> {
  const bookOf = hostsOf(books);
  const masterOf = hostsOf(masters);
  return async (table, question, signal) => {
    const asked = posted(question);
    try {
      return await (question.level === 'master' ? masterOf : bookOf)(table).choose(asked, signal);
    } catch (cause) {
      if (signal.aborted || question.level === 'book') throw cause;
      // Who finds no card by himself plays by the book, and the game goes on.
      table.fail('opponent', {}, undefined, cause);
      return bookOf(table).choose({...asked, level: 'book'}, signal);
    }
  };
}
