// The vocabulary for describing a patience: schema `historic-patience/1`, typed.
// Lengths are in card widths; a card is 1.4 high; x goes right, y down, from the table's upper left.

/** Centre of a pile's first card, and its clockwise turn in degrees. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly r?: number;
}

/** The offset of each further card of a pile from the one below, in the pile's own rotated frame. */
export interface Spread {
  readonly dx: number;
  readonly dy: number;
  /** Largest total offset; a longer pile is compressed evenly. */
  readonly max?: number;
}

/** Which card may be put on which. `wrap`: the ace follows the king. */
export interface Build {
  readonly dir: 'up' | 'down' | 'both';
  readonly suit: 'same' | 'any';
  readonly wrap: boolean;
}

/** What starts a foundation: `each` = every place has its suit, `any` = first come, `preset` = it is already there. */
export interface Base {
  readonly rank: string;
  readonly suit: 'each' | 'any' | 'preset';
}

/** A row, circle or heap of piles of one kind; the piles are `id.0`, `id.1`, … (one stock or talon is just `id`). */
export interface Group {
  readonly id: string;
  readonly role: 'foundation' | 'packet' | 'display' | 'stock' | 'talon';
  readonly n: number;
  readonly at: readonly Place[];
  readonly spread: Spread;
  readonly base?: Base;
  /** Required for foundations; packets that take no cards have none. */
  readonly build?: Build | null;
  /** Number of cards in a full foundation: one number, or one for each place. */
  readonly size?: number | readonly number[];
  /** What happens to an emptied packet: nothing, it takes any card, or the refill fills it. */
  readonly empty?: 'closed' | 'any' | 'refill';
  /** The refill fills it up to this many cards; default 1. */
  readonly min?: number;
  /** The group whose pile with the same number blocks this one while it holds a card. */
  readonly blockedBy?: string;
  /** The foundations this side of the layout touches, place by place. */
  readonly adjoins?: string;
  /** The player may look through the packet. */
  readonly examine?: boolean;
}

/** Cards that go straight to other groups when dealt: all of a rank, or any that start a foundation. */
export interface Divert {
  readonly match?: 'base';
  readonly rank?: string;
  readonly to: readonly string[];
}

/** One dealing step. */
export type Deal =
  /** Whole packets one after another. */
  | {readonly deal: 'packets'; readonly to: string; readonly each: number}
  /** Row by row, from the left. */
  | {readonly deal: 'rows'; readonly to: string; readonly rows: number}
  /** One card to each pile. */
  | {readonly deal: 'row'; readonly to: string; readonly divert?: readonly Divert[]}
  /** Card by card onto one packet until a card of rank `opens` starts the next; phase `during` is active meanwhile. */
  | {
      readonly deal: 'stream';
      readonly to: string;
      readonly opens: string;
      readonly divert?: readonly Divert[];
      readonly during: string;
    }
  /** Round the piles; a falling card that fits may be played, and the next card takes its pile. */
  | {
      readonly deal: 'rounds';
      readonly order: readonly string[];
      readonly divert?: readonly Divert[];
      readonly falling?: Falling;
    };

/** Where a falling card may be played; `tops`: also cards already on the packets. */
export interface Falling {
  readonly to: readonly string[];
  readonly guard?: GuardId;
  readonly tops?: boolean;
}

/** A step of the program: deal, or play. */
export type Step = Deal | {readonly phase: string};

/** Conditions too special to be expressed as data. */
export type GuardId =
  | 'bare-base'
  | 'open-ray'
  | 'corner-or-adjoining'
  | 'feeds'
  | 'rescue-sixth-row'
  | 'rescue-when-stuck'
  | 'full-packet';

/** The ways to move a card. */
export type Way = 'play' | 'marry' | 'fill' | 'park' | 'transfer' | 'grace' | 'rescue';

/** A kind of move: from which groups to which; `row*` names all groups with that prefix. */
export interface MoveRule {
  readonly id: Way;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly guard?: GuardId | null;
}

/** How vacant places are filled, group by group. */
export interface Refill {
  readonly groups: readonly string[];
  readonly from: readonly string[];
  /** At once, or all together when the player asks for it. */
  readonly mode: 'immediate' | 'batch';
  readonly divert?: readonly Divert[];
  /** `first`: from the first pile that has a card; otherwise the player chooses. */
  readonly choose?: 'first';
}

/** What may be done in a phase. */
export interface Phase {
  /** Bases that move to their places automatically. */
  readonly forced?: readonly {
    readonly match: 'base';
    readonly from: readonly string[];
    readonly to: readonly string[];
  }[];
  readonly moves: readonly MoveRule[];
  readonly refill?: Refill;
  /** Number of cards turned at a time from the stock to the talon. */
  readonly turn?: 1;
  /** The player starts the next step of the program; `stuck`: only when nothing else can be done. */
  readonly next?: 'button' | 'stuck';
  readonly redeal?: boolean;
}

/** Redealing the remaining cards. */
export interface Redeal {
  readonly times: number;
  /** Groups or piles, in the order of gathering. */
  readonly collect: readonly string[];
  readonly shuffle: boolean;
  readonly program: readonly Deal[] | 'same';
  /** `stuck`: only when nothing else can be done. */
  readonly when?: 'stuck';
}

/** A value of an option. */
export type OptionValue = string | number | boolean;

/** A choice of the player; `patch` tells which data a value changes, by path (list items by id). */
export interface PatienceOption {
  readonly id: string;
  readonly values: readonly OptionValue[];
  /** `source`, a reading of it, a later book, or only this table. */
  readonly origin: 'source' | 'reading' | 'later' | 'table';
  readonly patch?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Another layout of the same piles, for a table of another shape: unnamed groups keep their places. */
export interface OtherLayout {
  readonly w: number;
  readonly h: number;
  /** Places by group. */
  readonly at: Readonly<Record<string, readonly Place[]>>;
  readonly spread?: Readonly<Record<string, Spread>>;
}

/** A complete patience. */
export interface Patience {
  readonly id: string;
  /** By language; `en` is required. For the book's eleven, other languages are in each language's words. */
  readonly title: Readonly<Record<string, string>>;
  /** Its source: for the eleven, the lines of the Russian text. */
  readonly source?: string;
  readonly packs: 1 | 2;
  /** Cards that take no part. */
  readonly remove?: readonly {readonly rank: string; readonly n: number}[];
  /** Cards put on their places before the rest is shuffled. */
  readonly preset?: readonly {readonly to: string; readonly rank: string; readonly suit?: string}[];
  readonly table: {readonly w: number; readonly h: number};
  /** A table uses the layout that gives the widest cards; among nearly equal ones, the first. */
  readonly layouts?: readonly OtherLayout[];
  readonly groups: readonly Group[];
  readonly program: readonly Step[];
  readonly phases: Readonly<Record<string, Phase>>;
  readonly redeal?: Redeal;
  /** Groups that must be full for the game to come out. */
  readonly win: readonly string[];
  /** The player's options. */
  readonly options?: readonly PatienceOption[];
}
