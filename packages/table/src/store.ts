/**
 * Where a page keeps what its tables would keep in the browser: texts by key. Each may answer later, and may fail: then the
 * table plays all the same and says `not-kept` once.
 */
export interface TableStorage {
  /** @returns the text; nothing where there is none */
  get(key: string): Promise<string | null | undefined> | string | null | undefined;
  set(key: string, text: string): unknown;
  delete(key: string): unknown;
}

/** Texts by key that can be read at once; any access may throw. */
export type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What of its texts a page's storage has given, and is to be given. */
export interface HeldTexts extends Texts {
  keys(): readonly string[];
  fetch(keys: readonly string[]): Promise<void>;
}

/** The keys under which tables keep something begin so. */
const OURS = /^quinola[-:]/;

/** What keeping needs of its table. */
export interface StoreHost {
  /** Where the page keeps things; `null`: in the browser. */
  readonly storage: TableStorage | null;
  /** Whether nothing may be kept, nor looked for. */
  readonly nostorage: boolean;
  /** The keys of what may have been kept for this table. */
  readonly keptUnder: readonly string[];
  fail(code: string, about: Readonly<Record<string, string>>, mend: undefined, cause: unknown): void;
}

/** The texts that a table keeps: in the visitor's browser, where its page says, or nowhere. What cannot be kept lasts as long as the table. */
export class Store {
  #held: {readonly of: TableStorage; readonly texts: HeldTexts} | null = null;

  constructor(private readonly host: StoreHost) {}

  /** The texts that are at hand; `null` where there are none. */
  get texts(): Texts | null {
    const {storage, nostorage} = this.host;
    if (nostorage) return null;
    if (storage) return this.#held?.of === storage ? this.#held.texts : null;
    try {
      return globalThis.localStorage ?? null;
    } catch {
      // A sandboxed frame may keep nothing.
      return null;
    }
  }

  /** Fetches from the page's storage, if it has one, what is kept for this table. Never rejects. */
  async open(keys = this.host.keptUnder): Promise<void> {
    const {host} = this;
    const {storage} = host;
    if (!storage || host.nostorage) return;
    try {
      if (this.#held?.of !== storage) {
        const {textsOf} = await import('./held-texts.js');
        const told = (cause: unknown): void => host.fail('not-kept', {}, undefined, cause);
        this.#held = {of: storage, texts: textsOf(storage, told)};
      }
      await this.#held.texts.fetch(keys);
    } catch (error) {
      host.fail('no-module', {}, undefined, error);
    }
  }

  /** What is kept under a key; `null` where nothing is, or nothing may be. */
  read(key: string): string | null {
    try {
      return this.texts?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** Keeps a text, where it may. */
  write(key: string, text: string): void {
    try {
      this.texts?.setItem(key, text);
    } catch {
      // Full, or forbidden: it lasts as long as the table.
    }
  }

  /** Keeps nothing more under a key. */
  remove(key: string): void {
    try {
      this.texts?.removeItem(key);
    } catch {
      // Then nothing is kept either.
    }
  }

  /** The keys under which something of a table is kept. */
  keys(): readonly string[] {
    const {texts} = this;
    try {
      const all = texts === this.#held?.texts ? (this.#held?.texts.keys() ?? []) : Object.keys(texts ?? {});
      return all.filter((key) => OURS.test(key)).sort();
    } catch {
      return [];
    }
  }
}
