import type {Card} from '@quinola/cards';
import type {ChartProfile, Thinker} from '@quinola/chart';
import {type CourtPack, type Ink, loadCourts} from '@quinola/faces';
import type {Choice, Game, Happening, MoveLike, Player} from '@quinola/play';
import {nothing, type TemplateResult} from 'lit';
import type {AnyStateMachine} from 'xstate';
import type {CardLook, CourtFace} from './card.js';
import {type DrawSilhouette, silhouettesByName} from './company.js';
import type {AnyTable} from './any-table.js';
import {FullScreenController} from './controllers/full-screen.js';
import type {Message} from './controllers/messages.js';
import {Missing} from './controllers/missing.js';
import type {OpenPanel} from './controllers/panels.js';
import type {LanguageController} from './controllers/language.js';
import {SizeController} from './controllers/size.js';
import type {Tool} from './frame.js';
import type {GameFeatures} from './game-features.js';
import type {Box} from './hand-rows.js';
import type {Labels} from './labels.js';
import {type LanguageCode, wordsIn, type WordSources} from './language.js';
import type {KitPanelWords, KitRoomWords} from './strings.js';
import {keyOf} from './lesson/lesson-request.js';
import {SETTINGS_KEY} from './settings.js';
import {en} from './strings/en.js';
import {TableAttributes} from './table-attributes.js';

/**
 * What the element of a game says of its game (rules, statechart, opponents, options, words, room, features), and what is drawn
 * apart from the match. Members marked
 * internal are for the kit's own parts and the games'.
 */
export abstract class GameOfTable<
  State,
  View,
  Move extends MoveLike,
  Options,
  H extends Happening,
  C extends Choice = never,
> extends TableAttributes {
  /** @internal */
  abstract readonly game: Game<State, View, Move, Options, H, C>;
  /** @internal */
  abstract readonly profile: ChartProfile<View, H>;
  /** @internal Ink of the backs. */
  abstract readonly backInk: Ink;
  /** Makes the machine of its match at the first call, and returns the same at every later one. */
  protected abstract readonly machine: () => AnyStateMachine;
  /** Where opponents' moves come from. */
  protected abstract readonly thinker: Thinker;
  /** The buttons beside the menu. */
  protected readonly tools: readonly Tool[] = ['hint', 'why'];
  /** @internal The book's own words for these buttons, shown as their tooltips. */
  declare tips: Readonly<Partial<Record<Tool, string>>> | undefined;
  /** The match's options from the attributes. @throws OptionsError */
  protected abstract readOptions(): Options;
  /** Options that are always valid. */
  protected abstract usualOptions(): Options;
  /** How many play under these options. */
  protected abstract playersFor(options: Options): number;
  /** @internal The sources of its own words. */
  abstract readonly wordSources: WordSources<object, object>;
  /** @internal Its own words of the room, in English until another language is there. */
  abstract gameWords: object;
  /** @internal Its own words of panels; there with the features. */
  gamePanelWords: object | null = null;
  /** Fetches what the game adds to the features of its table. @returns what makes them, once the words of panels are there */
  protected abstract importFeatures(): Promise<() => GameFeatures>;
  /** Fetches its own words of the room; the result overrides words of the kit, such as card names that only its pack has. */
  protected async loadRoomWords(code: LanguageCode): Promise<Partial<KitRoomWords> | undefined> {
    this.gameWords = await wordsIn(this.wordSources.room, code);
    return undefined;
  }
  /** Fetches what it adds to the features of its table, and its words of panels. */
  protected async loadFeatures(code: LanguageCode): Promise<GameFeatures> {
    const [features, words] = await Promise.all([
      this.importFeatures(),
      wordsIn(this.wordSources.panels, code),
    ]);
    this.gamePanelWords = words;
    return features();
  }
  /** Title and subtitle of the table; by default from its words. */
  protected titles(): readonly [title: string, subtitle?: string | undefined] {
    const {title, subtitle} = this.gameWords as {readonly title: string; readonly subtitle?: string};
    return [title, subtitle];
  }
  /** @internal The keys under which something may be kept for this table. */
  get keptUnder(): readonly string[] {
    const {persist} = this;
    return [SETTINGS_KEY, ...this.ownKeys, ...(persist ? [`quinola:${persist}`, keyOf(persist)] : [])];
  }
  /** Keys under which the game keeps something of its own. */
  protected readonly ownKeys: readonly string[] = [];
  /** @internal The visitor's hand, where he holds one. */
  readonly hand: {readonly cards: readonly Card[]} | null = null;
  /** The content of the table. */
  protected abstract room(look: CardLook): TemplateResult;
  /** A button of the game's own beside the menu. */
  protected ownTools(): TemplateResult | typeof nothing {
    return nothing;
  }
  /** The book that an opponent, or the advice to a visitor, follows, if a game has several; it becomes part of the player. */
  protected schoolOf(_player: Player): {school?: string} {
    return {};
  }
  /** @internal What the visitor sees as hands, each in the order shown, his own first. */
  hands(): readonly (readonly Card[])[] {
    return this.hand ? [this.hand.cards] : [];
  }

  // What is drawn, apart from the match.

  /** @internal The kit's words that are drawn with the first cards. */
  words: KitRoomWords = en;
  /** @internal The kit's words of panels; there with the features. */
  panelWords: KitPanelWords | null = null;
  /** @internal */
  code: LanguageCode = 'en';
  /** @internal */
  abstract readonly language: LanguageController;
  #labels: Labels | null = null;
  /** Whether the table has begun: from then on changes take effect at once. */
  protected hasBegun = false;
  /** @internal What is said beside a card. */
  note: {readonly card: Card; readonly text: string} | null = null;
  /** @internal A message that stays until it is closed. */
  message: Message | null = null;
  /** @internal What could not be fetched, and is fetched again when the visitor asks for it. */
  readonly missing = new Missing(this);
  /** @internal The panel that the visitor opened. */
  opened: OpenPanel | null = null;
  /** @internal The card that has the tab stop. */
  at: Card | null = null;
  /** @internal The card that was tapped once and waits for the second tap. */
  chosen: Card | null = null;
  /** @internal Draws the courts; `null` until it is there. */
  courts: CourtFace | null = null;
  /** @internal Draws the silhouettes; `null` until it is there. */
  company: DrawSilhouette | null = null;
  /** @internal */
  readonly screen = new FullScreenController(this);
  readonly #size = new SizeController(this);

  /**
   * Words of the page in place of the table's own, by the names that these have in `strings.ts` of the kit and of the game:
   * `{hint: 'Rat', 'lesson.next': 'Weiter'}`. A word that is a function there is one here. One that no table has is told of by a
   * `quinola-error`, `unknown-label`. They hold in every language; `null`: none.
   */
  get labels(): Labels | null {
    return this.#labels;
  }

  set labels(labels: Labels | null) {
    this.#labels = typeof labels === 'object' ? labels : null;
    if (this.hasBegun) void this.language.take();
  }

  /** @internal Puts the page's words among those that have just come. */
  async relabel(): Promise<void> {
    const {labels} = this;
    if (!labels) return;
    try {
      const {applyLabels} = await import('./labels.js');
      applyLabels(this as unknown as AnyTable, labels);
    } catch (error) {
      // The table does not wait for them: it has words of its own.
      this.missing.tell('labels', error, () => this.language.take());
    }
  }

  /** @internal The drawings of the courts of its pack. */
  loadCourts(): Promise<CourtPack> {
    return loadCourts();
  }

  /**
   * Fills the whole screen, or leaves it; where the browser or the frame around the page does not allow it, the window.
   * @param on absent: the other way than now
   */
  async fullScreen(on?: boolean): Promise<void> {
    await this.screen.set(on ?? !this.screen.isOn);
  }

  /** @internal The size of the table in px. */
  get box(): Box {
    return this.#size.box;
  }

  /** @internal The silhouettes of the players, by their names; `null` until they are drawn. */
  portraits(names: readonly string[]): readonly (TemplateResult | null)[] {
    return silhouettesByName(names).map((index) => this.company?.(index) ?? null);
  }

  /** Whether the cards are so small that their corners need marks. */
  protected get hasSmallCards(): boolean {
    return this.#size.hasSmallCards;
  }
}
