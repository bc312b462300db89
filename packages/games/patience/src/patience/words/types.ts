import type {Card} from '@quinola/cards';
import type {About, Page} from '@quinola/table';
import type {Group, Way} from '../rules/schema.js';

/** What a button of a patience does. */
export type ActionName =
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
  /** The patiences of the book by id, if their names differ from the English ones. */
  readonly titles?: Readonly<Record<string, string>>;
  readonly deeds: Readonly<Record<ActionName, string>>;
  /** What may be done, in one line; the part before a colon is highlighted. */
  readonly prompts: {
    /** How many cards can go to their foundations; they are named if they are few. */
    readonly home: (count: number, cards: readonly string[]) => string;
    /** How many cards can be moved elsewhere. */
    readonly move: (count: number) => string;
    /** This card is picked up; its name is passed with a capital letter. */
    readonly lay: (card: string) => string;
    /** No card fits: only this can be done. */
    readonly only: (action: string) => string;
  };
  /** The progress of the game. */
  readonly founded: (cards: number, total: number) => string;
  readonly redealsLeft: (times: number) => string;
}

/** What a patience table says in its panels and about happenings; loaded while the first cards are shown. */
export interface PatiencePanelWords {
  /** A place of the layout by group and number, from 0: `third fan`. */
  readonly pile: (group: Pick<Group, 'id' | 'role' | 'n'>, index: number) => string;
  /** A place with its top card: `Seven of hearts, third fan`. */
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
  /** What a pile takes now, by the names of the cards, in a line whose part before a colon is highlighted. */
  readonly pileTakes: (cards: readonly string[]) => string;
  readonly moved: (card: Card, way: Way | 'turn' | 'base', onto: string) => string;
  readonly gathered: string;
  /** Asks the player to choose something now. */
  readonly asked: Readonly<Record<'laying' | 'falling' | 'refilling' | 'must', string>>;
  readonly cameOut: string;
  /** Of a patience that came out by the helper's way: no praise. */
  readonly ledOut: string;
  /** The button that sends every card to its foundation, when nothing else is left to do; and its line among the keys. */
  readonly allHome: string;
  readonly stuck: string;
  readonly stuckText: string;
  /** Why a move cannot be made, by the rules' reason. */
  readonly refusals: Readonly<Record<string, (about: About) => string>>;

  // The menu and its panels.
  readonly another: string;
  readonly again: string;
  /** A deal named by the words it is shuffled from. */
  readonly named: string;
  readonly namedText: string;
  readonly name: string;
  readonly begin: string;
  readonly proven: string;
  /** A search for a deal that comes out is on its nth deal. */
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
  /** The book's own words for the buttons, advice and both endings, if it is written in this language. */
  readonly book?: Readonly<Partial<Record<ActionName | 'hint' | 'cameOut' | 'stuck', string>>>;
  readonly patienceKeys: readonly (readonly [keys: string, what: string])[];
}

/** The rules pages of one language, by patience. */
export type RulesPages = Readonly<Record<string, Page>>;
