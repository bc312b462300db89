import {freshSeed} from '@quinola/cards';
import {openStorage, type MatchStorage, type StoragePlace} from '@quinola/chart';
import type {MendWord} from './strings.js';

/** What a table does about a match that is kept under its key. */
export interface SavedMatchHost {
  /** Says that something is wrong, with a button that mends it. */
  fail(
    code: string,
    about: Readonly<Record<string, string>>,
    mend?: {readonly text: MendWord; readonly act: () => void},
  ): void;
  /** Goes on with a record. */
  goOn(record: unknown): void;
  /** Goes on with what is kept now: the page was left, kept whole by the browser, and is shown again. */
  comeBack(): void;
}

/** A match that is kept under a key while its table is in the page. */
export interface SavedMatch {
  readonly keeper: MatchStorage;
  /** The record that was found; `null` where there is none that may be resumed. */
  readonly record: unknown;
  /** Lets the key go, so that a reload or another table finds it free. */
  readonly leave: () => void;
}

/** A table's name among all that keep a match, in this tab and in others. */
export interface TablePresence {
  readonly name: string;
  /** Whether no table of that name is open any more. Where the browser cannot tell, every one counts as open. */
  readonly isGone: (name: string) => boolean;
  readonly leave: () => void;
}

/**
 * Makes a table known to others by a lock of its name. A phone may end a tab in the background, or a tab may crash: what is
 * kept still bears the table's name then, but the lock is free.
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
    // A page that is not served safely has no locks, nor has a sandboxed one.
  }
  return {name, isGone: (other) => !!there && !there.includes(other), leave};
}

/**
 * Opens what is kept under a key: the match of the last visit, unless another tab plays it or it cannot be read;
 * then the visitor is asked before anything is written over.
 * @param place where the key is; `null` where nothing may be kept
 */
export function openSaved(
  key: string,
  place: StoragePlace | null,
  presence: TablePresence,
  host: SavedMatchHost,
): SavedMatch {
  const keeper = openStorage(place, `quinola:${key}`, presence.name, (state) => {
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
  const leave = (): void => {
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
    hide();
  };
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  const found = keeper.load(presence.isGone);
  return {keeper, record: keeper.state === 'free' ? found : null, leave};
}
