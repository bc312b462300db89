import type {Patience} from '../schema.js';
import {BLOCKADE} from './blockade.js';
import {CLOCK} from './clock.js';
import {FIFTEEN} from './fifteen.js';
import {FOUR_CORNERS} from './four-corners.js';
import {HEMISPHERES} from './hemispheres.js';
import {HOUSE_IN_THE_WOOD, HOUSE_ON_THE_HILL, LA_BELLE_LUCIE} from './lucie.js';
import {SALIC_LAW} from './salic-law.js';
import {SHAH} from './shah.js';
import {WINDMILL} from './windmill.js';

/** Every patience of the book, in its order. Others are added from outside, see `registerPatience`. */
export const PATIENCES: readonly Patience[] = [
  LA_BELLE_LUCIE, HOUSE_IN_THE_WOOD, HOUSE_ON_THE_HILL, HEMISPHERES, FIFTEEN, SALIC_LAW, FOUR_CORNERS, WINDMILL, SHAH,
  BLOCKADE, CLOCK,
];

const known = new Map(PATIENCES.map((def) => [def.id, def]));

/** The patience of an id, of the book or added. */
export const patienceNamed = (id: string): Patience | undefined => known.get(id);

/** Adds a patience unchecked; who adds one from outside calls `registerPatience`. */
export const addPatience = (def: Patience): void => void known.set(def.id, def);

/** Every patience that can be played, the book's first. */
export const patiences = (): readonly Patience[] => [...known.values()];
