import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {TimeEvent} from '../page-events.js';

/** What the clock reads of the table. */
export interface ClockHost extends ReactiveControllerHost, HTMLElement {
  readonly context: object | null;
  readonly autoplay: boolean;
  tag(...names: readonly string[]): boolean;
}

/**
 * Measures the playing time of a match: while its page is visible, and it is neither paused nor played by opponents alone.
 * Reported once, when the match ends or is left.
 */
export class ClockController implements ReactiveController {
  #time = 0;
  /** When it was started, in ms of the page's clock; `null` while it is stopped. */
  #since: number | null = null;
  /** The document in which the table is. */
  #page = document;

  constructor(private readonly host: ClockHost) {
    host.addController(this);
  }

  readonly #look = (): void => {
    const {host} = this;
    const runs =
      host.isConnected &&
      !this.#page.hidden &&
      host.context !== null &&
      !host.autoplay &&
      !host.tag('paused', 'over');
    if (runs === (this.#since !== null)) return;
    if (!runs) this.#time += performance.now() - this.#since!;
    this.#since = runs ? performance.now() : null;
  };

  /** Reports the playing time, if there was any. */
  readonly tell = (): void => {
    this.#look();
    const now = this.#since === null ? 0 : performance.now() - this.#since;
    const seconds = Math.round((this.#time + now) / 1000);
    this.#time = 0;
    this.#since = null;
    if (seconds) this.host.dispatchEvent(new TimeEvent(seconds));
  };

  /** After a step of the match. */
  matchChanged(): void {
    this.#look();
    if (this.host.tag('over')) this.tell();
  }

  hostConnected(): void {
    this.#page = this.host.ownerDocument;
    this.#page.addEventListener('visibilitychange', this.#look);
    addEventListener('pagehide', this.tell);
    this.#look();
  }

  hostDisconnected(): void {
    this.#page.removeEventListener('visibilitychange', this.#look);
    removeEventListener('pagehide', this.tell);
    // An element that is only moved is reconnected before this runs.
    queueMicrotask(() => {
      if (!this.host.isConnected) this.tell();
    });
  }
}
