import type {CachedTexts, StoreHost, TableStorage} from './store.js';

/** The longest time, in ms, that a page's storage may take to answer. */
export const LONGEST_ANSWER = 3000;

/** The texts by storage, so that tables with the same storage share them. */
const held = new WeakMap<TableStorage, StorageTexts>();

/** Who is told that something goes wrong. */
type Teller = Pick<StoreHost, 'fail'>;

/**
 * The texts of a page's storage.
 * @param host told once of the first error, even if it occurred earlier
 */
export function textsOf(storage: TableStorage, host: Teller): CachedTexts {
  const texts = held.get(storage) ?? new StorageTexts(storage);
  held.set(storage, texts);
  texts.addHost(host);
  return texts;
}

/** The result of an operation, or an error if it throws, rejects or takes too long. */
async function answerOf<T>(act: () => T): Promise<Awaited<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The storage does not answer.')), LONGEST_ANSWER);
  });
  try {
    // What throws at once rejects here too.
    return await Promise.race([(async () => act())(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** Texts of an asynchronous storage: reads come from a copy, writes are forwarded, the newest of each key. */
class StorageTexts implements CachedTexts {
  readonly #texts = new Map<string, string | null>();
  readonly #fetching = new Map<string, Promise<void>>();
  /** Keys whose stored text is unknown, so that they must not be overwritten. */
  readonly #unknown = new Set<string>();
  /** Keys whose text must be forwarded, and those being forwarded. */
  readonly #due = new Set<string>();
  readonly #sending = new Set<string>();
  /** Who uses it; a table that has been taken away need not stay for it. */
  readonly #known = new WeakSet<Teller>();
  /** Those of them who are told of the first trouble. */
  readonly #hosts = new Set<WeakRef<Teller>>();
  #failure: {readonly cause: unknown} | null = null;

  constructor(private readonly storage: TableStorage) {}

  addHost(host: Teller): void {
    if (this.#known.has(host)) return;
    this.#known.add(host);
    this.#hosts.add(new WeakRef(host));
    this.#tell();
  }

  #tell(): void {
    if (!this.#failure) return;
    for (const host of this.#hosts) host.deref()?.fail('not-kept', {}, undefined, this.#failure.cause);
    this.#hosts.clear();
  }

  #fail(cause: unknown): void {
    this.#failure ??= {cause};
    this.#tell();
  }

  async fetch(keys: readonly string[]): Promise<void> {
    await Promise.all(
      keys.map((key) => {
        const fetching = this.#fetching.get(key) ?? this.#fetch(key);
        this.#fetching.set(key, fetching);
        return fetching;
      }),
    );
  }

  async #fetch(key: string): Promise<void> {
    try {
      const text: unknown = (await answerOf(() => this.storage.get(key))) ?? null;
      if (text !== null && typeof text !== 'string')
        throw new TypeError(`The storage has no text under ${key}.`);
      if (!this.#texts.has(key)) this.#texts.set(key, text);
    } catch (error) {
      this.#unknown.add(key);
      this.#fail(error);
    }
  }

  async #send(key: string): Promise<void> {
    if (this.#unknown.has(key)) return;
    this.#due.add(key);
    if (this.#sending.has(key)) return;
    this.#sending.add(key);
    while (this.#due.delete(key)) {
      const text = this.#texts.get(key) ?? null;
      try {
        await answerOf(() => (text === null ? this.storage.delete(key) : this.storage.set(key, text)));
      } catch (error) {
        this.#fail(error);
      }
    }
    this.#sending.delete(key);
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#texts.set(key, text);
    void this.#send(key);
  }

  removeItem(key: string): void {
    this.#texts.set(key, null);
    void this.#send(key);
  }

  keys(): readonly string[] {
    return [...this.#texts.keys()].filter((key) => this.#texts.get(key) !== null);
  }
}
