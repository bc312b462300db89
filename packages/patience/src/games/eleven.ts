import type {Patience} from '../schema.js';
import {BLOCKADE} from './blockade.js';
import {CLOCK} from './clock.js';
import {FIFTEEN} from './fifteen.js';
import {FOUR_CORNERS} from './four-corners.js';
import {HEMISPHERES} from './hemispheres.js';
import {addPatience} from './known.js';
import {HOUSE_IN_THE_WOOD, HOUSE_ON_THE_HILL, LA_BELLE_LUCIE} from './lucie.js';
import {SALIC_LAW} from './salic-law.js';
import {SHAH} from './shah.js';
import {WINDMILL} from './windmill.js';

/** Every patience of the book, in its order, as it is played without options; who imports this has them all there. */
export const ELEVEN: readonly Patience[] = [
  LA_BELLE_LUCIE,
  HOUSE_IN_THE_WOOD,
  HOUSE_ON_THE_HILL,
  HEMISPHERES,
  FIFTEEN,
  SALIC_LAW,
  FOUR_CORNERS,
  WINDMILL,
  SHAH,
  BLOCKADE,
  CLOCK,
];

ELEVEN.forEach(addPatience);
