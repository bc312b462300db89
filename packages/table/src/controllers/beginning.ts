import type {AnyStateMachine} from 'xstate';
import type {Pace} from '@quinola/chart';
import type {TableActor} from '../match-context.js';
import {nextTask} from '../next-task.js';
import type {TableStorage} from '../store.js';

/** What the beginning needs of its table. */
export interface BeginningHost {
  readonly isConnected: boolean;
  readonly reveal: string | null;
  readonly storage: TableStorage | null;
  readonly store: {open(): Promise<void>};
  readonly settings: {readonly pace: Pace; reread(): void};
  readonly language: {take(): Promise<void>};
  readonly styling: {loadTheme(): Promise<void>};
  readonly served: {readonly isDealt: boolean};
  readonly match: {send(event: {readonly type: 'ACKNOWLEDGE'}): void};
  readonly actor: TableActor | null;
  readonly context: {readonly count: number} | null;
  readonly features: {matchChanged(): void} | null;
  hasBegun: boolean;
  loadCourts(): Promise<unknown>;
  whole(): Promise<void>;
  start(): Promise<void>;
  requestUpdate(): void;
}

/** How a table begins: from its place in a page to its first cards. */
export class Beginning {
  #tell: () => void = () => undefined;
  /** Settles when a match runs, or its visitor may begin one. */
  readonly done = new Promise<void>((done) => {
    this.#tell = done;
  });
  /** The first step that was drawn before the features came. */
  #firstStep: {readonly actor: TableActor | null; readonly count: number} | null = null;
  #isPastFirstStep = false;

  /** @param machine makes the machine of its match */
  constructor(
    private readonly host: BeginningHost,
    private readonly machine: () => AnyStateMachine,
  ) {}

  /** Shows the table, and begins the match unless the visitor is to ask for it. */
  async run(): Promise<void> {
    const {host} = this;
    if (host.hasBegun) return;
    // Courts are fetched in parallel with the features, which draw them and report it if they cannot be loaded.
    setTimeout(() => host.loadCourts().catch(() => null));
    void host.whole().then(() => host.features?.matchChanged());
    // Nothing here waits for the features.
    await Promise.all([host.language.take(), host.styling.loadTheme(), this.#openStore()]);
    // Defining the element, making the machine, dealing and drawing are a task each: together they would block the page for too long.
    await nextTask();
    this.machine();
    await nextTask();
    if (host.hasBegun || !host.isConnected) return;
    host.hasBegun = true;
    const {isDealt} = host.served;
    if (host.reveal !== 'interaction') await host.start();
    // Cards that a server has already dealt do not travel again.
    if (isDealt) host.match.send({type: 'ACKNOWLEDGE'});
    this.#tell();
    host.requestUpdate();
  }

  /** Reads stored settings before anything is drawn that depends on them. */
  async #openStore(): Promise<void> {
    const {storage, store, settings} = this.host;
    if (!storage) return;
    await store.open();
    settings.reread();
  }

  /** Whether the cards of the first deal are animated by a style, because the code that animates cards is not there yet. */
  isDealtByStyle(): boolean {
    const {context, actor, features, settings, served} = this.host;
    if (!context || this.#isPastFirstStep) return false;
    if (!features) this.#firstStep ??= {actor, count: context.count};
    const {actor: firstActor, count} = this.#firstStep ?? {};
    this.#isPastFirstStep = firstActor !== actor || count !== context.count;
    return !this.#isPastFirstStep && settings.pace.travel > 0 && !served.isDealt;
  }
}
