import type {CachedTexts, Store} from './store.js';

/** The keys under which tables keep something begin so. */
const OURS = /^quinola[-:]/;

/** The keys under which something of a table is kept; none where a page may keep nothing. */
export function keysIn(store: Pick<Store, 'texts'>): readonly string[] {
  try {
    const {texts} = store;
    // In the browser's own store what is kept under a key is a property too.
    const {keys} = (texts ?? {}) as Partial<CachedTexts>;
    const all = typeof keys === 'function' ? keys.call(texts) : Object.keys(texts ?? {});
    return all.filter((key) => OURS.test(key)).sort();
  } catch {
    return [];
  }
}

/** A table for which something is kept. */
export interface StorageHost {
  readonly store: Pick<Store, 'texts' | 'remove'>;
  readonly persistence: {close(): void} | null;
  readonly settings: {forget(): void};
  readonly match: {takePlayers(): void};
}

/** Erases everything that is kept where this table keeps things; what this one still shows is not kept any more. */
export function eraseAll(table: StorageHost): void {
  for (const key of keysIn(table.store)) table.store.remove(key);
  table.persistence?.close();
  table.settings.forget();
  table.match.takePlayers();
}
