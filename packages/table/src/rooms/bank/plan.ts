import type {Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import type {nothing, TemplateResult} from 'lit';
import type {SeatedPlan} from '../../room-plan.js';

/** Money that a seat has laid on a place. */
export interface StakeOn {
  readonly seat: Seat;
  readonly amount: number;
}

/** A card, or another place, on which is staked. */
export interface StakePlace {
  /** As the ask names it, and as a thing of the rules: `place:Q`, or a card. */
  readonly id: string;
  /** What it is called: *queen of spades*. */
  readonly name: string;
  /** The card that is drawn there, `null` if it lies face down; without one its `label` stands there. */
  readonly card?: Card | null;
  readonly label?: string;
  /** Where it lies, in columns and rows from 0; halves are allowed in rows. One after the other in rows of `columns` by default. */
  readonly at?: readonly [column: number, row: number];
  readonly stakes: readonly StakeOn[];
  /** How many corners of the card are bent. */
  readonly corners?: number;
  /** The next corner may be bent, by a press on it or by dragging it over the card. */
  readonly bend?: {readonly label: string; readonly act: () => void} | null;
  /** What became of it, on a tab: *wins*. */
  readonly tab?: string | undefined;
  /** Whether it has won, or is decided against its punter. */
  readonly fate?: 'lit' | 'lost' | undefined;
  /** What stands below it. */
  readonly below?: TemplateResult;
}

/** Cards on the table that are drawn from, or were drawn. */
export interface Heap {
  readonly id: string;
  /** The card on top; `null`: it lies face down. */
  readonly card: Card | null;
  /** How many cards lie there. */
  readonly count: number;
  /** What stands below it: *left wins*, *24 to draw*. */
  readonly label: string;
  /** Its accessible name; the label by default. */
  readonly name?: string;
}

/** What lies before a player. */
export interface LyingBefore {
  /** His cards in the order in which he got them; `null`: face down. */
  readonly cards: readonly (Card | null)[];
  /** What they are called: *two cards*, *10, 5 and 9: over*. */
  readonly label: string;
  /** Whether his part is over: he is drawn in grey. */
  readonly over?: boolean;
  /** What he has staked in all; `null`: nothing is shown. */
  readonly stake: number | null;
  /** What that is called: *stakes 3*. */
  readonly stakeLabel?: string;
  /** What will be laid there: its room is kept while there is none, so that nothing moves when it comes. */
  readonly keeps?: readonly ('card' | 'stake')[];
}

/** A sum of money, in the bank or in a pool. */
export interface Purse {
  readonly amount: number;
  /** What stands beside it: *in the bank*. */
  readonly label: string;
}

/** What stands beside the visitor's own cards. */
export interface BesideHand {
  readonly label: string;
  readonly value: number | string;
}

/**
 * A description of a room in which punters play against a bank, or all for a pool: one banker, one to six punters, stakes on cards
 * and places. The kit draws it for all screen sizes.
 */
export interface BankPlan extends Pick<
  SeatedPlan,
  'size' | 'seat' | 'goesTo' | 'due' | 'extras' | 'status' | 'talk'
> {
  /** Who keeps the bank; −1: nobody does. */
  readonly banker: Seat;
  /** What lies before a seat. */
  readonly before: (seat: Seat) => LyingBefore;
  /** What lies in the bank, or in the pool. */
  readonly purse: Purse;
  /** What else is counted, beside the purse: `<div class="tally">`. */
  readonly score?: TemplateResult | typeof nothing;
  /** A paper: `<div class="up">`. */
  readonly paper?: TemplateResult | typeof nothing;
  /** The pack beside the banker; absent where it is one of the heaps. */
  readonly pack?: Heap | null;
  /** Heaps in the middle of the table. Without them the punters have it. */
  readonly heaps?: readonly Heap[];
  /** What may be staked on: it lies in the place of the hand. */
  readonly places?: readonly StakePlace[];
  /** In how many columns places lie. */
  readonly columns?: number;
  /** What the visitor's cards count, left of them. */
  readonly counts?: BesideHand | null;
  /** His stake, right of them. */
  readonly stake?: BesideHand | null;
  /** What has just happened, in one line. */
  readonly news?: string | null;
}
