import type {Missing} from './controllers/missing.js';

/**
 * A page's own storage for what its tables would store in the browser: texts by key. Methods may be asynchronous and may fail;
 * the table then works without it and reports `not-kept` once.
 */
export interface TableStorage {
  /** @returns the text; `null` or `undefined` if there is none */
  get(key: string): Promise<string | null | undefined> | string | null | undefined;
  set(key: string, text: string): unknown;
  delete(key: string): unknown;
}

/** Whether a page has given a storage: a page written without types may set anything. */
export function isStorage(given: object): boolean {
  const {get, set, delete: drop} = given as Partial<TableStorage>;
  return [get, set, drop].every((method) => typeof method === 'function');
}

/** Texts by key that can be read at once; any access may throw. */
export type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The local copy of a page's storage, with its pending writes. */
export interface CachedTexts extends Texts {
  keys(): readonly string[];
  fetch(keys: readonly string[]): Promise<void>;
}

/** What the store needs of its table. */
export interface StoreHost {
  /** The page's own storage; `null` for the browser's. */
  readonly storage: TableStorage | null;
  /** Whether nothing may be stored or read. */
  readonly nostorage: boolean;
  /** The keys under which something may be stored for this table. */
  readonly keptUnder: readonly string[];
  fail(code: string, about: Readonly<Record<string, string>>, mend: undefined, cause: unknown): void;
  readonly missing: Pick<Missing, 'tell'>;
  /** Asks something of what comes after the first cards. */
  withFeatures(use: (features: {storageChanged(): Promise<void>}) => unknown): void;
}

/**
 * The texts that a table stores: in the visitor's browser, in the page's storage, or nowhere. What cannot be stored lasts as long
 * as the table.
 */
export class Store {
  #held: {readonly storage: TableStorage; readonly texts: CachedTexts} | null = null;

  constructor(private readonly host: StoreHost) {}

  /** The storage that can be read synchronously; `null` if there is none. Throws where a page may keep nothing. */
  get texts(): Texts | null {
    const {storage, nostorage} = this.host;
    if (nostorage) return null;
    return storage ? (this.#held?.storage === storage ? this.#held.texts : null) : globalThis.localStorage;
  }

  /** Loads the texts of this table from the page's storage, if it has one. Never rejects. */
  async open(keys = this.host.keptUnder): Promise<void> {
    const {host} = this;
    const {storage} = host;
    if (!storage || host.nostorage) return;
    try {
      const {textsOf} = await import('./held-texts.js');
      const texts = textsOf(storage, host);
      this.#held = {storage: storage, texts};
      await texts.fetch(keys);
    } catch (error) {
      host.missing.tell('kept', error, () => host.withFeatures((features) => void features.storageChanged()));
    }
  }

  /** What of a text may be done; `null` where it may not: the store is full, or forbidden, or a sandboxed frame has none. */
  #do<T>(act: (texts: Texts | null) => T): T | null {
    try {
      return act(this.texts);
    } catch {
      return null;
    }
  }

  /** The text of a key; `null` if there is none, or storage is not allowed. */
  read(key: string): string | null {
    return this.#do((texts) => texts?.getItem(key)) ?? null;
  }

  /** Stores a text, if storage is allowed. */
  write(key: string, text: string): void {
    this.#do((texts) => texts?.setItem(key, text));
  }

  /** Removes the text of a key. */
  remove(key: string): void {
    this.#do((texts) => texts?.removeItem(key));
  }
}
