import type {Card, Suit} from '@quinola/cards';
import type {
  AuctionTable,
  BidMove,
  CardState,
  Choice,
  DealHappening,
  DrawHappening,
  DrawTable,
  Entry,
  SessionMove,
  Happening,
  NamingMove,
  PlayMove,
  PoolState,
  Seat,
  TrickHappening,
  TrickTable,
  Turn,
} from '@quinola/play';
import type {ToyOptions} from './options.js';

export type {ToyOptions} from './options.js';

/** Most tricks, most points, or all tricks. */
export type ToyBid = 'tricks' | 'points' | 'all';

/** Its phases. */
export type ToyPhase =
  | 'drawing.spreading'
  | 'drawing.seats'
  | 'dealing.shuffling'
  | 'dealing.packCut'
  | 'bidding'
  | 'naming'
  | 'exchange'
  | 'playing.trick'
  | 'over';

/** Its moves. */
export type ToyMove =
  | SessionMove
  | {readonly type: 'PASS'}
  | {readonly type: 'HOLD'}
  | BidMove<ToyBid>
  | NamingMove<'NAME_TRUMP', 'suit', Suit>
  | {readonly type: 'EXCHANGE'; readonly cards: readonly Card[]}
  | PlayMove
  | {readonly type: 'KNOCK'};

/** What its moves bring about. */
export type ToyHappening = Happening &
  (
    | DrawHappening
    | TrickHappening
    | DealHappening
    | {readonly type: 'passed'; readonly seat: Seat}
    | {readonly type: 'bid' | 'held'; readonly seat: Seat; readonly bid: ToyBid}
    | {readonly type: 'trump-named'; readonly seat: Seat; readonly suit: Suit}
    | {readonly type: 'thrown-in'}
    | {readonly type: 'exchanged'; readonly seat: Seat; readonly count: number}
    | {readonly type: 'exchanged-cards'; readonly seat: Seat; readonly cards: readonly Card[]}
    | {readonly type: 'knocked'; readonly seat: Seat}
    | {
        readonly type: 'deal-settled';
        readonly won: boolean;
        readonly points: number;
        readonly perOpponent: number;
      }
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** What a viewer may know. */
/** A settled deal: gains are in counters. */
export interface ToyDeal {
  readonly deal: number;
  readonly hands: readonly (readonly Card[])[];
  readonly net: readonly number[];
  readonly won: boolean;
  readonly points: number;
}

export interface ToyView extends TrickTable, DrawTable, AuctionTable<ToyBid> {
  readonly turn: Turn<ToyPhase>;
  readonly options: ToyOptions;
  readonly dealer: Seat;
  /** Whether the card set aside has been taken. */
  readonly taken: boolean;
  readonly knocked: readonly Seat[];
  /** The player who plays alone; -1 = not yet known. */
  readonly declarer: Seat;
  readonly contract: ToyBid | null;
  readonly trump: Suit | null;
  readonly pool: PoolState;
  readonly entries: readonly Entry[];
  /** The last deal that was played to its end. */
  readonly lastDeal: ToyDeal | null;
}

/** All of a match. */
export interface ToyState extends CardState<ToyView> {
  readonly aside: readonly Card[];
}

/** All of these, as `defineGame` wants them. */
export interface Types {
  State: ToyState;
  View: ToyView;
  Move: ToyMove;
  Choice: Choice;
  Options: ToyOptions;
  Happening: ToyHappening;
}
