import type {Card} from '@quinola/cards';
import {
  tableTools,
  type CardState,
  type CutMove,
  type Entry,
  type Happening,
  type Player,
  type Seat,
  type SeatedTable,
  type ShuffleMove,
  type Thing,
  type Turn,
} from '@quinola/play';
import type {TwentyOneOptions} from './options.js';
import type {Outcome} from './settling.js';
import type {HandKind} from './values.js';

// Twenty-one (Oczko) after a Polish re-enactors' page, which tells of one hand only; bank, stakes and opponents are those of the
// household game. Seats are numbered to the left; a deal is called a round.

/** The phases of the match by their paths in the chart. */
export type TwentyOnePhase =
  | 'drawing'
  | 'dealing.shuffling'
  | 'dealing.packCut'
  | 'staking'
  | 'playing.turn'
  | 'playing.bank'
  | 'sessionOver';

export type TwentyOneMove =
  /** Chance draws a card for each: whoever has the lowest keeps the bank. */
  | {readonly type: 'DRAW_LOTS'; readonly cards: readonly Card[]}
  | ShuffleMove
  | CutMove
  | {readonly type: 'STAKE'; readonly amount: number}
  | {readonly type: 'DRAW'}
  | {readonly type: 'STOP'}
  | {readonly type: 'BANK_DRAW'}
  | {readonly type: 'BANK_STOP'}
  | {readonly type: 'LEAVE'};

/** Where a seat stands in a round: before its turn, drawing, content with what it has, or decided. */
export type Standing = 'waits' | 'draws' | 'stopped' | Exclude<HandKind, 'open'>;

/** A round that is over. Lists are by seat. */
export interface RoundResult {
  readonly deal: number;
  readonly dealer: Seat;
  readonly hands: readonly (readonly Card[])[];
  readonly totals: readonly number[];
  /** Of punters against the bank; `null` of the banker, and where there is a pool. */
  readonly outcomes: readonly (Outcome | null)[];
  readonly stakes: readonly number[];
  /** Who took the pool, what lay in it, and what stays there. */
  readonly winners: readonly Seat[];
  readonly pool: number;
  readonly carried: number;
  /** What lies in the bank now, and who broke it; −1: nobody. */
  readonly bank: number;
  readonly breaker: Seat;
  readonly net: readonly number[];
}

export type TwentyOneHappening = Happening &
  (
    | {readonly type: 'lots-drawn'; readonly cards: readonly Card[]; readonly seat: Seat}
    | {readonly type: 'shuffled'; readonly seat: Seat}
    | {readonly type: 'cut'; readonly seat: Seat; readonly index: number}
    | {readonly type: 'dealt'; readonly dealer: Seat}
    | {readonly type: 'staked'; readonly seat: Seat; readonly amount: number; readonly on: Thing}
    /** A card goes to a seat; only its player sees which. */
    | {readonly type: 'drawn'; readonly seat: Seat}
    | {readonly type: 'seen'; readonly to: readonly Player[]; readonly card: Card}
    | {readonly type: 'stopped'; readonly seat: Seat}
    /** A hand is decided and lies open. */
    | {
        readonly type: 'called';
        readonly seat: Seat;
        readonly kind: Exclude<HandKind, 'open'>;
        readonly cards: readonly Card[];
      }
    /** The banker turns his cards, and draws openly from now on. */
    | {readonly type: 'bank-opened'; readonly seat: Seat; readonly cards: readonly Card[]}
    | {readonly type: 'bank-drew'; readonly seat: Seat; readonly card: Card}
    | {
        readonly type: 'paid';
        readonly from: Player | 'pool';
        readonly payee: Player | 'pool';
        readonly amount: number;
      }
    | {readonly type: 'round-settled'; readonly result: RoundResult}
    | {readonly type: 'bank-passed'; readonly seat: Seat}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** What a player may know: what lies open, and his own hand. */
export interface TwentyOneView extends SeatedTable {
  readonly turn: Turn<TwentyOnePhase>;
  readonly options: TwentyOneOptions;
  readonly entries: readonly Entry[];
  /** Number of the round, from 1; 0 before the first. */
  readonly deal: number;
  /** The banker; in a game for the pool whoever deals. */
  readonly dealer: Seat;
  /** By seat, what was drawn for the bank; nothing where it stays or there is none. */
  readonly lots: readonly Card[];
  /** How many cards lie before each seat. */
  readonly counts: readonly number[];
  /** By seat, its cards where they lie open. */
  readonly shown: readonly (readonly Card[])[];
  readonly standing: readonly Standing[];
  /** By seat; 0 = nothing yet. */
  readonly stakes: readonly number[];
  readonly bank: number;
  readonly pool: number;
  /** How many cards are left in the pack. */
  readonly stock: number;
  /** The seat that is asked for a stake or a card; −1 = none. */
  readonly toPlay: Seat;
  readonly lastDeal: RoundResult | null;
}

/** The whole match as plain JSON. */
export type TwentyOneState = CardState<TwentyOneView>;

/** The types for `defineGame`. */
export interface TwentyOneTypes {
  State: TwentyOneState;
  View: TwentyOneView;
  Move: TwentyOneMove;
  Options: TwentyOneOptions;
  Happening: TwentyOneHappening;
  Phase: TwentyOnePhase;
  Holder: 'pool';
}

export const tools = tableTools<TwentyOneView>((table) => ({...table}));

/** The seats from the dealer's left to the dealer. */
export const inTurn = ({dealer, options}: Pick<TwentyOneView, 'dealer' | 'options'>): readonly Seat[] =>
  Array.from({length: options.players}, (_, i) => (dealer + 1 + i) % options.players);

/** The seats that play before the banker: all, where there is a pool. */
export const puntersInTurn = (table: Pick<TwentyOneView, 'dealer' | 'options'>): readonly Seat[] =>
  table.options.mode === 'pula' ? inTurn(table) : inTurn(table).slice(0, -1);

/** Where stakes lie. */
export const STAKE: Thing = 'place:stake';
