import type {Card, Suit} from '@quinola/cards';
import type {Act as ActOf, CardState, Laid, Player, Seat, Turn, TrickTable} from '@quinola/play';
import type {Accident, PackColour, WhistHappening} from './happenings.js';
import type {DealResult, GameResult, Penalty, RubberResult, Slam} from './results.js';
import type {WhistOptions} from './options.js';
import type {BySide, Side} from './sides.js';

export type * from './happenings.js';
export type * from './results.js';
export * from './sides.js';

export type {RuleSetId, WhistOptions} from './options.js';

/**
 * Path of the phase; the chart has a state of the same path. `dealing.turnUp` waits only if the dealer looked
 * at the turn-up early (strict Vienna), `playing.claim` only for a hand laid down under strict etiquette.
 */
export type WhistPhase =
  | 'cutting.spreading'
  | 'cutting.drawing'
  | 'cutting.redrawing'
  | 'cutting.seating'
  | 'preparing.choosePack'
  | 'preparing.shuffling'
  | 'preparing.packCut'
  | 'dealing.giving'
  | 'dealing.irregular'
  | 'dealing.turnUp'
  | 'dealing.eldestNamesTrump'
  | 'playing.looking'
  | 'playing.trick'
  | 'playing.asked'
  | 'playing.callWindow'
  | 'playing.callFault'
  | 'playing.etiquette'
  | 'playing.claim'
  | 'settlingDeal.penalties'
  | 'settlingSession';

/** Every move of the game. Chance makes SPREAD, SHUFFLE and GIVE. */
export type WhistMove =
  | {readonly type: 'SPREAD'; readonly pack: readonly Card[]}
  | {readonly type: 'DRAW'; readonly index: number}
  | {readonly type: 'CHOOSE_SEAT'; readonly seat: Seat}
  | {readonly type: 'CHOOSE_PACK'; readonly colour: PackColour}
  | {readonly type: 'SHUFFLE'; readonly pack: readonly Card[]}
  | {readonly type: 'CUT'; readonly index: number}
  /** *Schneiden*: a card of the other pack is inserted and the pack divided there. */
  | {readonly type: 'CUT_WITH_CARD'; readonly index: number}
  | {readonly type: 'THROW_OVER'}
  | {readonly type: 'GIVE'; readonly accident: Accident | null}
  /** What the side entitled to decide says about a faulty deal. */
  | {readonly type: 'ACCEPT_DEAL'}
  | {readonly type: 'REDEAL'}
  | {readonly type: 'NAME_TRUMP'; readonly suit: Suit}
  /** Strohmann: the player with the dummy looks at the hand he must see first. */
  | {readonly type: 'LOOK'}
  | {readonly type: 'PLAY'; readonly card: Card; readonly seat?: Seat}
  /** A card falls on the table so that all see it: never legal, possible at a strict table (Warsaw law 7). */
  | {readonly type: 'DROP'; readonly card: Card}
  | {readonly type: 'CALL'}
  | {readonly type: 'SHOW'}
  | {readonly type: 'SILENT'}
  | {readonly type: 'ANSWER'; readonly yes: boolean}
  | {readonly type: 'VOID_DEAL'}
  | {readonly type: 'STAND'}
  | {readonly type: 'LAY_DOWN'}
  | {readonly type: 'CLAIM_REVOKE'; readonly seat: Seat; readonly trick: number}
  | {readonly type: 'APPLY_PENALTY'; readonly deduct: number; readonly add: number}
  /** Honours are claimed at the end of the deal, before they lapse (strict; Vienna §20 V, Warsaw law 6). */
  | {readonly type: 'HONOURS'}
  | {readonly type: 'CALL_CARD'; readonly card: Card}
  | {readonly type: 'DEMAND'; readonly what: 'highest' | 'lowest' | 'not-win'}
  | {readonly type: 'NAME_SUIT'; readonly suit: Suit}
  | {readonly type: 'WAIVE'}
  /** Ends the session early; the unfinished rubber is settled by Vienna §13. */
  | {readonly type: 'STOP'};

/** A revoke that was claimed, rightly or not. */
export interface RevokeClaim {
  readonly by: Player;
  readonly seat: Seat;
  /** Number of the trick in the deal, from 1. */
  readonly trick: number;
  readonly proved: boolean;
}

/** What strict etiquette remembers during a deal. */
export interface EtiquetteRecord {
  readonly claims: readonly RevokeClaim[];
  /** Penalties already fixed. */
  readonly penalties: readonly Penalty[];
  /** Seat that may play early because an opponent did (Warsaw law 16); -1 = none. */
  readonly early: Seat;
  /** Whether those who could demand something of the seat to play have declined. */
  readonly waived: boolean;
  /** By side: honours announced at the end of the deal, or missed; `null` = not yet asked. */
  readonly announced: BySide<boolean | null>;
  /** Sides whose unclaimed revokes the opponents have dropped. */
  readonly letGo: readonly Side[];
}

/** The card draw before a rubber. Drawers are players; the dummy comes last, and his partner draws for him. */
export interface Draw {
  readonly purpose: 'partners' | 'order' | 'deal';
  /** Empty places of the spread pack, in the order they were drawn. */
  readonly taken: readonly number[];
  /** The cards that were at these places. */
  readonly turned: readonly Card[];
  /** Cards in the spread pack. */
  readonly size: number;
  /** Every card drawn, by drawer, in order. */
  readonly draws: readonly (readonly Card[])[];
  /** Who still has to draw in this round; the first draws now. */
  readonly drawing: readonly number[];
}

/**
 * What one player (or a watcher) is allowed to know: all open cards, and his own. Everything that opponents,
 * table and tests read.
 */
export interface WhistView extends TrickTable {
  /** This player's own seat; -1 while he sits out, watches, or nobody is seated. */
  readonly seat: Seat;
  /** The dummy's cards as far as this player may see them. */
  readonly dummyHand: readonly Card[] | null;
  readonly options: WhistOptions;
  readonly turn: Turn<WhistPhase>;
  /** Number of players in the match: 4, 5 or 3. */
  readonly players: number;
  /** Player by seat; the player with the dummy appears twice. Empty before the draw is done, -1 = not yet set. */
  readonly seats: readonly Player[];
  /** Seat of the dummy; -1 = none. */
  readonly dummy: Seat;
  /** Who sits out this rubber; -1 = nobody. */
  readonly out: Player;
  /** Five players: the order of sitting out; dummy: the order of playing with it. Otherwise empty. */
  readonly order: readonly Player[];
  /** The draw; its cards stay on the table until the pack is shuffled. */
  readonly draw: Draw | null;
  /** While seats are chosen: the two pairs, each lower card first, the pair with the lowest card first. */
  readonly camps: readonly (readonly Player[])[];
  /** Number of the rubber in the session, from 1. */
  readonly rubber: number;
  readonly score: BySide;
  readonly games: readonly GameResult[];
  readonly slams: readonly Slam[];
  readonly rubbers: readonly RubberResult[];
  /** Preference suit of the rubber; `null` = none yet or not played. */
  readonly preference: Suit | null;
  /** Colour of each side's pack, the pack in use, and how often the cut was thrown over. */
  readonly packs: {
    readonly colours: BySide<PackColour>;
    readonly inUse: PackColour;
    readonly thrownOver: number;
  };
  readonly trump: Suit | null;
  /** The turned card while open, and as remembered; `null` if it was hidden or nothing is turned. */
  readonly turnUp: {readonly seat: Seat; readonly open: Card | null; readonly remembered: Card} | null;
  /** The trick on the table, in seat order from the leader. */
  readonly trick: readonly Laid[];
  /** Cards played before a set position began. */
  readonly gone: readonly Card[];
  /** Tricks won in this deal, including laid-down ones. */
  readonly tricksWon: BySide;
  /** What was said about honours in this deal, in order. */
  readonly calls: readonly {readonly seat: Seat; readonly said: 'call' | 'yes' | 'no' | 'silent' | 'show'}[];
  /** Seats still to be asked in a round of questions; the first is asked now. */
  readonly asking: readonly Seat[];
  /** Strohmann: whether its player has looked at the hand he must see first. */
  readonly looked: boolean;
  /** Cards exposed before their owner that may be called (strict etiquette). */
  readonly exposed: readonly Laid[];
  /** Cards in a hand that everybody has seen. */
  readonly seen: readonly Laid[];
  /** What the seat to play is obliged to do (strict etiquette). */
  readonly bound: Bound | null;
  /** An irregularity somebody has to decide about: what it is, for the panel. */
  readonly fault: Fault | null;
  readonly etiquette: EtiquetteRecord;
  /** The last finished deal. */
  readonly lastDeal: DealResult | null;
}

/**
 * Everything public: the view of someone with no seat who sees no hand. It has exactly the fields of a view, so
 * that making a view means changing only four of them, which is very cheap.
 */
export type Table = WhistView;

/** What a seat must do with its next card, if it can without revoking. */
export interface Bound {
  readonly seat: Seat;
  readonly what: 'card' | 'suit' | 'highest' | 'lowest' | 'not-win';
  readonly card?: Card;
  readonly suit?: Suit;
}

/** An irregularity, by its `kind`; the law of that name in `laws.ts` says whether the cards are dealt again. */
export interface Fault {
  readonly kind: string;
  /** Who committed it, or who must speak at the end of the deal; -1 = chance. */
  readonly seat: Seat;
  readonly trick?: number;
  readonly card?: Card;
  readonly accident?: Accident;
}

/** One state is the whole match: the public table and the hidden cards. Plain JSON. */
export type WhistState = CardState<Table>;

/** The game's types for the framework. */
export interface WhistTypes {
  State: WhistState;
  View: WhistView;
  Move: WhistMove;
  Options: WhistOptions;
  Happening: WhistHappening;
}

/** Makes a move of one type. */
export type Act<Type extends WhistMove['type']> = ActOf<WhistTypes, Type>;
