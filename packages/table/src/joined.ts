import type {TableContext, TableEmitted, TableEvent, TableInput} from '@quinola/chart';
import type {Happening, MoveLike} from '@quinola/play';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {createActor, type Actor, type AnyStateMachine, type SnapshotFrom} from 'xstate';

/** What is used of an actor and its snapshots: what runs charts in the files of pages has no more (`build/chart-runner.js`). */
type Running = Pick<Actor<AnyStateMachine>, 'on' | 'send' | 'start' | 'stop' | 'subscribe'> & {
  getSnapshot(): Pick<SnapshotFrom<AnyStateMachine>, 'context' | 'hasTag' | 'status' | 'value'>;
};

/** What the joined machine of any game knows, as far as the kit reads it. */
export type Known<View, Move extends MoveLike, H extends Happening> = TableContext<
  unknown,
  View,
  Move,
  unknown,
  H
>;

/**
 * Joins a table's statechart to its element: every new snapshot asks for an update, what the chart emits is
 * handed on. An element that is moved about in the page keeps its chart running; one that is taken out stops
 * it, and goes on from the record when it comes back.
 */
export class Joined<View, Move extends MoveLike, H extends Happening> implements ReactiveController {
  #actor: Running | null = null;
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
    const actor: Running = createActor(machine, {input});
    this.#actor = actor;
    actor.on('*', (emitted) => this.heard(emitted as unknown as TableEmitted<Move, H>));
    actor.subscribe({
      next: () => {
        if (actor !== this.#actor) return;
        this.changed(this.context!);
        this.host.requestUpdate();
      },
      error: (error) => this.heard({type: 'failed', code: 'failed', error}),
    });
    // Whoever comes back after having been away begins again from the record he left.
    this.#left = () => this.start(machine, {...input, record: this.context!.record});
    actor.start();
  }

  stop(): void {
    const actor = this.#actor;
    this.#actor = this.#left = null;
    actor?.stop();
  }

  get snapshot(): ReturnType<Running['getSnapshot']> | undefined {
    return this.#actor?.getSnapshot();
  }

  get context(): Known<View, Move, H> | undefined {
    return this.snapshot?.context as Known<View, Move, H> | undefined;
  }

  send(event: TableEvent<Move>): void {
    if (this.#actor?.getSnapshot().status === 'active') this.#actor.send(event);
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
