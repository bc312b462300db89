import {
  HELD_BACK,
  leftOf,
  visitorAsked,
  type TableEmitted,
  type TableEvent,
  type Thinker,
} from '@quinola/chart';
import {
  OptionsError,
  type Choice,
  type GameRecord,
  type Happening,
  type MoveLike,
  type Player,
  type Viewer,
} from '@quinola/play';
import type {ReactiveController} from 'lit';
import {createActor, type AnyStateMachine, type SnapshotFrom} from 'xstate';
import type {Level} from '../attributes.js';
import {BeforeMoveEvent, TableErrorEvent} from '../events.js';
import type {Continuation} from '../continuation.js';
import {knownOf, type Known, type TableActor, type Whole} from '../match-context.js';
import {areSeats, isMove, seedOf} from '../page-calls.js';
import {playersAt, seatingOf, thinkerOf, visitorOf, type SeatPlayer} from '../players.js';
import type {MatchHost, MatchSetup} from './match-host.js';

/**
 * The match at a table: it turns attributes into options and players, and runs the statechart. Every step requests an update. An
 * element that is moved within the page keeps its match running; one that is removed stops it, and continues from the record when
 * it is inserted again.
 */
export class MatchController<
  State,
  View,
  Move extends MoveLike,
  Options,
  H extends Happening,
  C extends Choice = never,
> implements ReactiveController {
  #actor: TableActor | null = null;
  /** Caches the public part of the context, so that it stays the same object until the next step. */
  #known: {readonly snapshot: unknown; readonly context: Known<View, Move, H>} | null = null;
  #goOn: ((changed?: object) => void) | null = null;
  #seats: readonly SeatPlayer<View, Move, Move | C>[] | null = null;
  /** What the next match continues, unchecked, and the callback for whether it does. */
  #next: {readonly given: unknown; readonly tell: (goesOn: boolean) => void} | null = null;
  /** Whether the table has been removed from the page. */
  #isAway = false;
  /** Begins the match that was about to begin when the table was removed; `null` if none was. */
  #late: (() => void) | null = null;
  /** The number of matches that have started to begin. */
  #begun = 0;
  /** The number of the running match at this table; 0 before the first. */
  nth = 0;

  constructor(
    private readonly host: MatchHost,
    readonly setup: MatchSetup<State, View, Move, Options, H, C>,
  ) {
    host.addController(this);
  }

  /** The actor of the running match; `null` before the start. Its snapshot shows all hands. */
  get actor(): TableActor | null {
    return this.#actor;
  }

  /** The thinker, for questions outside the match. */
  get thinker(): Thinker {
    return this.setup.thinker();
  }

  /** The active states of the statechart, as XState names them. */
  get value(): SnapshotFrom<AnyStateMachine>['value'] | undefined {
    return this.#actor?.getSnapshot().value as SnapshotFrom<AnyStateMachine>['value'] | undefined;
  }

  /**
   * What tells a step of the running match from all others at this table: from a step of another match too, which the number of
   * moves does not.
   */
  get step(): string {
    return `${this.nth}/${this.context?.count}`;
  }

  /** What tells a decision of the viewer from all others at this table, whatever others do meanwhile who act at the same time. */
  get decision(): string {
    return `${this.nth}/${this.context?.decidesSince}`;
  }

  /** Whether the statechart is in a state with this tag. */
  hasTag(tag: string): boolean {
    const isTagged = this.#actor?.getSnapshot().hasTag(tag) ?? false;
    // Who has not taken his place yet is asked nothing.
    return isTagged && (tag !== 'visitor' || this.nextVisitor === null);
  }

  /** Of several visitors at one device the one who is waited for, while another sits there or none; else `null`. */
  get nextVisitor(): Player | null {
    const whole = this.#whole;
    if (!whole || whole.players.filter(({kind}) => kind === 'visitor').length < 2) return null;
    const player = visitorAsked(whole);
    return player !== whole.viewer && this.#actor!.getSnapshot().hasTag('visitor') ? player : null;
  }

  /** Gives the table the eyes of another; of nobody, while the device goes from one visitor to the next. */
  seat(viewer: Viewer): void {
    this.#goOn?.({viewer});
  }

  /** The public part of the context; the same object until the next step, `null` before the start. */
  get context(): Known<View, Move, H> | null {
    const whole = this.#whole;
    if (!whole) return null;
    if (this.#known?.snapshot !== whole) this.#known = {snapshot: whole, context: knownOf(whole)};
    return this.#known.context;
  }

  get #whole(): Whole<View, Move, H> | undefined {
    return this.#actor?.getSnapshot().context as Whole<View, Move, H> | undefined;
  }

  /** Who plays, by player. */
  get seats(): readonly SeatPlayer<View, Move, Move | C>[] {
    const {setup} = this;
    const count = this.context?.players.length ?? setup.playersFor(setup.usualOptions());
    return (
      this.#seats ??
      this.#players(count).map(({kind, level}) => (kind === 'visitor' ? kind : (level as Level)))
    );
  }

  set seats(seats: readonly SeatPlayer<View, Move, Move | C>[]) {
    if (!areSeats(seats)) this.refuseCall('seats');
    else {
      this.#seats = seats ?? null;
      this.takePlayers();
    }
  }

  /** Tells the page, and not the visitor, that this property or method was given what it cannot take; nothing has changed. */
  refuseCall(name: string): void {
    this.host.dispatchEvent(new TableErrorEvent('bad-call', {name}));
  }

  /** Whether the next match continues a given record or save. */
  get hasNext(): boolean {
    return this.#next !== null;
  }

  /**
   * What the next match that begins goes on with.
   * @param given a record or a save, unchecked; `null`: nothing
   * @returns whether it did
   */
  goOnWith(given: unknown): Promise<boolean> {
    this.#next?.tell(false);
    return new Promise((tell) => {
      this.#next = {given, tell};
    });
  }

  /**
   * Begins a new match and ends the running one, unless the page has passed in something that cannot be continued.
   * @param seed of its deals; absent: the attribute's, or a fresh one
   * @param isOfDay whether it is the seed of a day
   */
  async begin(seed?: string, isOfDay = false): Promise<void> {
    if (typeof (seed ?? '') !== 'string') {
      this.refuseCall('restart');
      return;
    }
    const next = this.#next;
    this.#next = null;
    const isTaken = await this.#begin(seedOf(seed, this.host, !this.context), isOfDay, next?.given ?? null);
    next?.tell(isTaken);
  }

  /** @returns whether the match goes on with what the page has handed in */
  async #begin(named: string | null, isOfDay: boolean, handed: unknown): Promise<boolean> {
    const {host, setup} = this;
    const nth = ++this.#begun;
    this.#late = null;
    // Attributes set together with the call belong to this match; applied later, they would restart it.
    if (host.isUpdatePending) await host.updateComplete;
    await host.store.open();
    const read = handed === null ? null : await this.#read(handed);
    if (nth !== this.#begun || (handed !== null && !read && this.context)) return false;
    const given = await host.lessons.recordFor(read?.record ?? null);
    const options = this.#options();
    const daily = named === null ? await setup.ofDay() : null;
    const seed = named ?? daily!.seed(options);
    const kept = host.persist && !host.persistence && !host.nostorage ? await this.#kept() : null;
    // Another match may have been asked for meanwhile.
    if (nth !== this.#begun) return false;
    const record = (given ?? kept) as GameRecord<Move, Options> | null;
    const players = this.#players(setup.playersFor(record?.options ?? options));
    const visitor = visitorOf(seatingOf(host), players.length);
    const begin = (): void => {
      this.nth++;
      setup.begins(players.length);
      this.#start({
        options,
        players,
        seed,
        // When a player of the page fails or makes an illegal move, the book plays instead.
        thinker: host.lessons.thinkerFor(
          thinkerOf(
            setup.game(),
            () => setup.thinker(),
            (player) => (this.context!.failures ? null : this.#seats?.[player]),
          ),
        ),
        // Where several sit at one device, nobody's cards are shown before he has taken his place.
        viewer:
          visitor < 0 || players.filter(({kind}) => kind === 'visitor').length > 1 ? 'watcher' : visitor,
        pace: host.settings.pace,
        // Everybody gets the same cards on the same day: nobody cuts or draws otherwise.
        ceremony: host.ceremony === 'full' && !daily && !isOfDay ? 'full' : 'short',
        undo: host.undoable || host.lessons.current !== null,
        holdsBack: (move: Move) => !host.dispatchEvent(new BeforeMoveEvent(move)),
        ...(record && {record, resumed: !given}),
        ...(read?.left && {left: read.left}),
        keep: (made: GameRecord) => (host.lessons.current ?? host.persistence)?.save(made),
      });
      // Saved even if the page is left before the next move.
      if (read && !host.lessons.current) host.persistence?.save(this.#whole!.record);
      if (!record) host.settings.change(({matches = 0}) => ({matches: matches + 1}));
    };
    // A table that was removed meanwhile begins when it comes back.
    if (this.#isAway) this.#late = begin;
    else begin();
    if (kept) daily?.goOnOrDeal(seed);
    return read !== null;
  }

  #options(): Options {
    const {host, setup} = this;
    try {
      const options = setup.readOptions();
      // The rules read a set deal when a match starts.
      setup.game().start(options);
      return options;
    } catch (error) {
      if (!(error instanceof OptionsError)) throw error;
      host.fail(error.code, error.about);
      return setup.usualOptions();
    }
  }

  /** What the page has handed in; the record of a lesson that begins is known to be one. */
  async #read(given: unknown): Promise<Continuation | null> {
    const {current} = this.host.lessons;
    if (current && given === current.record) return {record: current.record};
    return this.setup.readGiven(given);
  }

  /** The record kept under `persist`. */
  async #kept(): Promise<GameRecord | null> {
    const {recordToResume} = await this.host.missing.fetch('kept', () => import('./persistence.js'));
    return recordToResume(this.host, this.setup.game().id);
  }

  #players(count: number): ReturnType<typeof playersAt> {
    return playersAt(this.host, count, this.#seats, (player) => this.setup.schoolOf(player));
  }

  /** Takes new names or levels of players into the running match. */
  takePlayers(): void {
    const {context} = this;
    if (context) this.send({type: 'SET_PLAYERS', players: this.#players(context.players.length)});
  }

  #start(input: object): void {
    const {setup, host} = this;
    this.#actor?.stop();
    const actor = createActor(setup.machine(), {input});
    this.#actor = actor;
    actor.on('*', (emitted: unknown) => setup.emitted(emitted as TableEmitted<Move, H>));
    actor.subscribe({
      next: () => {
        if (actor !== this.#actor) return;
        setup.matchChanged();
        host.requestUpdate();
      },
      error: (error) => setup.emitted({type: 'failed', code: 'failed', error}),
    });
    this.#goOn = (changed) => {
      const {record, players, pace} = this.#whole!;
      this.#start({...input, record, players, pace, left: leftOf(this.#whole!), ...changed});
    };
    actor.start();
  }

  /** Sends a copy of an event, because the statechart caches its verdict by object and a page may send the same object again. */
  send(event: TableEvent<Move>): void {
    if (this.#actor?.getSnapshot().status === 'active') this.#actor.send({...event});
  }

  /**
   * Makes a move of the visitor.
   * @param meant the reason of a breach of strict etiquette that he means
   * @returns whether it was lawful, or meant
   */
  play(move: Move, meant?: string): boolean {
    if (!isMove(move)) {
      this.refuseCall('play');
      return false;
    }
    if (!this.context) return false;
    // A page may play at a table that stands still because it is out of sight; it stands still again afterwards.
    const isAway = this.host.features?.visibility.hasPaused ?? false;
    if (isAway) this.send({type: 'RESUME'});
    // A player may move before the last trick is gathered.
    if (['travel', 'gather', 'speak'].some((tag) => this.hasTag(tag))) this.send({type: 'ACKNOWLEDGE'});
    this.send(meant === undefined ? move : {...move, meant});
    const {refusal} = this.context;
    if (isAway) this.send({type: 'PAUSE'});
    return !refusal || refusal.reason === HELD_BACK;
  }

  hostConnected(): void {
    this.#isAway = false;
    const late = this.#late;
    this.#late = null;
    if (late) late();
    else if (this.#actor?.getSnapshot().status === 'stopped') this.#goOn?.();
  }

  hostDisconnected(): void {
    // An element that is only moved is connected again before this runs.
    queueMicrotask(() => {
      if (this.host.isConnected) return;
      this.#isAway = true;
      this.#actor?.stop();
    });
  }
}
