import type {Card} from '@quinola/cards';
import type {Auction, Choice, MoveLike, Player, Rung} from '@quinola/play';
import type {TemplateResult} from 'lit';
import type {Who} from '../strings.js';

// What a phase asks of the visitor, as a game describes it; the kit draws it. A card to play needs no description.

/** A button that answers: a move, or something that is done at the table. */
export interface Answer {
  readonly label: string | TemplateResult;
  readonly move?: MoveLike;
  readonly act?: () => void;
  /** Whether it stands out as what is usual. */
  readonly first?: boolean;
}

/** Some cards of the hand, of the talon, or of the middle of the table: a skat, discards, an exchange, a capture. */
export interface ChooseCards {
  readonly kind: 'chooseCards';
  /** What they are chosen for, or where they lie: *The Skat*. */
  readonly title: string;
  /** Which cards may be chosen and how many, as the rules offer it: `game.moves(view).find(isChoice)`. */
  readonly choice: Choice;
  /** The move that is made of them; `{type: choose, cards}` unless given. */
  readonly move?: (cards: readonly Card[]) => MoveLike;
  /** Open cards on the table among which is chosen, or from which cards are captured; those of the hand are there anyhow. */
  readonly lies?: readonly Card[];
  /** Whether the chosen cards leave the hand for places on the table until the button is pressed; otherwise they stand out of it. */
  readonly tray?: boolean;
  /** Why a card cannot be chosen, now that these are; `null` = it may. A sentence. */
  readonly why: (card: Card, chosen: readonly Card[]) => string | null;
  /** What the button says: *Lay the Skat*, *Exchange 4*. */
  readonly done: (chosen: readonly Card[]) => string;
  /** What may be done instead, as to keep all. */
  readonly others?: readonly Answer[];
  /** What stands on the table meanwhile, as a talon. */
  readonly middle?: TemplateResult;
}

/** What the ladder says of a game that can be bid. */
export interface RungWords {
  /** *Solo in the favourite*. */
  readonly name: string;
  /** What it takes: *alone, no buying*. */
  readonly needs?: string;
  /** What it pays: a number is what each of the others pays, a text stands as it is. */
  readonly pays?: string | number;
  /** What tells it from the others of its group, in few letters: its grade. A suit is shown by its sign. */
  readonly short?: string;
  /** Why it cannot be bid though it is high enough. */
  readonly why?: string | null;
}

/** A place in the auction: the ladder of all that can be bid, and to pass. */
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
  /** What the games of a group have in common; the name of its lowest unless given. */
  readonly groups?: Readonly<Record<string, Pick<RungWords, 'name' | 'needs'>>>;
  /** The move that bids or holds it; `null` where the visitor may not. */
  readonly bid: (rung: Rung) => MoveLike | null;
  /** To pass, and whatever else may be said: *Look at the cards*. They are always in reach. */
  readonly answers: readonly Answer[];
}

/** A plain choice of a few buttons: a trump, a call, an answer. */
export interface DeclareAsk {
  readonly kind: 'declare';
  readonly title: string;
  readonly question?: string;
  readonly answers: readonly Answer[];
  /** Whether nothing lies on the table: it is asked there, the answers beside each other; otherwise beside what is played. */
  readonly onStage?: boolean;
}

/** A panel of the game's own. */
export interface PanelAsk {
  readonly kind: 'panel';
  readonly id: string;
}

/** What a phase asks of the visitor beside a card to play. */
export type Ask = ChooseCards | AuctionAsk | DeclareAsk | PanelAsk;

/** The panel by which it is asked; `null` where that is done at the table itself. */
export function panelOf(ask: Ask | null | undefined): string | null {
  if (!ask || ask.kind === 'chooseCards') return null;
  return ask.kind === 'panel' ? ask.id : ask.kind;
}

/** Whether two moves are the same, as the one that is advised and the one on a button. */
export function sameMove(one: MoveLike | null | undefined, other: MoveLike | null | undefined): boolean {
  return Boolean(one && other && JSON.stringify(one) === JSON.stringify(other));
}
