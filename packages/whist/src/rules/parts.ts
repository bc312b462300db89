import {OptionsError} from '@quinola/play';
import type {GivenOptions} from './options.js';
import type * as position from './position.js';
import type {Etiquette} from './strict.js';
import type {WhistOptions} from './types.js';

/** The chapters of the rules that most tables never need. Node has them from the start, see `index.ts`. */
interface Parts {
  /** Set positions: the option `deal`. */
  readonly position: Pick<typeof position, 'readPosition' | 'positionState'>;
  /** Strict etiquette. */
  readonly etiquette: Etiquette;
}

const present: Partial<Parts> = {};

/** Makes chapters of the rules known; once there, they stay. */
export function provide(parts: Partial<Parts>): void {
  Object.assign(present, parts);
}

/** A chapter of the rules. @throws RangeError when it was not provided: then nothing can be played that needs it. */
export function part<Name extends keyof Parts>(name: Name): Parts[Name] {
  const found = present[name];
  if (!found) throw new RangeError(`the rules' part ${name} has not been fetched`);
  return found;
}

/** What strict etiquette asks for; `null` at a relaxed table. */
export function strictly({options}: {readonly options: Pick<WhistOptions, 'etiquette'>}): Etiquette | null {
  return options.etiquette === 'strict' ? part('etiquette') : null;
}

/**
 * Fetches the chapters that a match with these options needs and that are not there yet.
 * @throws OptionsError `no-module` when they can't be had
 */
export async function fetchParts({deal, etiquette}: GivenOptions): Promise<void> {
  try {
    await Promise.all([
      typeof deal === 'string' && !present.position && import('./position.js').then((position) => provide({position})),
      etiquette === 'strict' && !present.etiquette && import('./etiquette/index.js').then(provide),
    ]);
  } catch {
    throw new OptionsError('no-module');
  }
}
