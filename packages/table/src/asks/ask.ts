import type {Card} from '@quinola/cards';
import type {Auction, Choice, MoveLike, Player, Rung} from '@quinola/play';
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
  readonly lies?: readonly Card[];
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

/** The words of the ladder for a bid. */
export interface RungWords {
  /** *Solo in the favourite*. */
  readonly name: string;
  /** What it requires: *alone, no buying*. */
  readonly needs?: string;
  /** What it pays: a number is the payment of each other player; a text is shown as it is. */
  readonly pays?: string | number;
  /** A short label that distinguishes it within its group, such as its grade. A suit is shown by its symbol. */
  readonly short?: string;
  /** Why it cannot be bid though it is high enough. */
  readonly why?: string | null;
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
  readonly words: (rung: Rung) => RungWords;
  /** The name of a group of bids; by default the name of its lowest one. */
  readonly groups?: Readonly<Record<string, Pick<RungWords, 'name' | 'needs'>>>;
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

/** A decision other than playing a card that a phase asks the visitor for. */
export type Ask = ChooseCards | AuctionAsk | DeclareAsk | PanelAsk;

/** The panel that asks for it; `null` if it is done on the table itself. */
export function panelOf(ask: Ask | null | undefined): string | null {
  if (!ask || ask.kind === 'chooseCards') return null;
  return ask.kind === 'panel' ? ask.id : ask.kind;
}

/** Whether two moves are the same, such as the advised one and that of a button. */
export function sameMove(one: MoveLike | null | undefined, other: MoveLike | null | undefined): boolean {
  return Boolean(one && other && JSON.stringify(one) === JSON.stringify(other));
}
