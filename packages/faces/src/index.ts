import type {Card} from '@quinola/cards';
import type {CourtPack} from './courts/index.js';

export {cardBox, INKS, type Drawing, type Ink, type Layer} from './drawing.js';
export {back, type Back} from './backs.js';
export {corner, type Corner} from './indices.js';
export {halve, type Halves} from './halves.js';
export {pipFace} from './pips.js';
export {signPath} from './signs.js';
export type {CourtPack};

/** Whether the card is a court of the French pack, whose drawing comes from {@linkcode loadCourts}. */
export function isCourt(card: Card): boolean {
  return /^[KQJ][SHDC]/.test(card);
}

/**
 * Fetches the drawings of the courts, once: a module of their own, imported when the first court is seen.
 * The tarok pack (knights, taroks) and the Polish-suited pack will have modules and loaders of the same shape.
 */
export function loadCourts(): Promise<CourtPack> {
  return import('./courts/index.js').then((module) => module.courts);
}
