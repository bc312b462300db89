import type {TableContext, TableEmitted, TableEvent, TableInput} from '@quinola/chart';
import type {Happening, MoveLike} from '@quinola/play';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {createActor, type Actor, type AnyStateMachine, type SnapshotFrom} from 'xstate';

/** The chart of a running match, of any game. */
export type TableActor = Actor<AnyStateMachine>;

/** All that the joined machine of any game knows, hidden cards included. */
export type Whole<View, Move extends MoveLike, H extends Happening> = TableContext<
  unknown,
  View,
  Move,
  unknown,
  H
>;

/**
 * All that the chart of a running match knows, for those few parts of a table that must have it. Nothing of it may be shown
 * or told before the viewer may know it.
 */
export function wholeOf<View = unknown, Move extends MoveLike = MoveLike, H extends Happening = Happening>({
  actor,
}: {
  readonly actor: TableActor | null;
}): Whole<View, Move, H> {
  return actor!.getSnapshot().context as Whole<View, Move, H>;
}

/** What of a chart's context tells hidden cards, or hands them on: the parts of a table are not given it. */
const HIDDEN = ['state', 'record', 'seed', 'thought', 'thinker', 'keep', 'holdsBack'] as const;

/** What the parts of a table are given of the chart's context: nothing that its viewer may not know. */
export type Known<View, Move extends MoveLike, H extends Happening> = Omit<
  Whole<View, Move, H>,
  (typeof HIDDEN)[number]
>;

function knownOf<View, Move extends MoveLike, H extends Happening>(
  whole: Whole<View, Move, H>,
): Known<View, Move, H> {
  const hidden: readonly string[] = HIDDEN;
  const open = Object.entries(whole).filter(([name]) => !hidden.includes(name));
  return Object.fromEntries(open) as unknown as Known<View, Move, H>;
}

/**
 * Joins a table's statechart to its element: every new snapshot asks for an update, what the chart emits is
 * handed on. An element that is moved about in the page keeps its chart running; one that is taken out stops
 * it, and goes on from the record when it comes back.
 */
export class Joined<View, Move extends MoveLike, H extends Happening> implements ReactiveController {
  #actor: TableActor | null = null;
  /** What is known of the last context that was asked for. */
  #known: {readonly of: unknown; readonly context: Known<View, Move, H>} | null = null;
  #left: (() => void) | null = null;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly heard: (emitted: TableEmitted<Move, H>) => void,
    private readonly changed: (context: Known<View, Move, H>) => void,
  ) {
    host.addController(this);
  }

  /** Starts a machine, ending the one before. */
  start(machine: AnyStateMachine, input: TableInput<Move>): void {
    this.stop();
    const actor = createActor(machine, {input});
    this.#actor = actor;
    actor.on('*', (emitted: unknown) => this.heard(emitted as TableEmitted<Move, H>));
    actor.subscribe({
      next: () => {
        if (actor !== this.#actor) return;
        this.changed(this.context!);
        this.host.requestUpdate();
      },
      error: (error) => this.heard({type: 'failed', code: 'failed', error}),
    });
    // Whoever comes back after having been away begins again from the record he left.
    this.#left = () => this.start(machine, {...input, record: this.#whole!.record});
    actor.start();
  }

  stop(): void {
    const actor = this.#actor;
    this.#actor = this.#left = null;
    actor?.stop();
  }

  /** The actor of the match that runs; `null` before the start. Its snapshot shows all hands. */
  get actor(): TableActor | null {
    return this.#actor;
  }

  /** The active states of the chart, as XState names them. */
  get value(): SnapshotFrom<AnyStateMachine>['value'] | undefined {
    return this.#actor?.getSnapshot().value as SnapshotFrom<AnyStateMachine>['value'] | undefined;
  }

  /** Whether the chart is in a state of this tag. */
  hasTag(tag: string): boolean {
    return this.#actor?.getSnapshot().hasTag(tag) ?? false;
  }

  /** What the table may show of what the chart knows; the same object until the chart has made a step. */
  get context(): Known<View, Move, H> | undefined {
    const whole = this.#whole;
    if (!whole) return undefined;
    if (this.#known?.of !== whole) this.#known = {of: whole, context: knownOf(whole)};
    return this.#known.context;
  }

  get #whole(): Whole<View, Move, H> | undefined {
    return this.#actor?.getSnapshot().context as Whole<View, Move, H> | undefined;
  }

  /** Sends an event, as a copy: the chart judges each event once, and a page may send the same move again. */
  send(event: TableEvent<Move>): void {
    if (this.#actor?.getSnapshot().status === 'active') this.#actor.send({...event});
  }

  hostConnected(): void {
    if (this.#actor?.getSnapshot().status === 'stopped') this.#left?.();
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.host.isConnected) this.#actor?.stop();
    });
  }
}
