import {freshSeed} from '@quinola/cards';
import {HELD_BACK, type Manner, type Pace, type TablePlayer, type Thinker} from '@quinola/chart';
import type {Back} from '@quinola/faces';
import {
  type Game,
  type GameRecord,
  type Happening,
  type MoveLike,
  offered,
  OptionsError,
  type Player,
  type Choice,
} from '@quinola/play';
import type {PropertyDeclaration, PropertyDeclarations} from 'lit';
import type {AnyStateMachine} from 'xstate';
import type {AnyTable} from './any-table.js';
import {Desk} from './desk.js';
import {BeforeMoveEvent} from './events.js';
import type {Kept} from './kept.js';
import {paceOf} from './settings.js';

/** Who plays for one player of the match: the visitor, an opponent of a level, or a function of the page. */
export type SeatPlayer<View, Move, O = Move> =
  'visitor' | (string & {}) | ((view: View, moves: readonly O[]) => Move | Promise<Move>);

/**
 * The match at a table: its attributes become options and players, its chart is started and asked.
 * What is to be seen of it is the business of {@linkcode GameTable}.
 */
export abstract class MatchTable<
  State,
  View,
  Move extends MoveLike,
  Options,
  H extends Happening,
  C extends Choice = never,
> extends Desk<View, Move, H> {
  static override readonly properties: PropertyDeclarations = {
    level: {},
    seat: {},
    seed: {},
    deal: {},
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
  };

  /** What a script or a framework sets as a property stands in the attribute too: there styles look for it, and who copies the tag. */
  static override createProperty(name: PropertyKey, options?: PropertyDeclaration): void {
    super.createProperty(name, {reflect: true, ...options});
  }

  declare level: string | null;
  declare seat: string | null;
  declare seed: string | null;
  declare deal: string | null;
  declare names: string | null;
  declare ceremony: string | null;
  declare theme: string | null;
  declare suits: string | null;
  declare figures: string | null;
  declare indices: string | null;
  declare pace: string | null;
  declare confirm: string | null;
  declare reveal: string | null;
  declare persist: string | null;
  declare back: Back | null;
  declare autoplay: boolean;
  declare kiosk: boolean;
  declare undoable: boolean;
  declare sound: boolean;
  declare share: boolean;
  declare nohotkeys: boolean;
  declare nocopy: boolean;

  /** @internal */
  abstract readonly game: Game<State, View, Move, Options, H, C>;
  /** @internal */
  abstract readonly manner: Manner<View, H>;
  protected abstract readonly machine: AnyStateMachine;
  /** Where opponents' moves come from. */
  protected abstract readonly thinker: Thinker;
  /** The match's options from the attributes. @throws OptionsError */
  protected abstract readOptions(): Options;
  /** Options that are always understood. */
  protected abstract usualOptions(): Options;
  /** How many play under these options. */
  protected abstract playersFor(options: Options): number;

  /** @internal What is kept of the match under `persist`. */
  kept: Kept | null = null;
  protected ready = false;
  #seats: readonly SeatPlayer<View, Move, Move | C>[] | null = null;
  #record: unknown = null;

  /**
   * The whole match as JSON; of a running deal only what its viewer has seen; `null` until the table is whole. Setting
   * it goes on with that match; what cannot be read is left alone, with a `quinola-error`.
   */
  get record(): GameRecord<Move, Options> | null {
    return (this.service?.record() as GameRecord<Move, Options> | undefined) ?? null;
  }

  set record(record: unknown) {
    this.#record = record;
    if (this.ready) void this.restart();
  }

  /** All that this table's viewer may lawfully know; `null` before the start. */
  get view(): View | null {
    return this.context?.view ?? null;
  }

  /** Who plays, by player: `visitor`, the level of an opponent, or a function that answers with a move. */
  get seats(): readonly SeatPlayer<View, Move, Move | C>[] {
    return (
      this.#seats ??
      this.players(this.context?.players.length ?? this.playersFor(this.usualOptions())).map(
        ({kind, level}) => (kind === 'visitor' ? kind : level),
      )
    );
  }

  set seats(seats: readonly SeatPlayer<View, Move, Move | C>[]) {
    this.#seats = seats;
    this.takePlayers();
  }

  /** Begins the match, if none runs. */
  async start(): Promise<void> {
    if (!this.context) await this.restart();
  }

  /**
   * Begins a new match, whatever runs.
   * @param seed of its deals; absent: the attribute's, or a fresh one
   */
  async restart(seed: string = this.seed || this.sharedSeed() || freshSeed()): Promise<void> {
    const given = this.#record;
    this.#record = null;
    // Attributes that were set together with the call are part of this match: told of them later, it would begin anew.
    if (this.isUpdatePending) await this.updateComplete;
    let options: Options;
    try {
      options = this.readOptions();
    } catch (error) {
      if (!(error instanceof OptionsError)) throw error;
      this.fail(error.code, error.about);
      options = this.usualOptions();
    }
    const record =
      given || (this.persist && !this.kept)
        ? ((await (await import('./resume.js')).resume(this as unknown as AnyTable, given)) as GameRecord<
            Move,
            Options
          > | null)
        : null;
    const players = this.players(this.playersFor(record?.options ?? options));
    const visitor = this.visitorOf(players.length);
    this.opened = this.note = null;
    this.service?.begun(players.length);
    this.joined.start(this.machine, {
      options,
      players,
      seed,
      thinker: {
        choose: async (question, signal) => {
          const asked = this.#seats?.[question.player];
          // For a player of the page who is at a loss, or does what he may not, the book plays on.
          if (typeof asked === 'function' && !this.context!.failures) {
            const view = question.view as View;
            return {move: await asked(view, offered<View, Move>(this.game, view) as readonly (Move | C)[])};
          }
          return this.thinker.choose(question, signal);
        },
      },
      viewer: visitor < 0 ? 'watcher' : visitor,
      pace: this.paceNow(),
      ceremony: this.ceremony === 'full' ? 'full' : 'short',
      undo: this.undoable,
      holdsBack: (move) => !this.dispatchEvent(new BeforeMoveEvent(move)),
      ...(record && {record, resumed: !given}),
      keep: (made) => void this.kept?.keeper.save(made),
    });
    if (record) return;
    const matches = (this.settings.matches ?? 0) + 1;
    this.settings = {...this.settings, matches};
    this.ask((service) => service.change({matches}));
  }

  /** The seed in the page's address, by which a deal was shared; only the first match takes it. */
  private sharedSeed(): string | null {
    return this.share && !this.context ? new URLSearchParams(location.search).get('seed') : null;
  }

  /**
   * Makes a move of the visitor.
   * @param meant the reason of a breach of strict etiquette that he means: this one he is not asked about
   * @returns whether it was lawful, or meant; if not, the chart has refused it and the reason is shown in the table, and
   * where strict etiquette lets it happen all the same, the visitor is asked whether he means it
   */
  play(move: Move, meant?: string): boolean {
    if (!this.context) return false;
    // Who knows already what he plays need not wait for the last trick to be gathered.
    if (this.tag('travel', 'gather', 'speak')) this.joined.send({type: 'ACKNOWLEDGE'});
    this.joined.send(meant === undefined ? move : {...move, meant});
    const {refusal} = this.context;
    return !refusal || refusal.reason === HELD_BACK;
  }

  /** Asks for advice; it is shown in the hand and in a panel. */
  hint(): void {
    if (!this.tag('visitor')) return;
    this.joined.send({type: 'HINT'});
    void this.open('why');
  }

  /** Takes the visitor's last decision back, where the attribute `undo` allows it. */
  undo(): void {
    if (this.context?.canUndo) this.joined.send({type: 'UNDO'});
  }

  /** @internal Names or levels have changed. */
  takePlayers(): void {
    if (this.context)
      this.joined.send({type: 'SET_PLAYERS', players: this.players(this.context.players.length)});
  }

  /** @internal What is set by a word: the visitor's own choice, or the page's. The service says which words are not known. */
  word(name: 'pace' | 'suits' | 'figures' | 'indices' | 'confirm'): string | null {
    return this.settings[name] ?? this[name];
  }

  private visitorOf(players: number): Player {
    return this.autoplay || this.seat === 'watcher'
      ? -1
      : Math.max(0, '01234'.slice(0, players).indexOf(this.seat ?? ''));
  }

  /** @internal */
  paceNow(): Pace {
    return paceOf(this.word('pace'), !this.autoplay);
  }

  private players(count: number): TablePlayer[] {
    const names = this.settings.names ?? this.names?.split(',').map((name) => name.trim()) ?? [];
    const levels = (this.level ?? '')
      .split(/[\s,]+/)
      .map((level) => (/^(novice|master)$/.test(level) ? level : 'book'));
    // A visitor is not advised to slip as beginners do.
    const advisor = levels[0] === 'master' ? 'master' : 'book';
    const visitor = this.visitorOf(count);
    return Array.from({length: count}, (_, player) => {
      const seat =
        this.#seats?.[player] ?? (player === visitor ? 'visitor' : levels[player % levels.length]!);
      const who = {name: names[player] || this.words.names[player]!, ...this.schoolOf(player)};
      return typeof seat === 'function'
        ? {...who, kind: 'host', level: ''}
        : seat === 'visitor'
          ? {...who, kind: 'visitor', level: advisor}
          : {...who, kind: 'opponent', level: seat};
    });
  }

  /** Whose book an opponent, or the advice to a visitor, goes by, where a game has several; what it gives becomes part of the player. */
  protected schoolOf(_player: Player): {school?: string} {
    return {};
  }
}
