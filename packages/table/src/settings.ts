import type {Pace} from '@quinola/chart';
import type {Level} from './attributes.js';
import type {Store} from './store.js';

const reducedMotion =
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** Whether the visitor's system requests reduced motion. */
export function prefersReducedMotion(): boolean {
  return reducedMotion?.matches ?? false;
}

/** A visitor's settings for all tables; absent ones are set by the page, or have their defaults. */
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
   * The theme and the language chosen instead of the page's, keyed by the page's own value, so that a choice on one page does not
   * affect pages with another theme or language.
   */
  readonly themes?: Readonly<Record<string, string>>;
  readonly languages?: Readonly<Record<string, string>>;
  /** Matches begun: corner indices are on in the first ones. */
  readonly matches?: number;
}

/** The names of the paces. */
export type PaceName = 'slow' | 'calm' | 'quick' | 'none';

const PACES: Readonly<
  Record<string, readonly [travel: number, think: number, gather: number, speak: number]>
> = {
  slow: [320, 1100, 2200, 2600],
  calm: [260, 650, 1300, 1700],
  quick: [180, 220, 700, 900],
  none: [0, 0, 0, 0],
};

/** The pace of this name, `calm` for unknown ones; under reduced motion cards are not animated. */
export function paceOf(name: string | null, acknowledge: boolean): Pace {
  const [travel, think, gather, speak] = PACES[name !== null && Object.hasOwn(PACES, name) ? name : 'calm']!;
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

/** Whether a stored setting is of the type that it has in {@linkcode Settings}; anybody may have written it. */
function isSetting(name: string, value: unknown): boolean {
  if (name === 'names') return Array.isArray(value) && value.every((one) => typeof one === 'string');
  if (name === 'sound') return typeof value === 'boolean';
  if (name === 'matches') return typeof value === 'number';
  if (!['themes', 'languages', 'visits'].includes(name)) return typeof value === 'string';
  const type = name === 'visits' ? 'number' : 'string';
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === type)
  );
}

/** The stored settings; those that cannot be read are as if not set, so that no table is lost by them. */
export function readSettings(store: Pick<Store, 'read'>): Settings {
  try {
    const kept: unknown = JSON.parse(store.read(SETTINGS_KEY) ?? '{}');
    return Object.fromEntries(Object.entries(kept ?? {}).filter((one) => isSetting(...one)));
  } catch {
    return {};
  }
}
