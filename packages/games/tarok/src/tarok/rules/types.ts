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
import type {Debt, Exchange, SkyLed} from '../../pack/index.js';

/** What is agreed before the match. Every field has a default, see `options.ts`; for doubtful readings the first value is ours. */
export interface TarokOptions {
  /** 3 = Tarok en trois, 2 = Tarok en deux. */
  readonly players: 3 | 2;
  /** Which of two unbroken series of matadors is announced (l. 6431, 6511). */
  readonly matadorSeries: 'best' | 'above' | 'both';
  /** Whether a player who announces taroks says if the Pagat is among them (footnote l. 6633). */
  readonly announcePagatWithTaroks: boolean;
  /** Whether a dealer who buries the Pagat says so. */
  readonly announcePagatInSkat: boolean;
  readonly skyLed: SkyLed;
  /** A set deal to start the session with, as `readDeal` reads it; `null` = dealt by chance. */
  readonly deal: string | null;

  /** En trois: deals of the session; `open` = until somebody stops. */
  readonly deals: number | 'open';
  /** En trois: whether a Pagat is paid once, or directly and on the table (§7.3 of the specification). */
  readonly pagatAccounting: 'single' | 'cumulative';
  /** En trois: who gets a lost Pagat when both opponents announced the same. */
  readonly pagatTie: 'trickWinner' | 'nextInTurn';
  /** En trois: whether a player below 26 pays his deficit once to the winners, or to each of the others. */
  readonly cardFlow: 'pairwise' | 'each';
  /** En trois: the payment for a king in the last trick. */
  readonly kingUltimo: number;
  /** En trois: a player without a trick gets 26 from each (hint 13). */
  readonly stichfrei: boolean;
  /** En trois: the pot, and each dealer's stake (hint 14). */
  readonly pot: boolean;
  readonly potStake: number;

  /** En deux: the points that end a party after a deal, and the score below which the loser pays double. */
  readonly target: number;
  readonly doubleBelow: number;
  /** En deux, in groszy: the stake of a party, and the value of a point. */
  readonly partyStake: number;
  readonly pointValue: number;
  /** En deux: parties of the session; `open` = until somebody stops. */
  readonly parties: number | 'open';
  /** En deux: whether a captured Pagat or king scores for its captor, or for nobody. */
  readonly captorScores: boolean;
  /** En deux: what two empty cards count together. */
  readonly pairEmpty: 1 | 0;
}

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

/** What can be announced; matadors with their direction. */
export type AnnouncedClass =
  'taroks' | 'matadors-above' | 'matadors-below' | 'kings' | 'cavalry-whole' | 'cavalry-half';

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
