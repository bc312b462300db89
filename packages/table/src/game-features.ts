import type {Happening, Refusal} from '@quinola/play';
import type {CSSResultOrNative} from 'lit';
import type {Ask} from './asks/ask.js';
import type {CardOrder} from './card-order.js';
import type {Glossary} from './glossary/glossary.js';
import type {Command} from './keys.js';
import type {LanguageCode} from './language.js';
import type {LessonOffer} from './lesson/lesson-state.js';
import type {PanelLoader} from './controllers/panels.js';
import type {MenuLines} from './panels/menu.js';
import type {Place} from './places.js';

/** What a game adds to the features of its table; fetched with them after the first cards are shown. */
export interface GameFeatures {
  /** Its own panels that a page may open at any time of a match. */
  readonly openPanels?: readonly string[];
  /** Styles of what is not shown with the first cards. */
  readonly styles: readonly CSSResultOrNative[];
  readonly panels: Readonly<Record<string, PanelLoader>>;
  /** The panel that the state of the game opens by itself, as a sheet or a ceremony; `null` where it opens none. */
  autoPanel(): string | null;
  /** What is asked of the visitor now, beside a card to play: the kit draws it. Asked only while he is waited for. */
  asks?(): Ask | null;
  /** Where travelling cards go to and come from: the place that gathers a trick, the place that deals. */
  travelEnds(): readonly [to: Place | null, from: Place | null];
  /** The line that says whose turn it is. */
  status(): string;
  /** Sentence for a refusal. */
  refusal(refusal: Refusal): string;
  /** Sentence for what is unlawful and may be done all the same; absent where nothing is. */
  breach?(refusal: Refusal): string;
  /** What is said of a happening. */
  tell(happening: Happening): string | null;
  /** The table's own event for a happening. */
  eventOf(happening: Happening): Event | null;
  /** Lessons of the game, the first for who has never played it. */
  readonly lessons?: readonly LessonOffer[];
  /** The order of the cards now, where it is unusual: it lies on the table where there is room, and the menu opens it. */
  order?(): CardOrder;
  /** What the terms of its words mean, in a language: told on the table at a touch. */
  readonly terms?: (code: LanguageCode) => Promise<Glossary>;
  /** Lines of the menu that only this game has; no group of a menu may have more than seven. */
  menuItems?(): MenuLines;
  /** The values that attributes of this game alone take, where its rules do not check them. */
  readonly attributeWords?: Readonly<Record<string, readonly string[]>>;
  /** Attributes of this game alone that are offered to whoever takes the table into another page, with the words that they know. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /**
   * What the game is called in a language, where it is not the title among its words.
   * @param set attributes that are chosen for another page, by name; the empty value is the usual one
   */
  titleIn?(code: LanguageCode, set: Readonly<Record<string, string>>): Promise<string>;
  /** Letter keys with another meaning than at other tables, or only here. */
  readonly keys?: Readonly<Record<string, Command>>;
  /** Whether there are bids, by a ladder of the kit: its keys stand in the keyboard help. */
  readonly bids?: boolean;
  /** Lines of the keyboard help that only this game has. */
  keyLines?(): readonly (readonly [keys: string, what: string])[];
  /** Carries out a command that only this game knows. @returns whether it was one */
  run?(command: Command): boolean;
  /**
   * How cards travel where there are no hands and no tricks: called before an update, returns what is to be done after it.
   * @param ms time of one card's way
   */
  animate?(ms: number): () => void;
}
