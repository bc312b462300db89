import {FRENCH_52, rankOf, type Card} from '@quinola/cards';
import {
  seatsInTurn,
  tableTools,
  type Capture,
  type CardState,
  type CutMove,
  type DealHappening,
  type DrawHappening,
  type DrawMove,
  type DrawTable,
  type Entry,
  type Happening,
  type Laid,
  type Player,
  type Seat,
  type ShuffleMove,
  type SpreadMove,
  type Trick,
  type Turn,
} from '@quinola/play';

import type {CassinoOptions} from './options.js';

export {cassinoOptions, type CassinoOptions} from './options.js';

// Cassino according to Engelman's book (c. 1820). Numbers of laws are those of the book. Seats are numbered clockwise. A party is
// what counts its cards together: two players of four who sit opposite each other, or each of two or three for himself.

/** Cards dealt to each seat in a packet, and to the table before the first. */
export const PACKET = 4;
/** Great Cassino and little Cassino. */
export const GREAT: Card = 'TD',
  LITTLE: Card = '2S';

/** The number of a card: ace one, two to ten; `null` = a court, which is part of no sum. */
export const valueOf = (card: Card): number | null => {
  const rank = 'A23456789T'.indexOf(rankOf(card));
  return rank < 0 ? null : rank + 1;
};
/** Whether a card is a king, queen or knave. */
export const isCourt = (card: Card): boolean => valueOf(card) === null;

/** How many parties there are. */
export const partiesOf = ({players}: Pick<CassinoOptions, 'players'>): number => (players === 3 ? 3 : 2);
/** The party of a seat. */
export const partyOf = ({players}: Pick<CassinoOptions, 'players'>, seat: Seat): number =>
  players === 4 ? seat % 2 : seat;
/** The points of a game, and those by which a loser saves the Lurch. */
export const targetOf = ({players, target3}: Pick<CassinoOptions, 'players' | 'target3'>): number =>
  players === 3 ? target3 : 11;
export const lurchOf = ({players}: Pick<CassinoOptions, 'players'>): number => (players === 3 ? 7 : 5);
/** In how many packets the pack is dealt out. */
export const roundsOf = ({players}: Pick<CassinoOptions, 'players'>): number =>
  (FRENCH_52.cards.length - PACKET) / (PACKET * players);

/** The phases of the match by their paths in the chart. */
export type CassinoPhase =
  | 'drawing.spreading'
  | 'drawing.seats'
  | 'dealing.shuffling'
  | 'dealing.packCut'
  | 'dealing.giving'
  | 'dealing.turning'
  | 'playing.turn'
  | 'matchOver';

/** A card takes cards of the table, or is laid to them. */
export type TakeMove = Capture & {readonly type: 'TAKE'};
export type LayMove = {readonly type: 'LAY'; readonly card: Card};

export type CassinoMove =
  | SpreadMove
  | DrawMove
  | ShuffleMove
  | CutMove
  /** Chance deals the next packet. */
  | {readonly type: 'GIVE'}
  /** At a strict table the dealer turns so many of the cards on the table. */
  | {readonly type: 'TURN_TABLE'; readonly count: number}
  | TakeMove
  | LayMove
  | {readonly type: 'STOP'};

/** What is counted after a deal, in the order of the book. */
export type ItemName = 'great' | 'little' | 'cards' | 'spades' | 'AS' | 'AC' | 'AH' | 'AD';

/** One of them: what it is worth, and which party made it; -1 = nobody. */
export interface Item {
  readonly name: ItemName;
  readonly points: number;
  readonly by: number;
}

/** A game that was won. */
export interface GameResult {
  /** Its number, from 1. */
  readonly game: number;
  /** The winning party, and those who lost without saving the Lurch. */
  readonly winner: number;
  readonly lurched: readonly number[];
  /** What the game was won with. */
  readonly by: ItemName | 'clearing' | 'count';
}

/** A deal that is over. Lists are by party unless it is said. */
export interface DealResult {
  readonly deal: number;
  readonly dealer: Seat;
  /** By seat, the cards it was dealt. */
  readonly hands: readonly (readonly Card[])[];
  /** What was counted; nothing if a clearing ended the game. */
  readonly items: readonly Item[];
  readonly cards: readonly number[];
  readonly spades: readonly number[];
  readonly gross: readonly number[];
  /** What was marked at the count, and before it for clearings. */
  readonly marked: readonly number[];
  readonly clears: readonly number[];
  /** The score after the deal. */
  readonly score: readonly number[];
  readonly game: GameResult | null;
  /** By seat, the points that its party marked in the deal. */
  readonly net: readonly number[];
}

export type CassinoHappening = Happening &
  (
    | DrawHappening
    | DealHappening
    | {readonly type: 'table-turned'; readonly cards: readonly Card[]}
    | {readonly type: 'laid'; readonly seat: Seat; readonly card: Card}
    | (Capture & {readonly type: 'captured'; readonly seat: Seat})
    | {readonly type: 'cleared'; readonly seat: Seat; readonly score: number}
    /** Who made the last trick takes what is left on the table. */
    | {readonly type: 'swept'; readonly seat: Seat; readonly cards: readonly Card[]}
    | {readonly type: 'deal-settled'; readonly result: DealResult}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** What a player may know: all that lies or has lain open, and his own hand. */
export interface CassinoView extends DrawTable {
  readonly turn: Turn<CassinoPhase>;
  readonly options: CassinoOptions;
  readonly entries: readonly Entry[];
  /** Number of the deal in the match, and of the game, from 1; 0 before the first. */
  readonly deal: number;
  readonly game: number;
  /** How many cards each seat holds, how many lie undealt, and how many lie on the table face down. */
  readonly counts: readonly number[];
  readonly stock: number;
  readonly covered: number;
  /** Open cards of the table, in the order in which they came; those that were dealt to it are of no seat (-1). */
  readonly middle: readonly Laid[];
  /** The seat whose card is due; -1 = none. */
  readonly toPlay: Seat;
  /** Everything taken in this deal, in order: the card that took, then what it took. */
  readonly tricks: readonly Trick[];
  /** By seat, how often it has cleared the table in this deal. */
  readonly clears: readonly number[];
  /** By party, the score of the game. */
  readonly score: readonly number[];
  /** The score after each deal of the game. */
  readonly marks: readonly (readonly number[])[];
  readonly lastDeal: DealResult | null;
}

/** The whole match as plain JSON; `pack` is what is not dealt yet. */
export interface CassinoState extends CardState<CassinoView> {
  /** Cards that lie on the table face down. */
  readonly covered: readonly Card[];
}

/** The types for `defineGame`. */
export interface CassinoTypes {
  State: CassinoState;
  View: CassinoView;
  Move: CassinoMove;
  Options: CassinoOptions;
  Happening: CassinoHappening;
  Phase: CassinoPhase;
}

export const tools = tableTools<CassinoView>((table) => ({...table}));

/** The seats from eldest hand to the dealer. */
export const inTurn = ({dealer, options}: Pick<CassinoView, 'dealer' | 'options'>): readonly Seat[] =>
  seatsInTurn(dealer, options.players);

/** Number of the packet that is played, from 1; 0 before the first. */
export const roundOf = ({deal, stock, options}: CassinoView): number =>
  deal ? roundsOf(options) - stock / (PACKET * options.players) : 0;

/** Whether this is the last card of the pack: the dealer's. */
export const isLastCard = ({stock, counts}: Pick<CassinoView, 'stock' | 'counts'>): boolean =>
  stock === 0 && counts.reduce((sum, held) => sum + held, 0) === 1;

/** A hand as shown: aces and numbers from the lowest, then courts. */
export const sorted = (hand: readonly Card[]): readonly Card[] =>
  [...hand].sort((a, b) => 'A23456789TJQK'.indexOf(rankOf(a)) - 'A23456789TJQK'.indexOf(rankOf(b)));

/** The partner of a view's player, as a list: of two or three he has none. */
export function partnersIn(view: unknown): readonly Player[] {
  const {options, seat, seats} = view as CassinoView;
  return options.players === 4 && seat >= 0 ? [seats[(seat + 2) % 4]!] : [];
}
