import type {Card} from '@quinola/cards';
import type {About} from '@quinola/table';
import type {Group, Way} from './schema.js';

/** What a button of a patience does. */
export type Deed =
  | 'turn'
  | 'refill'
  | 'card'
  | 'row'
  | 'circle'
  | 'leave'
  | 'redeal'
  | 'rescue'
  | 'on'
  | 'redo'
  | 'show'
  | 'look';

/** What a patience table says before its first card is moved. */
export interface PatienceRoomWords {
  /** The patiences of the book by id, where they are called otherwise than in English. */
  readonly titles?: Readonly<Record<string, string>>;
  readonly deeds: Readonly<Record<Deed, string>>;
  /** What may be done, in one line; what stands before a colon is lit. */
  readonly prompts: {
    /** How many cards can go to their foundations; named where they are few. */
    readonly home: (count: number, cards: readonly string[]) => string;
    /** How many cards can be laid elsewhere. */
    readonly move: (count: number) => string;
    /** This card is picked up; it comes with a capital letter. */
    readonly lay: (card: string) => string;
    /** No card fits: there is but this to do. */
    readonly only: (deed: string) => string;
  };
  /** How far the game has come. */
  readonly founded: (cards: number, of: number) => string;
  readonly redealsLeft: (times: number) => string;
}

/** What a patience table says in its panels, and of what happens; fetched while the first cards are shown. */
export interface PatiencePanelWords {
  /** A place of the layout by its group and number, from 0: `third fan`. */
  readonly pile: (group: Pick<Group, 'id' | 'role' | 'n'>, index: number) => string;
  /** A place with its uppermost card: `Seven of hearts, third fan`. */
  readonly lies: (card: string, pile: string) => string;
  readonly empty: (pile: string, group: Pick<Group, 'id' | 'role'>) => string;
  /** Cards face down. */
  readonly hidden: (pile: string, cards: number) => string;
  /** Added to a place: where its card may go, named by the cards or places there. */
  readonly goes: (places: readonly string[]) => string;
  readonly toFoundation: string;
  /** Added to the place whose card is picked up, and to the places that take it. */
  readonly picked: string;
  readonly takes: (card: string) => string;
  readonly moved: (card: Card, way: Way | 'turn' | 'base', onto: string) => string;
  readonly gathered: string;
  /** Something may be chosen now. */
  readonly asked: Readonly<Record<'laying' | 'falling' | 'refilling' | 'must', string>>;
  readonly cameOut: string;
  readonly stuck: string;
  readonly stuckText: string;
  /** Why a move cannot be made, by the reason of the rules. */
  readonly refusals: Readonly<Record<string, (about: About) => string>>;

  // The menu and its panels.
  readonly another: string;
  readonly again: string;
  readonly daily: string;
  /** The deal of another day is not finished, and would be lost by today's. */
  readonly anotherDay: (day: string) => string;
  readonly today: string;
  /** A deal by the words from which it is shuffled. */
  readonly named: string;
  readonly namedText: string;
  readonly name: string;
  readonly begin: string;
  readonly proven: string;
  /** A deal that comes out is looked for, and this is the nth that is tried. */
  readonly trying: (nth: number) => string;
  readonly provenText: string;
  readonly difficulty: (turns: number) => string;
  readonly games: string;
  readonly goal: string;
  readonly goalText: string;
  readonly askAnother: string;
  readonly rescueText: string;
  readonly lookText: string;

  readonly inquiry: string;
  readonly inquiryText: string;
  readonly lookIn: string;
  readonly lookInText: string;
  readonly withoutLooking: string;
  readonly searching: (nodes: number, most: number) => string;
  readonly stop: string;
  readonly canCome: string;
  readonly cannotCome: string;
  readonly unknown: string;
  readonly showWay: string;
  readonly nextOfWay: string;
  readonly wayLeft: (moves: number) => string;

  readonly statistics: string;
  readonly played: string;
  readonly came: string;
  readonly best: string;
  readonly bestLine: (moves: number) => string;
  readonly erase: string;
  readonly exported: string;
  readonly nothingPlayed: string;
  readonly local: string;
  readonly adviceNone: string;
  /** The book's own words for the buttons, for advice and for both ends, where it is written in this language. */
  readonly book?: Readonly<Partial<Record<Deed | 'hint' | 'cameOut' | 'stuck', string>>>;
  readonly patienceKeys: readonly (readonly [keys: string, what: string])[];
}
