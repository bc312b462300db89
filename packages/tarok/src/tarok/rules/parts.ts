import {OptionsError} from '@quinola/play';
import type * as deux from './deux.js';
import type {GivenOptions} from './options.js';
import {LAST_TRICK} from './pieces.js';
import type {settlement} from './settlement/index.js';
import type {TarokMove, TarokView} from './types.js';

/** The chapters of the rules without which a first card can be played. Node has them from the start, see `index.ts`. */
interface Parts {
  /** Tarok en deux: the cut for the deal, counting by twos, parties. */
  readonly deux: Pick<typeof deux, 'dealerByCut' | 'settleDeux'>;
  /** Comes for every match, and needs not be there when it begins. */
  readonly settlement: typeof settlement;
}

const CHAPTERS: {readonly [Name in keyof Parts]: () => Promise<Pick<Parts, Name>>} = {
  deux: () => import('./deux.js').then((chapter) => ({deux: chapter})),
  settlement: () => import('./settlement/index.js'),
};

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

async function fetched(...names: (keyof Parts)[]): Promise<void> {
  const missing = names.filter((name) => !present[name]);
  try {
    await Promise.all(missing.map(async (name) => provide(await CHAPTERS[name]())));
  } catch {
    throw new OptionsError('no-module');
  }
}

/**
 * Fetches what a fresh match with these options needs to begin and is not there yet: for three players nothing, what
 * comes later is {@linkcode fetchRest}'s.
 * @throws OptionsError `no-module` when it can't be had
 */
export function fetchFirst({players}: GivenOptions): Promise<void> {
  return players === 2 ? fetched('deux', 'settlement') : Promise.resolve();
}

/**
 * Fetches the rules that a begun match can do without at first: how its deals are settled.
 * @throws OptionsError `no-module` when they can't be had
 */
export function fetchRest(): Promise<void> {
  return fetched('settlement');
}

/**
 * Fetches all that a match with these options can come to need, as for one that goes on with a record.
 * @throws OptionsError `no-module` when it can't be had
 */
export async function fetchParts(options: GivenOptions): Promise<void> {
  await Promise.all([fetchFirst(options), fetchRest()]);
}

/** Whether a move must wait until {@linkcode fetchRest} is done, since the deal ends with it. */
export function awaitsRest({tricks}: Pick<TarokView, 'tricks'>, {type}: TarokMove): boolean {
  return !present.settlement && (type === 'STOP' || tricks.length === LAST_TRICK - 1);
}
