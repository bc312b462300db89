import type {SuitClass} from '../../kit/rules/suits.js';
import {GAMES, gameOf, type GameId} from './ladder.js';
import type {ViraOptions} from './options.js';

// What a game costs each opponent, or its player each of them (wira.md sections 7.1 to 7.5).

/** A price for a suit of the other colour, of the second, of the highest. */
export type ByClass = readonly [number, number, number];

const doubling = (first: number): ByClass => [first, 2 * first, 4 * first];

/** By what the tricks of games with exchange are multiplied; Tournées and Solos count double. */
export const MULTIPLIERS: Readonly<Record<number, ByClass>> = {
  6: doubling(2),
  7: doubling(3),
  8: doubling(4),
  9: doubling(6),
  10: doubling(8),
  11: doubling(10),
  12: doubling(12),
};

/** The multiplier of a game of tricks. */
export function multiplierOf(id: GameId, suitClass: SuitClass): number {
  const {kind, tricks} = gameOf(id);
  return MULTIPLIERS[tricks]![suitClass] * (kind === 'kop' ? 1 : 2);
}

/** Fixed prices in Fisch. */
export const FLAT: Readonly<Partial<Record<GameId, ByClass>>> = {
  'gasque-1': doubling(1),
  'gasque-2': doubling(2),
  'gasque-3': doubling(3),
  'gasque-4': doubling(4),
  'gasque-6': doubling(5),
  'gasque-5': doubling(6),
  wira: doubling(8),
  'solo-wira': doubling(16),
};

/** Prices of misères in Fisch. */
export const MISERE_FISCH: Readonly<Partial<Record<GameId, number>>> = {
  'misere-liten-kop': 1,
  'misere-stor-kop': 2,
  'solo-misere-liten': 2,
  'solo-misere-stor': 4,
  'solo-misere-liten-ouverte': 6,
  'solo-misere-stor-ouverte': 8,
  'solo-misere-liten-ouverte-royale': 10,
  'solo-misere-stor-ouverte-royale': 12,
};

/** Points as Fisch, fifty to one: half and more count as a whole, and nothing is less than one. */
export const fischFor = (points: number): number => Math.max(1, Math.floor((points + 25) / 50));

/** A game to be priced. */
export interface PricedGame {
  readonly game: GameId;
  /** Whether a Gasque is played as a misère. */
  readonly asMisere?: boolean;
  readonly suitClass: SuitClass;
  readonly tricks: number;
  readonly honours: number;
}

/** How a price came about; `points` is `null` where it is fixed. */
export interface Price {
  readonly points: number | null;
  readonly fisch: number;
}

const fixed = (fisch: number): Price => ({points: null, fisch});

/** The fixed price of a game; `null` = it is counted. */
function fixedPrice(
  {game, asMisere, suitClass}: Pick<PricedGame, 'game' | 'asMisere' | 'suitClass'>,
  {payment}: Pick<ViraOptions, 'payment'>,
): number | null {
  const misere = MISERE_FISCH[game];
  if (misere !== undefined) return misere;
  const flat = FLAT[game];
  if (flat) return flat[asMisere ? 0 : suitClass];
  return payment === 'simplified' ? doubling(gameOf(game).kind === 'kop' ? 1 : 2)[suitClass] : null;
}

/** The price of a game as it was played: tricks above or below what was due, and honours, count. */
export function priceOf(game: PricedGame, options: Pick<ViraOptions, 'payment'>): Price {
  const flat = fixedPrice(game, options);
  if (flat !== null) return fixed(flat);
  const due = gameOf(game.game).tricks;
  const counted = due + Math.abs(game.tricks - due) + game.honours;
  const points = counted * multiplierOf(game.game, game.suitClass);
  return {points, fisch: fischFor(points)};
}

/** The price of a game that was given up: what it is without honours and further tricks. */
export const barePrice = (
  game: GameId,
  suitClass: SuitClass,
  options: Pick<ViraOptions, 'payment'>,
): number => priceOf({game, suitClass, tricks: gameOf(game).tricks, honours: 0}, options).fisch;

/** What is paid for further tricks and honours alone, where the price of the game itself is cancelled. */
export function surplusPrice(game: PricedGame, options: Pick<ViraOptions, 'payment'>): number {
  if (fixedPrice(game, options) !== null) return 0;
  const points =
    (game.tricks - gameOf(game.game).tricks + game.honours) * multiplierOf(game.game, game.suitClass);
  return points > 0 ? fischFor(points) : 0;
}

/** How a game ended. */
export type Outcome = 'won' | 'bete' | 'codille';

/** How a game ends by its tricks: one too few, or one in a misère, is a bête; more is a codille, two of them. */
export function outcomeOf(game: GameId, tricks: number, asMisere = false): Outcome {
  const due = asMisere ? 0 : GAMES[game].tricks;
  const missing = due === 0 ? tricks : due - tricks;
  if (missing <= 0) return 'won';
  return missing === 1 ? 'bete' : 'codille';
}
