import type {Card} from '@quinola/cards';
import type {CourtPack} from './courts/index.js';

export {cardBox, INKS, type Drawing, type Ink, type Layer} from './drawing.js';
export {back, type Back} from './backs.js';
export {corner, type Corner} from './indices.js';
export {halve, portraits, type Halves, type Portrait} from './halves.js';
export {pipFace} from './pips.js';
export {signPath} from './signs.js';
export type {CourtPack};

/**
 * Whether the card is a figure, whose drawing comes from {@linkcode loadCourts} or {@linkcode loadTaroks}: a court,
 * and in the tarok pack a knight, a tarok or Sky.
 */
export function isCourt(card: Card): boolean {
  return /^([KQJN][SHDC]|T\d|SK)/.test(card);
}

/**
 * Fetches the drawings of the courts, once: they are a module of their own, imported when the first court is shown.
 */
export function loadCourts(): Promise<CourtPack> {
  return import('./courts/index.js').then((module) => module.courts);
}

/**
 * Fetches the German-suited pack of Poland: acorns, leaves, hearts and bells. All its cards, from the ace to the six, are drawn by
 * this pack, with the small signs of an index.
 */
export function loadGerman(): Promise<CourtPack> {
  return import('./german/index.js').then((module) => module.german);
}

/** Fetches the figures of the tarok pack: the French courts, the knights, the taroks and Sky. */
export function loadTaroks(): Promise<CourtPack> {
  return import('./taroks/index.js').then((module) => module.taroks);
}
