import type {Patience} from '../schema.js';

/** The patience of a table that names none. */
export const USUAL = 'la-belle-lucie';

const known = new Map<string, Patience>();

/** The patience of an id, of those that are there. */
export const patienceNamed = (id: string): Patience | undefined => known.get(id);

/** Every patience that is there, in the order in which they came. */
export const patiences = (): readonly Patience[] => [...known.values()];

/** Adds a patience unchecked; who adds one from outside calls `registerPatience`. */
export const addPatience = (def: Patience): void => void known.set(def.id, def);
