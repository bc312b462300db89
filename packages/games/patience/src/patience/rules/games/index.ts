import type {Patience} from '../schema.js';
import {BLOCKADE} from './blockade.js';
import {BOOK} from './book.js';
import {CLOCK} from './clock.js';
import {FIFTEEN} from './fifteen.js';
import {FOUR_CORNERS} from './four-corners.js';
import {HEMISPHERES} from './hemispheres.js';
import {HOUSE_IN_THE_WOOD, HOUSE_ON_THE_HILL, LA_BELLE_LUCIE} from './lucie.js';
import {SALIC_LAW} from './salic-law.js';
import {SHAH} from './shah.js';
import {WINDMILL} from './windmill.js';

/** Every patience of the book, in its order, with its options. Others are added, see `registerPatience`. */
export const PATIENCES: readonly Patience[] = [
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
].map((def) => ({...def, ...BOOK[def.id]}));
