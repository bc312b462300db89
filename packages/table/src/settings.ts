import type {Pace} from '@quinola/chart';
import type {Level} from './attributes.js';
import type {Store} from './store.js';

const stillness = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** Whether the visitor has asked his system for little motion. */
export function prefersReducedMotion(): boolean {
  return stillness?.matches ?? false;
}

/** What a visitor has set for himself on any table; what is absent is set by the page, or as usual. */
export interface Settings {
  readonly confirm?: 'auto' | 'always' | 'never';
  readonly indices?: 'auto' | 'corner' | 'none';
  readonly suits?: 'two-colour' | 'four-colour';
  readonly figures?: 'single' | 'double';
  readonly pace?: PaceName;
  readonly sound?: boolean;
  readonly names?: readonly string[];
  /** Visits at which a guided deal was offered, by game and lesson. */
  readonly visits?: Readonly<Record<string, number>>;
  /** How well all opponents play. */
  readonly level?: Level;
  /**
   * The theme instead of one that a page has set, and the language instead of one that a page is in: by what the page has, so
   * that a choice made on one page says nothing of a page that is made otherwise.
   */
  readonly themes?: Readonly<Record<string, string>>;
  readonly languages?: Readonly<Record<string, string>>;
  /** Matches begun: corner indices are on in the first ones. */
  readonly matches?: number;
}

/** Names of the paces a table can go at. */
export type PaceName = 'slow' | 'calm' | 'quick' | 'none';

const PACES: Readonly<
  Record<string, readonly [travel: number, think: number, gather: number, speak: number]>
> = {
  slow: [320, 1100, 2200, 2600],
  calm: [260, 650, 1300, 1700],
  quick: [180, 220, 700, 900],
  none: [0, 0, 0, 0],
};

/** A pace by its name, the calm one unless it is known; cards do not travel under reduced motion. */
export function paceOf(name: string | null, acknowledge: boolean): Pace {
  const [travel, think, gather, speak] = PACES[name ?? ''] ?? PACES['calm']!;
  return {
    travel: prefersReducedMotion() ? 0 : travel,
    think,
    gather,
    speak,
    acknowledge,
    sheet: acknowledge ? 0 : speak * 2,
  };
}

/** The key under which settings are kept. */
export const SETTINGS_KEY = 'quinola-settings';

/** What this visitor has set; nothing where nothing is kept, or nothing that can be read. */
export function readSettings(store: Pick<Store, 'read'>): Settings {
  try {
    const kept: unknown = JSON.parse(store.read(SETTINGS_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
