import type {Card} from '@quinola/cards';
import type {
  Act as ActOf,
  CardState,
  Choice,
  DealHappening,
  DrawHappening,
  Entry,
  SessionMove,
  Happening,
  PlacesDraw,
  Player,
  PlayMove,
  Seat,
  Transfer,
  Trick,
  TrickHappening,
  TrickTable,
  Turn,
} from '@quinola/play';
import type {Debt, Exchange} from '../../kit/rules/index.js';
import type {TarokOptions} from './options.js';

export type {TarokOptions} from './options.js';

/** Path of the phase; the chart has a state with the same path. */
export type TarokPhase =
  | 'drawing.spreading'
  | 'drawing.seats'
  | 'drawing.deal'
  | 'dealing.shuffling'
  | 'dealing.packCut'
  | 'skat'
  | 'announcing'
  | 'playing.trick'
  | 'settlingSession';

/** What can be announced. */
export type AnnouncedClass =
  | 'taroks'
  // With their direction.
  | 'matadors-above'
  | 'matadors-below'
  | 'kings'
  | 'cavalry-whole'
  | 'cavalry-half';

/** One announced class: what is said about it, and no more. */
export interface AnnouncedItem {
  readonly kind: 'taroks' | 'matadors' | 'kings' | 'cavalry-whole' | 'cavalry-half';
  /** For matadors. */
  readonly direction?: 'above' | 'below';
  /** Number of taroks, matadors, kings or cavalries. */
  readonly n: number;
  /** For cavalries: whether Sky doubles them. */
  readonly skized?: boolean;
  /** For taroks, if agreed: whether the Pagat is among them. */
  readonly pagat?: boolean;
  readonly points: number;
}

/** What a seat has announced. */
export interface Announcement {
  readonly items: readonly AnnouncedItem[];
  readonly total: number;
}

/** Every move of the game. En trois the place cards are spread, en deux the whole pack. */
export type TarokMove =
  | SessionMove
  | PlayMove
  | {readonly type: 'LAY_SKAT'; readonly cards: readonly Card[]}
  /** The dealer takes the Skat back before he announces. */
  | {readonly type: 'TAKE_BACK'}
  | {readonly type: 'ANNOUNCE'; readonly classes: readonly AnnouncedClass[]};

/** What happened to the Pagat, a king or Sky. Ultimo = in the last trick. */
export interface PieceEvent {
  readonly event:
    | 'pagat-made'
    | 'pagat-made-ultimo'
    | 'pagat-lost'
    | 'pagat-lost-ultimo'
    | 'pagat-in-skat'
    | 'king-made'
    | 'king-made-ultimo'
    | 'king-lost'
    | 'king-lost-ultimo'
    | 'sky-kept'
    | 'sky-lost';
  /** Number of the trick, from 1; 0 = in the Skat. */
  readonly trick: number;
  readonly card: Card;
  /** Whose card it was. */
  readonly seat: Seat;
  /** Who has it now. */
  readonly to: Seat;
  /** Who won the trick; the owner if it was in no trick. */
  readonly winner: Seat;
}

/** A payment between seats, described from the payer's side. */
export type SeatPayment = Transfer<Seat>;

/** What one player scored in a deal en deux. */
export interface DealScore {
  readonly honours: number;
  readonly kings: number;
  readonly pagat: number;
  readonly cards: number;
  readonly total: number;
}

/** The result of a deal: what the sheets of laying out, counting and settling show. All lists by seat. */
export interface DealResult {
  /** Number of the deal in the session, from 1. */
  readonly deal: number;
  readonly dealer: Seat;
  /** Hands as dealt, with 28 cards for the dealer. */
  readonly hands: readonly (readonly Card[])[];
  readonly skat: readonly Card[];
  /** En deux: the cards out of play. */
  readonly aside: readonly Card[];
  readonly tricks: readonly Trick[];
  readonly announced: readonly Announcement[];
  readonly events: readonly PieceEvent[];
  readonly exchanges: readonly Exchange[];
  /** Cards won, including the dealer's Skat, debts settled. */
  readonly piles: readonly (readonly Card[])[];
  readonly points: readonly number[];
  readonly tricksWon: readonly number[];
  /** Worth of what lies on the table before each (en trois). */
  readonly table: readonly number[];
  /** The accounts of the deal (en trois); money to and from the pot is in `pot`. */
  readonly payments: Readonly<
    Record<'honours' | 'direct' | 'table' | 'cards', readonly SeatPayment[]>
  > | null;
  /** What each took from the pot in this deal's last trick; negative = put in. */
  readonly pot: readonly number[];
  /** The seat that was paid for making no trick. */
  readonly stichfrei: Seat;
  /** Only en deux. */
  readonly scores: readonly DealScore[] | null;
}

/** A finished party (en deux). */
export interface PartyResult {
  /** Scores by player. */
  readonly scores: readonly number[];
  readonly winner: Player;
  readonly margin: number;
  readonly double: boolean;
  /** In groszy. */
  readonly party: number;
  readonly points: number;
  readonly pay: number;
}

/** The result of a move. */
export type TarokHappening = Happening &
  (
    | DrawHappening
    | DealHappening
    | TrickHappening
    | {readonly type: 'staked'; readonly seat: Seat; readonly amount: number; readonly pot: number}
    /** `buried`: announced about the Pagat if that is agreed. */
    | {readonly type: 'skat-laid'; readonly seat: Seat; readonly buried: boolean}
    /** Seen by the dealer alone. */
    | {readonly type: 'skat-cards'; readonly seat: Seat; readonly cards: readonly Card[]}
    | {readonly type: 'skat-taken-back'; readonly seat: Seat}
    | {
        readonly type: 'announced';
        readonly seat: Seat;
        readonly announcement: Announcement;
        readonly classes: readonly AnnouncedClass[];
      }
    | {readonly type: 'piece'; readonly piece: PieceEvent}
    | {readonly type: 'owed'; readonly debt: Debt}
    | {readonly type: 'skat-turned'; readonly seat: Seat; readonly cards: readonly Card[]}
    | {readonly type: 'exchanged'; readonly exchange: Exchange}
    /** If agreed, a player without a trick is paid for it (hint 13). */
    | {readonly type: 'stichfrei'; readonly seat: Seat}
    | {readonly type: 'deal-settled'; readonly result: DealResult}
    | {readonly type: 'party-settled'; readonly result: PartyResult; readonly party: number}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/**
 * What one player (or a watcher) is allowed to know: all open cards, and his own. Seats are numbered in the
 * order of play, which goes to the right (l. 6569, 6612, 6626).
 */
export interface TarokView extends TrickTable {
  /** Own cards, unsorted. The dealer has 28 until he has laid the Skat. */
  readonly hand: readonly Card[];
  /** What this player laid away; `null` = nothing, or he does not know. */
  readonly skat: readonly Card[] | null;
  readonly options: TarokOptions;
  readonly turn: Turn<TarokPhase>;
  readonly draw: PlacesDraw | null;
  /** What each seat has announced; `null` = it has not spoken. */
  readonly announced: readonly (Announcement | null)[];
  /** Whether the dealer has said that he buried the Pagat (`announcePagatInSkat`). */
  readonly buried: boolean;
  /** What happened to the Pagat, the kings and Sky in this deal. */
  readonly pieces: readonly PieceEvent[];
  /** Empty cards owed, to be given at the count. */
  readonly debts: readonly Debt[];
  /** Chips in the pot. */
  readonly pot: number;
  /** En deux: score of the current party, by player. */
  readonly scores: readonly number[];
  /** En deux: finished parties. */
  readonly parties: readonly PartyResult[];
  /** Every booking of the session. */
  readonly entries: readonly Entry[];
  /** The last finished deal. */
  readonly lastDeal: DealResult | null;
}

/**
 * Everything public: the view of someone without a seat. It has exactly the fields of a view, so that making a view
 * means changing only a few of them.
 */
export type Table = TarokView;

/** One state is the whole match: the public table and the hidden cards. */
export interface TarokState extends CardState<Table> {
  /** What the dealer laid away. */
  readonly skat: readonly Card[];
  /** En deux: the cards out of play. */
  readonly aside: readonly Card[];
}

/** The game's types for the framework. */
export interface TarokTypes {
  State: TarokState;
  View: TarokView;
  Move: TarokMove;
  Choice: Choice;
  Options: TarokOptions;
  Happening: TarokHappening;
}

/** Makes a move of one type. */
export type Act<Type extends TarokMove['type']> = ActOf<TarokTypes, Type>;
