import {LocalSpace, type Point} from '../../local-space.js';
import {isShutOff} from '../../shut-off.js';
import {whileHeld} from '../../while-held.js';
import {windowOf} from '../../window-of.js';

/** Movement, in px, up to which a press is a tap. */
const TREMBLE = 8;

/** What dragging a stake asks, and what it brings about; `null` stands for the stake that is only prepared. */
export interface StakeDrags {
  /** Whether what lies on a place can be dragged now. */
  canDrag(place: string | null): boolean;
  /** It was let go: on a place, or on none. */
  drop(from: string | null, to: string | null): void;
}

/** A stake under a pointer. */
interface Held {
  readonly pointer: number;
  readonly from: string | null;
  readonly pressed: HTMLElement;
  readonly pressedAt: Point;
  /** Where the pointer is in the window. */
  at: Point;
  /** What follows it, once it is dragged. */
  dragged: Dragged | null;
}

interface Dragged {
  readonly ghost: HTMLElement;
  readonly space: LocalSpace;
  /** Ends what is done while it is dragged. */
  readonly release: () => void;
}

/** Stakes are dragged from the purse to a place, from one place to another, and off the table. */
export class StakeDragging {
  #held: Held | null = null;
  /** Whether the last pointer did more than tap: the click that ends it is none. */
  #done = false;
  readonly #listening = new AbortController();

  constructor(
    private readonly root: ShadowRoot,
    private readonly drags: StakeDrags,
  ) {
    const {signal} = this.#listening;
    root.addEventListener('pointerdown', this.#down, {signal});
    root.addEventListener('pointermove', this.#move, {signal});
    root.addEventListener('pointerup', this.#up, {signal});
    root.addEventListener('pointercancel', () => this.#end(), {signal});
    root.addEventListener('click', this.#click, {capture: true, signal});
  }

  /** Stops listening. */
  close(): void {
    this.#end();
    this.#listening.abort();
  }

  readonly #down = (given: Event): void => {
    const event = given as PointerEvent;
    this.#end();
    if (!event.isPrimary || event.button) return;
    this.#done = false;
    const pressed = (event.target as Element).closest<HTMLElement>('[data-staked="own"]');
    if (!pressed) return;
    const from = pressed.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null;
    if (!this.drags.canDrag(from)) return;
    const at: Point = [event.clientX, event.clientY];
    this.#held = {pointer: event.pointerId, from, pressed, pressedAt: at, at, dragged: null};
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
    if (!held.dragged && Math.hypot(x - fromX, y - fromY) < TREMBLE) return;
    held.dragged ??= this.#begin(held);
    this.#follow(held);
  };

  #begin({pressed}: Held): Dragged {
    this.#done = true;
    const air = this.root.querySelector<HTMLElement>('.air')!;
    const space = new LocalSpace(air);
    const ghost = pressed.cloneNode(true) as HTMLElement;
    ghost.className = 'held-stake';
    ghost.removeAttribute('tabindex');
    ghost.removeAttribute('role');
    ghost.removeAttribute('data-staked');
    ghost.setAttribute('aria-hidden', 'true');
    air.append(ghost);
    const release = whileHeld(windowOf(air), {
      follow: () => this.#held && this.#follow(this.#held),
      cancel: () => this.#end(),
    });
    return {ghost, space, release};
  }

  /** Puts the stake under the pointer, and marks the place there. */
  #follow({at, dragged}: Held): void {
    if (!dragged) return;
    const [x, y] = dragged.space.at(...at);
    dragged.ghost.style.translate = `${x}px ${y}px`;
    const aimed = this.#placeAt(at);
    for (const one of this.root.querySelectorAll<HTMLElement>('.places [data-place]'))
      one.classList.toggle('aimed', one.dataset['place'] === aimed);
  }

  readonly #up = (given: Event): void => {
    const event = given as PointerEvent;
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    const isLaid = held.dragged !== null && !isShutOff(this.root.host);
    const to = this.#placeAt([event.clientX, event.clientY]);
    this.#end();
    if (isLaid) this.drags.drop(held.from, to);
  };

  /** The place under a pointer. */
  #placeAt(at: Point): string | null {
    for (const one of this.root.elementsFromPoint(...at)) {
      const place = one.closest<HTMLElement>('.places [data-place]')?.dataset['place'];
      if (place !== undefined) return place;
    }
    return null;
  }

  readonly #click = (given: Event): void => {
    // A click from a key or a script has no pointer.
    if (!this.#done || !(given as MouseEvent).detail) return;
    this.#done = false;
    given.stopPropagation();
    given.preventDefault();
  };

  #end(): void {
    const held = this.#held;
    this.#held = null;
    if (held?.dragged) {
      held.dragged.release();
      held.dragged.space.leave();
      held.dragged.ghost.remove();
    }
    for (const one of this.root.querySelectorAll('.places .aimed')) one.classList.remove('aimed');
  }
}
