import type {Happening, Refusal} from '@quinola/play';
import type {CSSResultOrNative} from 'lit';
import type {Ask} from './asks/ask.js';
import type {CardOrder} from './card-order.js';
import type {Glossary} from './glossary/glossary.js';
import type {Command} from './keys.js';
import type {DayMeasure} from './daily/measure.js';
import type {LanguageCode} from './language.js';
import type {LessonOffer} from './lesson/lesson-state.js';
import type {Announcer} from './controllers/announcer.js';
import type {PanelLoader} from './controllers/panels.js';
import type {MenuLines} from './menu-lines.js';
import type {Place} from './places.js';
import type {Responding} from './asks/responding-model.js';
import type {Staking} from './rooms/bank/staking-model.js';
import type {Taking} from './rooms/middle/taking-model.js';

/** What a game adds to the features of its table; fetched with them after the first cards are shown. */
export interface GameFeatures {
  /** Its own panels that a page may open at any time of a match. */
  readonly openPanels?: readonly string[];
  /** Styles of what is not shown with the first cards. */
  readonly styles: readonly CSSResultOrNative[];
  readonly panels: Readonly<Record<string, PanelLoader>>;
  /** The panel that opens automatically in the current state, such as a sheet or a ceremony; `null` if none does. */
  autoPanel(): string | null;
  /** The visitor's current decision, other than playing a card; the kit draws it. Called only while it is his turn. */
  asks?(): Ask | null;
  /** Cards of the hand that take cards of the table, see `middleFeatures`; absent where a game never asks for them. */
  taking?(announcer: Pick<Announcer, 'say'>, asked: () => Ask | null): Taking;
  /** Stakes on places, see `bankFeatures`; absent where a game never asks for them. */
  staking?(announcer: Pick<Announcer, 'say'>, asked: () => Ask | null): Staking;
  /** Answers at the line of the turn, see `respondFeatures`; absent where a game never asks for them. */
  responding?(asked: () => Ask | null): Responding;
  /** The ends of card animations: the place that wins the trick, and the place of the dealer. */
  travelEnds(): readonly [to: Place | null, from: Place | null];
  /** The line that says whose turn it is. */
  status(): string;
  /** Sentence for a refusal. */
  refusal(refusal: Refusal): string;
  /** The sentence for a breach that is possible; absent in games without breaches. */
  breach?(refusal: Refusal): string;
  /** The announcement of a happening. */
  tell(happening: Happening): string | null;
  /** The DOM event for a happening. */
  eventOf(happening: Happening): Event | null;
  /** Lessons of the game; the first is for beginners. */
  readonly lessons?: readonly LessonOffer[];
  /** The current order of the cards, if it is unusual: shown on the table if there is space, and opened by the menu. */
  order?(): CardOrder;
  /** The meanings of its terms in a language, shown when a term is touched. */
  readonly terms?: (code: LanguageCode) => Promise<Glossary>;
  /** How its deal of the day is measured, where that is not the gain of the deal. */
  readonly day?: DayMeasure;
  /** Lines of the menu that only this game has; no group of a menu may have more than seven. */
  menuItems?(): MenuLines;
  /** The values of the game's own attributes that its rules do not check. */
  readonly attributeWords?: Readonly<Record<string, readonly string[]>>;
  /** The game's own attributes that only change how it looks: no new match begins with them. */
  readonly looks?: readonly string[];
  /** The game's own attributes that the embedding dialogue offers, with their values. */
  options?(): Readonly<Record<string, readonly string[]>>;
  /**
   * The title of the game in a language, if it differs from the title among its words.
   * @param set attributes that are chosen for another page, by name; the empty value is the usual one
   */
  titleIn?(code: LanguageCode, set: Readonly<Record<string, string>>): Promise<string>;
  /** Letter keys with another meaning than at other tables, or only here. */
  readonly keys?: Readonly<Record<string, Command>>;
  /** Whether the game bids with the kit's ladder; its keys are then listed in the keyboard help. */
  readonly bids?: boolean;
  /** Lines of the keyboard help that only this game has. */
  keyLines?(): readonly (readonly [keys: string, what: string])[];
  /** Runs a command of this game only. @returns whether it was one */
  run?(command: Command): boolean;
  /**
   * Card animation for games without hands and tricks: called before an update, returns a function to call after it.
   * @param ms duration of one card's movement
   */
  animate?(ms: number): () => void;
}
