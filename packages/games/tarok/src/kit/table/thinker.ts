import type {ThinkerQuestion, Thought} from '@quinola/chart';
import type {Host} from '@quinola/opponents';
import {askHost, hostsOf, type AskingTable} from '@quinola/table';

/** The part of a question that decides how it is posted. */
interface Posted {
  readonly view: unknown;
  readonly moves: readonly unknown[];
}

/**
 * A question as sent to the worker: when three cards are laid away, without the up to 3,000 ways to do so. The
 * opponents choose from the hand itself.
 */
export function posted<Q extends Posted>(question: Q): Q {
  const {turn} = question.view as {readonly turn: {readonly phase: string}};
  return turn.phase === 'skat' ? {...question, moves: []} : question;
}

/**
 * The opponents for all tables of a game.
 * @param books starts the opponents who play by the book, for one table
 * @param masters the same for opponents who search
 */
export function askOpponents(
  books: () => Host,
  masters: () => Host,
): (table: AskingTable, question: ThinkerQuestion, signal: AbortSignal) => Promise<Thought> {
  const bookOf = hostsOf(books);
  const masterOf = hostsOf(masters);
  /** Whether the searching opponents are loaded: they also know the book, so one worker serves all tables. */
  let met = false;
  return async (table, question, signal) => {
    // Which games a hand can make is found by search too, also for who asks the book.
    const searches = question.level === 'master' || question.likely === true;
    const book = bookOf(table);
    if (met) book.close();
    const thought = await askHost(
      table,
      posted(question),
      signal,
      searches || met ? masterOf(table) : book,
      book,
    );
    met ||= searches && masterOf(table).form() === 'worker';
    return thought;
  };
}
