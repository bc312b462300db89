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

/** What is agreed before the match. Every field has a default, see `options.ts`; where a reading is doubtful, the first value is ours. */
export interface TarokOptions {
  /** 3 = Tarok en trois, 2 = Tarok en deux. */
  readonly players: 3 | 2;
  /** Which of two unbroken series of matadors is announced (l. 6431, 6511). */
  readonly matadorSeries: 'best' | 'above' | 'both';
  /** Whether who announces taroks says if the Pagat is among them (footnote l. 6633). */
  readonly announcePagatWithTaroks: boolean;
  /** Whether a dealer who buries the Pagat says so. */
  readonly announcePagatInSkat: boolean;
  readonly skyLed: SkyLed;
  /** A set deal with which the session begins, as `readDeal` reads it; `null` = dealt by chance. */
  readonly deal: string | null;

  /** En trois: deals of the session; `open` = until somebody stops. */
  readonly deals: number | 'open';
  /** En trois: whether a Pagat is paid once, or directly and on the table (§7.3 of the specification). */
  readonly pagatAccounting: 'single' | 'cumulative';
  /** En trois: who gets a lost Pagat when both opponents have announced alike. */
  readonly pagatTie: 'trickWinner' | 'nextInTurn';
  /** En trois: whether who is below 26 pays his lack once to the winners, or to each of the others. */
  readonly cardFlow: 'pairwise' | 'each';
  /** En trois: what a king of the last trick is paid at. */
  readonly kingUltimo: number;
  /** En trois: who makes no trick gets 26 from each (hint 13). */
  readonly stichfrei: boolean;
  /** En trois: the pot, and each dealer's stake (hint 14). */
  readonly pot: boolean;
  readonly potStake: number;

  /** En deux: points that end a party at the end of a deal, and below which the loser pays double. */
  readonly target: number;
  readonly doubleBelow: number;
  /** En deux, in groszy: the stake of a party, and the value of a point. */
  readonly partyStake: number;
  readonly pointValue: number;
  /** En deux: parties of the session; `open` = until somebody stops. */
  readonly parties: number | 'open';
  /** En deux: whether a captured Pagat or king is scored by its captor, or by nobody. */
  readonly captorScores: boolean;
  /** En deux: what two empty cards count together. */
  readonly pairEmpty: 1 | 0;
}

/** Path of the phase; the chart has a state of the same path. */
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

/** What can be announced; matadors by their direction. */
export type AnnouncedClass =
  'taroks' | 'matadors-above' | 'matadors-below' | 'kings' | 'cavalry-whole' | 'cavalry-half';

/** One class as it is announced: what is said of it, and no more. */
export interface AnnouncedItem {
  readonly kind: 'taroks' | 'matadors' | 'kings' | 'cavalry-whole' | 'cavalry-half';
  /** Of matadors. */
  readonly direction?: 'above' | 'below';
  /** How many taroks, matadors, kings or cavalries. */
  readonly n: number;
  /** Of cavalries: whether Sky doubles them. */
  readonly skized?: boolean;
  /** Of taroks, where that is agreed: whether the Pagat is among them. */
  readonly pagat?: boolean;
  readonly points: number;
}

/** What a seat has announced. */
export interface Announcement {
  readonly items: readonly AnnouncedItem[];
  readonly total: number;
}

/** Every move of the game. Spread are en trois the cards that mark the places, en deux the whole pack. */
export type TarokMove =
  | SessionMove
  | PlayMove
  | {readonly type: 'LAY_SKAT'; readonly cards: readonly Card[]}
  /** The dealer takes the Skat back before he has announced. */
  | {readonly type: 'TAKE_BACK'}
  | {readonly type: 'ANNOUNCE'; readonly classes: readonly AnnouncedClass[]};

/** What befell the Pagat, a king or Sky. Ultimo = in the last trick. */
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
  /** Who won the trick; the owner where it was in no trick. */
  readonly winner: Seat;
}

/** A payment between seats, told of the one who pays. */
export type SeatPayment = Transfer<Seat>;

/** What one player scored in a deal en deux. */
export interface DealScore {
  readonly honours: number;
  readonly kings: number;
  readonly pagat: number;
  readonly cards: number;
  readonly total: number;
}

/** How a deal came out: what the sheets of laying out, counting and settling show. All lists by seat. */
export interface DealResult {
  /** Number of the deal in the session, from 1. */
  readonly deal: number;
  readonly dealer: Seat;
  /** Hands as dealt, the dealer's of 28. */
  readonly hands: readonly (readonly Card[])[];
  readonly skat: readonly Card[];
  /** En deux: the cards out of play. */
  readonly aside: readonly Card[];
  readonly tricks: readonly Trick[];
  readonly announced: readonly Announcement[];
  readonly events: readonly PieceEvent[];
  readonly exchanges: readonly Exchange[];
  /** Cards won, the Skat with the dealer's, debts settled. */
  readonly piles: readonly (readonly Card[])[];
  readonly points: readonly number[];
  readonly tricksWon: readonly number[];
  /** Worth of what lies on the table before each (en trois). */
  readonly table: readonly number[];
  /** The accounts of the deal (en trois); what went to the pot or came out of it stands in `pot`. */
  readonly payments: Readonly<
    Record<'honours' | 'direct' | 'table' | 'cards', readonly SeatPayment[]>
  > | null;
  /** What each took out of the pot in this deal's last trick; negative = put in. */
  readonly pot: readonly number[];
  /** Whether a player without a trick was paid for it. */
  readonly stichfrei: Seat;
  /** En deux. */
  readonly scores: readonly DealScore[] | null;
}

/** A party that is over (en deux). */
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

/** What came of a move. */
export type TarokHappening = Happening &
  (
    | DrawHappening
    | DealHappening
    | TrickHappening
    | {readonly type: 'staked'; readonly seat: Seat; readonly amount: number; readonly pot: number}
    /** `buried`: said of the Pagat where that is agreed. */
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
    /** By agreement who has made no trick is paid for it (hint 13). */
    | {readonly type: 'stichfrei'; readonly seat: Seat}
    | {readonly type: 'deal-settled'; readonly result: DealResult}
    | {readonly type: 'party-settled'; readonly result: PartyResult; readonly party: number}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/**
 * What one player (or a watcher) may lawfully know: all that lies open, and his own cards. Seats are numbered in the
 * order of play, which goes to the right (l. 6569, 6612, 6626).
 */
export interface TarokView extends TrickTable {
  /** Own cards; sorted by nobody. The dealer has 28 until he has laid the Skat. */
  readonly hand: readonly Card[];
  /** What this player has laid away; `null` = he has not, or does not know. */
  readonly skat: readonly Card[] | null;
  readonly options: TarokOptions;
  readonly turn: Turn<TarokPhase>;
  readonly draw: PlacesDraw | null;
  /** What each seat has announced; `null` = it has not spoken. */
  readonly announced: readonly (Announcement | null)[];
  /** Whether the dealer has said that he buried the Pagat (`announcePagatInSkat`). */
  readonly buried: boolean;
  /** What has befallen the Pagat, the kings and Sky in this deal. */
  readonly pieces: readonly PieceEvent[];
  /** Empty cards that are owed and will be given at the count. */
  readonly debts: readonly Debt[];
  /** Chips in the pot. */
  readonly pot: number;
  /** En deux: score of the running party, by player. */
  readonly scores: readonly number[];
  /** En deux: parties that are over. */
  readonly parties: readonly PartyResult[];
  /** Every booking of the session. */
  readonly entries: readonly Entry[];
  /** The last finished deal. */
  readonly lastDeal: DealResult | null;
}

/**
 * All that lies open: the view of one who has no seat. It has the very fields of a view, so that a view is made of it by
 * changing a few.
 */
export type Table = TarokView;

/** One state is the whole match: what lies open, and the cards that do not. */
export interface TarokState extends CardState<Table> {
  /** What the dealer has laid away. */
  readonly skat: readonly Card[];
  /** En deux: the cards out of play. */
  readonly aside: readonly Card[];
}

/** What the frame is told of the game. */
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
