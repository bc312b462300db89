import type {GameRecord} from '@quinola/play';

/** Where texts are kept by key: `localStorage`, or a map in a test. Any access may throw. */
export interface StoragePlace {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
  /** Tells of changes that other tabs make. @returns what ends the listening */
  listen(changed: (key: string | null, text: string | null) => void): () => void;
}

/**
 * How it stands with what is kept: `free` = nothing there, or ours; `elsewhere` = another tab keeps its game here;
 * `broken` = something is there that cannot be read; `refused` = this page may keep nothing; `full` = no room.
 */
export type StorageState = 'free' | 'elsewhere' | 'broken' | 'refused' | 'full';

/** Keeps a match under a key. Nothing of another tab's and nothing unreadable is written over before it is asked for. */
export interface MatchStorage {
  readonly state: StorageState;
  /**
   * What is kept, unchecked; `null` = nothing that could be read. Claims the key when no other tab holds it.
   * @param isGone whether a tab that holds it was ended without a word, as phones and crashes do
   */
  load(isGone?: (owner: string) => boolean): unknown;
  /** Keeps a record. @returns whether it was kept; if not, `state` says why */
  save(record: GameRecord): boolean;
  /** The record was read, but the rules could not fold it: it is not written over. */
  markBroken(): void;
  /** Moves what cannot be read aside, under `<key>.broken-<n>`. @returns whether it could be moved */
  setAside(): boolean;
  /** Takes the key over from another tab, which is told. @returns what that tab has kept last */
  takeOver(): unknown;
  /** Forgets what is kept. */
  erase(): void;
  /** Lets the key go: the page is left, or the table taken away. */
  release(): void;
}

/** What stands under the key. */
interface Envelope {
  readonly format: 'quinola-kept/1';
  /** The tab that keeps its game here; `null` = none. */
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
 * Opens the place under a key.
 * @param place `null` where the page may keep nothing
 * @param owner a name of this table that no other tab has
 * @param told called when `state` changes by what another tab does, or by a failure to keep
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

  /** Makes the key ours, with what is kept under it. */
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
      open.listen((changed, text) => {
        if (changed !== key && changed !== null) return;
        // Another tab has taken the match over or erased it, so ours must not be written; only the visitor can resolve that.
        if (state !== 'broken' && (text === null || readEnvelope(text)?.owner !== owner)) become('elsewhere');
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
      // A tab that slept has missed writes of others; the number of the last write shows that.
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
