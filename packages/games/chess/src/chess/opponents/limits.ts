// What a search is told, and what it answers.

/** What a mate is worth, less a ply for each until it comes; from here on a worth is a mate. */
export const MATE = 30_000,
  MATED = 29_000;
/** When a search ends. */
export interface Limits {
  /** Positions at most. */
  readonly nodes: number;
  /** Plies at most. */
  readonly depth?: number;
  /** When time is up, by this clock. */
  readonly clock?: (() => number) | undefined;
  readonly until?: number;
}

/** What a search has found. */
export interface Found {
  readonly move: number;
  readonly worth: number;
  readonly depth: number;
  /** The best line, the move first. */
  readonly line: readonly number[];
  readonly nodes: number;
}

/** What the rules of the match say of ends: who gains by a stalemate, and whether a position that comes again is a draw. */
export interface Ends {
  readonly stalemate: 'fielding' | 'england' | 'modern';
  readonly draws: boolean;
}
