import type {Card} from '@quinola/cards';
import type {LikelyBid} from '@quinola/chart';
import type {Auction, Capture, Choice, MoveLike, Player, Rung} from '@quinola/play';
import type {TemplateResult} from 'lit';
import type {Who} from '../strings.js';

// Descriptions of the decisions a phase asks the visitor for; the kit draws them. Playing a card needs no description.

/** An answer button: a move, or an action at the table. */
export interface Answer {
  readonly label: string | TemplateResult;
  readonly move?: MoveLike;
  readonly act?: () => void;
  /** Whether it is emphasized as the usual answer. */
  readonly first?: boolean;
  /** Whether it cannot be given yet, and is shown so. */
  readonly off?: boolean;
  /** Whether it is given again and again in quick succession, as who draws a pack does: each press of a double click counts. */
  readonly again?: boolean;
}

/** Choosing some cards of the hand, of the talon, or of the middle of the table: discards, an exchange, a capture. */
export interface ChooseCards {
  readonly kind: 'chooseCards';
  /** What they are chosen for, or where they go: *The Skat*. */
  readonly title: string;
  /** Which cards may be chosen and how many, as the rules offer it: `game.moves(view).find(isChoice)`. */
  readonly choice: Choice;
  /** The move for the chosen cards; `{type: choose, cards}` by default. */
  readonly move?: (cards: readonly Card[]) => MoveLike;
  /** Open cards on the table that may be chosen or captured, in addition to those of the hand. */
  readonly open?: readonly Card[];
  /**
   * Whether chosen cards move from the hand to places on the table until the button is pressed; otherwise they are raised in the
   * hand.
   */
  readonly tray?: boolean;
  /** A sentence that says why a card cannot be added to the chosen ones; `null` if it can. */
  readonly why: (card: Card, chosen: readonly Card[]) => string | null;
  /** What the button says: *Lay the Skat*, *Exchange 4*. */
  readonly done: (chosen: readonly Card[]) => string;
  /** Alternatives, such as keeping all cards. */
  readonly others?: readonly Answer[];
  /** What is shown on the table meanwhile, such as a talon. */
  readonly middle?: TemplateResult;
}

/**
 * Playing a card that takes cards of the table, or is laid to them. A touch on a card of the hand shows what it takes, and prepares
 * the most of it; touches on the table choose otherwise.
 */
export interface CaptureAsk {
  readonly kind: 'capture';
  /** Every lawful move, as the rules list them: captures name `card` and `take`, a card that is laid down `card` alone. */
  readonly moves: readonly MoveLike[];
  /** The sets of table cards, each of which a card may take alone: what a capture is made of. */
  readonly sets: (card: Card) => readonly (readonly Card[])[];
  /** How good a capture is, to prepare the best; by default the one that takes most cards. */
  readonly worth?: (capture: Capture) => number;
}

/** The words of the ladder for a bid. */
export interface RungWords {
  /** *Solo in the favourite*. */
  readonly name: string;
  /** What it requires: *alone, no buying*. */
  readonly needs?: string;
  /** What it pays: a number is the payment of each other player; a text is shown as it is. */
  readonly pays?: string | number;
  /** What is to be won with it beside that: *and the 28 at stake*. */
  readonly besides?: string;
  /** A short label that distinguishes it within its group, such as its grade. A suit is shown by its symbol. */
  readonly short?: string;
  /** Why it cannot be bid though it is high enough. */
  readonly why?: string | null;
}

/** A column of a tariff that is drawn as a card. */
export interface TariffColumn {
  /** The grade or suit of the rungs in it. */
  readonly key: string;
  /** What stands at its head. */
  readonly head: string | TemplateResult;
  /** Whether it has room for words, not only for a number. */
  readonly wide?: boolean;
}

/** The visitor's turn in an auction: the ladder of all bids, and passing. */
export interface AuctionAsk {
  readonly kind: 'auction';
  /** A sentence above the ladder, where there is room. */
  readonly question?: string;
  /** All that can be bid, from the lowest, as the rules have it. */
  readonly rungs: readonly Rung[];
  readonly auction: Auction;
  /** The speaker: his number in the auction, and his silhouette. */
  readonly whose: (by: Player) => {readonly who: Who; readonly figure: TemplateResult | null};
  /** @param suit in which a likely game is */
  readonly words: (rung: Rung, suit?: string) => RungWords;
  /** The name of a group of bids; by default the name of its lowest one. */
  readonly groups?: Readonly<Record<string, Pick<RungWords, 'name' | 'needs'>>>;
  /**
   * Where the ladder is drawn as a tariff card: its columns. A price that is touched is explained in one line, and bid by a button;
   * whatever was said is marked with its seat.
   */
  readonly columns?: readonly TariffColumn[];
  /**
   * The games that the visitor's hand can reasonably make, the best first: they are shown alone until he asks for all games. `null`
   * while they are looked for; absent: all games are shown at once.
   */
  readonly likely?: readonly LikelyBid[] | null | undefined;
  /** The move that bids or holds it; `null` if the visitor may not. */
  readonly bid: (rung: Rung) => MoveLike | null;
  /** Passing, and any other answers: *Look at the cards*. They are always visible. */
  readonly answers: readonly Answer[];
}

/** A plain choice of a few buttons: a trump, a call, an answer. */
export interface DeclareAsk {
  readonly kind: 'declare';
  readonly title: string;
  readonly question?: string;
  readonly answers: readonly Answer[];
  /**
   * Whether it is shown in the place of the trick, with the answers side by side, because no cards lie there; otherwise beside
   * the trick.
   */
  readonly onStage?: boolean;
}

/** A panel of the game's own. */
export interface PanelAsk {
  readonly kind: 'panel';
  readonly id: string;
}

/** A way to move pieces of a layout from one pile, or square, to another. */
export interface Way {
  readonly from: string;
  readonly to: string;
  /** How many pieces go, from the top; one by default. */
  readonly count?: number;
  readonly move: MoveLike;
  /** Whether it is where the piece usually goes: marked as it lies, and made by a second tap on it. */
  readonly home?: boolean;
  /** Whether a tap on the pile where it begins makes it, if that pile has no other. */
  readonly atOnce?: boolean;
  /** Whether the place where it ends is marked before anything is picked up. */
  readonly open?: boolean;
}

/**
 * Moving pieces from place to place, as the rules offer it: in a room of piles or squares, whose description gives it, because it
 * is there with the first cards.
 */
export interface PlaceAsk {
  readonly kind: 'place';
  readonly ways: readonly Way[];
  /** Moves that a tap on a pile makes by itself, such as turning a card of the pack. */
  readonly turns?: Readonly<Record<string, MoveLike>>;
  /** The pile whose top piece lies raised by itself, because it may be moved or left. */
  readonly raised?: string | undefined;
  /** The move that is tried where none is lawful, so that the rules say why; without it what is picked up is put back. */
  readonly attempt?: (from: string, to: string) => MoveLike;
}

/** A place on which the visitor may stake, and how much. */
export interface StakeOffer {
  /** As the room names it (`StakePlace`); in a room without places any word. */
  readonly place: string;
  /** What it is called: *queen of spades*. */
  readonly name: string;
  /** What may lie there, from the least; 0: what lies there may be taken back. */
  readonly amounts: readonly number[];
  /** What lies there now. */
  readonly current: number;
  /** What is prepared for it at first; the least by default. */
  readonly usual?: number;
}

/**
 * Laying stakes, in a bank room: how much, and on which place. Each is laid by itself, and may be changed or taken back as long as the
 * rules offer it; an answer says that the visitor is done. Several players may stake at once, in any order.
 */
export interface StakeAsk {
  readonly kind: 'stake';
  /** What it is for: *Your stakes*. */
  readonly title: string;
  readonly offers: readonly StakeOffer[];
  /** The move after which so much lies on a place. */
  readonly lay: (place: string, amount: number) => MoveLike;
  /** Other places that can be shown instead of those that are, such as another suit of a pack. */
  readonly turns?: readonly {
    readonly label: TemplateResult;
    readonly name: string;
    readonly isShown: boolean;
    readonly act: () => void;
  }[];
  /** Being done, and whatever else may be said meanwhile. */
  readonly answers?: readonly Answer[];
}

/**
 * An answer to what was said or has happened, by buttons at the line of the turn: *Good*, *What do they make?*, *Show them*. What was
 * said before is the `talk` of the room.
 */
export interface RespondAsk {
  readonly kind: 'respond';
  readonly title: string;
  readonly answers: readonly Answer[];
  /** Whether the buttons are larger than others, because they are pressed again and again. */
  readonly large?: boolean;
}

/** A decision other than playing a card that a phase asks the visitor for. */
export type Ask = ChooseCards | CaptureAsk | AuctionAsk | DeclareAsk | StakeAsk | RespondAsk | PanelAsk;

/** The asks that are done on the table itself. */
const AT_TABLE: ReadonlySet<Ask['kind']> = new Set(['chooseCards', 'capture', 'stake', 'respond']);

/** The panel that asks for it; `null` if it is done on the table itself. */
export function panelOf(ask: Ask | null | undefined): string | null {
  if (!ask || AT_TABLE.has(ask.kind)) return null;
  return ask.kind === 'panel' ? ask.id : ask.kind;
}

/** Whether two moves are the same, such as the advised one and that of a button. */
export function sameMove(one: MoveLike | null | undefined, other: MoveLike | null | undefined): boolean {
  return Boolean(one && other && JSON.stringify(one) === JSON.stringify(other));
}
