import type {Happening, Refusal} from '@quinola/play';
import type {CSSResultOrNative, nothing, TemplateResult} from 'lit';
import type {Wish} from './keys.js';
import type {LanguageCode} from './language.js';
import type {PanelLoader} from './panels.js';
import type {Place} from './places.js';

/** What a game adds to the service of its table. */
export interface GameService {
  /** Looks of what is not there before the first card. */
  readonly styles: readonly CSSResultOrNative[];
  readonly panels: Readonly<Record<string, PanelLoader>>;
  /** The panel that the state of the game itself lays open, if one. */
  wanted(): string | null;
  /** Where cards travel: the place that gathers, the place that deals. */
  ways(): readonly [to: Place | null, from: Place | null];
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
  /** Lines of the menu that only this game has. */
  items(): TemplateResult | typeof nothing;
  /** The words that attributes of this game alone know, where its rules do not say it. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** Attributes of this game alone that are offered to whoever takes the table into another page, with the words that they know. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /**
   * What the game is called in a language.
   * @param set attributes that are chosen for another page, by name; the empty value is the usual one
   */
  titleIn(code: LanguageCode, set: Readonly<Record<string, string>>): Promise<string>;
  /** Letters that mean something else here, or only here. */
  readonly keys?: Readonly<Record<string, Wish>>;
  /** Lines that the keyboard map has at this game alone. */
  keyLines?(): readonly (readonly [keys: string, what: string])[];
  /** Does what only this game knows; whether it was that. */
  act?(wish: Wish): boolean;
  /**
   * How cards travel where they are no hands and no tricks: asked before the table is drawn anew, for what is to be done
   * after it.
   * @param ms time of one way
   */
  travels?(ms: number): () => void;
}
