import type {Card, Suit} from '@quinola/cards';
import {
  tableTools,
  type CardState,
  type Choice,
  type CutMove,
  type DealHappening,
  type DrawHappening,
  type DrawMove,
  type DrawTable,
  type Entry,
  type Happening,
  type PlayMove,
  type Seat,
  type ShuffleMove,
  type SpreadMove,
  type TrickHappening,
  type TrickTable,
  type Turn,
} from '@quinola/play';
import type {Category, Claim} from './holdings.js';
import type {PiquetOptions} from './options.js';

// Piquet in three sets of rules: Engelman's treatise (c. 1820), a re-enactors' page, the English clubs. Younger hand deals; elder
// hand exchanges, speaks and leads first.

export type {Category} from './holdings.js';

/** The phases of the match by their paths in the chart. */
export type PiquetPhase =
  | 'drawing.spreading'
  | 'drawing.dealer'
  | 'dealing.shuffling'
  | 'dealing.packCut'
  | 'blanche.elder'
  | 'blanche.younger'
  | 'exchange.elder'
  | 'exchange.younger'
  | 'announce.point'
  | 'announce.sequence'
  | 'announce.sets'
  | 'answer.point'
  | 'answer.sequence'
  | 'answer.sets'
  | 'playing.trick'
  | 'matchOver';

/** What younger hand answers. */
export type Answer = 'good' | 'not-good' | 'equal';

export type PiquetMove =
  | SpreadMove
  | DrawMove
  | ShuffleMove
  | CutMove
  /** Where everybody speaks for himself: shows a carte blanche, in this suit by the rules of the page, or keeps it to himself. */
  | {readonly type: 'SHOW_BLANCHE'; readonly suit: Suit | null}
  | {readonly type: 'SKIP_BLANCHE'}
  | {readonly type: 'EXCHANGE'; readonly cards: readonly Card[]}
  /** Elder hand says how many he has; what they are he keeps to himself until they are good. */
  | {readonly type: 'CLAIM'; readonly count: number; readonly claims: readonly Claim[]}
  | {readonly type: 'SKIP'}
  /** Younger hand answers; with what she will name herself after the first lead. */
  | {readonly type: 'GOOD'}
  | {readonly type: 'NOT_GOOD'; readonly claims: readonly Claim[]}
  | {readonly type: 'EQUAL'; readonly claims: readonly Claim[]}
  /** At a strict table elder hand shows his point or his sequences before he leads. */
  | {readonly type: 'SHOW'; readonly category: 'point' | 'sequence'}
  /** At a strict table younger hand takes her "good" back before she has played a card (laws 14 and 15). */
  | {readonly type: 'RETRACT_GOOD'; readonly category: Category}
  | PlayMove
  /** At a strict table who leads throws his last cards down together, the first of them nearest the cloth (law 10). */
  | {readonly type: 'THROW_REST'; readonly order: readonly Card[]}
  /** At a strict table "thirty, and pique makes sixty", as long as cards are left to play. */
  | {readonly type: 'CLAIM_PIQUE'}
  /** Gives the party up (law 9). */
  | {readonly type: 'CONCEDE'}
  | {readonly type: 'STOP'};

/** What was counted for. */
export type Why =
  | 'carteBlanche'
  | Category
  | 'carteRouge'
  | 'repique'
  | 'lead'
  | 'trick'
  | 'pique'
  | 'cards'
  | 'capot';

/** Points that were counted. */
export interface Counted {
  readonly seat: Seat;
  readonly points: number;
  readonly why: Why;
}

/** A carte blanche that was said. */
export interface Blanche {
  /** By the rules of the page, the suit whose ten stands without king, queen and jack; else `null`. */
  readonly suit: Suit | null;
  /** The dealt hand once it is shown; by the rules of the page nothing is. */
  readonly cards: readonly Card[];
}

/** What has been said of one class. */
export interface Talk {
  /** How many cards elder hand named; 0 = nothing. */
  readonly elder: number;
  /** What he added because younger has as many: pips of a point, the top of a sequence, the rank of a set. */
  readonly tieBreak: number | string | null;
  /** Whether younger hand had as many. */
  readonly equal: boolean;
  /** The last answer; `null` = none yet. */
  readonly answer: Answer | null;
  /** Who counts it; −1 = nobody, or not known yet. */
  readonly winner: Seat;
  /** What the winner has named and counted; younger hand names hers after the first lead. */
  readonly named: readonly Claim[];
  /** The cards of that, which he has shown: of three of a rank too, so that all know which is missing (law 16). */
  readonly cards: readonly Card[];
}

/** A settled deal. */
export interface DealResult {
  readonly deal: number;
  readonly dealer: Seat;
  /** The number of the party, and of the deal in it, from 1. */
  readonly party: number;
  readonly partyDeal: number;
  /** By seat, the hands with which play began; those that were dealt where it never did. */
  readonly hands: readonly (readonly Card[])[];
  readonly discards: readonly (readonly Card[])[];
  readonly talk: Readonly<Partial<Record<Category, Talk>>>;
  /** Everything that was counted, in the order of reckoning. */
  readonly counted: readonly Counted[];
  readonly tricks: readonly number[];
  /** By seat, the points of the deal. */
  readonly net: readonly number[];
  /** By seat, the points of the party after it. */
  readonly totals: readonly number[];
}

/** A finished party. */
export interface PartyResult {
  readonly party: number;
  /** The winning seat; −1 = nobody. */
  readonly winner: Seat;
  readonly totals: readonly number[];
  /** How many stakes the loser pays. */
  readonly stakes: number;
  /** How it ended: with the last deal, by reaching the points agreed, or because the loser gave it up. */
  readonly by: 'deals' | 'target' | 'conceded';
}

export type PiquetHappening = Happening &
  (
    | DrawHappening
    | DealHappening
    | TrickHappening
    | {
        readonly type: 'blanche';
        readonly seat: Seat;
        readonly suit: Suit | null;
        readonly cards: readonly Card[];
      }
    | {readonly type: 'no-blanche'; readonly seat: Seat}
    | {readonly type: 'exchanged'; readonly seat: Seat; readonly count: number; readonly leaves: number}
    /** For the player alone: what he laid away, what he bought, what he left and looked at. */
    | {readonly type: 'discarded' | 'drew' | 'looked'; readonly seat: Seat; readonly cards: readonly Card[]}
    /** Both look at what younger hand left. */
    | {readonly type: 'left-shown'; readonly seat: Seat; readonly cards: readonly Card[]}
    | {readonly type: 'claimed'; readonly seat: Seat; readonly category: Category; readonly count: number}
    | {
        readonly type: 'tie-broken';
        readonly seat: Seat;
        readonly category: Category;
        readonly tieBreak: number | string;
      }
    | {readonly type: 'answered'; readonly seat: Seat; readonly category: Category; readonly answer: Answer}
    | {
        readonly type: 'named';
        readonly seat: Seat;
        readonly category: Category;
        readonly claims: readonly Claim[];
        readonly cards: readonly Card[];
      }
    /** At a strict table: has shown what he announced, has led without it, has taken back an answer, has announced what he has not. */
    | {readonly type: 'shown'; readonly seat: Seat; readonly category: Category}
    | {readonly type: 'unshown'; readonly seat: Seat; readonly category: Category}
    | {readonly type: 'retracted'; readonly seat: Seat; readonly category: Category}
    | {readonly type: 'false-claim'; readonly seat: Seat}
    | {readonly type: 'threw-rest'; readonly seat: Seat; readonly order: readonly Card[]}
    | {readonly type: 'conceded'; readonly seat: Seat}
    | {
        readonly type: 'counted';
        readonly seat: Seat;
        readonly why: Why;
        readonly points: number;
        readonly score: number;
      }
    | {readonly type: 'deal-settled'; readonly result: DealResult}
    | {readonly type: 'party-settled'; readonly party: PartyResult}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** What a player may know: all that lies open, his own hand, and what he himself laid away, bought and left. */
export interface PiquetView extends TrickTable, DrawTable {
  readonly turn: Turn<PiquetPhase>;
  readonly options: PiquetOptions;
  readonly entries: readonly Entry[];
  /** The number of the party, and of the deal in it, from 1. */
  readonly party: number;
  readonly partyDeal: number;
  /** By seat, the points of the party before this deal, and what has been counted in this deal. */
  readonly totals: readonly number[];
  readonly score: readonly number[];
  /** Everything counted in this deal, as it was said. */
  readonly counted: readonly Counted[];
  /** By seat, the cards exchanged; −1 = not yet. */
  readonly exchanged: readonly number[];
  /** Cards that still lie in the talon. */
  readonly stock: number;
  /** By seat, a carte blanche that was said. */
  readonly blanche: readonly (Blanche | null)[];
  readonly talk: Readonly<Partial<Record<Category, Talk>>>;
  /** At a strict table: the classes that elder hand has shown, and whether he may still say pique. */
  readonly shown: readonly Category[];
  readonly piqueDue: boolean;
  /** Who counts nothing in this deal because he announced what he has not; −1 = nobody. */
  readonly offender: Seat;
  /** The cards that a seat has thrown down together and that are not played yet. */
  readonly thrown: readonly Card[];
  /** The cards that were left and that all have seen. */
  readonly openLeft: readonly Card[];
  /** Of the view's player: what he laid away, what he bought, what he left and looked at, in their order. */
  readonly laidAway: readonly Card[];
  readonly bought: readonly Card[];
  readonly left: readonly Card[];
  /** By class, what the view's player has claimed and not named yet. */
  readonly claims: Readonly<Partial<Record<Category, readonly Claim[]>>>;
  /** Points of the party after each deal. */
  readonly marks: readonly (readonly number[])[];
  /** By seat, what each deal of the party brought. */
  readonly lastDeal: DealResult | null;
  readonly lastParty: PartyResult | null;
}

/** What only the rules know of a seat. */
export interface Hidden {
  readonly discards: readonly Card[];
  readonly bought: readonly Card[];
  readonly left: readonly Card[];
  readonly claims: Readonly<Partial<Record<Category, readonly Claim[]>>>;
}

/** The whole match as plain JSON. */
export interface PiquetState extends CardState<PiquetView> {
  /** What is left of the talon, the top first. */
  readonly talon: readonly Card[];
  /** By seat. */
  readonly hidden: readonly Hidden[];
}

/** The types for `defineGame`. */
export interface PiquetTypes {
  State: PiquetState;
  View: PiquetView;
  Move: PiquetMove;
  Choice: Choice;
  Options: PiquetOptions;
  Happening: PiquetHappening;
}

/** The happenings of one move, to which each part of the rules adds. */
export type Events = PiquetHappening[];

export const tools = tableTools<PiquetView>((table) => ({...table}));

/** The seat of elder hand, who does not deal. */
export const elderOf = ({dealer}: Pick<PiquetView, 'dealer'>): Seat => 1 - dealer;
