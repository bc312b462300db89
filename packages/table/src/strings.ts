import type {Card, Suit} from '@quinola/cards';
import type {AttributeWord, Level} from './attributes.js';
import type {AskWords, ChartWords, DailyWords, LessonNoteWords} from './panel-strings.js';
import type {Who} from './who.js';

export type {Who} from './who.js';

/** A number of an account: `+20`, `−10`, `0`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** The values of a refusal or an error, as given by the rules. */
export type About = Readonly<Record<string, string | number>>;

/**
 * The words of the kit that a table needs before its first card is played. Functions set plural, case and gender right. All
 * others are loaded later, see {@linkcode KitPanelWords}.
 */
export interface KitRoomWords {
  /** The card by name: `ten of hearts`. */
  readonly card: (card: Card) => string;
  readonly suit: (suit: Suit) => string;
  /** The corner index: `10`, `K`. */
  readonly rank: (rank: string) => string;
  /** The visitor's own name. */
  readonly you: string;
  /** Names of the machines, in the order of the players. */
  readonly names: readonly string[];

  readonly hand: string;
  /** A card of the hand, by its name. */
  readonly mayPlay: (name: string) => string;
  readonly mayNot: (name: string) => string;
  readonly holds: (who: Who, cards: number) => string;
  readonly table: string;
  /** A card on the table, by its name. */
  readonly lies: (who: Who, name: string, best: boolean) => string;
  readonly tricks: (tricks: number) => string;
  readonly partner: string;
  readonly dealer: string;

  /** The buttons of the table, by what they do. */
  readonly menu: string;
  readonly hint: string;
  readonly why: string;
  readonly last: string;
  readonly undo: string;
  readonly start: string;
  /** The line of the turn where tricks are played: the visitor leads, has to follow a suit, has none of it. */
  readonly yourLead: string;
  readonly yourFollow: (suit: Suit) => string;
  readonly yourFree: (suit: Suit) => string;
  /** The same line while it is another's turn, to speak or to play. */
  readonly waits: (who: Who) => string;
  /** While several others are to act, each in his own time. */
  readonly waitsForSome: string;
  /** While cards are dealt. */
  readonly dealing: string;
  /** Said where what comes after these words cannot be fetched; and the button that fetches it once more. */
  readonly lost: string;
  readonly tryAgain: string;
}

/** What of a table may be missing because a file could not be fetched, as its visitor knows it. */
export type PartName =
  | 'table'
  | 'language'
  | 'theme'
  | 'figures'
  | 'company'
  | 'furniture'
  | 'panel'
  | 'rules'
  | 'explanations'
  | 'lessons'
  | 'sounds'
  | 'kiosk'
  | 'kept'
  | 'opponents'
  | 'advice'
  | 'deals'
  | 'linkCode'
  | 'labels'
  | 'daily';

/** The words that a layout adds to the name of a pile. */
export interface LayoutWords {
  /** Where its piece may go: `, goes on three of hearts or to the foundation`. */
  readonly goes: (places: readonly string[]) => string;
  /** It is picked up. */
  readonly picked: string;
  /** What it takes while that is picked up. */
  readonly takes: (piece: string) => string;
}

/** The words of the kit’s panels and messages, and of what is said during play; fetched while the first cards are shown. */
export interface KitPanelWords {
  /** Label of the card that was tapped once, by its name. */
  readonly onceMore: (name: string) => string;
  /** What could not be fetched, in the nominative; and the sentence that lists it. */
  readonly parts: Readonly<Record<PartName, string>>;
  readonly notLoaded: (parts: readonly string[]) => string;
  /** The same for the eye, above that card. */
  readonly again: string;
  readonly thinks: (who: Who) => string;
  /** On the first card of a trick. */
  readonly led: string;
  /** On the best card of a full trick. */
  readonly highest: string;
  /** Where the visitor's card will lie. */
  readonly yours: string;
  /** How a trick stands: who has it by which card, over which; `full` = he takes it. */
  readonly holdsTrick: (who: Who, best: string, over: string | null, full: boolean) => string;
  readonly rules: string;
  /** The groups of the menu. */
  readonly menuGroups: Readonly<Record<'game' | 'help' | 'look' | 'page', string>>;
  readonly theme: string;
  readonly themes: Readonly<Record<AttributeWord<'theme'>, string>>;
  readonly language: string;
  /** How well the opponents play; `mixed`: not all alike. */
  readonly strength: string;
  readonly levels: Readonly<Record<Level | 'mixed', string>>;
  /** The panel that draws the chart of the game. */
  readonly chart: string;
  readonly close: string;
  readonly fullScreen: string;
  readonly leaveFullScreen: string;
  readonly goOn: string;

  readonly played: string;
  readonly settings: string;
  readonly keys: string;
  readonly finish: string;
  readonly pause: string;
  readonly resume: string;
  readonly newDeal: string;
  readonly newMatch: string;
  readonly askNew: string;
  readonly replay: string;
  /** The record of the match, as a file. */
  readonly record: string;
  /** The dialogue that puts this table into another page. */
  readonly copyTag: string;
  /** What this origin keeps of all tables, and what erases it. */
  readonly kept: string;
  readonly score: string;
  /** Title and question before something is done against the rules where that is possible. */
  readonly breach: string;
  readonly askBreach: string;
  readonly yes: string;
  readonly no: string;

  /** What follows is not in the language of the table but in this one, by its code: beside a button, or before a text. */
  readonly inLanguage: (code: string) => string;

  /** Where a move has no reason: the visitor's own, one that a lesson has set, one for which no maxim was asked. */
  readonly noReason: {readonly own: string; readonly set: string; readonly none: string};
  /** Before a maxim that spoke too, and had to yield. */
  readonly yields: string;
  readonly nothingYet: string;
  /** Said where tricks may not be looked at again. */
  readonly turned: string;
  readonly takenBack: string;
  /**
   * Search: best in `best` of `deals` imagined deals, worth `margin` more than the next card; `null` where it is hardly
   * better. A game says it in its own money; `unit` is what the reason itself says of it.
   */
  readonly counted: (
    best: number,
    deals: number,
    better: {readonly margin: number; readonly next: Card; readonly unit?: string | undefined} | null,
  ) => string;

  /** One message for each error code, but for those of records. */
  readonly errors: Readonly<Record<string, (about: About) => string>>;

  /** Said in a kiosk before the table starts again for the next visitor. */
  readonly stillThere: string;
  /** Where the replay stands: after so many cards. */
  readonly step: (at: number, total: number) => string;
  readonly back: string;
  readonly forth: string;
  readonly save: string;
  readonly load: string;
  /** Asked before a record takes the place of the running match. */
  readonly askLoad: string;
  readonly link: string;
  /** The same from the second deal on, for a seed leads to the first. */
  readonly linkFirst: string;
  /** Between two visitors at one device: the title, what is to be done, and the button of the one who comes. */
  readonly curtain: string;
  readonly handOver: (name: string) => string;
  readonly iAm: (name: string) => string;
  /** The link, drawn for a camera. */
  readonly linkCode: string;
  readonly copied: string;
  readonly copyAs: string;
  readonly snippets: Readonly<Record<'tag' | 'file' | 'frame' | 'wordpress', string>>;
  readonly sameDeal: string;
  /** The same from the second deal on. */
  readonly sameFirst: string;
  readonly copy: string;
  readonly copiedText: string;
  readonly copyByHand: string;
  /** Stands between the tags, for browsers in which no table comes. */
  readonly tableHere: string;
  readonly keptNothing: string;
  /** A match kept under a key that its page has chosen. */
  readonly keptMatch: (key: string) => string;
  /** How the visitor fared. */
  readonly keptCount: string;
  readonly erase: string;
  readonly erased: string;
  readonly chartWords: ChartWords;
  readonly layout: LayoutWords;
  readonly asks: AskWords;
  readonly confirm: string;
  readonly confirmAuto: string;
  readonly confirmAlways: string;
  readonly confirmNever: string;
  readonly obvious: string;
  readonly obviousAsk: string;
  readonly obviousLast: string;
  readonly obviousAll: string;
  readonly indices: string;
  readonly indicesAuto: string;
  readonly indicesCorner: string;
  readonly indicesNone: string;
  readonly suits: string;
  readonly suitsGerman: string;
  readonly suitsTwo: string;
  readonly suitsFour: string;
  readonly figures: string;
  readonly figuresSingle: string;
  readonly figuresDouble: string;
  readonly pace: string;
  readonly paceSlow: string;
  readonly paceCalm: string;
  readonly paceQuick: string;
  readonly paceNone: string;
  readonly sound: string;
  readonly voice: string;
  /** The cards that the visitor may play, by their names. */
  readonly canPlay: (cards: readonly string[]) => string;
  readonly opponents: string;
  readonly name: (player: number) => string;
  readonly lesson: LessonNoteWords;
  readonly daily: DailyWords;
  /** Buttons of messages: take the game over from another tab; put what cannot be read aside. */
  readonly takeOver: string;
  readonly setAside: string;
  /** One message for each error code of a record, handed in or kept. */
  readonly recordErrors: Readonly<Record<string, () => string>>;
  /** The keyboard map: key and what it does. */
  readonly keyMap: readonly (readonly [keys: string, what: string])[];
}

/** What a button of a message says. */
export type MendWord = keyof Pick<KitPanelWords, 'resume' | 'takeOver' | 'setAside'>;

/** A button of a message that solves the problem. */
export interface Mend {
  readonly text: MendWord;
  readonly act: () => void;
}
