import {FRENCH_SUITS, type Suit} from '@quinola/cards';
import type {AuctionRules, Rung} from '@quinola/play';
import {classOf, type SuitClass} from '../../rules/suits.js';

// The games that can be bid, from five tricks in a second suit to all thirteen in the best (boston.md section 4.1).

/** The games of tricks, from five to thirteen. */
export const TRICK_GAMES = [
  'boston',
  'grand-boston',
  'independence',
  'grand-independence',
  'philadelphia',
  'grand-philadelphia',
  'souveraine',
  'grand-souveraine',
  'concordia',
] as const;

/** A game of tricks, whatever its suit. */
export type TrickGame = (typeof TRICK_GAMES)[number];

/** The classes of suits by name, from the lowest; their places are those of {@linkcode SuitClass}. */
export const GRADES = ['simple', 'couleur', 'superieure'] as const;

/** A class of suits that a bid promises. */
export type Grade = (typeof GRADES)[number];

interface MisereGame {
  /** It stands above the games of so many tricks. */
  readonly after: number;
  /** How many cards its player has in play: of thirteen, one may be laid aside. */
  readonly cards: 12 | 13;
  /** Whether he lays them open. */
  readonly open: boolean;
}

/** The misères. A forced one is played as the other of its name, and only ranks and pays higher. */
export const MISERES = {
  'petite-misere': {after: 5, cards: 12, open: false},
  'grande-misere': {after: 6, cards: 13, open: false},
  'grande-misere-forcee': {after: 7, cards: 13, open: false},
  'petite-misere-ouverte': {after: 8, cards: 12, open: true},
  'petite-misere-ouverte-forcee': {after: 9, cards: 12, open: true},
  'grande-misere-ouverte': {after: 10, cards: 13, open: true},
  'grande-misere-ouverte-forcee': {after: 11, cards: 13, open: true},
} as const satisfies Readonly<Record<string, MisereGame>>;

/** A misère by its name. */
export type Misere = keyof typeof MISERES;

/** What can be bid. */
export type Bid = `${TrickGame}.${Grade}` | Misere;

/** A step of the ladder. */
export interface BostonRung extends Rung<Bid> {
  readonly group: TrickGame | Misere;
  readonly grade?: Grade;
  /** The tricks that its player must make; 0 = none at all. */
  readonly tricks: number;
  readonly cards: 12 | 13;
  readonly open: boolean;
}

/** The fewest tricks that are bid. */
const FEWEST = 5;

const ALL: readonly BostonRung[] = TRICK_GAMES.flatMap(
  (group, place): readonly Omit<BostonRung, 'rank'>[] => {
    const tricks = FEWEST + place;
    const miseres = (Object.keys(MISERES) as Misere[]).filter((id) => MISERES[id].after === tricks);
    return [
      ...GRADES.map((grade) => ({
        id: `${group}.${grade}` as const,
        group,
        grade,
        tricks,
        cards: 13 as const,
        open: false,
      })),
      ...miseres.map((id) => ({id, group: id, tricks: 0, ...MISERES[id]})),
    ];
  },
).map((rung, rank) => ({...rung, rank}));

const BY_ID: ReadonlyMap<Bid, BostonRung> = new Map(ALL.map((rung) => [rung.id, rung]));

/** The rung of a bid, whether it can be bid at a table or not. */
export const rungBy = (bid: Bid): BostonRung => BY_ID.get(bid)!;

const rulesWith = (rungs: readonly BostonRung[]): AuctionRules<BostonRung> => ({
  rungs,
  procedure: 'rounds',
  hold: 'elder',
});

const WHOLE = rulesWith(ALL);
const USUAL = rulesWith(ALL.slice(1));

/**
 * The ladder and the manner of bidding: round and round until all but one have passed; the elder may hold the bid of a later player.
 * Five tricks in a simple suit are no game in Boston, unless it is agreed.
 */
export const ladderOf = ({bostonSimple}: {readonly bostonSimple: boolean}): AuctionRules<BostonRung> =>
  bostonSimple ? WHOLE : USUAL;

/** Whether a bid promises to take no trick. */
export const isMisere = (bid: Bid): bid is Misere => bid in MISERES;

/** The class of suits that a game of tricks promises at least. */
export const classBid = (bid: Bid): SuitClass => GRADES.indexOf(rungBy(bid).grade ?? 'simple') as SuitClass;

/** The suits that may be named after a bid: any of its class or a better one (rules 10 and 16). */
export const suitsFor = (bid: Bid, highest: Suit): readonly Suit[] =>
  isMisere(bid) ? [] : FRENCH_SUITS.filter((suit) => classOf(suit, highest) >= classBid(bid));
