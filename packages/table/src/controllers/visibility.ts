import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {windowOf} from '../window-of.js';

/** How far outside the window, in px, a table still plays. */
const MARGIN = '200px';

/** What the pause out of sight needs of its table. */
export interface VisibilityHost extends ReactiveControllerHost {
  readonly context: object | null;
  readonly match: {send(event: {readonly type: 'PAUSE' | 'RESUME'}): void};
  tag(...names: readonly string[]): boolean;
}

/** Pauses a table that is outside the window. It does not end a pause that the visitor has made himself. */
export class VisibilityController implements ReactiveController {
  #isAway = false;
  /** Whether the match was paused because the table is out of sight. */
  #isPaused = false;
  #observer: IntersectionObserver | null = null;

  constructor(private readonly host: VisibilityHost & Element) {
    host.addController(this);
  }

  /** Whether the match stands still because the table is out of sight. */
  get hasPaused(): boolean {
    return this.#isPaused;
  }

  hostConnected(): void {
    // That of another window sees nothing of this one.
    this.#observer = new (windowOf(this.host).IntersectionObserver)(
      (entries) => this.seen(entries.at(-1)!.isIntersecting),
      {rootMargin: MARGIN},
    );
    this.#observer.observe(this.host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  /** Called when the table enters or leaves the window. */
  seen(isSeen: boolean): void {
    this.#isAway = !isSeen;
    this.matchChanged();
  }

  /** Called when a match begins; it is not paused. */
  reset(): void {
    this.#isPaused = false;
  }

  /** Called after each step of the match, which may begin while the table is out of sight. */
  matchChanged(): void {
    const {host} = this;
    if (this.#isAway === this.#isPaused || !host.context || (this.#isAway && host.tag('paused'))) return;
    this.#isPaused = this.#isAway;
    host.match.send({type: this.#isAway ? 'PAUSE' : 'RESUME'});
  }
}
