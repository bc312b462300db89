import type {PlaceKind} from '@quinola/chart/picture.js';
import type {Who} from './who.js';

// Groups of words within KitPanelWords: of lessons, of what a phase asks, of the game chart.

/** The words of a table on which a lesson is played, or offered. */
export interface LessonNoteWords {
  /** Title of the list of lessons, and of its two parts. */
  readonly title: string;
  readonly guides: string;
  readonly problems: string;
  readonly showHow: string;
  readonly minutes: (minutes: number) => string;
  /** Said at the first visit. */
  readonly offer: (minutes: number) => string;
  readonly noThanks: string;
  /** Where a lesson stands: step so many of so many. */
  readonly at: (step: number, total: number) => string;
  readonly back: string;
  readonly next: string;
  /** Makes the move that is asked for in the visitor's place; the same at a problem. */
  readonly skip: string;
  readonly solution: string;
  readonly again: string;
  readonly leave: string;
  /** At the end: goes on with the deal; when the deal is over, shows how it is settled. */
  readonly playOn: string;
  readonly count: string;
  /** Goes on with the lesson of this title. */
  readonly further: (title: string) => string;
  /** At the end: what follows tells where hints and opponents of the table would have chosen otherwise. */
  readonly differs: string;
  /** Said of an answer where the lesson has no words for it: it was meant; it was lawful but another was meant. */
  readonly right: string;
  readonly other: string;
  /** Said above the next step to who goes on with another answer. */
  readonly kept: string;
}

/** The words for what is asked: cards to choose, an auction. */
export interface AskWords {
  /** A card by its name that may be chosen, may not, or is chosen. */
  readonly mayChoose: (name: string) => string;
  readonly mayNotChoose: (name: string) => string;
  readonly isChosen: (name: string) => string;
  /** How many are chosen: `2 of 3 chosen`. */
  readonly count: (chosen: number, least: number, most: number) => string;
  /** Said when a card has been chosen; `count` is as above. */
  readonly nowChosen: (name: string, count: string) => string;
  readonly putBack: (name: string) => string;
  /** Said when one more is touched than may be chosen. */
  readonly enough: (most: number) => string;
  /** The panel of the bidding. */
  readonly auction: string;
  readonly pass: string;
  /** A rung that the visitor may take over, by its name. */
  readonly hold: (bid: string) => string;
  readonly holds: (who: Who) => string;
  /** Said before few games are shown, while they are looked for, and where there are none; the button that shows all. */
  readonly likely: string;
  readonly looking: string;
  readonly noneLikely: string;
  readonly allGames: string;
  /** How often a game is made, of ten imagined deals; all ten are no certainty. */
  readonly made: (times: number) => string;
  /** Said as long as no price of a tariff card is chosen. */
  readonly touchPrice: string;
  /** What each pays. */
  readonly pays: (amount: number) => string;
  readonly advised: string;
  /** The keys of a ladder of bids, and what they do: a line of the keyboard help. */
  readonly ladderKeys: readonly [keys: string, what: string];
  /** The button that takes these sets, as `10` and `7+2+A`, of so many cards; and the one that lays the card down. */
  readonly take: (sets: readonly string[], cards: number) => string;
  readonly lay: string;
  /** A card of the hand with the sets that it takes, all that lies there or not; one that takes nothing. */
  readonly takes: (card: string, sets: readonly (readonly string[])[], all: boolean) => string;
  readonly takesNothing: (card: string) => string;
  /** A card of the table that was touched: no card of the hand takes it, or the chosen one does not. */
  readonly notTaken: (card: string) => string;
  readonly takesNot: (chosen: string, card: string) => string;
  /** How a chosen card is played by keys, and how it takes otherwise. */
  readonly takeKeys: readonly [keys: string, what: string];
  /** What is outbid, the highest first, and how many more that are not named. */
  readonly outbid: (names: readonly string[], more: number) => string;
  /** The line of the turn: he bids first, has been outbid by one whom he may hold, or bids over; `pass`: he may pass. */
  readonly yourWord: (situation: 'opening' | 'answering' | 'overbidding', pass: boolean) => string;
  readonly stake: StakeWords;
}

/** The words of stakes that are laid on places; a place is empty where there is only one. */
export interface StakeWords {
  /** The number that can be changed, and its buttons. */
  readonly amount: string;
  readonly less: string;
  readonly more: string;
  /** What a place is on which nobody has staked. */
  readonly nothing: string;
  /** The button that lays so much, and the one that takes back what lies there. */
  readonly lay: (amount: number, place: string) => string;
  readonly takeBack: string;
  /** Said when so much is prepared. */
  readonly prepared: (amount: number, place: string) => string;
  /** The keys of a stake, and what they do: a line of the keyboard help. */
  readonly keys: readonly [keys: string, what: string];
}

/** The words of the panel that draws the chart of the game; titles of phases are the game's own. */
export interface ChartWords {
  readonly intro: string;
  /** Marks the state in which the match is. */
  readonly here: string;
  readonly leads: string;
  /** Among the states that one leads to: itself. */
  readonly again: string;
  /** Title of what may happen in every state. */
  readonly always: string;
  /** Buttons under the drawing. */
  readonly larger: string;
  readonly smaller: string;
  readonly print: string;
  readonly kinds: Readonly<Record<Exclude<PlaceKind, 'group'>, string>>;
  /** What goes on within a state, by the name of the inner state. */
  readonly beats: Readonly<Record<string, string>>;
  /** What may happen at any table, by the type of the event; a game has words for its own. */
  readonly events: Readonly<Record<string, string>>;
}

/** The words of the deal of the day. */
export interface DailyWords {
  /** Its title, and its line of the menu. */
  readonly title: string;
  /** What it is: the same for all, by the date in UTC, who else plays, where the diary is; `alone`: nobody but the helper of a game for one. */
  readonly about: (alone: boolean) => string;
  /** The button that deals the cards of today. */
  readonly today: string;
  /** The deal of another day runs: asked before today’s takes its place. */
  readonly unfinished: (day: string) => string;
  readonly you: string;
  /** One of several who play by the book; 0 = the only one, or all of them. */
  readonly book: (nth: number) => string;
  readonly master: string;
  /** Who plays where nobody plays against the visitor. */
  readonly helper: string;
  /** While others play the cards. */
  readonly playing: string;
  /** A result: `8 of 13`. */
  readonly of: (reached: number, most: number) => string;
  readonly diary: string;
  readonly day: string;
  /** The name of the text that can be sent to others. */
  readonly text: string;
}
