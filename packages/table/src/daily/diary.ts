import type {Store} from '../store.js';
import type {DayResult} from './measure.js';

/** What is kept of a day. */
export interface DayEntry {
  /** The date, in UTC. */
  readonly day: string;
  readonly own: DayResult;
  /** What those have reached who play by the book, one after another, and the master, as far as they have played. */
  readonly book: readonly number[];
  readonly master: number | null;
}

/** So many days are kept of each game. */
export const MOST_DAYS = 400;

/** The key of the diary of a game. */
export const diaryKey = (game: string): string => `quinola-daily:${game}`;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Whether it is an entry; anybody may have written into the storage. */
function isEntry(value: unknown): value is DayEntry {
  const {day, own, book, master} = (value ?? {}) as Partial<Record<keyof DayEntry, unknown>>;
  const {reached, most} = (own ?? {}) as Partial<Record<keyof DayResult, unknown>>;
  return (
    typeof day === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    isNumber(reached) &&
    (most === undefined || isNumber(most)) &&
    Array.isArray(book) &&
    book.every(isNumber) &&
    (master === null || isNumber(master))
  );
}

/** The days that somebody has played, by the seeds of their deals; what cannot be kept lasts as long as the table. */
export class Diary {
  /** Where nothing can be kept. */
  #held: Readonly<Record<string, DayEntry>> = {};

  constructor(
    private readonly store: Pick<Store, 'open' | 'read' | 'write'>,
    private readonly key: string,
    /** Whether nothing is kept: many use one screen. */
    private readonly isForNobody: () => boolean,
  ) {}

  /** Fetches what is kept. Never rejects. */
  async open(): Promise<void> {
    if (!this.isForNobody()) await this.store.open([this.key]);
  }

  /** Read anew each time: another tab may have written, and the visitor may have erased all. */
  get #entries(): Readonly<Record<string, DayEntry>> {
    if (this.isForNobody()) return this.#held;
    try {
      const kept: unknown = JSON.parse(this.store.read(this.key) ?? '{}');
      return {
        ...Object.fromEntries(
          Object.entries(kept ?? {}).filter((one): one is [string, DayEntry] => isEntry(one[1])),
        ),
        ...this.#held,
      };
    } catch {
      return this.#held;
    }
  }

  /** The entry of a deal, by its seed. */
  of(seed: string): DayEntry | null {
    const entries = this.#entries;
    return Object.hasOwn(entries, seed) ? entries[seed]! : null;
  }

  /** Keeps an entry. */
  write(seed: string, entry: DayEntry): void {
    const entries = Object.fromEntries(byDay({...this.#entries, [seed]: entry}).slice(0, MOST_DAYS));
    const text = JSON.stringify(entries);
    if (!this.isForNobody()) this.store.write(this.key, text);
    const isKept = !this.isForNobody() && this.store.read(this.key) === text;
    this.#held = isKept ? {} : entries;
  }

  /** All days, the newest first. */
  get days(): readonly (readonly [seed: string, entry: DayEntry])[] {
    return byDay(this.#entries);
  }
}

const byDay = (entries: Readonly<Record<string, DayEntry>>): [seed: string, entry: DayEntry][] =>
  Object.entries(entries).sort(([, one], [, other]) => other.day.localeCompare(one.day));
