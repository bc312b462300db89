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

  /** The texts that are at hand; `null` where there are none. Throws where a page may keep nothing. */
  get texts(): Texts | null {
    const {storage, nostorage} = this.host;
    if (nostorage) return null;
    return storage ? (this.#held?.of === storage ? this.#held.texts : null) : globalThis.localStorage;
  }

  /** Fetches from the page's storage, if it has one, what is kept for this table. Never rejects. */
  async open(keys = this.host.keptUnder): Promise<void> {
    const {host} = this;
    const {storage: of} = host;
    if (!of || host.nostorage) return;
    try {
      const {textsOf} = await import('./held-texts.js');
      const texts = textsOf(of, host);
      this.#held = {of, texts};
      await texts.fetch(keys);
    } catch (error) {
      host.fail('no-module', {}, undefined, error);
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

  /** What is kept under a key; `null` where nothing is, or nothing may be. */
  read(key: string): string | null {
    return this.#do((texts) => texts?.getItem(key)) ?? null;
  }

  /** Keeps a text, where it may. */
  write(key: string, text: string): void {
    this.#do((texts) => texts?.setItem(key, text));
  }

  /** Keeps nothing more under a key. */
  remove(key: string): void {
    this.#do((texts) => texts?.removeItem(key));
  }
}
