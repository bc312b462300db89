import {frenchPack, strengths, suitOf, type Card, type Pack} from '@quinola/cards';
import {
  cardPoints,
  cardValues,
  defineOptions,
  tableTools,
  type Bete,
  type CardState,
  type DrawHappening,
  type DrawMove,
  type DrawTable,
  type Entry,
  type Happening,
  type Player,
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

// Reversis as the *Lyckans talisman* (Stockholm 1819) has it. Numbers of rules are those of the book. Seats are numbered
// in the order of play, which goes to the right; money is told in jettons.

/** Four play, each for himself. */
export const SEATS = 4;

/** 52 cards without the tens. */
export const REVERSIS_48: Pack = frenchPack('reversis-48', [...'AKQJ98765432']);

/** The tens that are left out: drawn for places; one of them counts the rounds. */
export const TENS: readonly Card[] = ['TS', 'TH', 'TC', 'TD'];

/** The knave of hearts, which wins or loses the pannier. */
export const QUINOLA: Card = 'JH';

export const ACES: readonly Card[] = ['AS', 'AH', 'AD', 'AC'];

/** Suit must be followed; the highest card of the suit led wins, and nothing trumps (rule 10). */
export const TRICKS: TrickRules = {trump: null, strength: strengths(REVERSIS_48)};

/** Ace 4, king 3, queen 2, knave 1: forty in the pack. */
export const valueOf = cardValues(REVERSIS_48, {ranks: {A: 4, K: 3, Q: 2, J: 1}});

/** What is agreed before a session; names and values are those of the specification. */
export interface ReversisOptions {
  /** Rounds of four deals, so that everybody deals as often. */
  readonly rounds: number;
  /** Jettons of a Fische. */
  readonly fische: 10 | 5;
  /** `onDemand`: Quinola, aces and the pannier are to be asked for before the cards are cut again (rules 12 and 25). */
  readonly claims: 'automatic' | 'onDemand';
  /** In so many rounds from the first the Quinola must be kept. */
  readonly quinolaForcee: number;
  /** `void`: in a Reversis that is made another's forced or led Quinola is neither paid nor sets a bête. */
  readonly otherQuinolaInReversy: 'stands' | 'void';
  /** `extra`: the four Fischer of rule 26 are paid beside those for the Reversis. */
  readonly quinolaBonne: 'once' | 'extra';
  /** Which of the bêtes that wait is played for next. */
  readonly beteOrder: 'largestFirst' | 'oldestFirst';
}

/** All options from those that were given. @throws OptionsError */
export const reversisOptions = defineOptions<ReversisOptions>({
  rounds: {least: 1, most: 10, usual: 10},
  fische: {words: [10, 5]},
  claims: {words: ['automatic', 'onDemand']},
  quinolaForcee: {least: 0, most: 10, usual: 0},
  otherQuinolaInReversy: {words: ['stands', 'void']},
  quinolaBonne: {words: ['once', 'extra']},
  beteOrder: {words: ['largestFirst', 'oldestFirst']},
});

/** What things cost, in jettons: those told in Fischer depend on the Fische, aces do not. */
export const pricesOf = ({fische}: Pick<ReversisOptions, 'fische'>) => ({
  party: 2 * fische,
  reversy: 4 * fische,
  /** From each of the others for a Quinola à la bonne, where it is paid beside the Reversis. */
  bonne: 4 * fische,
  quinola: 2 * fische,
  quinolaLast: 4 * fische,
  ace: 2,
  aceDiamonds: 4,
});

/** How the pannier is kept: the first bête joins what lies there, the others wait (rule 28). */
export const poolRules = ({beteOrder}: Pick<ReversisOptions, 'beteOrder'>): PoolRules => ({
  holder: 'pannier',
  order: beteOrder === 'oldestFirst' ? 'oldest' : 'largest',
  joins: true,
});

/** The bêtes that wait, as they will be played for. */
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

/** What may be asked for: the payment of a card, or the pannier. */
export type Claim = Card | 'pannier';

export type ReversisMove =
  | SpreadMove
  | DrawMove
  | ShuffleMove
  | PlayMove
  /** A card is thrown under the pannier, the first of the talon taken for it. */
  | {readonly type: 'EXCHANGE'; readonly card: Card}
  /** All is kept: the first of the talon is looked at and laid under the pannier. */
  | {readonly type: 'KEEP'}
  /** The dealer lays one of his twelve cards under the pannier. */
  | {readonly type: 'LAY_AWAY'; readonly card: Card}
  | {readonly type: 'CLAIM'; readonly event: Claim}
  /** Nothing more is asked for. */
  | {readonly type: 'CUT'}
  | {readonly type: 'STOP'};

/** How an ace or the Quinola fell: thrown on another suit, drawn out by its own suit, or led. */
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
  /** The card it is paid for; what has none is paid unasked (rule 30). */
  readonly card?: Card;
}

/** What a deal comes to. */
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
  /** Of a party; -1 in a Reversis. */
  readonly winner: Seat;
  readonly loser: Seat;
  /** Who undertook the Reversis, -1 = nobody; who broke it, and in which trick. */
  readonly undertaker: Seat;
  readonly breaker: Seat;
  readonly brokenAt: number;
}

/** A settled deal with what was really paid. */
export interface DealResult extends Settlement {
  readonly deal: number;
  readonly dealer: Seat;
  /** What was drawn from the pannier, or put down as a bête. */
  readonly drawn: number;
  readonly beteOf: number;
  /** The hands when play began, for whoever looks at the deal again. */
  readonly hands: readonly (readonly Card[])[];
  /** Gains by seat, the stake left out. */
  readonly net: readonly number[];
}

export type ReversisHappening = Happening &
  (
    | DrawHappening
    | TrickHappening
    | {readonly type: 'dealt'; readonly dealer: Seat; readonly pannier: number}
    | {readonly type: 'exchanged' | 'kept' | 'laid-away'; readonly seat: Seat}
    /** For the player alone: what he threw away; what he drew, or looked at and laid under the pannier. */
    | {readonly type: 'discarded' | 'drew' | 'saw'; readonly seat: Seat; readonly card: Card}
    | {readonly type: 'fell'; readonly event: CardEvent}
    | {readonly type: 'undertaken'; readonly seat: Seat}
    | {readonly type: 'claimed'; readonly seat: Seat; readonly event: Claim}
    | {readonly type: 'deal-settled'; readonly result: DealResult}
    | {readonly type: 'round-over'; readonly left: number}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** What a player may know: all that lies open, his own hand, and what he himself did with the talon. */
export interface ReversisView extends TrickTable, DrawTable {
  readonly turn: Turn<ReversisPhase>;
  readonly options: ReversisOptions;
  readonly entries: readonly Entry[];
  readonly pool: PoolState;
  /** By seat, what it did in the exchange; `null` = it is still to come. */
  readonly exchange: readonly ('exchanged' | 'kept' | 'laid-away' | null)[];
  /** The own card under the pannier. */
  readonly discard: Card | null;
  /** The own card of the talon: drawn, or laid under the pannier after a look. */
  readonly drew: Card | null;
  /** The seat that has undertaken Reversis; -1 = nobody. */
  readonly undertaker: Seat;
  /** What has been asked for. */
  readonly claimed: readonly Claim[];
  readonly lastDeal: DealResult | null;
}

/** The whole match as plain JSON. */
export interface ReversisState extends CardState<ReversisView> {
  /** What is left of the talon, the top first. */
  readonly talon: readonly Card[];
  /** By seat, the card it threw away, and the card of the talon that was its own. */
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

/** The seat that follows after some steps to the right. */
export const after = (seat: Seat, steps = 1): Seat => (seat + steps) % SEATS;

/** How well a seat is placed: 0 forehand, the worst; 3 the dealer, the best. */
export const placeIn = (dealer: Seat, seat: Seat): number => (seat - dealer + SEATS - 1) % SEATS;

/** The seats from forehand to the dealer. */
export const inTurn = (dealer: Seat): readonly Seat[] => [1, 2, 3, 4].map((step) => after(dealer, step));

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

/** The cards that a seat has played, those on the table among them. */
export const playedBy = (
  {tricks, trick}: Pick<TrickTable, 'tricks' | 'trick'>,
  seat: Seat,
): readonly Card[] =>
  [...tricks.flatMap(({cards}) => cards), ...trick].flatMap((laid) =>
    laid.seat === seat ? [laid.card] : [],
  );

/** Number of the running round, from 1. */
export const roundOf = ({deal}: Pick<ReversisView, 'deal'>): number => Math.max(1, Math.ceil(deal / SEATS));

/** Who sits in a seat. */
export const playerAt = ({seats}: Pick<ReversisView, 'seats'>, seat: Seat): Player => seats[seat]!;

const SUIT_ORDER = 'HSDC';

/** A hand as it is shown: hearts first, which guard the Quinola; the highest first, black and red in turn. */
export const sorted = (hand: readonly Card[]): readonly Card[] =>
  [...hand].sort(
    (a, b) =>
      SUIT_ORDER.indexOf(suitOf(a)) - SUIT_ORDER.indexOf(suitOf(b)) ||
      TRICKS.strength(b) - TRICKS.strength(a),
  );
