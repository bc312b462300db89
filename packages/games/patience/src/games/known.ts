import type {Patience} from '../schema.js';
import {PATIENCES} from './index.js';

/** The patience of a table that names none. */
export const USUAL = 'la-belle-lucie';

const known = new Map<string, Patience>(PATIENCES.map((def) => [def.id, def]));

/** The patience of an id: one of the book's, or one that was added. */
export const patienceNamed = (id: string): Patience | undefined => known.get(id);

/** Every patience: the book's in its order, then those that were added. */
export const patiences = (): readonly Patience[] => [...known.values()];

/** Adds a patience unchecked; who adds one from outside calls `registerPatience`. */
export const addPatience = (def: Patience): void => void known.set(def.id, def);
