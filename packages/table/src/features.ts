import {endsDeal, HELD_BACK, type SentMove, type TableEmitted} from '@quinola/chart';
import type {GameRecord, Refusal} from '@quinola/play';
import {nothing, type PropertyValues, type TemplateResult} from 'lit';
import type {AnyTable} from './any-table.js';
import {panelOf, type Ask} from './asks/ask.js';
import type {Responding} from './asks/responding-model.js';
import {isNewMatch} from './attributes.js';
import {orderStrip} from './card-order.js';
import {companyOf} from './company.js';
import {Announcer} from './controllers/announcer.js';
import {ClockController} from './controllers/clock.js';
import {StatesController} from './controllers/states.js';
import {ChoosingController} from './controllers/choosing.js';
import {DraggingController} from './controllers/dragging.js';
import {FocusController} from './controllers/focus.js';
import {FullScreenController} from './controllers/full-screen.js';
import {KeyboardController} from './controllers/keyboard.js';
import type {KioskController} from './controllers/kiosk.js';
import {MessagesController} from './controllers/messages.js';
import {PanelsController} from './controllers/panels.js';
import {SoundController} from './controllers/sound.js';
import {TranslatedController} from './controllers/translated.js';
import {TravelController} from './controllers/travel.js';
import {VoiceController} from './controllers/voice.js';
import {VisibilityController} from './controllers/visibility.js';
import {drawCourtsInBackground} from './courts.js';
import type {GameFeatures} from './game-features.js';
import {explainTerms} from './glossary/explain.js';
import {saveOf} from './go-on.js';
import {MoveEvent} from './match-events.js';
import type {Command} from './keys.js';
import {placeOfOffer} from './lesson/first-visit.js';
import {firstGuide} from './lesson/offering.js';
import type {LessonOffer} from './lesson/lesson-state.js';
import {LanguageEvent} from './page-events.js';
import {openPanel, replayAt, setPaused} from './page-panels.js';
import type {Staking} from './rooms/bank/staking-model.js';
import type {Taking} from './rooms/middle/taking-model.js';
import {askStyles} from './styles/asks.js';
import {laterStyles} from './styles/later.js';
import {standingOf} from './standing.js';
import {orderStyles} from './styles/order.js';
import {scrollingStyles} from './styles/scrolling.js';
import type {TableSave} from './table-save.js';
import {hasDatedSeed, openRecord} from './whole.js';

/**
 * Everything that a table does beyond showing its first cards and letting the visitor play them; fetched afterwards. It connects
 * the controllers, each of which does one thing and accesses only what it needs of the table.
 */
export class TableFeatures {
  // Their hooks run in this order on each update: focus may move to a panel after it has left a card.
  readonly focus: FocusController;
  readonly travel: TravelController;
  readonly panels: PanelsController;
  readonly announcer: Announcer;
  readonly choosing: ChoosingController;
  /** Cards that take cards of the table; `null` where no game asks for them. */
  readonly taking: Taking | null;
  /** Stakes that are laid; `null` where no game asks for them. */
  readonly staking: Staking | null;
  /** Answers at the line of the turn; `null` where no game asks for them. */
  readonly responding: Responding | null;
  readonly dragging: DraggingController;
  readonly messages: MessagesController;
  readonly sound: SoundController;
  readonly voice: VoiceController;
  readonly visibility: VisibilityController;
  readonly keyboard: KeyboardController;
  readonly clock: ClockController;
  readonly screen: FullScreenController;
  /** The language last reported to the page. */
  #language: string;
  /** The kiosk mode; `null` at any other table. */
  kiosk: KioskController | null = null;
  #offer: ((guide: LessonOffer) => TemplateResult | typeof nothing) | null = null;
  #offerLoading = false;
  #kioskLoading: Promise<KioskController> | null = null;

  /** @param game what the game adds */
  constructor(
    private readonly table: AnyTable,
    readonly game: GameFeatures,
  ) {
    // Now there are words for what is missing.
    table.missing.show();
    table.adopt(
      laterStyles,
      scrollingStyles,
      askStyles,
      ...(game.order ? [orderStyles] : []),
      ...game.styles,
    );
    this.focus = new FocusController(table);
    this.travel = new TravelController(table, game);
    const autoPanel = (): string | null =>
      table.lessons.current?.speaksLast
        ? null
        : table.match.nextVisitor !== null && !table.game.openMoves
          ? 'curtain'
          : (game.autoPanel() ?? panelOf(this.asks()));
    this.panels = new PanelsController(table, {panels: game.panels, autoPanel}, this.focus);
    this.voice = new VoiceController(table);
    this.announcer = new Announcer(table, game, (text, player) => this.voice.say(text, player));
    this.choosing = new ChoosingController(table, this.announcer, this.focus, () => this.asks());
    this.taking = game.taking?.(this.announcer, () => this.asks()) ?? null;
    this.staking = game.staking?.(this.announcer, () => this.asks()) ?? null;
    this.responding = game.responding?.(() => this.asks()) ?? null;
    new StatesController(table);
    new TranslatedController(table);
    this.clock = new ClockController(table);
    this.screen = new FullScreenController(table);
    this.#language = table.code;
    this.dragging = new DraggingController(table, () => this.choosing.ask !== null);
    this.messages = new MessagesController(table, game);
    this.sound = new SoundController(table);
    this.visibility = new VisibilityController(table);
    this.keyboard = new KeyboardController(table, this.focus, (command) => this.run(command), game.keys);
    table.language.follow();
    this.#takeKiosk();
    this.#loadDrawings();
    explainTerms(table);
    table.requestUpdate();
  }

  /** The offer of a guided deal to first-time visitors. */
  offer(): TemplateResult | typeof nothing {
    const {table} = this;
    const guide = table.context && firstGuide(table);
    if (!guide) return nothing;
    if (this.#offer) return this.#offer(guide);
    if (this.#offerLoading) return placeOfOffer(table);
    this.#offerLoading = true;
    void table.missing
      .fetch('lessons', () => import('./lesson/offer.js'))
      .then(({offerView}) => {
        this.#offer = (first) => offerView(table, first);
        table.requestUpdate();
      });
    return placeOfOffer(table);
  }

  #loadDrawings(): void {
    const {table} = this;
    const {missing} = table;
    // Without them, players are shown as ovals, and figures by their indices.
    void missing
      .fetch('company', () => import('@quinola/faces/company.js'))
      .then(({silhouette, silhouetteBox}) => {
        table.company = companyOf(silhouette, silhouetteBox);
        table.requestUpdate();
      });
    this.drawFigures();
  }

  /** Draws the figures of the pack that is shown. */
  drawFigures(): void {
    const {table} = this;
    void table.missing
      .fetch('figures', () => table.loadCourts())
      .then((courts) => drawCourtsInBackground(courts, table));
  }

  /** The current decision of the visitor, other than playing a card. */
  asks(): Ask | null {
    return (this.table.tag('visitor') && this.game.asks?.()) || null;
  }

  /** The order of the cards for display on the table, if it is unusual. */
  order(): TemplateResult | null {
    return this.game.order ? orderStrip(this.game.order()) : null;
  }

  /** Called when a match begins. @param players their number */
  matchBegins(players: number): void {
    const {table} = this;
    this.messages.checkAttributes(players);
    this.announcer.reset();
    this.voice.stop();
    this.visibility.reset();
    this.clock.tell();
    // The paused match no longer exists.
    if (table.message?.text === table.panelWords!.pause) table.message = null;
  }

  /** Attributes have changed: most begin a new match. */
  attributesChanged(properties: PropertyValues): void {
    if (properties.has('kiosk')) this.#takeKiosk();
    if (this.table.nostorage) this.table.persistence?.close();
    const {looks = []} = this.game;
    const names = [...properties.keys()].map(String).filter((name) => !looks.includes(name));
    if (isNewMatch(names)) void this.table.restart();
  }

  /** Called when the page has set another storage: reads its content, and continues the match stored under `persist`. */
  async storageChanged(): Promise<void> {
    const {table} = this;
    table.persistence?.close();
    await table.store.open();
    table.settings.reread();
    if (table.persist && table.context) await table.restart();
  }

  /** Starts or ends the kiosk mode according to the attribute. */
  #takeKiosk(): void {
    const {table} = this;
    if (table.kiosk) {
      this.#kioskLoading ??= table.missing
        .fetch('kiosk', () => import('./controllers/kiosk.js'))
        .then(({KioskController}) => (this.kiosk = new KioskController(table)));
    } else {
      void this.#kioskLoading?.then((kiosk) => kiosk.end());
      this.#kioskLoading = this.kiosk = null;
    }
  }

  /** Turns what the statechart emits into events for the page, announcements and messages. */
  emitted(emitted: TableEmitted): void {
    const {table, game, announcer} = this;
    if (emitted.type === 'moved') {
      const {made, happened} = emitted;
      table.dispatchEvent(new MoveEvent(made, happened));
      void this.sound.play(happened);
      for (const happening of happened) {
        const event = game.eventOf(happening);
        if (event) table.dispatchEvent(event);
      }
      if (endsDeal(table.profile, happened)) void this.#dealEnded();
      const {by} = made;
      announcer.tell(by === 'chance' ? null : by, ...happened.map((happening) => game.tell(happening)));
    } else if (emitted.type === 'refused') this.#refused(emitted.move, emitted.refusal);
    else if (emitted.type === 'failed') {
      const {code, error} = emitted;
      const mend = {text: 'resume', act: () => table.match.send({type: 'RESUME'})} as const;
      table.fail(code, {}, table.tag('failed') ? mend : undefined, error);
      // Shown last, because it asks what to do with the saved match. A player who fails leaves the record whole.
      if (code !== 'opponent' && code !== 'advice') table.persistence?.markBroken();
    } else announcer.say(table.panelWords!.takenBack);
    table.requestUpdate();
  }

  /** A deal has ended: that of a day is told of. */
  async #dealEnded(): Promise<void> {
    const {table} = this;
    if (!hasDatedSeed(table)) return;
    const {dealEnded} = await table.missing.fetch('daily', () => import('./daily/days.js'));
    await dealEnded(table);
  }

  /** The statechart has refused a move. */
  #refused({meant, ...move}: SentMove, refusal: Refusal): void {
    const {table, game, announcer} = this;
    if (refusal.reason === HELD_BACK) return;
    // A breach must be confirmed for its reason, because others may play while the visitor is asked, so that the move may have
    // become lawful, or a different breach.
    if (refusal.breach && refusal.reason !== meant) {
      const make = (): boolean => table.play(move, refusal.reason);
      void this.messages.askAboutBreach(refusal, make).then((question) => announcer.say(question));
      return;
    }
    const why = game.refusal(refusal);
    const {current} = table.lessons;
    const text = current ? current.refused(why) : why;
    if (text === null) return;
    table.note = {card: (move as {card?: string}).card ?? '', text};
    announcer.say(text);
  }

  /** The statechart has taken a step. */
  matchChanged(): void {
    this.visibility.matchChanged();
    this.clock.matchChanged();
    const {table, announcer} = this;
    const {context} = table;
    if (!context) return;
    if (table.autoplay && table.tag('over'))
      setTimeout(() => table.isConnected && table.tag('over') && void table.restart(), context.pace.sheet);
    // Another visitor is to decide: nobody sees a hand until he has taken his place. Where nothing is hidden he has it at once.
    const {openMoves} = table.game;
    if (table.match.nextVisitor !== null && (openMoves || context.viewer !== 'watcher'))
      queueMicrotask(() => {
        const next = table.match.nextVisitor;
        if (next !== null) table.match.seat(openMoves ? next : 'watcher');
      });
    this.panels.matchChanged();
    if (!context.refusal && !announcer.isUpToDate) table.note = null;
    announcer.matchChanged();
    table.lessons.current?.matchChanged();
  }

  /** The record without what the viewer may not know. */
  record(): GameRecord | null {
    return this.table.context && openRecord(this.table);
  }

  /** The table speaks the language that it has. */
  languageChanged(): void {
    const {code} = this.table;
    if (code === this.#language) return;
    this.#language = code;
    this.table.dispatchEvent(new LanguageEvent(code));
  }

  /** Opens a panel for the page. */
  openPanel(name: string): Promise<boolean> {
    return openPanel(this.table, name);
  }

  /** Shows the replay of a finished deal from a given card on. */
  replayAt(deal: number, step: number): Promise<boolean> {
    return replayAt(this.table, deal, step);
  }

  /** Pauses the match, or lets it go on. */
  setPaused(isOn: boolean): void {
    setPaused(this.table, isOn);
  }

  /** The complete position of the match, including hidden information. */
  save(): TableSave {
    return saveOf(this.table);
  }

  /** Runs the command of a key or a button. */
  run(command: Command): void {
    const {table} = this;
    if (this.game.run?.(command)) return;
    if (command === 'hint') table.hint();
    else if (command === 'undo') table.undo();
    else if (command === 'standing') this.announcer.say(...standingOf(table, this.game.status()));
    else void table.open(command, command === 'why' ? 'last' : undefined);
  }
}
