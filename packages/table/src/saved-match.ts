import {freshSeed} from '@quinola/cards';
import {openStorage, type MatchStorage, type StoragePlace} from '@quinola/chart';
import type {Mend} from './strings.js';

/** Callbacks of a table for a match that is stored under its key. */
export interface SavedMatchHost {
  /** Reports a problem, with a button to resolve it. */
  fail(code: string, about: Readonly<Record<string, string>>, mend?: Mend): void;
  /** Continues with a record. */
  goOn(record: unknown): void;
  /** Continues with what is stored now: the page was restored from the browser's back/forward cache. */
  comeBack(): void;
}

/** A match that is stored under a key while its table is in the page. */
export interface SavedMatch {
  readonly keeper: MatchStorage;
  /** The record that was found; `null` if there is none that may be resumed. */
  readonly record: unknown;
  /** Releases the key, so that a reload or another table can claim it. */
  readonly leave: () => void;
  /** The same for this key alone: its table goes on under another one. */
  readonly close: () => void;
}

/** The unique name of a table that stores a match, across tabs. */
export interface TablePresence {
  readonly name: string;
  /** Whether no table of that name is open any more; always false if the browser cannot tell. */
  readonly isGone: (name: string) => boolean;
  readonly leave: () => void;
}

/**
 * Announces a table by holding a lock with its name. If a tab is killed or crashes, the stored match still names the table, but
 * the lock is free.
 */
export async function announcePresence(): Promise<TablePresence> {
  const name = `quinola ${freshSeed()}`;
  let leave = (): void => undefined;
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  let there: readonly (string | undefined)[] | null = null;
  try {
    navigator.locks.request(name, () => left).catch(() => undefined);
    const {held = [], pending = []} = await navigator.locks.query();
    there = [...held, ...pending].map((lock) => lock.name);
  } catch {
    // Insecure and sandboxed pages have no locks.
  }
  return {name, isGone: (other) => !!there && !there.includes(other), leave};
}

/**
 * Opens the match that is stored under a key of the storage, unless another tab plays it or it cannot be read; the visitor is then asked before
 * anything is overwritten.
 * @param place the storage; `null` if nothing may be stored
 */
export function openSaved(
  key: string,
  place: StoragePlace | null,
  presence: TablePresence,
  host: SavedMatchHost,
): SavedMatch {
  const keeper = openStorage(place, key, presence.name, (state) => {
    if (state === 'elsewhere')
      host.fail('kept-elsewhere', {}, {text: 'takeOver', act: () => host.goOn(keeper.takeOver())});
    else if (state === 'broken')
      host.fail(
        'kept-broken',
        {},
        {
          text: 'setAside',
          act: () => {
            if (keeper.setAside()) host.goOn(null);
          },
        },
      );
    else if (state !== 'free') host.fail('not-kept', {});
  });
  const hide = (): void => {
    keeper.release();
    presence.leave();
  };
  // Another page may have resumed it in the meantime.
  const show = ({persisted}: PageTransitionEvent): void => {
    if (!persisted || keeper.state !== 'free') return;
    leave();
    host.comeBack();
  };
  const close = (): void => {
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
    keeper.release();
  };
  const leave = (): void => {
    close();
    presence.leave();
  };
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  const found = keeper.load(presence.isGone);
  return {keeper, record: keeper.state === 'free' ? found : null, leave, close};
}
