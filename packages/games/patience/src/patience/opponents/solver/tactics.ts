import type {ShuffleOdds} from './shuffle-odds.js';

/** The parts of a position's value. */
export interface Weights {
  /** A card on a foundation. */
  readonly founded: number;
  /** A card lying over another in a packet, divided by how soon that one is needed. */
  readonly above: number;
  /** The same in the talon. */
  readonly talon: number;
  /** Added to the number of moves after which a card is needed. */
  readonly soon: number;
  /** A card lying in order on its neighbour. */
  readonly run: number;
  /** An empty packet that takes any card. */
  readonly lane: number;
  /** The number of cards on the lowest foundation. */
  readonly even: number;
}

/** How a game is searched. */
export interface Tactics {
  /** Ways to evaluate a position, used in turn. */
  readonly weights: readonly Weights[];
  /** Positions to search before giving up, for a waiting visitor: some twenty seconds. */
  readonly nodes: number;
  /** Positions to search before a hidden card is shown or the cards are redealt. */
  readonly nodesBeforeReveal: number;
  /** The cost, in cards, of the squared differences between foundations when the rest is to be shuffled. */
  readonly uneven: number;
  /** Coefficients for cards to be shuffled, with none, one, … further redeals after that, if known. */
  readonly odds?: readonly ShuffleOdds[];
}

const PLAIN: Weights = {founded: 6, above: 0.55, talon: 0.55, soon: 0.5, run: 0.5, lane: 3, even: 0};

const DEFAULT: Tactics = {weights: [PLAIN], nodes: 400_000, nodesBeforeReveal: 400, uneven: 0.05};

/**
 * La Belle Lucie, fitted to the results of shuffling each of the 2,379 possible sets of cards left: 1,500 times for the
 * last redeal, trying every line; 30 times every sixth set for the one before, by the best the last can give.
 */
const LUCIE: readonly ShuffleOdds[] = [
  [2.7618, 0.0244, -0.0072, -1.2822, -0.0934, -0.9884, 0.0042, -0.3197, -0.1257, -0.3143, 0.0171, 0.0088],
  [3.3931, -0.0522, 0.0351, -0.7074, 0.4425, -2.8225, 0.2124, -1.1384, -0.12, -0.3938, -0.0917, -0.0549],
];

/** Experience with each game; a game without an entry is searched with defaults. */
const TACTICS: Readonly<Record<string, Tactics>> = {
  'la-belle-lucie': {...DEFAULT, nodesBeforeReveal: 400_000, odds: LUCIE},
  'house-in-the-wood': {...DEFAULT, nodesBeforeReveal: 60_000},
  'house-on-the-hill': {...DEFAULT, nodesBeforeReveal: 60_000},
  hemispheres: {...DEFAULT, nodes: 600_000},
  windmill: {...DEFAULT, nodes: 1_500_000},
  clock: {...DEFAULT, nodes: 1_000_000},
  shah: {...DEFAULT, nodes: 700_000},
  'four-corners': {...DEFAULT, nodes: 700_000},
};

/** How to search a game. */
export function tacticsOf(game: string): Tactics {
  return TACTICS[game] ?? DEFAULT;
}
