import type {GameRecord} from '@quinola/play';

/** A store of texts by key: `localStorage`, or a map in tests. Any access may throw. */
export interface StoragePlace {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
  /** Calls back when another tab has changed a text; `null` = all of them. @returns a function that stops it */
  listen(changed: (key: string | null) => void): () => void;
}

/**
 * The state of the store: `free`: empty, or ours; `elsewhere`: another tab keeps its game there; `broken`: the content cannot be
 * read; `refused`: the page may not store anything; `full`: no space.
 */
export type StorageState = 'free' | 'elsewhere' | 'broken' | 'refused' | 'full';

/** Stores a match under a key. It never overwrites another tab's match, or unreadable content, without being told to. */
export interface MatchStorage {
  readonly state: StorageState;
  /**
   * The stored record, unchecked; `null` if there is none that can be read. Claims the key if no other tab holds it.
   * @param isGone whether the tab that holds it ended without releasing it, as after a crash
   */
  load(isGone?: (owner: string) => boolean): unknown;
  /** Stores a record. @returns whether it was stored; if not, `state` says why */
  save(record: GameRecord): boolean;
  /** Reports that the rules could not fold the record that was read, so that it is not overwritten. */
  markBroken(): void;
  /** Moves unreadable content to `<key>.broken-<n>`. @returns whether it was moved */
  setAside(): boolean;
  /** Takes the key over from another tab, which is notified. @returns the last record of that tab */
  takeOver(): unknown;
  /** Erases the stored record. */
  erase(): void;
  /** Releases the key: the page is being left, or the table removed. */
  release(): void;
}

/** The stored form. */
interface Envelope {
  readonly format: 'quinola-kept/1';
  /** The tab that holds the key; `null` if none does. */
  readonly owner: string | null;
  readonly revision: number;
  readonly record: unknown;
}

function readEnvelope(text: string): Envelope | null {
  try {
    const found = JSON.parse(text) as Partial<Envelope> | null;
    return found?.format === 'quinola-kept/1' && Number.isInteger(found.revision)
      ? (found as Envelope)
      : null;
  } catch {
    return null;
  }
}

/**
 * Opens the store of a key.
 * @param place `null` if the page may not store anything
 * @param owner a unique name of this table
 * @param told called when `state` changes because of another tab or a failed write
 */
export function openStorage(
  place: StoragePlace | null,
  key: string,
  owner: string,
  told: (state: StorageState) => void = () => undefined,
): MatchStorage {
  let state: StorageState = 'free';
  let revision = 0;

  const become = (next: StorageState): void => {
    if (next === state) return;
    state = next;
    told(state);
  };

  // Without storage no later write can fail, so this is reported now.
  if (!place) become('refused');

  /** Storage throws in sandboxed frames, with cookies forbidden, and when it is full. */
  const trying = <T>(
    action: (place: StoragePlace) => T,
    otherwise: T,
    trouble: StorageState = 'refused',
  ): T => {
    if (!place) return otherwise;
    try {
      return action(place);
    } catch {
      become(trouble);
      return otherwise;
    }
  };

  const read = (): {text: string | null; found: Envelope | null} =>
    trying(
      (open) => {
        const text = open.getItem(key);
        return {text, found: text === null ? null : readEnvelope(text)};
      },
      {text: null, found: null},
    );

  const write = (record: unknown, by: string | null): boolean =>
    trying(
      (open) => {
        const envelope: Envelope = {format: 'quinola-kept/1', owner: by, revision: revision + 1, record};
        open.setItem(key, JSON.stringify(envelope));
        revision++;
        become('free');
        return true;
      },
      false,
      'full',
    );

  /** Claims the key, keeping its content. */
  const claim = (evenFrom: (owner: string) => boolean): unknown => {
    const {text, found} = read();
    if (state === 'refused') return null;
    if (text !== null && !found) become('broken');
    else if (found?.owner && found.owner !== owner && !evenFrom(found.owner)) become('elsewhere');
    else {
      become('free');
      revision = found?.revision ?? revision;
      if (found) write(found.record, owner);
    }
    return found?.record ?? null;
  };

  const ending = trying(
    (open) =>
      open.listen((changed) => {
        if (changed !== key && changed !== null) return;
        // Another tab has taken the match over or erased it, so ours must not be written; only the visitor can resolve that.
        // What is stored now counts: word of a change comes late, and the key may have been claimed here since.
        if (state !== 'broken' && read().found?.owner !== owner) become('elsewhere');
      }),
    () => undefined,
  );

  return {
    get state() {
      return state;
    },
    load: (isGone = () => false) => claim(isGone),
    takeOver: () => claim(() => true),
    save(record) {
      if (state !== 'free' && state !== 'full') return false;
      const {text, found} = read();
      // A suspended tab has missed writes of others; the number of the last write reveals it.
      const unchanged = found && !found.owner && found.revision === revision;
      const ours = text === null || unchanged || found?.owner === owner;
      if (!ours) become(found ? 'elsewhere' : 'broken');
      return ours ? write(record, owner) : false;
    },
    markBroken: () => {
      become('broken');
    },
    setAside: () =>
      trying(
        (open) => {
          const text = open.getItem(key);
          let n = 1;
          while (open.getItem(`${key}.broken-${n}`) !== null) n++;
          if (text !== null) open.setItem(`${key}.broken-${n}`, text);
          open.removeItem(key);
          become('free');
          return true;
        },
        false,
        'full',
      ),
    erase: () => {
      trying((open) => {
        open.removeItem(key);
        become('free');
      }, undefined);
    },
    release() {
      ending();
      const {found} = read();
      if (found?.owner === owner) write(found.record, null);
    },
  };
}
