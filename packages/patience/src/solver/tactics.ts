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
}

const PLAIN: Weights = {founded: 6, above: 0.55, talon: 0.55, soon: 0.5, run: 0.5, lane: 3, even: 0};

const DEFAULT: Tactics = {weights: [PLAIN], nodes: 400_000, glance: 400, uneven: 0.05};

/** What experience with a game says; a game without an entry is searched all the same. */
const TACTICS: Readonly<Record<string, Tactics>> = {
  'la-belle-lucie': {...DEFAULT, glance: 60_000},
  'house-in-the-wood': {...DEFAULT, glance: 60_000},
  'house-on-the-hill': {...DEFAULT, glance: 60_000},
  'hemispheres': {...DEFAULT, nodes: 600_000},
  'windmill': {...DEFAULT, nodes: 1_500_000},
  'clock': {...DEFAULT, nodes: 1_000_000},
  'shah': {...DEFAULT, nodes: 700_000},
  'four-corners': {...DEFAULT, nodes: 700_000},
};

/** How to search a game. */
export function tacticsOf(game: string): Tactics {
  return TACTICS[game] ?? DEFAULT;
}
