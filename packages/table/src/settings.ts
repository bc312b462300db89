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
  readonly obvious?: 'ask' | 'last' | 'all';
  readonly indices?: 'auto' | 'corner' | 'none';
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french';
  readonly figures?: 'single' | 'double';
  readonly pace?: PaceName;
  readonly sound?: boolean;
  readonly voice?: boolean;
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
  // With three opponents the visitor waits about 1.6 s from his card to his next turn, on the mean.
  calm: [150, 150, 620, 1200],
  quick: [110, 70, 400, 700],
  none: [0, 0, 0, 0],
};

/**
 * The pace of this name, `calm` for unknown ones; under reduced motion cards are not animated.
 * @param acknowledge whether sheets wait for the visitor
 * @param obvious the setting of that name
 */
export function paceOf(name: string | null, acknowledge: boolean, obvious: string | null): Pace {
  const [travel, think, gather, speak] = PACES[name !== null && Object.hasOwn(PACES, name) ? name : 'calm']!;
  return {
    travel: prefersReducedMotion() ? 0 : travel,
    think,
    gather,
    speak,
    acknowledge,
    sheet: acknowledge ? 0 : speak * 2,
    ...((obvious === 'last' || obvious === 'all') && {obvious}),
  };
}

/** The key under which settings are kept. */
export const SETTINGS_KEY = 'quinola-settings';

/** Whether a stored setting is of the type that it has in {@linkcode Settings}; anybody may have written it. */
function isSetting(name: string, value: unknown): boolean {
  if (name === 'names') return Array.isArray(value) && value.every((one) => typeof one === 'string');
  if (name === 'sound' || name === 'voice') return typeof value === 'boolean';
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
