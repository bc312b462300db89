import {OptionsError} from '@quinola/play';
import type {GivenOptions} from './options.js';
import type * as position from './position.js';

/** The parts of the rules that most tables never need. Node has them from the start, see `index.ts`. */
interface Parts {
  /** Set positions: the option `deal`. */
  readonly position: Pick<typeof position, 'readPosition' | 'positionState'>;
}

const present: Partial<Parts> = {};

/** Makes parts of the rules known; once there, they stay. */
export function provide(parts: Partial<Parts>): void {
  Object.assign(present, parts);
}

/** A part of the rules. @throws RangeError when it was not provided: then nothing can be played that needs it. */
export function part<Name extends keyof Parts>(name: Name): Parts[Name] {
  const found = present[name];
  if (!found) throw new RangeError(`the rules' part ${name} has not been fetched`);
  return found;
}

/**
 * Fetches the parts that a match with these options needs and that are not there yet.
 * @throws OptionsError `no-module` when they can't be had
 */
export async function fetchParts({deal}: GivenOptions): Promise<void> {
  if (typeof deal !== 'string' || present.position) return;
  try {
    provide({position: await import('./position.js')});
  } catch {
    throw new OptionsError('no-module');
  }
}
