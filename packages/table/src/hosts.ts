import type {ThinkerQuestion, Thought} from '@quinola/chart';
import type {Host} from '@quinola/opponents';
import type {MoveLike, Player} from '@quinola/play';
import type {ReactiveControllerHost} from 'lit';
import type {Missing} from './controllers/missing.js';

/** What opponents need of the table that asks them. */
export type AskingTable = ReactiveControllerHost &
  HTMLElement & {
    fail(code: string, about?: object, mend?: undefined, cause?: unknown): void;
    readonly missing: Pick<Missing, 'tell'>;
  };

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

/** The opponents of a table, as it asks them for a move. */
export type Chooser<Table> = (
  table: Table,
  question: ThinkerQuestion,
  signal: AbortSignal,
) => Promise<Thought>;

/** Opponents of one kind for all tables of a game, as whom each table asks. @param open starts them for one table */
export function chooserOf<Table extends AskingTable>(open: (table: Table) => Host): Chooser<Table> {
  const hostOf = hostsOf(open);
  return (table, question, signal) => askHost(table, question, signal, hostOf(table));
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
 * Whether nothing was there to ask. By its name: an import of the class would put this module into the file of the opponents’ host,
 * which finds the workers beside itself by the name of that file.
 */
const isNotLoaded = (cause: unknown): boolean => cause instanceof Error && cause.name === 'NotLoadedError';

/** Opponents who may know less where what they know could not be fetched. */
export interface LesseningHost extends Host {
  /** From the next question on they try to know everything again. */
  again?(): void;
}

/**
 * Asks an opponent for a move. If its host fails, the book player answers instead; if it could not be fetched the table says so,
 * and until the visitor tries again those answer who are there. Where nobody is, the match waits.
 * @param host who is asked
 * @param bookHost who plays by the book
 * @throws the error of the book player, or the reason of `signal`
 */
export async function askHost(
  table: AskingTable,
  question: ThinkerQuestion,
  signal: AbortSignal,
  host: LesseningHost,
  bookHost = host,
): Promise<Thought> {
  const byTheBook = {...question, level: 'book'};
  const {level} = question;
  for (let tries = 0; ; tries++) {
    try {
      return await host.choose<unknown, MoveLike>(question, signal);
    } catch (cause) {
      if (signal.aborted) throw cause;
      if (!isNotLoaded(cause)) {
        if (level === 'book') throw cause;
        table.fail('opponent', {}, undefined, cause);
        return bookHost.choose<unknown, MoveLike>(byTheBook, signal);
      }
      const playsOn = host.again ? tries === 0 : level !== 'book';
      await new Promise<void>((go) => {
        table.missing.tell('opponents', cause, () => {
          host.again?.();
          go();
        });
        if (playsOn) go();
      });
      if (playsOn && !host.again) return askHost(table, byTheBook, signal, bookHost);
    }
  }
}
