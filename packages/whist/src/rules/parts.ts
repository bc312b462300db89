import {chapters} from '@quinola/play';
import type {Company} from './company.js';
import type {GivenOptions} from './options.js';
import type * as position from './position.js';
import type {Settlement} from './settlement.js';
import type {Acts} from './state.js';
import type {Etiquette} from './strict.js';
import type {WhistMove, WhistOptions, WhistView} from './types.js';

/** The chapters of the rules without which a first card can be played. Node has them from the start, see `index.ts`. */
interface Parts {
  /** Set positions: the option `deal`. */
  readonly position: Pick<typeof position, 'readPosition' | 'positionState'>;
  readonly company: Company;
  readonly etiquette: Etiquette;
  /** Comes for every match, and needs not be there when it begins. */
  readonly settlement: Settlement;
}

/** The moves that the chapters bring. */
export const chapterActs: Acts = {};

const {fetched, has, part, provide} = chapters<Parts>(
  {
    position: () => import('./position.js').then((position) => ({position})),
    company: () => import('./company.js').then(({company}) => ({company})),
    etiquette: () => import('./etiquette/index.js'),
    settlement: () => import('./settlement/index.js'),
  },
  (parts) =>
    Object.assign(chapterActs, ...Object.values(parts).map((chapter) => 'acts' in chapter && chapter.acts)),
);

export {part, provide};

/** What strict etiquette asks for; `null` at a relaxed table. */
export function strictly({options}: {readonly options: Pick<WhistOptions, 'etiquette'>}): Etiquette | null {
  return options.etiquette === 'strict' ? part('etiquette') : null;
}

/**
 * Fetches what a fresh match with these options needs to begin and is not there yet: for four players at a relaxed
 * table nothing, what comes later is {@linkcode fetchRest}'s.
 * @throws OptionsError `no-module` when it can't be had
 */
export function fetchFirst({deal, etiquette, table}: GivenOptions): Promise<void> {
  const rare: (keyof Parts)[] = [];
  if (typeof deal === 'string') rare.push('position');
  if (etiquette === 'strict') rare.push('etiquette');
  if (table === 'five' || table === 'dummy') rare.push('company');
  return rare.length ? fetched(...rare, 'settlement') : Promise.resolve();
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

/** Whether a move must wait until {@linkcode fetchRest} is done, since a deal may end with it. */
export function awaitsRest({tricks}: Pick<WhistView, 'tricks'>, {type}: WhistMove): boolean {
  return !has('settlement') && (type === 'LAY_DOWN' || type === 'STOP' || tricks.length === 12);
}
