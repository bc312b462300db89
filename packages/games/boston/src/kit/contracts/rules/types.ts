import type {Card, Suit} from '@quinola/cards';
import type {
  Act as ActOf,
  Auction,
  BidMove,
  CardState,
  DrawHappening,
  DrawTable,
  Entry,
  Happening,
  PlayMove,
  PoolState,
  Seat,
  SessionMove,
  TrickHappening,
  TrickTable,
  Turn,
} from '@quinola/play';
import type {Agreed} from './agreed.js';
import type {Bid, Grade} from './ladder.js';
import type {Price} from './tariff.js';

// Boston, Tri-Boston and Boston-Whist have one set of rules. Seats are numbered in the order of play; money is in marks.

/** The phases of a session by their paths in the chart. */
export type BostonPhase =
  | 'drawing.spreading'
  | 'drawing.seats'
  | 'dealing.firstAce'
  | 'dealing.colours'
  | 'dealing.packets'
  | 'dealing.shuffling'
  | 'dealing.cutting'
  | 'bidding.opening'
  | 'bidding.overbidding'
  | 'bidding.answering'
  | 'declaring.trump'
  | 'declaring.aside'
  | 'declaring.leader'
  | 'asking.helper'
  | 'asking.offer'
  | 'playing.trick'
  | 'settlingSession';

/** Every move of the games; the names are those of the specification. */
export type BostonMove =
  | SessionMove
  | PlayMove
  /** Cards are turned up one by one, until the first ace. */
  | {readonly type: 'TURN_UP'; readonly cards: readonly Card[]}
  /** The top card of the second pack makes the colours of the deal. */
  | {readonly type: 'COLOURS'; readonly card: Card}
  /** The dealer says how many cards he gives at a time. */
  | {readonly type: 'PACKETS'; readonly size: number}
  | {readonly type: 'PASS'}
  | {readonly type: 'HOLD'}
  | BidMove<Bid>
  /** The trump; where a helper may be asked for, also whether one is. */
  | {readonly type: 'NAME_TRUMP'; readonly suit: Suit; readonly alone?: boolean}
  | {readonly type: 'LAY_ASIDE'; readonly card: Card}
  | {readonly type: 'NAME_LEADER'; readonly leader: Seat}
  /** Somebody offers his help, or declines. */
  | {readonly type: 'WHIST'}
  | {readonly type: 'DECLINE'}
  /** The declarer takes the help that is offered, or plays alone. */
  | {readonly type: 'ACCEPT'}
  | {readonly type: 'REJECT'}
  /** The declarer shows that his game is won, or throws it down as lost. */
  | {readonly type: 'CLAIM'}
  | {readonly type: 'CONCEDE'}
  /** An opponent lays down because the game is lost. */
  | {readonly type: 'CLAIM_LOST'};

/** A law of the book that somebody broke (strict), and what it cost him. */
export interface Penalty {
  readonly by: Seat;
  /** `30`: laid down before the game was lost; `31`: took a trick that he could have left to a misère. */
  readonly law: 30 | 31;
  readonly marks: number;
}

/** A settled deal. */
export interface DealResult extends Price {
  readonly deal: number;
  readonly dealer: Seat;
  readonly outcome: 'won' | 'lost' | 'all-passed';
  /** -1 = all passed; who helped him, -1 = nobody. */
  readonly declarer: Seat;
  readonly helper: Seat;
  readonly bid: Bid | null;
  readonly trump: Suit | null;
  readonly highest: Suit;
  readonly grade: Grade | null;
  /** By seat. */
  readonly tricks: readonly number[];
  /** Tricks due and made by the declaring side. */
  readonly required: number;
  readonly made: number;
  readonly honours: number;
  /** Partners who fell short of their own number. */
  readonly short: readonly Seat[];
  /** Marks drawn from the pool, and the bêtes set. */
  readonly drawn: number;
  readonly betes: readonly number[];
  readonly penalty: Penalty | null;
  /** By seat, with the pool but without stakes. */
  readonly net: readonly number[];
  /** By seat, the hands as they were played; open now. A card laid aside stays hidden. */
  readonly hands: readonly (readonly Card[])[];
}

/** What the score sheet keeps of a deal. */
export type DealSummary = Pick<
  DealResult,
  'deal' | 'outcome' | 'declarer' | 'helper' | 'bid' | 'trump' | 'net'
>;

export type BostonHappening = Happening &
  (
    | Exclude<DrawHappening, {readonly type: 'redraw'}>
    | TrickHappening
    /** The first ace fell to `seat`, who deals first; its suit is the best where the colours are fixed. */
    | {readonly type: 'turned-up'; readonly cards: readonly Card[]; readonly seat: Seat}
    | {readonly type: 'colours'; readonly card: Card | null; readonly highest: Suit}
    | {readonly type: 'packets'; readonly seat: Seat; readonly size: number}
    | {readonly type: 'shuffled'; readonly seat: Seat}
    | {readonly type: 'cut'; readonly seat: Seat; readonly index: number}
    | {readonly type: 'dealt'; readonly dealer: Seat; readonly stake: number}
    | {readonly type: 'passed'; readonly seat: Seat}
    | {readonly type: 'bid' | 'held'; readonly seat: Seat; readonly bid: Bid}
    | {readonly type: 'all-passed'}
    | {readonly type: 'plays'; readonly seat: Seat; readonly bid: Bid}
    | {readonly type: 'trump'; readonly seat: Seat; readonly suit: Suit; readonly alone?: boolean}
    | {readonly type: 'laid-aside'; readonly seat: Seat}
    /** Sent to the declarer only. */
    | {readonly type: 'laid'; readonly seat: Seat; readonly card: Card}
    | {readonly type: 'exposed'; readonly seat: Seat; readonly cards: readonly Card[]}
    | {readonly type: 'leader'; readonly seat: Seat; readonly leader: Seat}
    | {readonly type: 'offers-help' | 'declines' | 'helps' | 'refused-help' | 'alone'; readonly seat: Seat}
    | {
        readonly type: 'claimed' | 'conceded' | 'claimed-lost';
        readonly seat: Seat;
        readonly cards: readonly Card[];
      }
    | {readonly type: 'penalty'; readonly penalty: Penalty}
    | {readonly type: 'deal-settled'; readonly result: DealResult}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** What a player may know: everything public, his own hand, and the card that he laid aside. */
export interface BostonView extends TrickTable, DrawTable {
  readonly turn: Turn<BostonPhase>;
  readonly options: Agreed;
  readonly entries: readonly Entry[];
  readonly pool: PoolState;
  /** The best suit; `null` = not known yet. */
  readonly highest: Suit | null;
  /** The cards that were turned up until the first ace, and the one of the second pack that made the colours of this deal. */
  readonly turnedUp: readonly Card[];
  readonly colourCard: Card | null;
  /** How many cards the dealer gives at a time, where he chooses. */
  readonly packet: number;
  /** Bidders are seats. */
  readonly auction: Auction<Bid>;
  /** -1 = not known yet. */
  readonly declarer: Seat;
  readonly bid: Bid | null;
  readonly trump: Suit | null;
  /** Who helps the declarer; -1 = nobody. */
  readonly helper: Seat;
  /** Who is still to be asked for help, in order. */
  readonly asking: readonly Seat[];
  /** Who has offered it where it may be refused; -1 = nobody. */
  readonly offers: Seat;
  /** The declarer's cards once they lie open. */
  readonly faced: {readonly seat: Seat; readonly cards: readonly Card[]} | null;
  /** Whether they lie open. */
  readonly exposed: boolean;
  /** The card that this player laid aside. */
  readonly aside: Card | null;
  readonly settled: readonly DealSummary[];
  readonly lastDeal: DealResult | null;
}

/** The whole match as plain JSON. */
export interface BostonState extends CardState<BostonView> {
  /** The card that the declarer laid aside. */
  readonly aside: Card | null;
}

/** The types for `defineGame`. */
export interface BostonTypes {
  State: BostonState;
  View: BostonView;
  Move: BostonMove;
  Options: Agreed;
  Happening: BostonHappening;
}

/** Collects the happenings of one move. */
export type Events = BostonHappening[];

/** Makes a move of one type. */
export type Act<Type extends BostonMove['type']> = ActOf<BostonTypes, Type>;
