import type {Card} from '@quinola/cards';
import {type CSSResultOrNative, LitElement, type PropertyDeclaration, type TemplateResult} from 'lit';
import type {CourtFace} from './card.js';
import {type DrawSilhouette, silhouettesByName} from './company.js';
import {FeatureLoader} from './controllers/feature-loader.js';
import {LanguageController} from './controllers/language.js';
import {Missing} from './controllers/missing.js';
import type {OpenPanel} from './controllers/panels.js';
import type {PersistenceController} from './controllers/persistence.js';
import {ServedController} from './controllers/served.js';
import {SettingsController, type SettingsHost} from './controllers/settings.js';
import {SizeController} from './controllers/size.js';
import {StylesController} from './controllers/styles.js';
import {takeEarlyProperties} from './early-properties.js';
import {TableErrorEvent} from './events.js';
import type {TableFeatures} from './features.js';
import type {GameFeatures} from './game-features.js';
import type {Box} from './hand-rows.js';
import type {Labels} from './labels.js';
import type {LanguageCode} from './language.js';
import type {Message} from './message.js';
import {nextTask} from './next-task.js';
import {guardClicks} from './one-click.js';
import {isStorage, Store, type TableStorage} from './store.js';
import {en} from './strings/en.js';
import type {About, KitPanelWords, KitRoomWords, Mend} from './strings.js';
import {takingTextOnly, tableProperties, type TableAttributes} from './table-attributes.js';

/**
 * A table in its page, before it knows a game: attributes, settings, words, looks, and what comes after the first cards.
 * Here stands what every table documents: its attributes, events, parts, slots and properties of style. The manifest, the READMEs
 * and the types say it of each element; an element documents only what it adds or says otherwise, and names after `@without`
 * what means nothing at it.
 *
 * @attr {novice|book|master} level - How well the opponents play: one word, or one for each player.
 * @attr {number|watcher} seat - Which player the visitor is, from 0; `watcher` looks on.
 * @attr {string} lesson - A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`.
 * @attr {string} seed - Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`.
 * @attr {boolean} daily - The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it.
 * @attr {string} names - Names of the players, divided by commas.
 * @attr {short|full} ceremony - `full` plays out what comes before the first move.
 * @attr {salon|biedermeier|manuscript|night|plain} theme - The looks.
 * @attr {two-colour|four-colour|german|french} suits - A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one.
 * @attr {single|double} figures - Standing figures, or two-headed ones.
 * @attr {auto|corner|none} indices - Rank and suit in the corners.
 * @attr {tarotee|diaper} back - The pattern of the backs.
 * @attr {calm|slow|quick|none} pace - How fast things go.
 * @attr {auto|always|never} confirm - Whether a card is tapped twice; `auto`: under a finger, where cards lie close.
 * @attr {ask|last|all} obvious - Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones.
 * @attr {auto|interaction} reveal - `interaction`: the game begins when the visitor asks for it.
 * @attr {string} persist - A key under which the match is kept over reloads.
 * @attr {boolean} undo - Whether a decision may be taken back.
 * @attr {boolean} autoplay - The machines play by themselves, to be looked at.
 * @attr {boolean} kiosk - For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds.
 * @attr {boolean} sound - Sounds of cards and counters; none unless set, and the visitor may set it otherwise.
 * @attr {boolean} voice - What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise.
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
 * @fires {PanelEvent} quinola-panel - A panel was opened or closed.
 * @fires {LanguageEvent} quinola-language - The table speaks another language.
 * @fires {LessonEvent} quinola-lesson - A lesson has begun, has come to another step, or is left.
 * @fires {KioskEvent} quinola-kiosk - At a kiosk somebody has begun, or what he has set is forgotten.
 * @fires {TimeEvent} quinola-time - A match has ended or was left: how long it was played.
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
 * @csspart menu - The menu, which is a `dialog` too.
 * @csspart button - A button: of the toolbar, of a sheet, of a message.
 * @csspart notice - A message on the table.
 * @csspart invitation - At a kiosk, the button over the whole table while nobody plays.
 * @csspart lesson - What a lesson says.
 *
 * @slot - What is shown before the script runs, or where it cannot.
 * @slot brand - A mark of the page's own, where the table waits for who begins: before `reveal="interaction"` is answered, and on the screen of a kiosk.
 * @slot title - Instead of the table's title.
 * @slot rules - Before the rules page.
 *
 * @cssstate waiting - No match has begun.
 * @cssstate visitor - The visitor is asked for something.
 * @cssstate thinking - An opponent thinks.
 * @cssstate over - The match is over.
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
export abstract class TableElement extends LitElement {
  static override readonly properties = tableProperties;

  /** Where all tables of this class keep what they keep; `GameTable.commonStorage` is that of every game. A table's own `storage` goes before it. */
  static commonStorage: TableStorage | null = null;

  /** What a script or a framework sets as a property stands in the attribute too: styles look for it there, and whoever copies the tag. */
  static override createProperty(name: PropertyKey, options?: PropertyDeclaration): void {
    super.createProperty(name, {reflect: true, ...options});
  }

  protected static override getPropertyDescriptor(
    name: PropertyKey,
    key: string | symbol,
    options: PropertyDeclaration,
  ): PropertyDescriptor | undefined {
    return takingTextOnly(name, options, super.getPropertyDescriptor(name, key, options));
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  // What the game and its match give.

  /** @internal */
  abstract readonly match: SettingsHost['match'];
  /** @internal The keys under which something may be kept for this table. */
  abstract readonly keptUnder: readonly string[];
  /** @internal The game's own words of the room, in English until another language is there. */
  abstract gameWords: object;
  /** @internal The game's own words of panels; there with the features. */
  gamePanelWords: object | null = null;
  /** @internal Fetches the game's own words of the room; the result overrides words of the kit. */
  abstract loadRoomWords(code: LanguageCode): Promise<Partial<KitRoomWords> | undefined>;
  /** @internal Fetches what the game adds to the features, and its words of panels. */
  abstract loadFeatures(code: LanguageCode): Promise<GameFeatures>;

  // Words.

  /** @internal The kit's words that are drawn with the first cards. */
  words: KitRoomWords = en;
  /** @internal The kit's words of panels; there with the features. */
  panelWords: KitPanelWords | null = null;
  /** @internal */
  code: LanguageCode = 'en';

  // What is drawn, apart from the match.

  /** @internal Whether the table has begun: from then on changes take effect at once. */
  hasBegun = false;
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
  company: DrawSilhouette | null = null;

  // Controllers.

  /** @internal What came after the first cards; `null` until it is there. */
  features: TableFeatures | null = null;
  /** @internal What is kept of the match, under `persist`. */
  persistence: PersistenceController | null = null;
  /** @internal What could not be fetched, and is fetched again when the visitor asks for it. */
  readonly missing = new Missing(this);
  /** @internal */
  readonly store = new Store(this);
  /** @internal */
  readonly settings = new SettingsController(this);
  /** @internal */
  readonly styling = new StylesController(this);
  /** @internal */
  readonly language = new LanguageController(this);
  /** @internal What a server has drawn. */
  readonly served = new ServedController(this);
  /** @internal */
  readonly loader = new FeatureLoader(this);
  readonly #size = new SizeController(this);
  #storage: TableStorage | null = null;
  #isDrawn = false;
  #isDrawingHeld = false;

  /**
   * Words of the page in place of the table's own, by the names that these have in `strings.ts` of the kit and of the game:
   * `{hint: 'Rat', 'lesson.next': 'Weiter'}`. A word that is a function there is one here. One that no table has is told of by a
   * `quinola-error`, `unknown-label`. They hold in every language; `null`: none.
   */
  get labels(): Labels | null {
    return this.language.labels;
  }

  set labels(labels: Labels | null) {
    this.language.labels = labels;
    if (this.hasBegun) void this.language.take();
  }

  /**
   * Where the table keeps its match (under `persist`), the visitor's settings and how far lessons have come, instead of his
   * browser's `localStorage`: an object with `get(key)`, `set(key, text)` and `delete(key)`, which may answer later. Set it
   * before the table begins; set later, what is kept there is taken from then on. `null`: in the browser, unless
   * `GameTable.commonStorage` says where.
   */
  get storage(): TableStorage | null {
    return this.#storage ?? (this.constructor as typeof TableElement).commonStorage;
  }

  set storage(storage: TableStorage | null) {
    if (storage && !isStorage(storage))
      this.dispatchEvent(new TableErrorEvent('bad-call', {name: 'storage'}));
    else {
      this.#storage = storage;
      if (this.hasBegun) this.withFeatures((features) => features.storageChanged());
    }
  }

  /** @internal The size of the table in px. */
  get box(): Box {
    return this.#size.box;
  }

  /** Whether the cards are so small that their corners need marks. */
  protected get hasSmallCards(): boolean {
    return this.#size.hasSmallCards;
  }

  /** @internal The silhouettes of the players, by their names; `null` until they are drawn. */
  portraits(names: readonly string[]): readonly (TemplateResult | null)[] {
    return silhouettesByName(names).map((index) => this.company?.(index) ?? null);
  }

  // Features, which are loaded after the first cards.

  /** @internal Settles when all that this table fetches for play is there; where it can't be fetched, the table says so. */
  async whole(): Promise<void> {
    await this.loader.load();
    await this.updateComplete;
  }

  /** @internal Asks something of the features: now, or as soon as they are there. */
  withFeatures(use: (features: TableFeatures) => unknown): void {
    this.loader.with(use);
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

  /** @internal Adds style sheets that were loaded later; one that is there already is not added again. */
  adopt(...sheets: readonly CSSResultOrNative[]): void {
    this.styling.adopt(...sheets);
  }

  /** @internal One clear message in the table and an event with a code. */
  fail(code: string, about: About = {}, mend?: Mend, cause?: unknown): void {
    this.dispatchEvent(new TableErrorEvent(code, about, cause));
    this.withFeatures(({messages}) => messages.explain(code, about, mend));
  }

  // The element.

  override connectedCallback(): void {
    takeEarlyProperties(this);
    super.connectedCallback();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && this.hasUpdated) void this.language.take();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const {shadowRootOptions} = this.constructor as typeof LitElement;
    const root = this.served.takeRoot() ?? this.attachShadow(shadowRootOptions);
    this.styling.dress(root);
    guardClicks(root);
    return root;
  }

  /** The page has moved the table into another document. */
  adoptedCallback(): void {
    if (!this.shadowRoot) return;
    this.styling.dress(this.shadowRoot);
    this.requestUpdate();
  }

  /** The first drawing of the table, the longest, is a task of its own. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const draw = (): unknown => super.scheduleUpdate();
    if (this.hasBegun && !this.#isDrawn) {
      this.#isDrawn = true;
      return nextTask().then(draw);
    }
    draw();
    return undefined;
  }

  /** @internal While a piece is dragged nothing is redrawn: pictures that finish loading wait. */
  holdDrawing(isHeld: boolean): void {
    this.#isDrawingHeld = isHeld;
    this.performUpdate();
  }

  protected override performUpdate(): void {
    if (!this.#isDrawingHeld) super.performUpdate();
  }
}

/** The properties that stand for the attributes. */
export interface TableElement extends TableAttributes {}
