import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {LocalSpace, type Point} from '../../local-space.js';
import {isShutOff} from '../../shut-off.js';
import {whileHeld} from '../../while-held.js';
import {windowOf} from '../../window-of.js';

/** What bending a corner needs of its table. */
export interface BendHost extends ReactiveControllerHost {
  readonly shadowRoot: ShadowRoot | null;
}

/** Movement, in px, up to which a press is a tap. */
const TREMBLE = 6;

/** How far towards the middle of its card a corner must be dragged to stay bent. */
const ENOUGH = 0.5;

/** A corner under a pointer. */
interface Held {
  readonly pointer: number;
  readonly corner: HTMLButtonElement;
  /** The space of its card, and where the corner was pressed there, and in the window. */
  readonly space: LocalSpace;
  readonly from: Point;
  readonly pressedAt: Point;
  /** Where the pointer is in the window. */
  at: Point;
  folded: number;
  /** Ends what is done while it is dragged. */
  release: (() => void) | null;
}

/**
 * A corner that may be bent (`StakePlace.bend`) is dragged over its card, and folds on the way; let go before the middle it springs
 * back. By a press or a key it is bent at once: it is a button.
 */
export class BendingController implements ReactiveController {
  #held: Held | null = null;
  /** Whether the last pointer dragged: the click that ends it is none. */
  #done = false;
  #listening = new AbortController();

  constructor(private readonly table: BendHost) {
    table.addController(this);
  }

  hostConnected(): void {
    this.#listening = new AbortController();
    const {signal} = this.#listening;
    const root = this.table.shadowRoot!;
    root.addEventListener('pointerdown', this.#down, {signal});
    root.addEventListener('pointermove', this.#move, {signal});
    root.addEventListener('pointerup', this.#up, {signal});
    root.addEventListener('pointercancel', this.#end, {signal});
    root.addEventListener('click', this.#click, {capture: true, signal});
  }

  hostDisconnected(): void {
    this.#end();
    this.#listening.abort();
  }

  readonly #down = (given: Event): void => {
    const event = given as PointerEvent;
    this.#end();
    this.#done = false;
    const corner = (event.target as Element).closest<HTMLButtonElement>('.bend');
    if (!corner || !event.isPrimary || event.button) return;
    const space = new LocalSpace(corner.parentElement!);
    const at: Point = [event.clientX, event.clientY];
    const from = space.at(...at);
    this.#held = {
      pointer: event.pointerId,
      corner,
      space,
      from,
      pressedAt: at,
      at,
      folded: 0,
      release: null,
    };
  };

  readonly #move = (given: Event): void => {
    const event = given as PointerEvent;
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    if (event.buttons !== 1) {
      this.#end();
      return;
    }
    held.at = [event.clientX, event.clientY];
    const [[x, y], [fromX, fromY]] = [held.at, held.pressedAt];
    if (!held.release && Math.hypot(x - fromX, y - fromY) < TREMBLE) return;
    held.release ??= whileHeld(windowOf(held.corner), {follow: () => this.#fold(held), cancel: this.#end});
    this.#fold(held);
  };

  /** Folds the corner as far as the pointer has come on the way to the middle of its card. */
  #fold(held: Held): void {
    const {offsetWidth: width, offsetHeight: height} = held.corner.parentElement!;
    const [x, y] = held.from;
    const [atX, atY] = held.space.at(...held.at);
    const [toX, toY] = [width / 2 - x, height / 2 - y];
    const way = toX * toX + toY * toY || 1;
    held.folded = Math.max(0, Math.min(1, ((atX - x) * toX + (atY - y) * toY) / way));
    held.corner.style.setProperty('--folded', String(held.folded));
  }

  readonly #up = (given: Event): void => {
    const event = given as PointerEvent;
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    this.#done = held.release !== null;
    const isBent = held.folded >= ENOUGH && !isShutOff(held.corner);
    this.#end();
    // Pressed as a key presses it: a click without a pointer.
    if (isBent) held.corner.click();
  };

  readonly #click = (given: Event): void => {
    // A click from a key or a script has no pointer.
    if (!this.#done || !(given as MouseEvent).detail) return;
    this.#done = false;
    given.stopPropagation();
    given.preventDefault();
  };

  readonly #end = (): void => {
    const held = this.#held;
    this.#held = null;
    if (!held) return;
    held.release?.();
    held.space.leave();
    held.corner.style.removeProperty('--folded');
  };
}
