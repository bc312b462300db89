import {chapters} from '@quinola/play';
import type * as deux from './deux.js';
import type {GivenOptions} from './options.js';
import {LAST_TRICK} from './pieces.js';
import type * as position from './position.js';
import type {settlement} from './settlement/index.js';
import type {TarokMove, TarokView} from './types.js';

/** The chapters of the rules without which a first card can be played. Node has them from the start, see `index.ts`. */
interface Parts {
  /** Tarok en deux: the cut for the deal, counting by twos, parties. */
  readonly deux: Pick<typeof deux, 'dealerByCut' | 'settleDeux'>;
  /** Set deals: the option `deal`. */
  readonly position: Pick<typeof position, 'readDeal' | 'dealState'>;
  /** Comes for every match, and needs not be there when it begins. */
  readonly settlement: typeof settlement;
}

const {has, fetched, provide, part} = chapters<Parts>({
  deux: () => import('./deux.js').then((deux) => ({deux})),
  position: () => import('./position.js').then((position) => ({position})),
  settlement: () => import('./settlement/index.js'),
});

export {part, provide};

/**
 * Fetches what a fresh match with these options needs to begin and is not there yet: for three players nothing, what
 * comes later is {@linkcode fetchRest}'s.
 * @throws OptionsError `no-module` when it can't be had
 */
export function fetchFirst({players, deal}: GivenOptions): Promise<void> {
  return fetched(
    ...(players === 2 ? (['deux', 'settlement'] as const) : []),
    ...(typeof deal === 'string' ? (['position'] as const) : []),
  );
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
  return !has('settlement') && (type === 'STOP' || tricks.length === LAST_TRICK - 1);
}
