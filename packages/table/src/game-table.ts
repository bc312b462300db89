import type {Card} from '@quinola/cards';
import type {ChartProfile, Thinker} from '@quinola/chart';
import {loadCourts, type Back, type CourtPack, type Ink} from '@quinola/faces';
import type {Choice, Game, GameRecord, Happening, MoveLike, Player, Seat} from '@quinola/play';
import {
  html,
  LitElement,
  nothing,
  type CSSResultOrNative,
  type PropertyDeclaration,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {AnyStateMachine} from 'xstate';
import type {AnyTable} from './any-table.js';
import type {AttributeWord, Levels} from './attributes.js';
import type {CourtFace, CardLook} from './card.js';
import {silhouettesByName, type Company} from './company.js';
import {FeatureLoader} from './controllers/feature-loader.js';
import {FullScreenController} from './controllers/full-screen.js';
import {LanguageController} from './controllers/language.js';
import {LessonsController} from './controllers/lessons.js';
import {MatchController} from './controllers/match.js';
import type {Message} from './controllers/messages.js';
import type {OpenPanel} from './controllers/panels.js';
import type {PersistenceController} from './controllers/persistence.js';
import {ServedController} from './controllers/served.js';
import {SettingsController} from './controllers/settings.js';
import {SizeController} from './controllers/size.js';
import {StylesController} from './controllers/styles.js';
import {takeEarlyProperties} from './early-properties.js';
import {TableErrorEvent} from './events.js';
import type {TableFeatures} from './features.js';
import {frame, frameBefore, type Tool} from './frame.js';
import type {GameFeatures} from './game-features.js';
import type {Box} from './hand-rows.js';
import {wordsIn, type LanguageCode, type WordSources} from './language.js';
import {keyOf} from './lesson/lesson-request.js';
import type {Known, TableActor} from './match-context.js';
import {nextTask} from './next-task.js';
import type {SeatPlayer} from './players.js';
import {en} from './strings/en.js';
import type {About, KitPanelWords, KitRoomWords, MendWord, Who} from './strings.js';
import {SETTINGS_KEY} from './settings.js';
import {Store, type TableStorage} from './store.js';
import {cardStyles} from './styles/cards.js';
import {salon} from './styles/salon.js';
import {tableStyles} from './styles/table.js';
import type {TableSave} from './table-save.js';

/** Matches in which a visitor sees marked corners wherever the cards are large. */
const FIRST_MATCHES = 3;
/** How long, in ms, the first deal waits for what lets its cards travel. */
const TRAVEL_WAIT = 120;

/**
 * The base of every table: its attributes, its public methods, the frame around its room. What it does it leaves to
 * controllers; those that the first cards do not need come with {@linkcode TableFeatures}. A game's element extends it with
 * its rules, statechart, words and room. Members marked internal are for the kit's own parts and the games'. *
 * What follows is true of every table, and is part of what the manifest, READMEs and types say of each; an element documents
 * only what it adds or says otherwise, and names after `@without` what means nothing at it.
 *
 * @attr {novice|book|master} level - How well the opponents play: one word, or one for each player.
 * @attr {number|watcher} seat - Which player the visitor is, from 0; `watcher` looks on.
 * @attr {string} lesson - A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`.
 * @attr {string} seed - Any text: equal seeds give equal deals. A fresh one unless set.
 * @attr {string} names - Names of the players, divided by commas.
 * @attr {short|full} ceremony - `full` plays out what comes before the first move.
 * @attr {salon|biedermeier|manuscript|night|plain} theme - The looks.
 * @attr {two-colour|four-colour} suits - A colour for each suit.
 * @attr {single|double} figures - Standing figures, or two-headed ones.
 * @attr {auto|corner|none} indices - Rank and suit in the corners.
 * @attr {tarotee|diaper} back - The pattern of the backs.
 * @attr {calm|slow|quick|none} pace - How fast things go.
 * @attr {auto|always|never} confirm - Whether a card is tapped twice; `auto`: on small touch screens.
 * @attr {auto|interaction} reveal - `interaction`: the game begins when the visitor asks for it.
 * @attr {string} persist - A key under which the match is kept over reloads.
 * @attr {boolean} undo - Whether a decision may be taken back.
 * @attr {boolean} autoplay - The machines play by themselves, to be looked at.
 * @attr {boolean} kiosk - For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds.
 * @attr {boolean} sound - Sounds of cards and counters; none unless set, and the visitor may set it otherwise.
 * @attr {boolean} share - A link to the deal may be copied, and a `seed` in the page's address is taken.
 * @attr {boolean} nohotkeys - No letter keys but those of the cards.
 * @attr {boolean} nocopy - The menu does not offer the lines that put this table into another page.
 * @attr {boolean} nostorage - Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there.
 * @attr {string} lang - Language: the page's unless set, if the game speaks it.
 *
 * @fires {BeforeMoveEvent} quinola-before-move - Before a move of the visitor; `preventDefault()` holds it back.
 * @fires {MoveEvent} quinola-move - After any move, as the visitor saw it.
 * @fires {DealEvent} quinola-deal - A new deal lies before the players.
 * @fires {TrickEvent} quinola-trick - A trick was won.
 * @fires {ScoreEvent} quinola-score - A deal, or what comes after some deals, was settled.
 * @fires {OverEvent} quinola-over - The session is over; the whole record is there.
 * @fires {TableErrorEvent} quinola-error - Something could not be read or done; `code` says what.
 *
 * @csspart felt - The whole table.
 * @csspart prompt - The line that says whose turn it is and what is asked.
 * @csspart toolbar - The row of buttons.
 * @csspart hand - The visitor's cards.
 * @csspart card - A card.
 * @csspart trick - The cards on the table.
 * @csspart seat - A player: his silhouette with the backs he holds, his name, what he has won.
 * @csspart score - The papers with the score.
 * @csspart dialog - A sheet of paper over the table.
 * @csspart lesson - What a lesson says.
 *
 * @slot - What is shown before the script runs, or where it cannot.
 * @slot title - Instead of the table's title.
 * @slot rules - Before the rules page.
 *
 * @cssprop [--quinola-felt=#2f5c46] - The baize; `--quinola-felt-deep` towards its edges.
 * @cssprop [--quinola-felt-deep=#234636] - The baize towards the edges.
 * @cssprop [--quinola-edge=#4a2c1d] - The wooden edge of a wide table.
 * @cssprop [--quinola-gilt=#c9a75a] - Hairlines and marks.
 * @cssprop [--quinola-ink=#f4ecd8] - Words on the baize.
 * @cssprop [--quinola-button=#0003] - Buttons, names and the line of the turn on the baize.
 * @cssprop [--quinola-paper=#f8f1e0] - Cards and sheets.
 * @cssprop [--quinola-paper-ink=#2a211b] - Words on paper.
 * @cssprop [--quinola-accent=#8f2a20] - Titles and chosen buttons on paper.
 * @cssprop [--quinola-red=#b5301f] - Hearts, diamonds and the red stencil.
 * @cssprop [--quinola-black=#221c18] - Spades, clubs and key lines.
 * @cssprop [--quinola-blue=#3b5d82] - The blue stencil.
 * @cssprop [--quinola-ochre=#cc9a3c] - The ochre stencil.
 * @cssprop [--quinola-green=#5f7a56] - The green stencil.
 * @cssprop [--quinola-grey=#a5a294] - The grey stencil.
 * @cssprop [--quinola-flesh=#f0d6b5] - Faces and hands.
 * @cssprop [--quinola-back=#9c3a2e] - The backs.
 * @cssprop [--quinola-card-back=none] - Drawn over the backs: any CSS `background`, such as `center / cover url(back.svg)`. An image
 *   for every back cannot come through a slot, which shows its content once.
 * @cssprop [--quinola-card-width=min(9.4cqw, 16cqh)] - Width of a card in the hand, upright `min(17.2cqw, 11.6cqh)`, of the table's own
 *   box; a page may ask for up to 15 % more, as long as each card keeps its strip.
 * @cssprop [--quinola-font=ui-serif, Georgia, serif] - The letters.
 * @cssprop [--quinola-focus=#f2c14e] - The ring of what has the focus.
 */
export abstract class GameTable<
  State,
  View,
  Move extends MoveLike,
  Options,
  H extends Happening,
  C extends Choice = never,
> extends LitElement {
  /** Version of the kit; two versions in one page say so once on the console. */
  static readonly version: string = '0.1.0';
  static override readonly styles = [salon, tableStyles, cardStyles];
  static override readonly properties: PropertyDeclarations = {
    level: {},
    seat: {},
    seed: {},
    deal: {},
    lesson: {reflect: false},
    names: {},
    ceremony: {},
    theme: {},
    suits: {},
    figures: {},
    indices: {},
    pace: {},
    confirm: {},
    reveal: {},
    persist: {},
    back: {},
    autoplay: {type: Boolean},
    kiosk: {type: Boolean},
    undoable: {type: Boolean, attribute: 'undo', reflect: false},
    sound: {type: Boolean},
    share: {type: Boolean},
    nohotkeys: {type: Boolean},
    nocopy: {type: Boolean},
    nostorage: {type: Boolean},
  };

  /** Where all tables of this class keep what they keep; `GameTable.commonStorage` is that of every game. A table's own `storage` goes before it. */
  static commonStorage: TableStorage | null = null;

  /** What a script or a framework sets as a property stands in the attribute too: styles look for it there, and whoever copies the tag. */
  static override createProperty(name: PropertyKey, options?: PropertyDeclaration): void {
    super.createProperty(name, {reflect: true, ...options});
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  declare level: Levels | null;
  declare seat: string | null;
  declare seed: string | null;
  declare deal: string | null;
  /** A lesson: an address beside the page, the id of one of the game's own, or the document itself. */
  declare lesson: string | object | null;
  declare names: string | null;
  declare ceremony: AttributeWord<'ceremony'> | null;
  declare theme: AttributeWord<'theme'> | null;
  declare suits: AttributeWord<'suits'> | null;
  declare figures: AttributeWord<'figures'> | null;
  declare indices: AttributeWord<'indices'> | null;
  declare pace: AttributeWord<'pace'> | null;
  declare confirm: AttributeWord<'confirm'> | null;
  declare reveal: AttributeWord<'reveal'> | null;
  declare persist: string | null;
  declare back: Back | null;
  declare autoplay: boolean;
  declare kiosk: boolean;
  declare undoable: boolean;
  declare sound: boolean;
  declare share: boolean;
  declare nohotkeys: boolean;
  declare nocopy: boolean;
  declare nostorage: boolean;

  // What a game defines.

  /** @internal */
  abstract readonly game: Game<State, View, Move, Options, H, C>;
  /** @internal */
  abstract readonly profile: ChartProfile<View, H>;
  /** @internal Ink of the backs. */
  abstract readonly backInk: Ink;
  protected abstract readonly machine: AnyStateMachine;
  /** Where opponents' moves come from. */
  protected abstract readonly thinker: Thinker;
  /** The buttons beside the menu. */
  protected readonly tools: readonly Tool[] = ['hint', 'why'];
  /** @internal The book's own words for these buttons, shown as their tooltips. */
  declare tips: Readonly<Partial<Record<Tool, string>>> | undefined;
  /** The match's options from the attributes. @throws OptionsError */
  protected abstract readOptions(): Options;
  /** Options that are always understood. */
  protected abstract usualOptions(): Options;
  /** How many play under these options. */
  protected abstract playersFor(options: Options): number;
  /** @internal Where its own words are. */
  abstract readonly wordSources: WordSources<object, object>;
  /** @internal Its own words of the room, in English until another language is there. */
  abstract gameWords: object;
  /** @internal Its own words of panels; there with the features. */
  gamePanelWords: object | null = null;
  /** Fetches what the game adds to the features of its table. @returns what makes them, once the words of panels are there */
  protected abstract importFeatures(): Promise<() => GameFeatures>;
  /** Fetches its own words of the room; what it returns replaces words of the kit, as names of cards that only its pack has. */
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
  /** What is played, as the table is headed and called: by its words, unless it says otherwise. */
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
  /** What lies and stands on the table. */
  protected abstract room(look: CardLook): TemplateResult;
  /** A button of the game's own beside the menu. */
  protected ownTools(): TemplateResult | typeof nothing {
    return nothing;
  }
  /** Whose book an opponent, or the advice to a visitor, goes by, where a game has several; it becomes part of the player. */
  protected schoolOf(_player: Player): {school?: string} {
    return {};
  }
  /** @internal The drawings of the courts of its pack. */
  loadCourts(): Promise<CourtPack> {
    return loadCourts();
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
  /** @internal What is said beside a card. */
  note: {readonly card: Card; readonly text: string} | null = null;
  /** @internal A message that stays until it is closed. */
  message: Message | null = null;
  /** @internal The panel that the visitor opened. */
  opened: OpenPanel | null = null;
  /** @internal The card that has the tab stop. */
  at: Card | null = null;
  /** @internal The card that was tapped once and waits for the second tap. */
  chosen: Card | null = null;
  /** @internal Draws the courts; `null` until it is there. */
  courts: CourtFace | null = null;
  /** @internal Draws the silhouettes; `null` until it is there. */
  company: Company | null = null;

  // Controllers.

  /** @internal */
  readonly match = new MatchController<State, View, Move, Options, H, C>(this, {
    game: () => this.game,
    machine: () => this.machine,
    thinker: () => this.thinker,
    readOptions: () => this.readOptions(),
    usualOptions: () => this.usualOptions(),
    playersFor: (options) => this.playersFor(options),
    schoolOf: (player) => this.schoolOf(player),
    begins: (players) => {
      this.opened = this.note = null;
      this.features?.matchBegins(players);
    },
    emitted: (emitted) => this.#loader.emitted(emitted),
    matchChanged: () => this.features?.matchChanged(),
  });
  /** @internal */
  readonly lessons = new LessonsController(this, async () => {
    const {lessonOf} = await import('./lesson/lessons.js');
    return lessonOf(this as unknown as AnyTable);
  });
  /** @internal */
  readonly styling = new StylesController(this);
  /** @internal */
  readonly store = new Store(this);
  /** @internal */
  readonly settings = new SettingsController(this);
  /** @internal */
  readonly screen = new FullScreenController(this);
  /** @internal */
  readonly language = new LanguageController(
    this,
    (code) => this.loadRoomWords(code),
    () => this.#loader.reload(),
    // Reported once the features are there, because their arrival clears the message that they were missing.
    (lang, error) => this.withFeatures(() => this.fail('no-module', {lang}, undefined, error)),
  );
  /** @internal What came after the first cards; `null` until it is there. */
  features: TableFeatures | null = null;
  /** @internal What is kept of the match, under `persist`. */
  persistence: PersistenceController | null = null;
  protected ready = false;
  #storage: TableStorage | null = null;
  #isDrawn = false;
  readonly #size = new SizeController(this);
  readonly #served = new ServedController(this);
  #begun = (): void => undefined;
  /** Settles when the table has begun: a match runs, or its visitor may begin one. */
  readonly #isBegun = new Promise<void>((begun) => {
    this.#begun = begun;
  });
  readonly #loader = new FeatureLoader(this, {
    load: (code) => this.loadFeatures(code),
    install: (Features, game) => {
      this.features ??= new Features(this as unknown as AnyTable, game);
    },
    wordsReady: () => this.language.ready,
    failed: (error) => this.fail('no-module', {}, undefined, error),
  });

  // The match.

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
    if (this.ready) void this.restart();
  }

  /**
   * Where the match stands, at any moment of it, as plain JSON that {@linkcode restore} goes on with; `null` where none has
   * begun. **It tells all**, hidden cards and the seed too: a page that keeps it where its visitor can read it shows him these.
   */
  async save(): Promise<TableSave | null> {
    // Where all is there it is told within the same task: a page that is left has no time for more.
    if (!this.features || !this.context) await this.#isBegun.then(() => this.whole());
    return (this.context && this.features?.save()) ?? null;
  }

  /**
   * Goes on where a table of this game was saved, this or another. Who plays, and whose eyes the table has, its own attributes say.
   * @returns whether it does; if not, the table has said why by `quinola-error`, and what runs goes on
   */
  async restore(saved: TableSave): Promise<boolean> {
    const goesOn = this.match.goOnWith(saved);
    await this.#isBegun;
    if (this.match.hasNext) void this.restart();
    return goesOn;
  }

  /**
   * Where the table keeps its match (under `persist`), the visitor's settings and how far lessons have come, instead of his
   * browser's `localStorage`: an object with `get(key)`, `set(key, text)` and `delete(key)`, which may answer later. Set it
   * before the table begins; set later, what is kept there is taken from then on. `null`: in the browser, unless
   * `GameTable.commonStorage` says where.
   */
  get storage(): TableStorage | null {
    return this.#storage ?? (this.constructor as typeof GameTable).commonStorage;
  }

  set storage(storage: TableStorage | null) {
    this.#storage = storage;
    if (this.ready) this.withFeatures((features) => features.storageChanged());
  }

  /** All that this table's viewer may lawfully know; `null` before the start. */
  get view(): View | null {
    return this.context?.view ?? null;
  }

  /** Who plays, by player: `visitor`, the level of an opponent, or a function that answers with a move. */
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

  // What comes after the first cards.

  /** @internal Settles when all that this table fetches for play is there; where it can't be fetched, the table says so. */
  async whole(): Promise<void> {
    await this.#loader.load();
    await this.updateComplete;
  }

  /** @internal Asks something of the features: now, or as soon as they are there. */
  withFeatures(use: (features: TableFeatures) => unknown): void {
    this.#loader.with(use);
  }

  /** @internal Opens a panel because the visitor asked for it: the focus goes there, and comes back when it closes. */
  async open(id: string, about?: unknown): Promise<void> {
    await this.whole();
    await this.features?.panels.open(id, about);
  }

  /** @internal Closes the panel that the visitor opened. */
  async close(): Promise<void> {
    await this.features?.panels.close();
  }

  /** @internal One clear message in the table and an event with a code. */
  fail(
    code: string,
    about: About = {},
    mend?: {readonly text: MendWord; readonly act: () => void},
    cause?: unknown,
  ): void {
    this.dispatchEvent(new TableErrorEvent(code, about, cause));
    if (code === 'no-module') {
      this.message = {text: this.words.lost};
      this.requestUpdate();
    } else this.withFeatures(({messages}) => messages.explain(code, about, mend));
  }

  /** @internal Adds style sheets that came later; the same one twice counts once. */
  adopt(...sheets: readonly CSSResultOrNative[]): void {
    this.styling.adopt(...sheets);
  }

  // The element.

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const {elementStyles} = this.constructor as typeof LitElement;
    return this.#served.takeRoot(elementStyles) ?? super.createRenderRoot();
  }

  /** The first drawing of the table, the longest, is a task of its own. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const draw = (): unknown => super.scheduleUpdate();
    if (this.ready && !this.#isDrawn) {
      this.#isDrawn = true;
      return nextTask().then(draw);
    }
    draw();
    return undefined;
  }

  /** Cards that a server has dealt lie until the table can deal them itself. */
  protected override shouldUpdate(): boolean {
    if (!this.#served.isDealt || this.message) return true;
    return this.ready && this.context !== null && !this.tag('travel');
  }

  override connectedCallback(): void {
    takeEarlyProperties(this);
    super.connectedCallback();
    if (!this.ready) void this.#begin();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && this.hasUpdated) void this.language.take();
  }

  /** Shows the table, and begins the match unless the visitor is to ask for it. */
  async #begin(): Promise<void> {
    // Courts are fetched in parallel with the features, which draw them and report a failure.
    setTimeout(() => this.loadCourts().catch(() => null));
    const whole = this.whole().then(() => this.features?.matchChanged());
    await Promise.all([this.language.take(), this.styling.loadTheme(), this.#openStore()]).catch(() =>
      this.fail('no-module'),
    );
    // The first view does not wait for the features, except briefly where cards will travel.
    if (this.settings.pace.travel)
      await Promise.race([whole, new Promise((go) => setTimeout(go, TRAVEL_WAIT))]);
    // Defining the element, dealing and drawing are a task each: together they would block the page for too long.
    await nextTask();
    if (this.ready || !this.isConnected) return;
    this.ready = true;
    const {isDealt} = this.#served;
    if (this.reveal !== 'interaction') await this.start();
    // Cards that a server has already dealt do not travel again.
    if (isDealt) this.match.send({type: 'ACKNOWLEDGE'});
    this.#begun();
    this.requestUpdate();
  }

  /** Takes what the page's storage has kept, before anything is drawn by it. */
  async #openStore(): Promise<void> {
    if (!this.storage) return;
    await this.store.open();
    this.settings.reread();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.context && changed.size) this.withFeatures((features) => features.attributesChanged(changed));
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

  /** @internal How cards are shown now. */
  look(): CardLook {
    const {settings} = this;
    const indices = settings.get('indices');
    return {
      corner:
        indices === 'corner' ||
        (indices !== 'none' &&
          (this.#size.hasSmallCards || (settings.current.matches ?? 0) <= FIRST_MATCHES)),
      double: settings.get('figures') === 'double',
      four: settings.get('suits') === 'four-colour',
      rank: this.words.rank,
      courts: this.courts,
    };
  }

  protected override render(): TemplateResult {
    if (!this.ready) return frameBefore();
    const look = this.look();
    const [title, subtitle] = this.titles();
    return frame(this, {
      name: subtitle ? `${title}, ${subtitle}` : title,
      classes: `${look.four ? 'four' : ''} pack-${this.backInk}`,
      heading: () => html`${title}${subtitle ? html` <i>${subtitle}</i>` : nothing}`,
      room: () => this.room(look),
      tools: this.tools,
      ownTools: () => this.ownTools(),
    });
  }
}
