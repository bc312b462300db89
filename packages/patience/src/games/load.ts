import type {Patience} from '../schema.js';
import {addPatience, patienceNamed} from './known.js';

const lucie = () => import('./lucie.js');

/** The data of each patience of the book, fetched when somebody wants to play it. */
const LOADERS: Readonly<Record<string, () => Promise<Patience>>> = {
  'la-belle-lucie': async () => (await lucie()).LA_BELLE_LUCIE,
  'house-in-the-wood': async () => (await lucie()).HOUSE_IN_THE_WOOD,
  'house-on-the-hill': async () => (await lucie()).HOUSE_ON_THE_HILL,
  'hemispheres': async () => (await import('./hemispheres.js')).HEMISPHERES,
  'fifteen': async () => (await import('./fifteen.js')).FIFTEEN,
  'salic-law': async () => (await import('./salic-law.js')).SALIC_LAW,
  'four-corners': async () => (await import('./four-corners.js')).FOUR_CORNERS,
  'windmill': async () => (await import('./windmill.js')).WINDMILL,
  'shah': async () => (await import('./shah.js')).SHAH,
  'blockade': async () => (await import('./blockade.js')).BLOCKADE,
  'clock': async () => (await import('./clock.js')).CLOCK,
};

/** Fetches a patience, if it is not there; `undefined` where there is none of this id. */
export async function fetchPatience(id: string): Promise<Patience | undefined> {
  const there = patienceNamed(id);
  if (there || !Object.hasOwn(LOADERS, id)) return there;
  const def = await LOADERS[id]!();
  addPatience(def);
  return def;
}
