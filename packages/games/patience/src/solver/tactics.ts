import type {Hopes} from './hopes.js';

/** What a position is worth in parts. */
export interface Weights {
  /** A card on a foundation. */
  readonly founded: number;
  /** A card that lies over another in a packet, divided by how soon that one is needed. */
  readonly above: number;
  /** The same in the talon. */
  readonly talon: number;
  /** Added to the plies after which a card is needed. */
  readonly soon: number;
  /** A card lying in order on its neighbour. */
  readonly run: number;
  /** An empty packet that takes any card. */
  readonly lane: number;
  /** The lowest foundation's cards. */
  readonly even: number;
}

/** How a game is searched. */
export interface Tactics {
  /** Ways of valuing a position, which take turns. */
  readonly weights: readonly Weights[];
  /** Positions to look at before giving up, for a visitor who waits: some twenty seconds. */
  readonly nodes: number;
  /** Positions to look at before a hidden card is shown, or the cards are laid out again. */
  readonly glance: number;
  /** What the squares by which foundations differ cost, in cards, when what is left is to be shuffled. */
  readonly uneven: number;
  /** What to hope of cards that are to be shuffled, with none, one, … layings out to come after that, where it is known. */
  readonly hopes?: readonly Hopes[];
}

const PLAIN: Weights = {founded: 6, above: 0.55, talon: 0.55, soon: 0.5, run: 0.5, lane: 3, even: 0};

const DEFAULT: Tactics = {weights: [PLAIN], nodes: 400_000, glance: 400, uneven: 0.05};

/**
 * La Belle Lucie, fitted to what came of shuffling each of the 2,379 choices of cards that can be left: 1,500 times for the
 * last laying out, every way tried; 30 times every sixth choice for the one before, by the best that the last can give.
 */
const LUCIE: readonly Hopes[] = [
  [2.7618, 0.0244, -0.0072, -1.2822, -0.0934, -0.9884, 0.0042, -0.3197, -0.1257, -0.3143, 0.0171, 0.0088],
  [3.3931, -0.0522, 0.0351, -0.7074, 0.4425, -2.8225, 0.2124, -1.1384, -0.12, -0.3938, -0.0917, -0.0549],
];

/** What experience with a game says; a game without an entry is searched all the same. */
const TACTICS: Readonly<Record<string, Tactics>> = {
  'la-belle-lucie': {...DEFAULT, glance: 400_000, hopes: LUCIE},
  'house-in-the-wood': {...DEFAULT, glance: 60_000},
  'house-on-the-hill': {...DEFAULT, glance: 60_000},
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
