import {frenchPack, strengths, type Card, type Pack} from '@quinola/cards';
import {
  cardPoints,
  cardValues,
  seatsInTurn,
  sortedHand,
  tableTools,
  type Bete,
  type CardState,
  type DrawHappening,
  type DrawMove,
  type DrawTable,
  type Entry,
  type Happening,
  type PlayMove,
  type PoolRules,
  type PoolState,
  type Seat,
  type ShuffleMove,
  type SpreadMove,
  type Trick,
  type TrickHappening,
  type TrickRules,
  type TrickTable,
  type Turn,
} from '@quinola/play';
import type {ReversisOptions} from './options.js';

export {reversisOptions, type ReversisOptions} from './options.js';

// Reversis according to the *Lyckans talisman* (Stockholm 1819). Rule numbers are those of the book. Seats are numbered
// in the order of play, which goes to the right; money is given in jettons.

/** Four players, each for himself. */
export const SEATS = 4;

/** 52 cards without the tens. */
export const REVERSIS_48: Pack = frenchPack('reversis-48', [...'AKQJ98765432']);

/** The tens that are left out: drawn for places; one of them counts the rounds. */
export const TENS: readonly Card[] = ['TS', 'TH', 'TC', 'TD'];

/** The jack of hearts, which wins or loses the pannier. */
export const QUINOLA: Card = 'JH';

export const ACES: readonly Card[] = ['AS', 'AH', 'AD', 'AC'];

/** Whether these cards are all four aces, or more: who is dealt them need not follow suit (rule 39). */
export const hasAllAces = (cards: readonly Card[]): boolean => ACES.every((ace) => cards.includes(ace));

/** Suit must be followed; the highest card of the suit led wins, and there are no trumps (rule 10). */
export const TRICKS: TrickRules = {trump: null, strength: strengths(REVERSIS_48)};

/** Ace 4, king 3, queen 2, jack 1: forty in the pack. */
export const valueOf = cardValues(REVERSIS_48, {ranks: {A: 4, K: 3, Q: 2, J: 1}});

/** Prices in jettons: those given in Fischer depend on the Fische, aces do not. */
export const pricesOf = ({fische}: Pick<ReversisOptions, 'fische'>) => ({
  party: 2 * fische,
  reversy: 4 * fische,
  /** From each of the others for a Quinola à la bonne, if it is paid in addition to the Reversis. */
  bonne: 4 * fische,
  quinola: 2 * fische,
  quinolaLast: 4 * fische,
  ace: 2,
  aceDiamonds: 4,
});

/** How the pannier is kept: the first bête joins its contents, the others wait (rule 28). */
export const poolRules = ({beteOrder}: Pick<ReversisOptions, 'beteOrder'>): PoolRules => ({
  holder: 'pannier',
  order: beteOrder === 'oldestFirst' ? 'oldest' : 'largest',
  joins: true,
});

/** The waiting bêtes, in the order they will be played for. */
export const waitingBetes = (
  {beteOrder}: Pick<ReversisOptions, 'beteOrder'>,
  {waiting}: Pick<PoolState, 'waiting'>,
): readonly Bete[] =>
  beteOrder === 'oldestFirst' ? waiting : [...waiting].sort((a, b) => b.amount - a.amount);

/** The phases of the match by their paths in the chart. */
export type ReversisPhase =
  | 'drawing.spreading'
  | 'drawing.seats'
  | 'dealing.shuffling'
  | 'exchanging.talon'
  | 'exchanging.dealer'
  | 'playing.trick'
  | 'settling.claiming'
  | 'settlingSession';

/** What can be claimed: the payment for a card, or the pannier. */
export type Claim = Card | 'pannier';

export type ReversisMove =
  | SpreadMove
  | DrawMove
  | ShuffleMove
  | PlayMove
  /** A card is thrown under the pannier, and the first of the talon taken for it. */
  | {readonly type: 'EXCHANGE'; readonly card: Card}
  /** Everything is kept: the first card of the talon is looked at and put under the pannier. */
  | {readonly type: 'KEEP'}
  /** The dealer puts one of his twelve cards under the pannier. */
  | {readonly type: 'LAY_AWAY'; readonly card: Card}
  | {readonly type: 'CLAIM'; readonly event: Claim}
  /** Nothing more is claimed. */
  | {readonly type: 'CUT'}
  | {readonly type: 'STOP'};

/** How an ace or the Quinola fell: discarded on another suit, drawn out by its own suit, or led. */
export interface CardEvent {
  readonly card: Card;
  readonly by: Seat;
  readonly kind: 'given' | 'forced' | 'led';
  /** Number of the trick, from 1. */
  readonly trick: number;
  readonly leader: Seat;
  readonly winner: Seat;
}

/** A payment between seats, in jettons. */
export interface Due {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
  readonly reason: string;
  /** The card it is paid for; payments without one are made automatically (rule 30). */
  readonly card?: Card;
}

/** The result of a deal. */
export interface Settlement {
  readonly outcome: 'party' | 'reversy' | 'reversy-broken';
  /** By seat. */
  readonly tricks: readonly number[];
  readonly points: readonly number[];
  readonly events: readonly CardEvent[];
  readonly dues: readonly Due[];
  /** Who draws the pannier, and who sets a bête: never both in one deal; -1 = nobody. */
  readonly draw: Seat;
  readonly bete: Seat;
  /** The winner of a party; -1 in a Reversis. */
  readonly winner: Seat;
  readonly loser: Seat;
  /** Who undertook the Reversis, -1 = nobody; who broke it, and in which trick. */
  readonly undertaker: Seat;
  readonly breaker: Seat;
  readonly brokenAt: number;
}

/** A settled deal with what was actually paid. */
export interface DealResult extends Settlement {
  readonly deal: number;
  readonly dealer: Seat;
  /** What was drawn from the pannier, or put down as a bête. */
  readonly drawn: number;
  readonly beteOf: number;
  /** The hands at the start of play, for looking at the deal again. */
  readonly hands: readonly (readonly Card[])[];
  /** Gains by seat, without the stake. */
  readonly net: readonly number[];
}

export type ReversisHappening = Happening &
  (
    | DrawHappening
    | TrickHappening
    | {readonly type: 'dealt'; readonly dealer: Seat; readonly pannier: number}
    | {readonly type: 'exchanged' | 'kept' | 'laid-away'; readonly seat: Seat}
    /** For the player alone: what he threw away; what he drew, or looked at and put under the pannier. */
    | {readonly type: 'discarded' | 'drew' | 'saw'; readonly seat: Seat; readonly card: Card}
    | {readonly type: 'fell'; readonly event: CardEvent}
    | {readonly type: 'undertaken'; readonly seat: Seat}
    | {readonly type: 'claimed'; readonly seat: Seat; readonly event: Claim}
    | {readonly type: 'deal-settled'; readonly result: DealResult}
    | {readonly type: 'round-over'; readonly left: number}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** What a player may know: all open cards, his own hand, and what he himself did with the talon. */
export interface ReversisView extends TrickTable, DrawTable {
  readonly turn: Turn<ReversisPhase>;
  readonly options: ReversisOptions;
  readonly entries: readonly Entry[];
  readonly pool: PoolState;
  /** By seat, what it did in the exchange; `null` = not yet. */
  readonly exchange: readonly ('exchanged' | 'kept' | 'laid-away' | null)[];
  /** The player's own card under the pannier. */
  readonly discard: Card | null;
  /** The player's card from the talon: drawn, or looked at and put under the pannier. */
  readonly drew: Card | null;
  /** The seat that has undertaken Reversis; -1 = nobody. */
  readonly undertaker: Seat;
  /** What has been claimed. */
  readonly claimed: readonly Claim[];
  readonly lastDeal: DealResult | null;
}

/** The whole match as plain JSON. */
export interface ReversisState extends CardState<ReversisView> {
  /** What is left of the talon, the top first. */
  readonly talon: readonly Card[];
  /** By seat, the card it threw away, and its card from the talon. */
  readonly discards: readonly (Card | null)[];
  readonly drew: readonly (Card | null)[];
}

/** The types for `defineGame`. */
export interface ReversisTypes {
  State: ReversisState;
  View: ReversisView;
  Move: ReversisMove;
  Options: ReversisOptions;
  Happening: ReversisHappening;
  Phase: ReversisPhase;
}

export const tools = tableTools<ReversisView>((table) => ({...table}));

/** The seat this many steps to the right. */
export const after = (seat: Seat, steps = 1): Seat => (seat + steps) % SEATS;

/** How good a seat's place is: 0 forehand, the worst; 3 the dealer, the best. */
export const placeIn = (dealer: Seat, seat: Seat): number => (seat - dealer + SEATS - 1) % SEATS;

/** The seats from forehand to the dealer. */
export const inTurn = (dealer: Seat): readonly Seat[] => seatsInTurn(dealer, SEATS);

/** The points that each seat has won. */
export const pointsOf = (tricks: readonly Trick[]): readonly number[] =>
  tricks.reduce(
    (points, {winner, cards}) =>
      points.map((n, seat) =>
        seat === winner
          ? n +
            cardPoints(
              cards.map(({card}) => card),
              valueOf,
            )
          : n,
      ),
    [0, 0, 0, 0],
  );

/** Number of the current round, from 1. */
export const roundOf = ({deal}: Pick<ReversisView, 'deal'>): number => Math.max(1, Math.ceil(deal / SEATS));

/** A hand as shown: hearts first, which guard the Quinola; black and red alternate. */
export const sorted = (hand: readonly Card[]): readonly Card[] => sortedHand(TRICKS, [...'HSDC'], hand);
