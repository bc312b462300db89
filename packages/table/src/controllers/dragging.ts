import type {Card} from '@quinola/cards';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {isNarrow} from '../hand.js';
import {holdCard, letGoOfCard} from '../held-card.js';

/** Movement, in px, up to which a press is a tap. */
const TREMBLE = 8;
/** A card that is let go at this speed, in px per ms upwards, is flicked. */
const FLICK = 0.5;
/** How far up, in heights of the card, it is played where it is let go elsewhere than on the trick. */
const FAR = 0.75;

/** What dragging needs of its table. */
export interface DraggingHost extends ReactiveControllerHost {
  readonly shadowRoot: ShadowRoot | null;
  at: Card | null;
  chosen: Card | null;
  tag(...names: readonly string[]): boolean;
}

/** A card under a pointer. */
interface Held {
  readonly pointer: number;
  /** The card that was pressed, and, where a finger slides along narrow strips, the one under it now. */
  readonly pressed: HTMLButtonElement;
  card: HTMLButtonElement;
  readonly byFinger: boolean;
  readonly x: number;
  readonly y: number;
  /** The last two places of the pointer, by which a flick is told. */
  last: readonly [y: number, time: number];
  speed: number;
  drags: boolean;
}

/**
 * Cards of the hand are dragged or flicked onto the trick. Where their strips are narrow under a finger, the card that lies
 * under it stands out large, and changes as the finger slides along the hand.
 */
export class DraggingController implements ReactiveController {
  #held: Held | null = null;
  /** Whether the last pointer did more than tap: the click that ends it is none. */
  #done = false;

  /** @param isOff whether cards are chosen for something now, not played */
  constructor(
    private readonly host: DraggingHost,
    private readonly isOff: () => boolean,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    const root = this.host.shadowRoot!;
    root.addEventListener('pointerdown', this.#down);
    root.addEventListener('pointermove', this.#move);
    root.addEventListener('pointerup', this.#up);
    root.addEventListener('pointercancel', this.#cancel);
    root.addEventListener('click', this.#click, {capture: true});
  }

  hostDisconnected(): void {
    const root = this.host.shadowRoot!;
    root.removeEventListener('pointerdown', this.#down);
    root.removeEventListener('pointermove', this.#move);
    root.removeEventListener('pointerup', this.#up);
    root.removeEventListener('pointercancel', this.#cancel);
    root.removeEventListener('click', this.#click, {capture: true});
    this.#end();
  }

  readonly #down = (given: Event): void => {
    const event = given as PointerEvent;
    this.#end();
    if (!event.isPrimary) return;
    this.#done = false;
    const card = (event.target as Element).closest<HTMLButtonElement>('.hand button.card');
    if (!card || event.button || this.isOff() || !this.host.tag('visitor', 'travel', 'gather', 'speak'))
      return;
    const byFinger = event.pointerType === 'touch';
    this.#held = {
      pointer: event.pointerId,
      pressed: card,
      card,
      byFinger,
      x: event.clientX,
      y: event.clientY,
      last: [event.clientY, event.timeStamp],
      speed: 0,
      drags: false,
    };
    if (byFinger && isNarrow(card)) card.classList.add('magnified');
  };

  readonly #move = (given: Event): void => {
    const event = given as PointerEvent;
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    if (!event.buttons) {
      this.#end();
      return;
    }
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    const time = event.timeStamp - held.last[1];
    if (time > 0) held.speed = (held.last[0] - event.clientY) / time;
    held.last = [event.clientY, event.timeStamp];
    if (!held.drags) {
      if (Math.hypot(dx, dy) < TREMBLE) return;
      if (held.byFinger && isNarrow(held.pressed) && Math.abs(dx) > -dy) {
        this.#slide(held, event);
        return;
      }
      this.#begin(held, event);
    }
    const {cos, sin} = turnOf(held.card);
    held.card.style.translate = `${dx * cos + dy * sin}px ${dy * cos - dx * sin}px`;
    this.#trick?.classList.toggle('aimed', this.#isPlayed(held, event));
  };

  /** The finger slides along the hand: the card under it stands out. */
  #slide(held: Held, {clientX, clientY}: PointerEvent): void {
    const under = this.host
      .shadowRoot!.elementsFromPoint(clientX, clientY)
      .find((one) => one.matches('.hand button.card') && one !== held.card);
    // What stands out covers its neighbours: the card under the finger is the one whose strip is there.
    const card = [
      ...(held.pressed.closest('.hand')?.querySelectorAll<HTMLButtonElement>('button.card') ?? []),
    ]
      .filter((one) => one.offsetParent && inRow(one, held.pressed))
      .findLast((one) => one.parentElement!.getBoundingClientRect().left <= clientX);
    const next = card ?? (under as HTMLButtonElement | undefined);
    if (!next || next === held.card) return;
    held.card.classList.remove('magnified');
    next.classList.add('magnified');
    held.card = next;
  }

  #begin(held: Held, event: PointerEvent): void {
    held.drags = this.#done = true;
    held.card.classList.remove('magnified');
    holdCard(held.card);
    try {
      held.card.setPointerCapture(event.pointerId);
    } catch {
      // The pointer has gone already.
    }
  }

  readonly #up = (given: Event): void => {
    const event = given as PointerEvent;
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    const {card, drags} = held;
    const wasMagnified = card.classList.contains('magnified');
    if (drags && this.#isPlayed(held, event)) this.#play(held);
    else {
      this.#end();
      if (!wasMagnified) return;
      // The card has moved away from under the finger, or the finger from where it began: the browser's click would miss it.
      card.dispatchEvent(
        new PointerEvent('click', {bubbles: true, composed: true, detail: 1, pointerType: 'touch'}),
      );
      this.#done = true;
    }
  };

  /** Plays a card from where it was let go; it goes back where it may not be played. */
  #play(held: Held): void {
    const {host} = this;
    const {card} = held;
    this.#held = null;
    this.#trick?.classList.remove('aimed');
    // To drag a card is to mean it: no second tap is asked for.
    host.chosen = card.dataset['card']!;
    card.click();
    void host.updateComplete.then(() => letGoOfCard(card));
  }

  readonly #cancel = (): void => this.#end();

  readonly #click = (given: Event): void => {
    const event = given as MouseEvent;
    // A click from a key or a script has no pointer.
    if (!this.#done || !event.detail) return;
    event.stopPropagation();
    event.preventDefault();
  };

  get #trick(): HTMLElement | null {
    return this.host.shadowRoot!.querySelector('[part~=trick]');
  }

  /** Whether a card that is let go now is played: flicked, on the trick, or far above the hand. */
  #isPlayed({y, card, speed, last}: Held, {clientX, clientY, timeStamp}: PointerEvent): boolean {
    if (speed > FLICK && y - clientY > TREMBLE && timeStamp - last[1] < 100) return true;
    const box = this.#trick?.getBoundingClientRect();
    const on = box && clientX > box.left && clientX < box.right && clientY > box.top && clientY < box.bottom;
    return Boolean(on) || y - clientY > FAR * card.offsetHeight;
  }

  /** Lets the card go where it was. */
  #end(): void {
    const held = this.#held;
    this.#held = null;
    if (!held) return;
    held.card.classList.remove('magnified');
    this.#trick?.classList.remove('aimed');
    if (held.drags) letGoOfCard(held.card);
  }
}

/** Whether two cards of a hand lie in one row. */
const inRow = (one: HTMLElement, other: HTMLElement): boolean =>
  Math.abs(one.parentElement!.offsetTop - other.parentElement!.offsetTop) < one.offsetHeight / 4;

/** How a card of the arc is turned. */
function turnOf(card: HTMLElement): {readonly cos: number; readonly sin: number} {
  const angle = ((parseFloat(getComputedStyle(card.parentElement!).rotate) || 0) * Math.PI) / 180;
  return {cos: Math.cos(angle), sin: Math.sin(angle)};
}
