import {suitOf, type Card, type Suit} from '@quinola/cards';
import {
  tableTools,
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
  type PlayMove,
  type Seat,
  type ShuffleMove,
  type SpreadMove,
  type TrickHappening,
  type TrickTable,
  type Turn,
} from '@quinola/play';
import type {MariageOptions} from './options.js';

// Mariasz, the Polish marriage game, after the page of a re-enactors' society (002, lines 44-79) and Gloger's Encyklopedia
// staropolska. Seats are numbered clockwise, in the order of play; sides 0 and 1 are the two players, in kiks the two pairs.

/** The phases of the match by their paths in the chart. */
export type MariagePhase =
  | 'drawing.spreading'
  | 'drawing.dealer'
  | 'blind.shuffling'
  | 'blind.trumpCut'
  | 'dealing.shuffling'
  | 'dealing.packCut'
  | 'playing.talon'
  | 'playing.end'
  | 'settlingSession';

export type MariageMove =
  | SpreadMove
  | DrawMove
  | ShuffleMove
  | CutMove
  /** Says a marriage; one of its cards must be played at once. */
  | {readonly type: 'DECLARE_MARRIAGE'; readonly suit: Suit}
  /** Takes the turned card for the lowest trump. */
  | {readonly type: 'SKUP'}
  /** "Czy skupna?": the other must say whether he can still do so. */
  | {readonly type: 'ASK_SKUP'}
  /** "Areszt!": claims to have 131 points. */
  | {readonly type: 'ARESZT'}
  | PlayMove
  | {readonly type: 'STOP'};

/** A marriage that was declared. */
export interface Marriage {
  readonly seat: Seat;
  readonly suit: Suit;
  readonly points: number;
}

/** An arrest: who laid it, with how many points, and whether they were enough. */
export interface Arrest {
  readonly seat: Seat;
  readonly total: number;
  readonly valid: boolean;
}

/** A deal that is over. */
export interface DealResult {
  readonly deal: number;
  readonly partia: number;
  /** The number of the deal in its partia. */
  readonly round: number;
  readonly dealer: Seat;
  readonly trump: Suit;
  readonly trumpCard: Card;
  /** Tricks by seat. */
  readonly tricks: readonly number[];
  /** Points of cards and of the last trick, by side. */
  readonly cards: readonly number[];
  readonly marriages: readonly Marriage[];
  /** Points of this deal with its marriages, and of the partia so far, by side. */
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly arrest: Arrest | null;
  /** What each seat wins by the partia that this deal has ended; nothing where another deal follows. */
  readonly net: readonly number[];
  /** The cards that each seat has held, first those that it was dealt. */
  readonly hands: readonly (readonly Card[])[];
}

/** `dubla`, dry: won in the first deal; `sympla`, wet: in the second. */
export type Win = 'dubla' | 'sympla';

/** A partia that is over. */
export interface PartiaResult {
  readonly partia: number;
  readonly how: Win;
  /** The side that won, and what decided: the points after a deal, or an arrest. */
  readonly winner: number;
  readonly by: 'points' | 'arrest' | 'false-arrest';
  readonly totals: readonly number[];
  /** The marriages of each deal. */
  readonly marriages: readonly (readonly Marriage[])[];
  /** Units won by each side, in stakes. */
  readonly net: readonly number[];
}

export type MariageHappening = Happening &
  (
    | DrawHappening
    | DealHappening
    | TrickHappening
    /** In the blind game: the card that was cut, and makes trumps; else the turned card, or in kiks the dealer's last. */
    | {readonly type: 'trump-cut'; readonly seat: Seat; readonly card: Card}
    | {readonly type: 'turned-up'; readonly card: Card; readonly seat: Seat}
    | {
        readonly type: 'marriage';
        readonly seat: Seat;
        readonly suit: Suit;
        readonly points: number;
        readonly cards: readonly Card[];
      }
    | {
        readonly type: 'bought-turned';
        readonly seat: Seat;
        readonly card: Card;
        readonly with: Card;
      }
    | {readonly type: 'asked-skup'; readonly seat: Seat; readonly answer: boolean}
    /** Each has drawn a card, the winner of the trick first. */
    | {readonly type: 'drawn-two'; readonly seats: readonly Seat[]; readonly left: number}
    /** For the player alone: what he drew. */
    | {readonly type: 'drew'; readonly seat: Seat; readonly card: Card}
    | {readonly type: 'drew-turned'; readonly seat: Seat; readonly card: Card}
    | {readonly type: 'talon-gone'}
    | {readonly type: 'arrest'; readonly arrest: Arrest}
    | {readonly type: 'deal-settled'; readonly result: DealResult}
    | {readonly type: 'partia-settled'; readonly result: PartiaResult}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** What a player may know: all open cards, and his own hand. */
export interface MariageView extends TrickTable, DrawTable {
  readonly turn: Turn<MariagePhase>;
  readonly options: MariageOptions;
  readonly entries: readonly Entry[];
  /** The card that made trumps; `null` = no trumps yet. */
  readonly trumpCard: Card | null;
  /** The card that lies open under the talon; `null` = none, or drawn. */
  readonly turned: Card | null;
  /** Cards that can still be drawn, with the turned one. */
  readonly left: number;
  /** Cards in hands that everybody has seen. */
  readonly open: readonly Laid[];
  /** The marriage that was just said, one card of which is now played. */
  readonly saying: Suit | null;
  readonly marriages: readonly Marriage[];
  /** Who answered last that he cannot buy the turned card, and after how many tricks; `null` = nobody was asked. */
  readonly cannotBuy: {readonly seat: Seat; readonly tricks: number} | null;
  /** The tricks after which it was last asked; −1 = never. */
  readonly askedAt: number;
  /** The tricks and marriages after which a false arrest was laid; −1 = none. */
  readonly arrestAt: number;
  /** Points of cards and of the last trick won in this deal, by side. */
  readonly won: readonly number[];
  /** The number of the partia, and of the deal in it, from 1. */
  readonly partia: number;
  readonly round: number;
  /** Points of the earlier deals of the partia, by side, and their marriages. */
  readonly carried: readonly number[];
  readonly earlier: readonly (readonly Marriage[])[];
  readonly lastDeal: DealResult | null;
  readonly lastPartia: PartiaResult | null;
}

/** The whole match as plain JSON. */
export interface MariageState extends CardState<MariageView> {
  /** The hidden cards of the talon, the top first, without the turned one. */
  readonly talon: readonly Card[];
}

/** The types for `defineGame`. */
export interface MariageTypes {
  State: MariageState;
  View: MariageView;
  Move: MariageMove;
  Options: MariageOptions;
  Happening: MariageHappening;
}

/** The happenings of one move, to which each part of the rules adds. */
export type Events = MariageHappening[];

export const tools = tableTools<MariageView>((table) => ({...table}));

type Agreed = Pick<MariageView, 'options'>;

/** How many play: two, in kiks four. */
export const playersOf = ({options}: {readonly options: Pick<MariageOptions, 'variant'>}): number =>
  options.variant === 'kiks' ? 4 : 2;

/** Whether four play, with all cards dealt. */
export const isKiks = ({options}: Agreed): boolean => options.variant === 'kiks';

/** The side of a seat: the seat itself where two play, in kiks the pair that sits opposite. */
export const sideOf = (seat: Seat): number => seat % 2;

/** The seat this many places to the left. */
export const after = (table: Agreed, seat: Seat, steps = 1): Seat =>
  (seat + steps + playersOf(table)) % playersOf(table);

/** The trump suit; `null` before there is one. */
export const trumpOf = ({trumpCard}: Pick<MariageView, 'trumpCard'>): Suit | null =>
  trumpCard && suitOf(trumpCard);

/** The points of this deal with its marriages, by side. */
export const pointsOf = ({won, marriages}: Pick<MariageView, 'won' | 'marriages'>): readonly number[] =>
  won.map(
    (cards, side) =>
      cards + marriages.reduce((sum, {seat, points}) => sum + (sideOf(seat) === side ? points : 0), 0),
  );

/** The points of the partia so far, by side. */
export const totalsOf = (view: Pick<MariageView, 'won' | 'marriages' | 'carried'>): readonly number[] =>
  pointsOf(view).map((points, side) => points + view.carried[side]!);

/** The partner of a view's player, in kiks. */
export function partnersIn(view: unknown): readonly Player[] {
  const {options, seat, seats} = view as MariageView;
  return options.variant === 'kiks' && seat >= 0 ? [seats[(seat + 2) % 4]!] : [];
}
