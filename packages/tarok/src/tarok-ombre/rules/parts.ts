import {chapters} from '@quinola/play';
import type {GivenOptions} from './options.js';
import type * as position from './position.js';
import type {settlement} from './settling.js';
import type {TarokOmbreMove, TarokOmbreView} from './types.js';

/** The chapters of the rules without which a first card can be played. Node has them from the start, see `index.ts`. */
interface Parts {
  /** Set deals: the option `deal`. */
  readonly position: Pick<typeof position, 'readDeal' | 'dealState'>;
  /** Comes for every match, and needs not be there when it begins. */
  readonly settlement: typeof settlement;
}

const {has, fetched, provide, part} = chapters<Parts>({
  position: () => import('./position.js').then((position) => ({position})),
  settlement: () => import('./settling.js'),
});

export {part, provide};

/**
 * Fetches what a fresh match with these options needs to begin and is not there yet; what comes later is
 * {@linkcode fetchRest}'s.
 * @throws OptionsError `no-module` when it can't be had
 */
export async function fetchFirst({deal}: GivenOptions): Promise<void> {
  if (typeof deal === 'string') await fetched('position');
}

/**
 * Fetches the rules that a begun match can do without at first: how its deals are counted and paid.
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

/** Whether a move must wait until {@linkcode fetchRest} is done, since the deal ends with it, or is thrown in. */
export function awaitsRest({tricks}: Pick<TarokOmbreView, 'tricks'>, {type}: TarokOmbreMove): boolean {
  return !has('settlement') && (type === 'STOP' || type === 'PASS' || tricks.length === 24);
}
