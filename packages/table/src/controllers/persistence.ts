import {browserPlace, type StoragePlace} from '@quinola/chart';
import {asRecord, RecordError, type GameRecord} from '@quinola/play';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {openSaved, announcePresence, type SavedMatch, type TablePresence} from '../saved-match.js';
import {ownKey} from '../own-key.js';
import type {Store, TableStorage} from '../store.js';
import type {About, Mend} from '../strings.js';

/** What persistence needs of its table. */
export interface PersistenceHost extends ReactiveControllerHost {
  readonly isConnected: boolean;
  /** The key under which the match is kept. */
  readonly persist: string | null;
  readonly storage: TableStorage | null;
  readonly store: Store;
  persistence: PersistenceController | null;
  /** Setting it goes on with that record. */
  set record(record: unknown);
  fail(code: string, about?: About, mend?: Mend): void;
  restart(): Promise<void>;
}

/** Where a table stores its match. Only the browser's own storage reports changes by other tabs. */
function placeOf({storage, store}: PersistenceHost): StoragePlace | null {
  // The browser's own throws where a page may keep nothing.
  const texts = storage && store.texts;
  if (!texts) return browserPlace();
  return {
    getItem: (key) => texts.getItem(key),
    setItem: (key, text) => texts.setItem(key, text),
    removeItem: (key) => texts.removeItem(key),
    listen: () => () => undefined,
  };
}

/** Stores the match of a table under its key, from its first match until the table is removed. */
export class PersistenceController implements ReactiveController {
  #key: string;
  #saved: SavedMatch;
  /** Whether the key is this game's: from its first record on, found or stored. */
  #isOwn: boolean;

  constructor(
    private readonly host: PersistenceHost,
    private readonly presence: TablePresence,
    private readonly game: string,
  ) {
    this.#key = this.#ownKey;
    this.#saved = this.#open();
    this.#isOwn = this.#saved.record !== null;
    host.addController(this);
  }

  get #ownKey(): string {
    return ownKey(this.host.store, `quinola:${this.host.persist}`, this.game);
  }

  #open(): SavedMatch {
    const {host} = this;
    return openSaved(this.#key, placeOf(host), this.presence, {
      fail: (code, about, mend) => {
        if (code !== 'kept-elsewhere' || !this.#makesWay()) host.fail(code, about, mend);
      },
      goOn: (record) => {
        host.record = record;
      },
      comeBack: () => {
        host.persistence = null;
        void host.restart();
      },
    });
  }

  /** Takes a key of its own where another game has stored its first record under the common one in the meantime. */
  #makesWay(): boolean {
    if (this.#isOwn || this.#ownKey === this.#key) return false;
    this.#key = this.#ownKey;
    this.#saved.close();
    this.#saved = this.#open();
    return true;
  }

  /** The record that was found; `null` where there is none that may be resumed. */
  get found(): unknown {
    return this.#saved.record;
  }

  /** Keeps a record. */
  save(record: GameRecord): void {
    this.#makesWay();
    const isSaved = this.#saved.keeper.save(record);
    this.#isOwn ||= isSaved;
  }

  /** Called if the stored match cannot be resumed; the visitor is asked what to do with it. */
  markBroken(): void {
    this.#saved.keeper.markBroken();
  }

  /** Releases the key; nothing is stored any more. */
  close(): void {
    this.#saved.leave();
    this.host.persistence = null;
  }

  hostDisconnected(): void {
    // An element that is only moved is connected again before this runs.
    queueMicrotask(() => {
      if (!this.host.isConnected) this.#saved.leave();
    });
  }
}

/**
 * Opens what is kept under `persist`.
 * @returns the record that a match goes on with; `null` where there is none, or none that can be read: then the table has said so
 */
export async function recordToResume(host: PersistenceHost, game: string): Promise<GameRecord | null> {
  const presence = await announcePresence();
  // Another match may have started and opened it in the meantime.
  if (host.persistence) {
    presence.leave();
    return null;
  }
  // Does not overwrite copies that were set aside before.
  const key = ownKey(host.store, `quinola:${host.persist}`, game);
  const aside = (nth: number): string => `${key}.broken-${nth}`;
  await host.store.open([aside(1)]);
  for (let nth = 1; host.storage && host.store.read(aside(nth)) !== null; nth++)
    await host.store.open([aside(nth + 1)]);
  host.persistence = new PersistenceController(host, presence, game);
  const {found} = host.persistence;
  if (found === null || found === undefined) return null;
  try {
    return asRecord(found, game);
  } catch (error) {
    host.fail(error instanceof RecordError ? error.code : 'not-a-record');
    // Shown last, because it asks what to do with the saved match.
    host.persistence?.markBroken();
    return null;
  }
}
