import type {Card} from '@quinola/cards';
import type {
  Act as ActOf,
  Auction,
  BidMove,
  CardState,
  Choice,
  DealHappening,
  DrawHappening,
  SessionMove,
  Happening,
  NamingMove,
  PlacesDraw,
  PlayMove,
  Seat,
  Trick,
  TrickHappening,
  TrickTable,
  Turn,
} from '@quinola/play';
import type {TarokOmbreOptions} from './options.js';

export type {TarokOmbreOptions} from './options.js';

/** The games that can be bid, from the lowest; `tre` only in the old manner. */
export type Contract = 'tre' | 'due' | 'uno' | 'solo';

/** Path of the phase; the chart has a state with the same path. */
export type TarokOmbrePhase =
  | 'drawing.spreading'
  | 'drawing.seats'
  | 'dealing.shuffling'
  | 'dealing.packCut'
  | 'skat'
  | 'bidding.unseen'
  | 'bidding.opening'
  | 'bidding.overbidding'
  | 'bidding.answering'
  | 'asking.demanding'
  | 'asking.givingBack'
  | 'playing.trick'
  | 'settlingSession';

/** Every move of the game. Three cards are spread to mark the places, a tarok and two of suits. */
export type TarokOmbreMove =
  | SessionMove
  | PlayMove
  | {readonly type: 'LAY_SKAT'; readonly cards: readonly Card[]}
  /** Forehand looks at his cards before bidding (old manner, 6.). */
  | {readonly type: 'LOOK'}
  | BidMove<Contract, 'contract'>
  /** *Ia dotrzymam*: the elder player plays what the younger has bid. */
  | {readonly type: 'HOLD'}
  | {readonly type: 'PASS'}
  | NamingMove<'DEMAND', 'card', Card>
  | NamingMove<'GIVE_BACK', 'card', Card>
  | {readonly type: 'STOP_DEMANDING'};

/** A card that the declarer has asked for. */
export interface Demand {
  readonly card: Card;
  /** Who had to give it; -1 = it is in an opponent's Skat. */
  readonly from: Seat;
}

/** Sky as it was played. */
export interface SkyPlayed {
  readonly seat: Seat;
  /** Number of the trick in the deal, from 1. */
  readonly trick: number;
  /** Who won that trick. */
  readonly winner: Seat;
  /** Whether it went to the winner of the trick (kept too long, or Tout). */
  readonly lost: boolean;
}

/** The outcome of a game; `thrown-in` = nobody played. */
export type Outcome = 'won' | 'remis' | 'lost' | 'tout' | 'thrown-in';

/** Two values: the declarer's side, the opponents'. */
export type BySide<T> = readonly [T, T];

/** How a deal was counted and paid: what the settlement sheet shows. */
export interface DealResult {
  /** Number of the deal in the session, from 1. */
  readonly deal: number;
  readonly dealer: Seat;
  readonly outcome: Outcome;
  /** -1 when the cards were thrown in. */
  readonly declarer: Seat;
  readonly contract: Contract | null;
  /** Points by side; 0 and 0 when thrown in. */
  readonly points: BySide<number>;
  /** Won cards by side, Sky's debt settled, in winning order; the Skat comes last in its owner's pile. */
  readonly piles: BySide<readonly Card[]>;
  /** The side that owns the Skat: 0 = the declarer's. */
  readonly skatSide: 0 | 1;
  readonly skat: readonly Card[];
  /** The empty card given for Sky, and the side that gave it; `null` = none was owed, or there was none. */
  readonly given: {readonly side: 0 | 1; readonly card: Card} | null;
  /** What each opponent pays the declarer; negative = he pays them. If thrown in: what each pays forehand. */
  readonly perOpponent: number;
  /** By seat. */
  readonly net: readonly number[];
  /** Cards as dealt, by seat, and the three put aside; open once the deal is over. */
  readonly dealt: readonly (readonly Card[])[];
  readonly aside: readonly Card[];
  readonly demands: readonly Demand[];
  /** What was given back for each demand; `null` if nothing was. */
  readonly returned: readonly (Card | null)[];
  readonly tricks: readonly Trick[];
}

/** The result of a move. `to`: players who may see it. */
export type TarokOmbreHappening = Happening &
  /** One of three different cards is always a tarok. */
  (
    | Exclude<DrawHappening, {readonly type: 'redraw'}>
    | DealHappening
    | TrickHappening
    | {readonly type: 'skat-laid'; readonly seat: Seat}
    | {readonly type: 'skat-cards'; readonly seat: Seat; readonly cards: readonly Card[]}
    | {readonly type: 'looked'; readonly seat: Seat}
    | {readonly type: 'bid'; readonly seat: Seat; readonly contract: Contract; readonly unseen: boolean}
    | {readonly type: 'held'; readonly seat: Seat; readonly contract: Contract}
    | {readonly type: 'passed'; readonly seat: Seat}
    | {readonly type: 'contract'; readonly seat: Seat; readonly contract: Contract}
    | {readonly type: 'thrown-in'}
    | {readonly type: 'took-three'; readonly seat: Seat}
    | {readonly type: 'demanded'; readonly seat: Seat; readonly card: Card; readonly from: Seat}
    | {readonly type: 'stopped-demanding'; readonly seat: Seat}
    | {readonly type: 'gave-back'; readonly seat: Seat; readonly receiver: Seat}
    | {readonly type: 'card-back'; readonly seat: Seat; readonly receiver: Seat; readonly card: Card}
    | {readonly type: 'sky-kept' | 'sky-lost'; readonly seat: Seat; readonly winner: Seat}
    /** Sky's debt is paid when the piles are laid out. */
    | {readonly type: 'empty-given'; readonly side: 0 | 1; readonly card: Card}
    | {readonly type: 'deal-settled'; readonly result: DealResult}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** What one player (or a watcher) is allowed to know: all open cards, and his own. */
export interface TarokOmbreView extends TrickTable {
  /** Own cards, unsorted. Empty until forehand has looked. */
  readonly hand: readonly Card[];
  /** What this player laid away; `null` = nothing, or he does not know. */
  readonly skat: readonly Card[] | null;
  /** The three cards put aside, for the declarer who took them (new manner); otherwise `null`. */
  readonly bought: readonly Card[] | null;
  /** By demand, the card given back, if this player gave or got it; otherwise `null`. */
  readonly returned: readonly (Card | null)[];
  readonly options: TarokOmbreOptions;
  readonly turn: Turn<TarokOmbrePhase>;
  readonly draw: PlacesDraw | null;
  /** Whether forehand has looked at his cards. */
  readonly looked: boolean;
  /** Bidders are identified by seat. */
  readonly auction: Auction<Contract>;
  /** Whether the lowest game was bid unseen. */
  readonly unseen: boolean;
  /** Who plays against the two others; -1 = not known yet. */
  readonly declarer: Seat;
  readonly contract: Contract | null;
  /** Who laid the Skat; -1 = nobody yet. */
  readonly skatBy: Seat;
  readonly demands: readonly Demand[];
  /** Tricks of the declarer, and of his opponents. */
  readonly tricksWon: BySide<number>;
  readonly sky: SkyPlayed | null;
  /** What each deal so far brought. */
  readonly settled: readonly Settled[];
  /** The last finished deal. */
  readonly lastDeal: DealResult | null;
}

/** What the ledger keeps of a deal. */
export type Settled = Pick<
  DealResult,
  'deal' | 'outcome' | 'declarer' | 'contract' | 'perOpponent' | 'dealer'
>;

/**
 * Everything public: the view of someone with no seat who sees no hand. It has exactly the fields of a view,
 * so that making a view means changing only six of them.
 */
export type Table = TarokOmbreView;

/** One state is the whole match: the public table and the hidden cards. */
export interface TarokOmbreState extends CardState<Table> {
  /** The three cards put aside (new manner); kept even after the declarer has taken them. */
  readonly aside: readonly Card[];
  /** The three cards laid away. */
  readonly skat: readonly Card[];
  /** By demand, the card given back. */
  readonly returned: readonly (Card | null)[];
}

/** The game's types for the framework. */
export interface TarokOmbreTypes {
  State: TarokOmbreState;
  View: TarokOmbreView;
  Move: TarokOmbreMove;
  Choice: Choice;
  Options: TarokOmbreOptions;
  Happening: TarokOmbreHappening;
}

/** Makes a move of one type. */
export type Act<Type extends TarokOmbreMove['type']> = ActOf<TarokOmbreTypes, Type>;
