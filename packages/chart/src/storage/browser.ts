import type {StoragePlace} from './match-storage.js';

/** The browser's `localStorage`; `null` if the page may not use it (sandboxed frames, blocked cookies). */
export function browserPlace(): StoragePlace | null {
  try {
    const store: Storage | undefined = globalThis.localStorage;
    if (!store) return null;
    return {
      getItem: (key) => store.getItem(key),
      setItem: (key, text) => {
        store.setItem(key, text);
      },
      removeItem: (key) => {
        store.removeItem(key);
      },
      listen(changed) {
        const listener = ({key, storageArea}: StorageEvent): void => {
          if (storageArea === store) changed(key);
        };
        addEventListener('storage', listener);
        return () => {
          removeEventListener('storage', listener);
        };
      },
    };
  } catch {
    return null;
  }
}
