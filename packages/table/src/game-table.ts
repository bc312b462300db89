import type {TableEmitted} from '@quinola/chart';
import type {Choice, Happening, MoveLike} from '@quinola/play';
import {
  html,
  type CSSResultOrNative,
  type LitElement,
  nothing,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {AnyTable} from './any-table.js';
import type {CardLook} from './card.js';
import {FeatureLoader} from './controllers/feature-loader.js';
import {LanguageController} from './controllers/language.js';
import {ServedController} from './controllers/served.js';
import {StylesController} from './controllers/styles.js';
import {takeEarlyProperties} from './early-properties.js';
import type {TableFeatures} from './features.js';
import {frame, frameBefore} from './frame.js';
import type {TableActor} from './match-context.js';
import {MatchTable} from './match-table.js';
import {cardStyles} from './styles/cards.js';
import {frameStyles} from './styles/frame.js';
import {salon} from './styles/salon.js';
import {tableStyles} from './styles/table.js';

/**
 * Ends the current task; code after the `await` runs in a new one, so that the page can paint and handle input in between. With
 * `scheduler.yield()` it runs before other waiting tasks.
 */
function nextTask(): Promise<void> {
  const {scheduler} = globalThis as {readonly scheduler?: {readonly yield?: () => Promise<void>}};
  return scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));
}

/**
 * The base of every table: the element, and the frame around its room. Its behaviour is implemented by controllers; those that
 * the first cards do not need are loaded with {@linkcode TableFeatures}. A game's element extends it with its rules, statechart,
 * words and room. Members marked internal are for the kit's own parts and the games'.
 */
export abstract class GameTable<
  State,
  View,
  Move extends MoveLike,
  Options,
  H extends Happening,
  C extends Choice = never,
> extends MatchTable<State, View, Move, Options, H, C> {
  /** Version of the kit; two versions in one page say so once on the console. */
  static readonly version: string = '0.1.0';
  static override readonly styles = [salon, tableStyles, frameStyles, cardStyles];

  // Controllers.

  /** @internal */
  readonly styling = new StylesController(this);
  /** @internal */
  readonly language = new LanguageController(
    this,
    (code) => {
      this.missing.found('language');
      return this.loadRoomWords(code);
    },
    () => this.#loader.reload(),
    () => this.features?.languageChanged(),
    (lang, error) => this.missing.tell('language', error, () => this.language.take(), {lang}),
  );
  #isDrawn = false;
  /** The first step that was drawn before the features came. */
  #firstStep: {readonly actor: TableActor | null; readonly count: number} | null = null;
  #isPastFirstStep = false;
  readonly #served = new ServedController(this);
  readonly #loader = new FeatureLoader(this, {
    load: (code) => this.loadFeatures(code),
    install: (Features, game) => {
      this.features ??= new Features(this as unknown as AnyTable, game);
    },
    wordsReady: () => this.language.ready,
    found: () => this.missing.found('table'),
    failed: (error) => this.missing.tell('table', error, () => this.#loader.load()),
  });

  protected override emitted(emitted: TableEmitted): void {
    this.#loader.emitted(emitted);
  }

  // Features, which are loaded after the first cards.

  /** @internal */
  override async whole(): Promise<void> {
    await this.#loader.load();
    await this.updateComplete;
  }

  /** @internal */
  override withFeatures(use: (features: TableFeatures) => unknown): void {
    this.#loader.with(use);
  }

  /** @internal */
  override async open(id: string, about?: unknown): Promise<void> {
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

  // The element.

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const {elementStyles} = this.constructor as typeof LitElement;
    return this.#served.takeRoot(elementStyles) ?? super.createRenderRoot();
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

  /** Keeps server-rendered cards until the table can show the same deal itself. */
  protected override shouldUpdate(): boolean {
    if (!this.#served.isDealt || this.message) return true;
    return this.hasBegun && this.context !== null && !this.tag('travel');
  }

  override connectedCallback(): void {
    takeEarlyProperties(this);
    super.connectedCallback();
    if (!this.hasBegun) void this.#begin();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && this.hasUpdated) void this.language.take();
  }

  /** Shows the table, and begins the match unless the visitor is to ask for it. */
  async #begin(): Promise<void> {
    // Courts are fetched in parallel with the features, which draw them and report it if they cannot be loaded.
    setTimeout(() => this.loadCourts().catch(() => null));
    void this.whole().then(() => this.features?.matchChanged());
    // Nothing here waits for the features.
    await Promise.all([this.language.take(), this.styling.loadTheme(), this.#openStore()]);
    // Defining the element, making the machine, dealing and drawing are a task each: together they would block the page for too long.
    await nextTask();
    this.machine();
    await nextTask();
    if (this.hasBegun || !this.isConnected) return;
    this.hasBegun = true;
    const {isDealt} = this.#served;
    if (this.reveal !== 'interaction') await this.start();
    // Cards that a server has already dealt do not travel again.
    if (isDealt) this.match.send({type: 'ACKNOWLEDGE'});
    this.begun();
    this.requestUpdate();
  }

  /** Reads stored settings before anything is drawn that depends on them. */
  async #openStore(): Promise<void> {
    if (!this.storage) return;
    await this.store.open();
    this.settings.reread();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.context && changed.size) this.withFeatures((features) => features.attributesChanged(changed));
  }

  /** @internal The current look of cards. */
  look(): CardLook {
    return {...this.settings.look(this.hasSmallCards), rank: this.words.rank, courts: this.courts};
  }

  /** Whether the cards of the first deal are animated by a style, because the code that animates cards is not there yet. */
  #isDealtByStyle(): boolean {
    const {context, actor, features, settings} = this;
    if (!context || this.#isPastFirstStep) return false;
    if (!features) this.#firstStep ??= {actor, count: context.count};
    const {actor: of, count} = this.#firstStep ?? {};
    this.#isPastFirstStep = of !== actor || count !== context.count;
    return !this.#isPastFirstStep && settings.pace.travel > 0 && !this.#served.isDealt;
  }

  protected override render(): TemplateResult {
    if (!this.hasBegun) return frameBefore();
    const look = this.look();
    const [title, subtitle] = this.titles();
    return frame(this, {
      name: subtitle ? `${title}, ${subtitle}` : title,
      classes: `${look.four ? 'four' : ''} pack-${this.backInk} ${this.#isDealtByStyle() ? 'dealt' : ''}`,
      heading: () => html`${title}${subtitle ? html` <i>${subtitle}</i>` : nothing}`,
      room: () => this.room(look),
      tools: this.tools,
      ownTools: () => this.ownTools(),
    });
  }
}
