import type {Card} from '@quinola/cards';
import type {ChartProfile} from '@quinola/chart';
import {type CourtPack, type Ink, loadCourts, loadGerman} from '@quinola/faces';
import type {Choice, Game, GameRecord, Happening, MoveLike, Player, Seat} from '@quinola/play';
import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import type {AnyTable} from './any-table.js';
import type {CardLook} from './card.js';
import {Beginning} from './controllers/beginning.js';
import {LessonsController} from './controllers/lessons.js';
import {MatchController} from './controllers/match.js';
import {frame, frameBefore} from './frame.js';
import type {GameFeatures} from './game-features.js';
import type {Tool} from './keys.js';
import {type LanguageCode, wordsIn, type WordSources} from './language.js';
import {keyOf} from './lesson/lesson-request.js';
import type {Known, TableActor} from './match-context.js';
import {matchSetup} from './match-setup.js';
import {keyFor} from './own-key.js';
import type {SeatPlayer} from './players.js';
import {SETTINGS_KEY} from './settings.js';
import type {KitRoomWords, Who} from './strings.js';
import {cardStyles} from './styles/cards.js';
import {frameStyles} from './styles/frame.js';
import {salon} from './styles/salon.js';
import {tableStyles} from './styles/table.js';
import type {TableDescription} from './table-description.js';
import {TableElement} from './table-element.js';
import type {TableSave} from './table-save.js';

/**
 * The base of every table: its game, its match, and what a page asks of it. A game's element extends it, and says in its
 * `description` what the game is: rules, statechart, options, words, opponents, room. Its behaviour is implemented by controllers;
 * those that the first cards do not need are loaded with `TableFeatures`. Members marked internal are for the kit's own parts and
 * the games'.
 */
export abstract class GameTable<
  State,
  View,
  Move extends MoveLike,
  Options,
  H extends Happening,
  C extends Choice = never,
> extends TableElement {
  /** Version of the kit; two versions in one page say so once on the console. */
  static readonly version: string = '0.1.0';
  static override readonly styles = [salon, tableStyles, frameStyles, cardStyles];

  // The game.

  /** What its game is: `this.describe({…})`. */
  protected abstract readonly description: TableDescription<State, View, Move, Options, H, C>;
  /** Gives a description the types of the game, without naming them once more. */
  protected describe(description: typeof this.description): typeof this.description {
    return description;
  }
  /** @internal The visitor's hand, where he holds one. */
  readonly hand: {readonly cards: readonly Card[]} | null = null;
  /** @internal The book's own words for the buttons beside the menu, shown as their tooltips. */
  declare tips: Readonly<Partial<Record<Tool, string>>> | undefined;

  /** @internal */
  get game(): Game<State, View, Move, Options, H, C> {
    return this.description.game;
  }

  /** @internal */
  get profile(): ChartProfile<View, H> {
    return this.description.profile;
  }

  /** @internal The sources of its own words. */
  get wordSources(): WordSources<object, object> {
    return this.description.words;
  }

  /** @internal Ink of the backs. */
  get backInk(): Ink {
    return this.description.backInk?.() ?? 'red';
  }

  /** @internal Whether the German-suited pack of Poland is drawn for it. */
  get hasGermanSuits(): boolean {
    return this.description.hasGermanSuits ?? false;
  }

  /** @internal Whether it shows that pack: unless the page or the visitor chooses another. */
  get isGerman(): boolean {
    return this.hasGermanSuits && (this.settings.get('suits') ?? 'german') === 'german';
  }

  /** Whether the figures that are drawn are those of that pack. */
  #isDrawnGerman = false;

  /** @internal The drawings of the figures of its pack. */
  loadCourts(): Promise<CourtPack> {
    return this.isGerman ? loadGerman() : (this.description.courts ?? loadCourts)();
  }

  /** @internal What the visitor sees as hands, each in the order shown, his own first. */
  hands(): readonly (readonly Card[])[] {
    return this.description.hands?.() ?? (this.hand ? [this.hand.cards] : []);
  }

  /** @internal The id of the guided deal for beginners under these options; `null` where there is none. */
  guideFor(options: Options): string | null {
    const {guide = null} = this.description;
    return typeof guide === 'function' ? guide(options) : guide;
  }

  /** @internal */
  override get keptUnder(): readonly string[] {
    const {persist, game, description} = this;
    const keys = persist ? [`quinola:${persist}`, keyOf(persist)] : [];
    const own = description.ownKeys ?? [];
    return [SETTINGS_KEY, ...own, ...keys, ...keys.map((key) => keyFor(key, game.id))];
  }

  /** @internal */
  override async loadRoomWords(code: LanguageCode): Promise<Partial<KitRoomWords> | undefined> {
    this.gameWords = await wordsIn(this.wordSources.room, code);
    return (this.gameWords as {readonly cards?: Partial<KitRoomWords>}).cards;
  }

  /** @internal */
  override async loadFeatures(code: LanguageCode): Promise<GameFeatures> {
    const [features, words] = await Promise.all([
      this.description.features(),
      wordsIn(this.wordSources.panels, code),
    ]);
    this.gamePanelWords = words;
    return features();
  }

  // The match.

  /** @internal */
  override readonly match = new MatchController<State, View, Move, Options, H, C>(
    this,
    matchSetup(this, () => this.description),
  );
  /** @internal */
  readonly lessons = new LessonsController(this, async () => {
    const {lessonOf} = await this.missing.fetch('lessons', () => import('./lesson/lessons.js'));
    return lessonOf(this as unknown as AnyTable);
  });
  readonly #beginning = new Beginning(this, () => this.description.machine());

  /**
   * Settles when the table is whole: its first cards lie there, or the button by which its visitor begins, and all its methods
   * do what they say. What cannot be fetched is not waited for; a table outside a page never begins.
   */
  readonly ready: Promise<void> = this.#beginning.done.then(() => this.whole());

  /**
   * The XState actor that runs the match, for a host page or XState's inspector to watch; `null` before the start, another
   * one for each match. **Its snapshot shows all hands**, the cards that are still to come and what opponents are about to
   * do: nothing of it may reach a player. What he may know is in `view` and `record`.
   */
  get actor(): TableActor | null {
    return this.match.actor;
  }

  /** @internal What the statechart knows and this table may show; `null` before the start. */
  get context(): Known<View, Move, H> | null {
    return this.match.context;
  }

  /** @internal Whether the statechart is in a state of one of these tags. */
  tag(...names: readonly string[]): boolean {
    return names.some((name) => this.match.hasTag(name));
  }

  /**
   * The whole match as JSON; of a running deal only what its viewer has seen; `null` until the table is whole. Setting
   * it goes on with that match, from a record or from what `save()` gave; what cannot be read, as that of a running deal, whose
   * hidden cards it leaves out, is left alone with a `quinola-error`, and what runs goes on.
   */
  get record(): GameRecord<Move, Options> | null {
    return (this.features?.record() as GameRecord<Move, Options> | undefined) ?? null;
  }

  set record(record: unknown) {
    void this.match.goOnWith(record);
    if (this.hasBegun) void this.restart();
  }

  /**
   * Where the match stands, at any moment of it, as plain JSON that {@linkcode restore} goes on with; `null` where none has
   * begun. **It tells all**, hidden cards and the seed too: a page that keeps it where its visitor can read it shows him these.
   */
  async save(): Promise<TableSave | null> {
    // Where all is there it is told within the same task: a page that is left has no time for more.
    if (!this.features || !this.context) await this.ready;
    return (this.context && this.features?.save()) ?? null;
  }

  /**
   * Goes on where a table of this game was saved, this or another. Who plays, and whose eyes the table has, its own attributes say.
   * @returns whether it does; if not, the table has said why by `quinola-error`, and what runs goes on
   */
  async restore(saved: TableSave): Promise<boolean> {
    // What is no save must not begin a new match.
    const goesOn = this.match.goOnWith((saved as TableSave | null) ?? {});
    await this.#beginning.done;
    if (this.match.hasNext) void this.restart();
    return goesOn;
  }

  /** All that this table's viewer may lawfully know; `null` before the start. */
  get view(): View | null {
    return this.context?.view ?? null;
  }

  /**
   * Who plays, by player: `visitor`, the level of an opponent, or a function that answers with a move. Several visitors share
   * the device: a curtain lies between their hands.
   */
  get seats(): readonly SeatPlayer<View, Move, Move | C>[] {
    return this.match.seats;
  }

  set seats(seats: readonly SeatPlayer<View, Move, Move | C>[]) {
    this.match.seats = seats;
  }

  /** Begins the match, if none runs. */
  async start(): Promise<void> {
    if (!this.context) await this.restart();
  }

  /**
   * Begins a new match, whatever runs.
   * @param seed of its deals; absent: the attribute's, or a fresh one
   */
  async restart(seed?: string): Promise<void> {
    await this.match.begin(seed);
  }

  /**
   * Makes a move of the visitor.
   * @param meant the reason of a breach of strict etiquette that he means: this one he is not asked about
   * @returns whether it was lawful, or meant; if not, the statechart has refused it and the reason is shown in the table, and
   * where strict etiquette lets it happen all the same, the visitor is asked whether he means it
   */
  play(move: Move, meant?: string): boolean {
    return this.match.play(move, meant);
  }

  /** Asks for advice; it is shown in the hand and in a panel. */
  hint(): void {
    if (!this.tag('visitor')) return;
    this.match.send({type: 'HINT'});
    void this.open('why');
  }

  /** Takes the visitor's last decision back, where the attribute `undo` allows it. */
  undo(): void {
    if (this.context?.canUndo) this.match.send({type: 'UNDO'});
  }

  /**
   * Opens a panel, as the visitor does by the menu: `menu`, `rules`, `order`, `last`, `played`, `score`, `why`, `replay`,
   * `chart`, `lessons`, `settings`, `keys`, `record`, `copy`, `kept`, `daily`, as far as the game has them.
   * @returns whether it is open; `false` where no match has begun, and with a `quinola-error` where there is no such panel
   */
  async openPanel(name: string): Promise<boolean> {
    await this.ready;
    return (await this.features?.openPanel(name)) ?? false;
  }

  /** Closes the panel that is open; what the game itself has laid on the table stays. */
  async closePanel(): Promise<void> {
    await this.features?.panels.close();
  }

  /**
   * Shows a finished deal again, from some card on; the nearest that there is.
   * @param deal its number, from 1; absent: the last
   * @param card after so many cards
   * @returns whether it is shown; `false` where no deal is finished
   */
  async replayAt(deal?: number, card?: number): Promise<boolean> {
    await this.ready;
    return (await this.features?.replayAt(deal ?? Infinity, card ?? 0)) ?? false;
  }

  /**
   * Fills the whole screen, or leaves it; where the browser or the frame around the page does not allow it, the window.
   * @param on absent: the other way than now
   */
  async fullScreen(on?: boolean): Promise<void> {
    // Where all is there it is asked for within the same task: browsers want a gesture of the visitor just before.
    if (!this.features) await this.whole();
    const screen = this.features?.screen;
    await screen?.set(on ?? !screen.isOn);
  }

  /** Speaks a language, as the attribute `lang` says it: `de`, `en`, `pl`, `ru`, `sv`. Settles when its words are there. */
  async setLanguage(language: string): Promise<void> {
    if (typeof language === 'string') this.lang = language;
    else this.match.refuseCall('setLanguage');
    await this.ready;
    await this.language.take();
  }

  /** Pauses the match until {@linkcode resume}, or until the visitor lets it go on. */
  pause(): void {
    this.withFeatures((features) => features.setPaused(true));
  }

  /** Lets a paused match go on. */
  resume(): void {
    this.withFeatures((features) => features.setPaused(false));
  }

  /** @internal What a player is called here. */
  who(player: Player): Who {
    const {players, viewer} = this.context!;
    return player === viewer
      ? {name: this.words.you, you: true}
      : {name: players[player]?.name ?? '', you: false};
  }

  /** @internal Whoever sits in a seat; nobody before places are drawn. */
  whoSits(seat: Seat): Who {
    const {seats} = (this.view ?? {}) as {readonly seats?: readonly Player[]};
    const player = seats?.[seat] ?? -1;
    return player < 0 ? {name: '', you: false} : this.who(player);
  }

  // How it is drawn.

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#beginning.run();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const {isGerman} = this;
    if (isGerman !== this.#isDrawnGerman) {
      this.#isDrawnGerman = isGerman;
      this.courts = null;
      this.features?.drawFigures();
    }
    if (this.context && changed.size) this.withFeatures((features) => features.attributesChanged(changed));
  }

  /** Keeps server-rendered cards until the table can show the same deal itself. */
  protected override shouldUpdate(): boolean {
    if (!this.served.isDealt || this.message) return true;
    return this.hasBegun && this.context !== null && !this.tag('travel');
  }

  /** @internal The current look of cards. */
  look(): CardLook {
    return {
      ...this.settings.look(this.hasSmallCards),
      german: this.isGerman,
      rank: this.words.rank,
      courts: this.courts,
    };
  }

  protected override render(): TemplateResult {
    if (!this.hasBegun) return frameBefore(this);
    const look = this.look();
    const {titles, tools = ['hint', 'why'], ownTools, room} = this.description;
    const own = this.gameWords as {readonly title: string; readonly subtitle?: string};
    const [title, subtitle] = titles?.() ?? [own.title, own.subtitle];
    return frame(this, {
      name: subtitle ? `${title}, ${subtitle}` : title,
      classes: `${look.four ? 'four' : ''} pack-${this.backInk} ${this.#beginning.isDealtByStyle() ? 'dealt' : ''}`,
      heading: () => html`${title}${subtitle ? html` <i>${subtitle}</i>` : nothing}`,
      room: () => room(look),
      tools,
      ownTools: () => ownTools?.() ?? nothing,
    });
  }
}
