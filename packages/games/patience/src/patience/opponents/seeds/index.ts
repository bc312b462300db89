import type {Proven} from './types.js';

export type {Proven};

/** What is known of the deals of a game: each list a module of its own, fetched when somebody asks for it. */
const LISTS: Readonly<Record<string, () => Promise<{readonly default: readonly Proven[]}>>> = {
  'la-belle-lucie': () => import('./la-belle-lucie.js'),
  'house-in-the-wood': () => import('./house-in-the-wood.js'),
  'house-on-the-hill': () => import('./house-on-the-hill.js'),
  'hemispheres': () => import('./hemispheres.js'),
  'fifteen': () => import('./fifteen.js'),
  'salic-law': () => import('./salic-law.js'),
  'four-corners': () => import('./four-corners.js'),
  'windmill': () => import('./windmill.js'),
  'shah': () => import('./shah.js'),
  'blockade': () => import('./blockade.js'),
  'clock': () => import('./clock.js'),
};

/** Deals of a game, by its default options, that are proved to come out; none of a game that has no list. */
export async function provenDeals(game: string): Promise<readonly Proven[]> {
  return (await LISTS[game]?.())?.default ?? [];
}

/** The seed of a deal in a list. */
export function seedOf(game: string, [number]: Proven): string {
  return `${game} ${number}`;
}
