import type {ThinkerQuestion, Thought} from '@quinola/chart';
import type {Host} from '@quinola/opponents';
import {hostsOf} from '@quinola/table';
import type {ReactiveControllerHost} from 'lit';

/** What opponents need of the table that asks them. */
type Asking = ReactiveControllerHost & HTMLElement & {fail(code: string, about?: object, mend?: undefined, cause?: unknown): void};

/** The opponents of every table of a game; `open` begins to employ those of one. */
export function askOpponents(open: () => Host): (table: Asking, question: ThinkerQuestion, signal: AbortSignal) => Promise<Thought> {
  const hostOf = hostsOf(open);
  return async (table, question, signal) => {
    const host = hostOf(table);
    try {
      return await host.choose(question, signal);
    } catch (cause) {
      if (signal.aborted || question.level === 'book') throw cause;
      // Who finds no card by himself plays by the book, and the game goes on.
      table.fail('opponent', {}, undefined, cause);
      return host.choose({...question, level: 'book'}, signal);
    }
  };
}
