import type {Tariff} from '@quinola/play';
import {isMisere, rungBy, type Bid, type Grade, type Misere, type TrickGame} from './ladder.js';

// The price lists of the book (boston.md section 7.1, boston-whist.md section 7.1).

/** Which price list is used: fixed prices, or multipliers by which the tricks made are counted. */
export type TariffName = 'A' | 'B';

const row = (simple: number | null, couleur: number, superieure: number) => ({simple, couleur, superieure});

/** Tariff A: marks from each. Five tricks in a simple suit have a dash. */
export const TARIFF_A: Tariff<TrickGame, Grade> = {
  boston: row(null, 2, 4),
  'grand-boston': row(4, 6, 8),
  independence: row(8, 10, 12),
  'grand-independence': row(12, 16, 20),
  philadelphia: row(20, 26, 32),
  'grand-philadelphia': row(32, 40, 48),
  souveraine: row(48, 60, 72),
  'grand-souveraine': row(72, 86, 100),
  concordia: row(100, 150, 200),
};

/** Tariff B: by what the tricks and honours of a game are multiplied; ten make a mark. */
export const TARIFF_B: Tariff<TrickGame, Grade> = {
  boston: row(2, 3, 4),
  'grand-boston': row(4, 6, 8),
  independence: row(6, 9, 12),
  'grand-independence': row(8, 12, 16),
  philadelphia: row(12, 18, 24),
  'grand-philadelphia': row(16, 24, 32),
  souveraine: row(24, 36, 48),
  'grand-souveraine': row(32, 48, 64),
  concordia: row(64, 96, 128),
};

/** What misères cost, in marks. */
export const MISERE_MARKS: Tariff<Misere, TariffName> = {
  'petite-misere': {A: 4, B: 3},
  'grande-misere': {A: 8, B: 6},
  'grande-misere-forcee': {A: 12, B: 9},
  'petite-misere-ouverte': {A: 20, B: 12},
  'petite-misere-ouverte-forcee': {A: 32, B: 18},
  'grande-misere-ouverte': {A: 48, B: 24},
  'grande-misere-ouverte-forcee': {A: 72, B: 36},
};

/** Marks for a sum of tariff B: five and more count as a full ten. */
export const marksFor = (product: number): number => Math.floor((product + 5) / 10);

/** The marks of tariff C: tariff B worked out for so many tricks and honours. */
export const tariffC = (multiplier: number, points: number): number => marksFor(multiplier * points);

/** How the tricks of a game are counted by tariff B where it is lost by one: from what was due, or from what was made (l. 8001). */
export type UnderTrickBase = 'required' | 'delivered';

/** What a game that was played is priced by. */
export interface PricedGame {
  readonly bid: Bid;
  /** The class of the suit that was named; `null` in a misère. */
  readonly grade: Grade | null;
  /** Tricks due and made by the declaring side together. */
  readonly required: number;
  readonly made: number;
  /** What its honours count. */
  readonly honours: number;
  /** Marks for thirteen tricks that were not announced. */
  readonly slam: number;
}

/** How a price came about; by tariff A, and for a misère, it is one number. */
export interface Price {
  /** Tricks with honours and missing tricks, by tariff B. */
  readonly points: number;
  readonly multiplier: number;
  readonly premium: number;
  /** Marks from or to each, with everything. */
  readonly price: number;
}

const fixed = (price: number): Price => ({points: 0, multiplier: 0, premium: 0, price});

/** The number in a list by which a game of tricks is priced. */
const listed = (tariff: Tariff<TrickGame, Grade>, {bid, grade}: Pick<PricedGame, 'bid' | 'grade'>): number =>
  // A table that has agreed on five tricks in a simple suit plays them for nothing but the pool.
  tariff[rungBy(bid).group as TrickGame][grade!] ?? 0;

/**
 * The price of a game. By tariff B tricks and honours are multiplied; of the tricks that are missing, the first stands for the lost
 * game itself.
 */
export function priceOf(
  game: PricedGame,
  tariff: TariffName,
  {
    underTrickBase = 'required',
    misereDouble = false,
  }: {readonly underTrickBase?: UnderTrickBase; readonly misereDouble?: boolean} = {},
): Price {
  if (isMisere(game.bid)) return fixed(MISERE_MARKS[game.bid][tariff]! * (misereDouble ? 2 : 1));
  if (tariff === 'A') return fixed(listed(TARIFF_A, game));
  const {required, made, honours} = game;
  const missing = required - made;
  const counted =
    missing <= 0 || (missing === 1 && underTrickBase === 'delivered') ? made : required + missing - 1;
  const points = counted + honours;
  const multiplier = listed(TARIFF_B, game);
  const premium = missing <= 0 ? game.slam : 0;
  return {points, multiplier, premium, price: marksFor(points * multiplier) + premium};
}
