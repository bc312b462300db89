import {OptionsError} from '@quinola/play';
import type * as deux from './deux.js';
import type {GivenOptions} from './options.js';

/** The parts of the rules that most tables never need. Node has them from the start, see `index.ts`. */
interface Parts {
  /** Tarok en deux: the cut for the deal, counting by twos, parties. */
  readonly deux: Pick<typeof deux, 'dealerByCut' | 'settleDeux'>;
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
export async function fetchParts({players}: GivenOptions): Promise<void> {
  if (players !== 2 || present.deux) return;
  try {
    provide({deux: await import('./deux.js')});
  } catch {
    throw new OptionsError('no-module');
  }
}
