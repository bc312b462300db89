import type {Card, Suit} from '@quinola/cards';
import {
  tableTools,
  type AuctionTable,
  type CardState,
  type DrawHappening,
  type DrawMove,
  type DrawTable,
  type Entry,
  type Happening,
  type Player,
  type PlayMove,
  type Seat,
  type ShuffleMove,
  type SpreadMove,
  type TrickHappening,
  type TrickTable,
  type Turn,
} from '@quinola/play';
import type {Dish} from '../kit/index.js';
import type {Bid, Game} from './ladder.js';
import type {CalledKingOptions} from './options.js';
import type {DealOutcome, Due, Parts, Vole} from './settle.js';

// One table for Quadrille and Cinquille: the second is played by the rules of the first. Seats are numbered in the order
// of play, which goes to the right; money is given in marks. Rule numbers are those of the book's Quadrille, "common" those of
// its rules for both games.

/** The phases of a session by their paths in the chart. */
export type CalledKingPhase =
  | 'drawing.spreading'
  | 'drawing.seats'
  | 'dealing.shuffling'
  | 'bidding.opening'
  | 'bidding.answering'
  | 'bidding.overbidding'
  | 'declaring.game'
  | 'declaring.calling'
  | 'declaring.naming'
  | 'declaring.returning'
  | 'declaring.announcing'
  | 'playing.trick'
  | 'playing.standing'
  | 'settlingSession';

export type CalledKingMove =
  | SpreadMove
  | DrawMove
  | ShuffleMove
  | {readonly type: 'PASS'}
  | {readonly type: 'HOLD'}
  | {readonly type: 'BID'; readonly bid: Bid}
  /** Trumps and the called card, the trumps first (common rule 3). */
  | {readonly type: 'DECLARE'; readonly trump: Suit; readonly call: Card}
  | {readonly type: 'CALL'; readonly card: Card}
  | {readonly type: 'NAME_TRUMP'; readonly suit: Suit}
  /** The Ombre hands back a card for the King, face down. */
  | {readonly type: 'RETURN'; readonly card: Card}
  /** The Ombre of a Mediateur announces all tricks, or begins without. */
  | {readonly type: 'ANNOUNCE_VOLE'}
  | {readonly type: 'BEGIN'}
  | PlayMove
  /** Six tricks are enough, or the Vole is undertaken. */
  | {readonly type: 'STAND'}
  | {readonly type: 'GO_ON'}
  | {readonly type: 'STOP'};

/** A settled deal. */
export interface DealResult {
  readonly deal: number;
  readonly dealer: Seat;
  readonly game: Game;
  readonly trump: Suit;
  readonly ombre: Seat;
  /** Who played with the Ombre; -1 = nobody. */
  readonly partner: Seat;
  readonly called: Card | null;
  readonly giver: Seat;
  readonly selfCall: boolean;
  readonly outcome: DealOutcome;
  /** Tricks of the Ombre's side. */
  readonly won: number;
  readonly matadors: number;
  readonly vole: Vole | null;
  readonly delices: Seat;
  readonly parts: Parts;
  readonly dues: readonly Due[];
  /** What was drawn from the dish, and by whom; the bête that was put down, and by whom. */
  readonly drawn: number;
  readonly drawers: readonly Seat[];
  readonly bete: number;
  readonly payers: readonly Seat[];
  /** The hands at the start of play, for looking at the deal again. */
  readonly hands: readonly (readonly Card[])[];
  /** What each has gained in this deal, by seat, without the stake. */
  readonly net: readonly number[];
}

export type CalledKingHappening = Happening &
  (
    | DrawHappening
    | TrickHappening
    | {readonly type: 'dealt'; readonly dealer: Seat; readonly dish: number}
    | {readonly type: 'passed'; readonly seat: Seat}
    | {readonly type: 'bid' | 'held'; readonly seat: Seat; readonly bid: Bid}
    /** All have passed: the holder of Spadille must play. */
    | {readonly type: 'forced'; readonly seat: Seat}
    | {readonly type: 'trump-named'; readonly seat: Seat; readonly suit: Suit}
    | {readonly type: 'called'; readonly seat: Seat; readonly card: Card}
    /** The called King lies open before the Ombre. */
    | {readonly type: 'king-given'; readonly seat: Seat; readonly card: Card}
    | {readonly type: 'returned'; readonly seat: Seat}
    /** For the two of them alone: which card. */
    | {readonly type: 'got-back'; readonly seat: Seat; readonly card: Card}
    | {readonly type: 'vole-announced' | 'vole-undertaken' | 'stood'; readonly seat: Seat}
    /** The called card is played: its holder is the partner, or the Ombre plays alone. */
    | {readonly type: 'partner-shown'; readonly seat: Seat; readonly card: Card; readonly alone: boolean}
    | {readonly type: 'delices'; readonly seat: Seat}
    | {readonly type: 'deal-settled'; readonly result: DealResult}
    | {readonly type: 'favourite'; readonly suit: Suit; readonly place: number}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** What a player may know: all that lies open, his own hand, and the card that went back in a Mediateur if it was his. */
export interface CalledKingView extends TrickTable, DrawTable, AuctionTable<Bid> {
  readonly turn: Turn<CalledKingPhase>;
  readonly options: CalledKingOptions;
  readonly entries: readonly Entry[];
  readonly dish: Dish;
  /** The favourite suits that are known, the highest first. */
  readonly favourites: readonly Suit[];
  /** Who plays; -1 during the auction. */
  readonly ombre: Seat;
  readonly game: Game | null;
  readonly trump: Suit | null;
  /** The called card. */
  readonly called: Card | null;
  /** Whether its holder is known, having named trumps, given it or played it. */
  readonly isShown: boolean;
  /** The Ombre's partner, once he is known; -1 = not known, or there is none. */
  readonly partner: Seat;
  /** Who gave his King in a Mediateur; -1 = nobody. */
  readonly giver: Seat;
  /** The card that went back for it, to the two who know it. */
  readonly returned: Card | null;
  /** A Vole that was announced or undertaken. */
  readonly vole: 'announced' | 'undertaken' | null;
  /** Who won délices; -1 = nobody. */
  readonly delices: Seat;
  readonly lastDeal: DealResult | null;
}

/** The whole session as plain JSON. */
export interface CalledKingState extends CardState<CalledKingView> {
  /** The card that went back in a Mediateur. */
  readonly returned: Card | null;
}

/** The types for `defineGame`. */
export interface CalledKingTypes {
  State: CalledKingState;
  View: CalledKingView;
  Move: CalledKingMove;
  Options: CalledKingOptions;
  Happening: CalledKingHappening;
  Phase: CalledKingPhase;
}

/** The happenings of one move, to which each part of the rules adds. */
export type Events = CalledKingHappening[];

export const tools = tableTools<CalledKingView>((table) => ({
  turn: table.turn,
  player: table.player,
  seat: table.seat,
  hand: table.hand,
  seats: table.seats,
  deal: table.deal,
  dealer: table.dealer,
  counts: table.counts,
  trick: table.trick,
  leader: table.leader,
  toPlay: table.toPlay,
  tricks: table.tricks,
  tricksWon: table.tricksWon,
  draw: table.draw,
  auction: table.auction,
  options: table.options,
  entries: table.entries,
  dish: table.dish,
  favourites: table.favourites,
  ombre: table.ombre,
  game: table.game,
  trump: table.trump,
  called: table.called,
  isShown: table.isShown,
  partner: table.partner,
  giver: table.giver,
  returned: table.returned,
  vole: table.vole,
  delices: table.delices,
  lastDeal: table.lastDeal,
}));

/** How many sit at the table. */
export const playersAt = ({counts}: Pick<CalledKingView, 'counts'>): number => counts.length;

/** The seat this many steps to the right. */
export const after = (table: Pick<CalledKingView, 'counts'>, seat: Seat, steps = 1): Seat =>
  (seat + steps) % playersAt(table);

/** The seats from the eldest hand to the dealer. */
export const inTurn = (table: Pick<CalledKingView, 'counts' | 'dealer'>): readonly Seat[] =>
  table.counts.map((_, step) => after(table, table.dealer, step + 1));

/** Who sits in a seat. */
export const playerAt = ({seats}: Pick<CalledKingView, 'seats'>, seat: Seat): Player => seats[seat]!;

/** The cards a seat has played, including those on the table. */
export const playedBy = (
  {tricks, trick}: Pick<TrickTable, 'tricks' | 'trick'>,
  seat: Seat,
): readonly Card[] =>
  [...tricks.flatMap(({cards}) => cards), ...trick].flatMap((laid) =>
    laid.seat === seat ? [laid.card] : [],
  );

/** Tricks of some seats. */
export const tricksOf = ({tricksWon}: Pick<TrickTable, 'tricksWon'>, seats: readonly Seat[]): number =>
  seats.reduce((sum, seat) => sum + (tricksWon[seat] ?? 0), 0);
