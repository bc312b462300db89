import type {Card, Suit} from '@quinola/cards';
import type {
  Act as ActOf,
  Auction,
  BidMove,
  CardState,
  Choice,
  DrawHappening,
  DrawTable,
  Entry,
  Happening,
  NamingMove,
  PlayMove,
  PoolState,
  Seat,
  SessionMove,
  TrickHappening,
  TrickTable,
  Turn,
} from '@quinola/play';
import type {SuitClass} from '../../kit/rules/suits.js';
import type {Going} from './betes.js';
import type {Bid, GameId} from './ladder.js';
import type {ViraOptions} from './options.js';
import type {Outcome} from './prices.js';

// Vira. Seats are numbered in the order of play; money is in Fisch.

/** The phases of a session by their paths in the chart. */
export type ViraPhase =
  | 'drawing.spreading'
  | 'drawing.seats'
  | 'dealing.colours'
  | 'dealing.shuffling'
  | 'bidding.opening'
  | 'bidding.overbidding'
  | 'bidding.answering'
  | 'bidding.choosing'
  | 'declaring.trump'
  | 'declaring.turning'
  | 'declaring.keeping'
  | 'declaring.discarding'
  | 'declaring.aside'
  | 'exchanging.declarer'
  | 'exchanging.second'
  | 'exchanging.takeover'
  | 'exchanging.opponents'
  | 'playing.trick'
  | 'playing.claim'
  | 'settlingSession';

/** Every move of the game; the names are those of the specification. */
export type ViraMove =
  | Exclude<SessionMove, {readonly type: 'CUT'}>
  | PlayMove
  /** The top card of the second pack makes the colours of the deal. */
  | {readonly type: 'COLOURS'; readonly card: Card}
  | {readonly type: 'PASS'}
  | {readonly type: 'HOLD'}
  | BidMove<Bid>
  /** The game that an open call becomes. */
  | NamingMove<'CHOOSE', 'game', GameId>
  | NamingMove<'NAME_TRUMP', 'suit', Suit>
  /** A Gasque is played as a misère. */
  | {readonly type: 'MISERE'}
  /** The top card of the talon is turned up and makes the trump. */
  | {readonly type: 'TURN'}
  /** The own cards that are kept in a Gasque, and those that are thrown after the talon was taken. */
  | {readonly type: 'KEEP'; readonly cards: readonly Card[]}
  | {readonly type: 'DISCARD'; readonly cards: readonly Card[]}
  | {readonly type: 'EXCHANGE'; readonly cards: readonly Card[]}
  | {readonly type: 'LAY_ASIDE'; readonly card: Card}
  /** The declarer exchanges once more, turns once more, is content, or gives up. */
  | {readonly type: 'OMKOP'}
  | {readonly type: 'RETURN'}
  | {readonly type: 'CONTENT'}
  | {readonly type: 'LIE_DOWN'}
  /** Another takes over a Tournée that was given up, or does not. */
  | {readonly type: 'TAKE_OVER'}
  | {readonly type: 'DECLINE'}
  /** The declarer lays down and claims all tricks; an opponent agrees, or plays on. */
  | {readonly type: 'CLAIM'}
  | {readonly type: 'AGREE'}
  | {readonly type: 'PLAY_ON'}
  /** Strict: an opponent lays down as if the game were lost. */
  | {readonly type: 'CLAIM_LOST'};

/** A settled deal. */
export interface DealResult {
  readonly deal: number;
  readonly dealer: Seat;
  readonly outcome: Outcome | 'laid-down' | 'all-passed';
  /** -1 = all passed. */
  readonly declarer: Seat;
  readonly game: GameId | null;
  /** Whether a Gasque was played as a misère. */
  readonly asMisere: boolean;
  readonly trump: Suit | null;
  readonly highest: Suit;
  readonly suitClass: SuitClass;
  /** By seat. */
  readonly tricks: readonly number[];
  readonly honours: number;
  /** What was multiplied, `null` = the price is fixed; and Fisch from each opponent, negative = to each. */
  readonly points: number | null;
  readonly fisch: number;
  /** What the declarer paid each for the first purchase of a game that was lost again; 0 = nothing. */
  readonly first: number;
  /** What was drawn, and the bêtes that were written at the end. */
  readonly drawn: number;
  readonly betes: readonly number[];
  /** Strict: the opponent who laid down too soon; -1 = nobody. */
  readonly offender: Seat;
  /** By seat. */
  readonly net: readonly number[];
  /** By seat, the hands as they were played; open now. */
  readonly hands: readonly (readonly Card[])[];
}

/** What the score sheet keeps of a deal. */
export type DealSummary = Pick<DealResult, 'deal' | 'outcome' | 'declarer' | 'game' | 'trump' | 'net'>;

export type ViraHappening = Happening &
  (
    | Exclude<DrawHappening, {readonly type: 'redraw'}>
    | TrickHappening
    | {readonly type: 'colours'; readonly card: Card; readonly highest: Suit}
    | {readonly type: 'dealt'; readonly dealer: Seat; readonly going: number}
    | {readonly type: 'passed'; readonly seat: Seat}
    | {readonly type: 'bid' | 'held'; readonly seat: Seat; readonly bid: Bid}
    | {readonly type: 'all-passed'}
    | {readonly type: 'plays'; readonly seat: Seat; readonly game: GameId}
    | {readonly type: 'trump'; readonly seat: Seat; readonly suit: Suit}
    | {readonly type: 'misere'; readonly seat: Seat}
    | {readonly type: 'turned'; readonly seat: Seat; readonly card: Card}
    /** A whole talon was taken up, beside so many own cards. */
    | {readonly type: 'took-talon'; readonly seat: Seat; readonly kept: number}
    /** How many cards a player exchanged, or threw. */
    | {readonly type: 'exchanged' | 'threw'; readonly seat: Seat; readonly count: number}
    /** Sent to this player only. */
    | {readonly type: 'laid' | 'drew'; readonly seat: Seat; readonly cards: readonly Card[]}
    | {readonly type: 'laid-aside'; readonly seat: Seat}
    | {readonly type: 'buys-again' | 'turns-again'; readonly seat: Seat}
    | {readonly type: 'bete'; readonly seat: Seat; readonly size: number}
    | {readonly type: 'content' | 'lay-down' | 'declined' | 'takes-over'; readonly seat: Seat}
    | {readonly type: 'exposed'; readonly seat: Seat; readonly cards: readonly Card[]}
    | {readonly type: 'claimed' | 'claimed-lost'; readonly seat: Seat; readonly cards: readonly Card[]}
    | {readonly type: 'agreed' | 'plays-on'; readonly seat: Seat}
    | {readonly type: 'deal-settled'; readonly result: DealResult}
    | {readonly type: 'division'; readonly share: readonly number[]; readonly net: readonly number[]}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** What a player may know: everything public, his own hand, and what he laid away. */
export interface ViraView extends TrickTable, DrawTable {
  readonly turn: Turn<ViraPhase>;
  readonly options: ViraOptions;
  readonly entries: readonly Entry[];
  /** The bêtes that stand, as claims on their owners, and the åls that were not played for. */
  readonly paper: PoolState;
  /** What is played for in this deal. */
  readonly going: Going;
  /** The last bête of a game that was written; `null` = the paper has been empty since. */
  readonly lastBete: number | null;
  /** By player: bêtes set without those of codilles, and who has played Wira. */
  readonly betesSet: readonly number[];
  readonly playedWira: readonly boolean[];
  readonly gamesWon: number;
  readonly highest: Suit | null;
  /** Bidders are seats. */
  readonly auction: Auction<Bid>;
  /** The card of the second pack that made the colours. */
  readonly colourCard: Card | null;
  /** Who sits this deal out; -1 = nobody. */
  readonly sitsOut: Seat;
  /** -1 = not known yet. */
  readonly declarer: Seat;
  readonly game: GameId | null;
  /** The class of suits that was promised. */
  readonly promised: SuitClass;
  readonly asMisere: boolean;
  readonly trump: Suit | null;
  /** The card that was turned up last in a Tournée, and whether it still lies on the talon. */
  readonly turned: Card | null;
  readonly turnedLies: boolean;
  /** Turned cards that were laid away undrawn before the next was turned. */
  readonly turnedAway: readonly Card[];
  /** How many cards are left of the talon. */
  readonly talon: number;
  /** By seat, how many cards it exchanged; `null` = not yet, or not at all. */
  readonly exchanged: readonly (number | null)[];
  /** How many bêtes were written in this deal by turning or buying again, and the last of them. */
  readonly again: number;
  readonly againBete: number;
  /** Who is still asked whether he takes over a Tournée, or agrees to a claim. */
  readonly asking: readonly Seat[];
  /** Whose cards lie open, once they do. */
  readonly exposed: readonly Seat[];
  readonly faced: readonly {readonly seat: Seat; readonly cards: readonly Card[]}[];
  /** What this player laid away, and the one card that he put aside in a small misère. */
  readonly laid: readonly Card[];
  readonly aside: Card | null;
  readonly settled: readonly DealSummary[];
  readonly lastDeal: DealResult | null;
}

/** The whole match as plain JSON. */
export interface ViraState extends CardState<ViraView> {
  /** What is left of the talon, the top first. */
  readonly talon: readonly Card[];
  /** By seat, what it laid away. */
  readonly laid: readonly (readonly Card[])[];
  readonly aside: Card | null;
}

/** The types for `defineGame`. */
export interface ViraTypes {
  State: ViraState;
  View: ViraView;
  Move: ViraMove;
  Choice: Choice;
  Options: ViraOptions;
  Happening: ViraHappening;
}

/** Collects the happenings of one move. */
export type Events = ViraHappening[];

/** Makes a move of one type. */
export type Act<Type extends ViraMove['type']> = ActOf<ViraTypes, Type>;
