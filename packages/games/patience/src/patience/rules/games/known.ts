import type {Patience} from '../schema.js';
import {PATIENCES} from './index.js';

/** The patience played when a table names none. */
export const USUAL = 'la-belle-lucie';

const known = new Map<string, Patience>(PATIENCES.map((def) => [def.id, def]));

/** The patience with this id: one of the book's, or an added one. */
export const patienceNamed = (id: string): Patience | undefined => known.get(id);

/** Every patience: the book's in order, then the added ones. */
export const patiences = (): readonly Patience[] => [...known.values()];

/** Adds a patience without checking it; code outside the package calls `registerPatience`. */
export const addPatience = (def: Patience): void => void known.set(def.id, def);
