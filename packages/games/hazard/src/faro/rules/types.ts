import type {Card} from '@quinola/cards';
import {
  tableTools,
  type CutMove,
  type Due,
  type Entry,
  type Happening,
  type Player,
  type Seat,
  type SeatedTable,
  type ShuffleMove,
  type Thing,
  type Turn,
} from '@quinola/play';
import type {Outcome} from './deciding.js';
import type {FaroOptions} from './options.js';

// Faro (Pharaoh, Faraon) after a Polish re-enactors' page, and as the salons of about 1800 played it. Amounts are half-ducats, but
// those of options, which are ducats. A drawing of the whole pack is called a deal in what all games share.

/** The phases of the match by their paths in the chart. */
export type FaroPhase =
  | 'staking'
  | 'dealing.shuffling'
  | 'dealing.packCut'
  | 'drawing.pair'
  | 'drawing.between'
  | 'deciding'
  | 'sessionOver';

export type FaroMove =
  /** The page: so much lies on a card of the punter's own pack, face down; 0: he takes the card back. */
  | {readonly type: 'STAKE'; readonly card: Card; readonly amount: number}
  /** The salon: so much lies on a rank; 0: it is withdrawn. */
  | {readonly type: 'BET'; readonly rank: string; readonly amount: number}
  | {readonly type: 'READY'}
  | ShuffleMove
  | CutMove
  | {readonly type: 'DRAW'}
  /** The page: all pairs that are left, one after the other. */
  | {readonly type: 'DRAW_ALL'}
  /** Takes what lies on a card. */
  | {readonly type: 'COLLECT'; readonly on: string}
  /** Leaves all there and bends a corner. */
  | {readonly type: 'PAROL'; readonly on: string}
  /** After a doublet: leaves the rest there, with the corners it has. */
  | {readonly type: 'STAY'; readonly on: string}
  | {readonly type: 'LEAVE'};

/** Where a bet stands: undecided, or what the last drawing, or pair, did to it. */
export type Standing = 'open' | 'won' | 'half' | 'lost';

/** Money on a card. */
export interface Bet {
  /** The card, or in the salon its rank; `null`: it lies face down, and is another's. */
  readonly on: string | null;
  /** What the punter has laid there himself. */
  readonly stake: number;
  readonly onCard: number;
  readonly corners: number;
  readonly standing: Standing;
  /** Whether all can see the card. */
  readonly shown: boolean;
}

/** What a card that was decided brought. */
export interface Decided {
  readonly seat: Seat;
  readonly on: string;
  readonly outcome: Outcome;
  /** What the punter gained or lost. */
  readonly amount: number;
  /** What lies on the card now. */
  readonly onCard: number;
  /** The number of the drawn card, from 1. */
  readonly index: number;
}

/** A drawing that is over. */
export interface DrawingResult {
  readonly deal: number;
  readonly decided: readonly Decided[];
  readonly net: readonly number[];
  /** What lies in the bank, and whether it could not pay. */
  readonly bank: number;
  readonly isBroken: boolean;
}

export type FaroHappening = Happening &
  (
    | {
        readonly type: 'staked';
        readonly seat: Seat;
        readonly amount: number;
        readonly on: Thing;
        readonly rank?: string;
      }
    /** Which card he has laid face down; only he knows. */
    | {readonly type: 'chosen'; readonly to: readonly Player[]; readonly card: Card; readonly amount: number}
    | {readonly type: 'ready'; readonly seat: Seat}
    | {readonly type: 'shuffled'; readonly seat: Seat}
    | {readonly type: 'cut'; readonly seat: Seat; readonly index: number}
    /** The punters turn their cards. */
    | {readonly type: 'revealed'; readonly cards: readonly (readonly string[])[]}
    | {readonly type: 'drawn'; readonly pair: number; readonly right: Card; readonly left: Card}
    | ({readonly type: 'decided'} & Decided)
    | {readonly type: 'paid'; readonly from: Player; readonly payee: Player; readonly amount: number}
    | {
        readonly type: 'answered';
        readonly seat: Seat;
        readonly on: string;
        readonly answer: 'COLLECT' | 'PAROL' | 'STAY';
        readonly onCard: number;
        readonly corners: number;
      }
    | {readonly type: 'bank-broken'; readonly seat: Seat}
    | {readonly type: 'drawing-settled'; readonly result: DrawingResult}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** What a player may know: all but the pack, and the cards that others have laid face down. */
export interface FaroView extends SeatedTable {
  readonly turn: Turn<FaroPhase, Due>;
  readonly options: FaroOptions;
  readonly entries: readonly Entry[];
  /** Number of the drawing, from 1. */
  readonly deal: number;
  /** By seat; the banker has none. */
  readonly bets: readonly (readonly Bet[])[];
  /** Who is content with his stakes. */
  readonly done: readonly Player[];
  /** The heaps, the last card on top. */
  readonly right: readonly Card[];
  readonly left: readonly Card[];
  /** What this drawing has decided so far. */
  readonly decided: readonly Decided[];
  /** Cards with bent corners that are of no use any more; they lie on the floor. */
  readonly spoilt: readonly string[];
  readonly isBroken: boolean;
  readonly lastDeal: DrawingResult | null;
}

/** The whole match as plain JSON. */
export interface FaroState {
  readonly table: FaroView;
  /** What is left of the pack; the first is drawn next. */
  readonly pack: readonly Card[];
}

/** The types for `defineGame`. */
export interface FaroTypes {
  State: FaroState;
  View: FaroView;
  Move: FaroMove;
  Options: FaroOptions;
  Happening: FaroHappening;
}

export const tools = tableTools<FaroView>((table) => ({...table}));

/** How many play. */
export const playersOf = ({seats}: Pick<FaroOptions, 'seats'>): number => seats + 1;

/** The seat of the banker. */
export const bankerOf = ({seats, banker}: Pick<FaroOptions, 'seats' | 'banker'>): Seat =>
  banker === 'player' ? 0 : seats;

/** The punters from the banker's left. */
export const puntersOf = (options: Pick<FaroOptions, 'seats' | 'banker'>): readonly Seat[] =>
  Array.from({length: options.seats}, (_, i) => (bankerOf(options) + 1 + i) % playersOf(options));

/** The thing that a rank is for pages and advice; an exact card is a thing by its name. */
export const placeOf = (on: string): Thing => (on.length === 1 ? `place:${on}` : on);
