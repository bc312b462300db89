import type {Card} from '@quinola/cards';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {isNarrow} from '../hand.js';
import {holdCard, letGoOfCard} from '../held-card.js';
import {LocalSpace, type Point} from '../local-space.js';
import {isShutOff} from '../shut-off.js';
import {whileHeld} from '../while-held.js';
import {windowOf} from '../window-of.js';

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
  /** The space of the card's place in the hand, where it was pressed there, and in the window. */
  readonly space: LocalSpace;
  readonly from: Point;
  readonly pressedAt: Point;
  /** Where the pointer is in the window. */
  at: Point;
  /** The last place of the pointer, by which a flick is told. */
  last: readonly [y: number, time: number];
  speed: number;
  drags: boolean;
  /** Ends what is done while it is dragged. */
  release?: () => void;
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
    const space = new LocalSpace(card.parentElement!);
    const at: Point = [event.clientX, event.clientY];
    const from = space.at(...at);
    this.#held = {
      pointer: event.pointerId,
      pressed: card,
      card,
      byFinger,
      space,
      from,
      pressedAt: at,
      at,
      last: [from[1], event.timeStamp],
      speed: 0,
      drags: false,
    };
    if (byFinger && isNarrow(card)) card.classList.add('magnified');
  };

  readonly #move = (given: Event): void => {
    const event = given as PointerEvent;
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    // It was released elsewhere, or another button is pressed as well.
    if (event.buttons !== 1) {
      this.#end();
      return;
    }
    held.at = [event.clientX, event.clientY];
    const [x, y] = held.space.at(...held.at);
    const time = event.timeStamp - held.last[1];
    if (time > 0) held.speed = (held.last[0] - y) / time;
    held.last = [y, event.timeStamp];
    if (!held.drags) {
      if (Math.hypot(held.at[0] - held.pressedAt[0], held.at[1] - held.pressedAt[1]) < TREMBLE) return;
      if (held.byFinger && isNarrow(held.pressed) && Math.abs(x - held.from[0]) > held.from[1] - y) {
        this.#slide(held, x);
        return;
      }
      this.#begin(held, event);
    }
    this.#follow(held);
    this.#trick?.classList.toggle('aimed', this.#isPlayed(held, event.timeStamp));
  };

  /** Puts the card under the pointer. */
  #follow({space, card, from, at}: Held): void {
    const [x, y] = space.at(...at);
    const translate = `${x - from[0]}px ${y - from[1]}px`;
    if (card.style.translate !== translate) card.style.translate = translate;
  }

  /** The finger slides along the hand: the card under it stands out. @param x in the space of the card that was pressed */
  #slide(held: Held, x: number): void {
    const under = this.host
      .shadowRoot!.elementsFromPoint(...held.at)
      .find((one) => one.matches('.hand button.card') && one !== held.card);
    const inHand = held.pressed.parentElement!.offsetLeft + x;
    // What stands out covers its neighbours: the card under the finger is the one whose strip is there.
    const card = [
      ...(held.pressed.closest('.hand')?.querySelectorAll<HTMLButtonElement>('button.card') ?? []),
    ]
      .filter((one) => one.offsetParent && inRow(one, held.pressed))
      .findLast((one) => one.parentElement!.offsetLeft <= inHand);
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
    held.release = whileHeld(windowOf(held.card), {follow: () => this.#follow(held), cancel: this.#cancel});
  }

  readonly #up = (given: Event): void => {
    const event = given as PointerEvent;
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    const {card, drags} = held;
    const wasMagnified = card.classList.contains('magnified');
    held.at = [event.clientX, event.clientY];
    if (drags && !isShutOff(card) && this.#isPlayed(held, event.timeStamp)) this.#play(held);
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
    this.#leave(held);
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
    return this.host.shadowRoot!.querySelector('[part~=trick],[part~=middle]');
  }

  /** Whether a card that is let go now is played: flicked, on the trick, or far above the hand. */
  #isPlayed({from, at, card, speed, last, space}: Held, time: number): boolean {
    const [x, y] = space.at(...at);
    const up = from[1] - y;
    if (speed > FLICK && up > TREMBLE && time - last[1] < 100) return true;
    const box = this.#trick && space.boxOf(this.#trick);
    const on = box && x > box.left && x < box.right && y > box.top && y < box.bottom;
    return Boolean(on) || up > FAR * card.offsetHeight;
  }

  /** Ends what is done while a card is held. */
  #leave({space, release}: Held): void {
    release?.();
    space.leave();
    this.#trick?.classList.remove('aimed');
  }

  /** Lets the card go where it was. */
  #end(): void {
    const held = this.#held;
    this.#held = null;
    if (!held) return;
    this.#leave(held);
    held.card.classList.remove('magnified');
    if (held.drags) letGoOfCard(held.card);
  }
}

/** Whether two cards of a hand lie in one row. */
const inRow = (one: HTMLElement, other: HTMLElement): boolean =>
  Math.abs(one.parentElement!.offsetTop - other.parentElement!.offsetTop) < one.offsetHeight / 4;
