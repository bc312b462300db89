import type {GameResult, RuleSetId, Table, WhistOptions} from './types.js';

/** The numbers and switches that differ between the two books; both use the same rules code. */
export interface RuleSet {
  /** Partners in later rubbers: all three pairings in turn (Vienna §1), or a new draw (Warsaw l. 12-15). */
  readonly partners: 'rotate' | 'fresh';
  /** Whether each side keeps a pack of its own colour (Vienna §3). */
  readonly ownPacks: boolean;
  /** Whether the holders of the lowest cards choose their seats (Vienna §2). */
  readonly chooseSeats: boolean;
  /** How often the cutter may throw the cut over (Vienna §3). */
  readonly throwOver: number;
  /** Fishes for a rubber won (Vienna §12, Warsaw l. 101). */
  readonly rubberBonus: number;
  /** Fishes for 13 and 12 tricks (Vienna §10, Warsaw l. 178-183). */
  readonly slams: {readonly great: number; readonly small: number};
  /** Whether the revoke penalty comes before all other gains (Warsaw law 3) or after them (Vienna §19). */
  readonly penaltyFirst: boolean;
  /** Who deals after a misdeal that is somebody's fault: the left neighbour (Vienna §3) or the same player (Warsaw law 12). */
  readonly misdealPasses: boolean;
  /** Losers below this score lose this many games: `[below, value]`, lowest first. */
  readonly levels: readonly (readonly [number, GameResult['level']])[];
}

const VIENNA: RuleSet = {
  partners: 'rotate',
  ownPacks: true,
  chooseSeats: true,
  throwOver: 2,
  rubberBonus: 4,
  slams: {great: 8, small: 4},
  penaltyFirst: false,
  misdealPasses: true,
  levels: [
    [1, 3],
    [5, 2],
    [10, 1],
  ],
};

const WARSAW: RuleSet = {
  partners: 'fresh',
  ownPacks: false,
  chooseSeats: false,
  throwOver: 0,
  rubberBonus: 3,
  slams: {great: 6, small: 3},
  penaltyFirst: true,
  misdealPasses: false,
  levels: [
    [1, 4],
    [3, 3],
    [5, 2],
    [10, 1],
  ],
};

const SETS: Record<RuleSetId, RuleSet> = {'vienna-1834': VIENNA, warsaw: WARSAW};

/** The rule set of a match. */
export function ruleSet(options: Pick<WhistOptions, 'rules'>): RuleSet {
  return SETS[options.rules];
}

/** Options that say where honours may be called; old records lack `mayCallAt`. */
export type CallOptions = Pick<WhistOptions, 'honours'> & Partial<Pick<WhistOptions, 'mayCallAt'>>;

/**
 * Scores at which a side may call its honours: eight (Vienna §7; Warsaw laws 4, 18); where honours count double,
 * six only by the letter, or six to eight (§23 III, V-10); never with five honours or none (§22 b).
 */
export function mayCallAt(options: CallOptions, doubled: boolean, score: number): boolean {
  const least = doubled ? 6 : 8;
  const most = doubled && options.mayCallAt === 'six' ? 6 : 8;
  return options.honours === 'four' && score >= least && score <= most;
}

/** Whether tricks and honours count double in this deal: the Preference suit is trumps (Vienna §23 III). */
export function isDoubled({preference = null, trump}: Partial<Pick<Table, 'preference' | 'trump'>>): boolean {
  return preference !== null && preference === trump;
}
