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
import type {PamphileOptions} from './options.js';

// Pamfil, a Polish game of the eighteenth century, after the page of a re-enactors' society (002, lines 16-42). Seats are numbered
// clockwise, in the order of play.

/** The phases of the match by their paths in the chart. */
export type PamphilePhase =
  | 'drawing.spreading'
  | 'drawing.dealer'
  | 'dealing.shuffling'
  | 'dealing.packCut'
  | 'calling.dealt'
  | 'declaring.word'
  | 'calling.exchanged'
  | 'playing.trick'
  | 'settlingSession';

export type PamphileMove =
  | SpreadMove
  | DrawMove
  | ShuffleMove
  | CutMove
  /** Declares to play, and changes nothing. */
  | {readonly type: 'DECLARE'}
  /** Throws away so many cards for as many of the talon, which obliges to play. */
  | {readonly type: 'EXCHANGE'; readonly cards: readonly Card[]}
  /** Plays along without being bound to anything. */
  | {readonly type: 'PASS'}
  /** At a strict table: shows five cards of a suit, or says nothing. */
  | {readonly type: 'CALL_MUCHA'}
  | {readonly type: 'STAY_SILENT'}
  | PlayMove
  | {readonly type: 'STOP'};

/** What a player has said: to play or to pass; `null` = nothing yet. */
export type Word = 'plays' | 'passes' | null;

/** A mucha that won a deal. */
export interface WonByMucha {
  readonly seat: Seat;
  readonly suit: Suit;
  readonly pips: number;
}

/** A settled deal. */
export interface DealResult {
  readonly deal: number;
  readonly dealer: Seat;
  readonly trump: Suit;
  readonly words: readonly Word[];
  /** Cards exchanged, by seat. */
  readonly exchanged: readonly number[];
  readonly tricks: readonly number[];
  /** Who held the pamfil when play began; -1 = nobody. */
  readonly pamfil: Seat;
  readonly mucha: WonByMucha | null;
  /** Points of this deal, by seat. */
  readonly net: readonly number[];
  /** The hands at the start of play. */
  readonly hands: readonly (readonly Card[])[];
}

export type PamphileHappening = Happening &
  (
    | DrawHappening
    | DealHappening
    | TrickHappening
    | {readonly type: 'turned-up'; readonly card: Card}
    | {readonly type: 'declared' | 'passed'; readonly seat: Seat}
    | {readonly type: 'exchanged'; readonly seat: Seat; readonly count: number}
    /** For the player alone: what he threw away, and what he drew. */
    | {readonly type: 'discarded' | 'drew'; readonly seat: Seat; readonly cards: readonly Card[]}
    /** At a strict table: has called a mucha. */
    | {readonly type: 'called'; readonly seat: Seat}
    | {readonly type: 'mucha'; readonly seat: Seat; readonly suit: Suit; readonly cards: readonly Card[]}
    | {readonly type: 'deal-settled'; readonly result: DealResult}
    | {readonly type: 'session-over'; readonly points: readonly number[]; readonly balance: readonly number[]}
  );

/** What a player may know: all open cards, his own hand, and what he himself threw away and drew. */
export interface PamphileView extends TrickTable, DrawTable {
  readonly turn: Turn<PamphilePhase>;
  readonly options: PamphileOptions;
  readonly entries: readonly Entry[];
  /** The card under the talon, which makes trumps; `null` = no deal. */
  readonly turnUp: Card | null;
  /** Cards of the talon that can still be drawn; the turned one never is. */
  readonly left: number;
  /** By seat, what it has said. */
  readonly words: readonly Word[];
  /** By seat, how many cards it exchanged. */
  readonly exchanged: readonly number[];
  /** At a strict table, who has called a mucha at this moment. */
  readonly called: readonly Seat[];
  /** The cards that the view's player threw away. */
  readonly thrown: readonly Card[];
  /** The points won in the match, by player. */
  readonly points: readonly number[];
  /** The same after each deal. */
  readonly marks: readonly (readonly number[])[];
  readonly lastDeal: DealResult | null;
}

/** The whole match as plain JSON. */
export interface PamphileState extends CardState<PamphileView> {
  /** What is left of the talon, the top first, without the turned card. */
  readonly talon: readonly Card[];
  /** By seat, what it threw away. */
  readonly discards: readonly (readonly Card[])[];
  /** Who held the pamfil when play began; -1 = nobody. */
  readonly pamfil: Seat;
}

/** The types for `defineGame`. */
export interface PamphileTypes {
  State: PamphileState;
  View: PamphileView;
  Move: PamphileMove;
  Choice: Choice;
  Options: PamphileOptions;
  Happening: PamphileHappening;
}

export const tools = tableTools<PamphileView>((table) => ({...table}));

/** How many play. */
export const playersOf = ({options}: Pick<PamphileView, 'options'>): number => options.players;

/** The seat this many places to the left. */
export const after = ({options}: Pick<PamphileView, 'options'>, seat: Seat, steps = 1): Seat =>
  (seat + steps + options.players) % options.players;
