import type {TableEmitted} from '@quinola/chart';
import type {Choice, GameRecord, Happening, MoveLike, Player, Seat} from '@quinola/play';
import type {AnyTable} from './any-table.js';
import {LessonsController} from './controllers/lessons.js';
import {MatchController} from './controllers/match.js';
import type {PersistenceController} from './controllers/persistence.js';
import {SettingsController} from './controllers/settings.js';
import {TableErrorEvent} from './events.js';
import type {TableFeatures} from './features.js';
import {GameOfTable} from './game-of-table.js';
import type {Known, TableActor} from './match-context.js';
import type {SeatPlayer} from './players.js';
import {isStorage, Store, type TableStorage} from './store.js';
import type {About, Mend, Who} from './strings.js';
import type {TableSave} from './table-save.js';

/** The match of a table, and what a page asks of it. Members marked internal are for the kit's own parts and the games'. */
export abstract class MatchTable<
  State,
  View,
  Move extends MoveLike,
  Options,
  H extends Happening,
  C extends Choice = never,
> extends GameOfTable<State, View, Move, Options, H, C> {
  /** Where all tables of this class keep what they keep; `GameTable.commonStorage` is that of every game. A table's own `storage` goes before it. */
  static commonStorage: TableStorage | null = null;

  /** @internal */
  readonly match = new MatchController<State, View, Move, Options, H, C>(this, {
    game: () => this.game,
    machine: () => this.machine(),
    thinker: () => this.thinker,
    readOptions: () => this.readOptions(),
    usualOptions: () => this.usualOptions(),
    playersFor: (options) => this.playersFor(options),
    schoolOf: (player) => this.schoolOf(player),
    begins: (players) => {
      this.opened = this.note = null;
      this.features?.matchBegins(players);
    },
    emitted: (emitted) => this.emitted(emitted),
    matchChanged: () => this.features?.matchChanged(),
  });
  /** @internal */
  readonly store = new Store(this);
  /** @internal */
  readonly settings = new SettingsController(this);
  /** @internal */
  readonly lessons = new LessonsController(this, async () => {
    const {lessonOf} = await this.missing.fetch('lessons', () => import('./lesson/lessons.js'));
    return lessonOf(this as unknown as AnyTable);
  });
  /** @internal What came after the first cards; `null` until it is there. */
  features: TableFeatures | null = null;
  /** @internal What is kept of the match, under `persist`. */
  persistence: PersistenceController | null = null;
  #storage: TableStorage | null = null;
  /** Called when the table has begun. */
  protected begun = (): void => undefined;
  /** Settles when a match runs, or its visitor may begin one. */
  readonly #isBegun = new Promise<void>((begun) => {
    this.begun = begun;
  });
  /**
   * Settles when the table is whole: its first cards lie there, or the button by which its visitor begins, and all its methods
   * do what they say. What cannot be fetched is not waited for; a table outside a page never begins.
   */
  readonly ready: Promise<void> = this.#isBegun.then(() => this.whole());

  /** @internal Settles when all that this table fetches for play is there; where it can't be fetched, the table says so. */
  abstract whole(): Promise<void>;
  /** @internal Opens a panel because the visitor asked for it: the focus goes there, and comes back when it closes. */
  abstract open(id: string, about?: unknown): Promise<void>;
  /** @internal Asks something of the features: now, or as soon as they are there. */
  abstract withFeatures(use: (features: TableFeatures) => unknown): void;
  /** Passes on what the statechart has emitted. */
  protected abstract emitted(emitted: TableEmitted): void;

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
    return this.#storage ?? (this.constructor as typeof MatchTable).commonStorage;
  }

  set storage(storage: TableStorage | null) {
    if (storage && !isStorage(storage)) this.match.refuseCall('storage');
    else {
      this.#storage = storage;
      if (this.hasBegun) this.withFeatures((features) => features.storageChanged());
    }
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
   * `chart`, `lessons`, `settings`, `keys`, `record`, `copy`, `kept`, as far as the game has them.
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

  /** @internal One clear message in the table and an event with a code. */
  fail(code: string, about: About = {}, mend?: Mend, cause?: unknown): void {
    this.dispatchEvent(new TableErrorEvent(code, about, cause));
    this.withFeatures(({messages}) => messages.explain(code, about, mend));
  }
}
