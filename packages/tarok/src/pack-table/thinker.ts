import type {ThinkerQuestion, Thought} from '@quinola/chart';
import type {Host} from '@quinola/opponents';
import {askHost, hostsOf, type Asking} from '@quinola/table';
import {posted} from '../pack/posted.js';

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
  return (table, question, signal) =>
    askHost(table, posted(question), signal, (question.level === 'master' ? masterOf : bookOf)(table), bookOf(table));
}
