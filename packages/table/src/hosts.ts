import type {ThinkerQuestion, Thought} from '@quinola/chart';
import type {Host} from '@quinola/opponents';
import type {MoveLike, Player} from '@quinola/play';
import type {ReactiveControllerHost} from 'lit';

/** What opponents need of the table that asks them. */
export type AskingTable = ReactiveControllerHost &
  HTMLElement & {fail(code: string, about?: object, mend?: undefined, cause?: unknown): void};

/** Provides one host of opponents per table, which is closed when the table is removed. */
export function hostsOf<Table extends ReactiveControllerHost & HTMLElement>(
  open: (table: Table) => Host,
): (table: Table) => Host {
  const hosts = new WeakMap<object, Host>();
  return (table) => {
    let host = hosts.get(table);
    if (!host) {
      const opened = (host = open(table));
      hosts.set(table, opened);
      table.addController({
        hostDisconnected: () =>
          queueMicrotask(() => {
            if (!table.isConnected) opened.close();
          }),
      });
    }
    return host;
  };
}

/** The question to a player with partners: as the visitor's partner he makes no deliberate mistakes. */
export function askedAsPartner<Q>(
  table: {readonly seats: readonly unknown[]},
  question: Q,
  partners: readonly Player[],
): Q & {readonly steady?: true} {
  return {...question, ...(partners.some((player) => table.seats[player] === 'visitor') && {steady: true})};
}

/**
 * Asks an opponent for a move. If its host fails, the book player answers instead.
 * @param host who is asked
 * @param bookHost who plays by the book
 * @throws the error of the book player, or the reason of `signal`
 */
export async function askHost(
  table: AskingTable,
  question: ThinkerQuestion,
  signal: AbortSignal,
  host: Host,
  bookHost = host,
): Promise<Thought> {
  try {
    return await host.choose<unknown, MoveLike>(question, signal);
  } catch (cause) {
    if (signal.aborted || question.level === 'book') throw cause;
    table.fail('opponent', {}, undefined, cause);
    return bookHost.choose<unknown, MoveLike>({...question, level: 'book'}, signal);
  }
}
