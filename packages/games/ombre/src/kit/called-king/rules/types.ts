import type {Card, Suit} from '@quinola/cards';
import {
  seatsInTurn,
  tableTools,
  type AuctionTable,
  type CardState,
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
import type {Dish} from '../../rules/index.js';
import type {Bid, Game} from './ladder.js';
import type {CalledKingOptions} from './options.js';
import type {DealOutcome, Due, Parts, Vole} from './payments.js';

// The types shared by Quadrille and Cinquille, which have the same rules. Seats are numbered in the order of play, which goes to
// the right. Money is in marks. "Rule 3" is a rule of the book's chapter on Quadrille, "common rule 3" one of its chapter on both
// games.

/** The phases of a session, each by its path in the statechart. */
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
  /** Names the trump suit and the called card, the suit first (common rule 3). */
  | {readonly type: 'DECLARE'; readonly trump: Suit; readonly call: Card}
  | {readonly type: 'CALL'; readonly card: Card}
  | {readonly type: 'NAME_TRUMP'; readonly suit: Suit}
  /** In a Mediateur the Ombre gives a card face down in exchange for the King. */
  | {readonly type: 'RETURN'; readonly card: Card}
  /** The Ombre of a Mediateur announces that he will win every trick, or begins without announcing. */
  | {readonly type: 'ANNOUNCE_VOLE'}
  | {readonly type: 'BEGIN'}
  | PlayMove
  /** The side has won enough tricks: it stops here, or goes on for all of them (the Vole). */
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
  /** The Ombre's partner; -1 = he played alone. */
  readonly partner: Seat;
  readonly called: Card | null;
  /** Who gave his King in a Mediateur; -1 = nobody. */
  readonly giver: Seat;
  /** Whether the Ombre called a King of his own. */
  readonly selfCall: boolean;
  readonly outcome: DealOutcome;
  /** Tricks won by the Ombre's side. */
  readonly won: number;
  readonly matadors: number;
  readonly vole: Vole | null;
  readonly delices: Seat;
  readonly parts: Parts;
  readonly dues: readonly Due[];
  /** Marks drawn from the dish, and who shared them; the bête, and who paid it. */
  readonly drawn: number;
  readonly drawers: readonly Seat[];
  readonly bete: number;
  readonly payers: readonly Seat[];
  /** The hands at the start of play, which the replay shows. */
  readonly hands: readonly (readonly Card[])[];
  /** Gain or loss in this deal by seat, not counting the dealer's stake. */
  readonly net: readonly number[];
}

export type CalledKingHappening = Happening &
  (
    | DrawHappening
    | TrickHappening
    | {readonly type: 'dealt'; readonly dealer: Seat; readonly dish: number}
    | {readonly type: 'passed'; readonly seat: Seat}
    | {readonly type: 'bid' | 'held'; readonly seat: Seat; readonly bid: Bid}
    /** Everybody has passed, so the holder of Spadille must play. */
    | {readonly type: 'forced'; readonly seat: Seat}
    | {readonly type: 'trump-named'; readonly seat: Seat; readonly suit: Suit}
    | {readonly type: 'called'; readonly seat: Seat; readonly card: Card}
    /** In a Mediateur the called King is shown and given to the Ombre. */
    | {readonly type: 'king-given'; readonly seat: Seat; readonly card: Card}
    | {readonly type: 'returned'; readonly seat: Seat}
    /** Which card came back in exchange; told only to the two players concerned. */
    | {readonly type: 'got-back'; readonly seat: Seat; readonly card: Card}
    | {readonly type: 'vole-announced' | 'vole-undertaken' | 'stood'; readonly seat: Seat}
    /** The called card has been played: whoever played it is the partner, or the Ombre plays alone if he did. */
    | {readonly type: 'partner-shown'; readonly seat: Seat; readonly card: Card; readonly alone: boolean}
    | {readonly type: 'delices'; readonly seat: Seat}
    | {readonly type: 'deal-settled'; readonly result: DealResult}
    | {readonly type: 'favourite'; readonly suit: Suit; readonly place: number}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** What a player may know: everything public, his own hand, and the card exchanged for the King if he gave or got it. */
export interface CalledKingView extends TrickTable, DrawTable, AuctionTable<Bid> {
  readonly turn: Turn<CalledKingPhase>;
  readonly options: CalledKingOptions;
  readonly entries: readonly Entry[];
  readonly dish: Dish;
  /** The favourite suits that are known, the highest first. */
  readonly favourites: readonly Suit[];
  /** The player who won the auction and plays against the others; -1 = it is not decided yet. */
  readonly ombre: Seat;
  readonly game: Game | null;
  readonly trump: Suit | null;
  /** The called card: whoever holds it plays with the Ombre; in a Mediateur he gives it to him. */
  readonly called: Card | null;
  /** Whether its holder is known to all, because he named trumps, gave the card or played it. */
  readonly isShown: boolean;
  /** The Ombre's partner once everybody knows him; -1 = unknown, or none. */
  readonly partner: Seat;
  /** Who gave his King in a Mediateur; -1 = nobody. */
  readonly giver: Seat;
  /** The card given in exchange; `null` also for players who may not know it. */
  readonly returned: Card | null;
  /** Whether a Vole (all tricks) was announced before play, or undertaken by playing on. */
  readonly vole: 'announced' | 'undertaken' | null;
  /** Who won délices, a bonus in Mediateur (see `delicesOf`); -1 = nobody. */
  readonly delices: Seat;
  readonly lastDeal: DealResult | null;
}

/** The whole session, hidden cards included, as plain JSON. */
export interface CalledKingState extends CardState<CalledKingView> {
  /** The card that the Ombre gave in exchange for the King in a Mediateur. */
  readonly returned: Card | null;
}

/** The types that `defineGame` needs. */
export interface CalledKingTypes {
  State: CalledKingState;
  View: CalledKingView;
  Move: CalledKingMove;
  Options: CalledKingOptions;
  Happening: CalledKingHappening;
  Phase: CalledKingPhase;
}

/** The happenings of one move; each part of the rules appends its own. */
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

/** The number of players. */
export const playersAt = ({counts}: Pick<CalledKingView, 'counts'>): number => counts.length;

/** The seat so many steps to the right of a seat. */
export const after = (table: Pick<CalledKingView, 'counts'>, seat: Seat, steps = 1): Seat =>
  (seat + steps) % playersAt(table);

/** All seats in playing order, from the eldest hand to the dealer. */
export const inTurn = (table: Pick<CalledKingView, 'counts' | 'dealer'>): readonly Seat[] =>
  seatsInTurn(table.dealer, playersAt(table));

/** The tricks won by some seats together. */
export const tricksOf = ({tricksWon}: Pick<TrickTable, 'tricksWon'>, seats: readonly Seat[]): number =>
  seats.reduce((sum, seat) => sum + (tricksWon[seat] ?? 0), 0);
