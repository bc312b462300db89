import {holdCard, letGoOfCard} from '../../held-card.js';
import {LocalSpace, type Point} from '../../local-space.js';
import {isShutOff} from '../../shut-off.js';
import {whileHeld} from '../../while-held.js';
import {windowOf} from '../../window-of.js';
import {drawnPile, fromTop, idOf, pileAt, type LayoutController} from './controller.js';
import {waysFrom, type LayoutDetails} from './plan.js';
import {takenBy, waysOf, type Picked} from './taps.js';

/** Movement in px up to which a press counts as a tap, not a drag. */
const TREMBLE = 7;
/** How long, in ms, a pile must be pressed to look through it. */
const PRESSED = 550;

interface Drag {
  readonly pointer: number;
  readonly pile: HTMLElement;
  readonly picked: Picked;
  /** The pieces that are dragged, the lowest first. */
  readonly cards: readonly HTMLElement[];
  /** The space of the layout, where a piece was pressed there, and in the window. */
  readonly space: LocalSpace;
  readonly from: Point;
  readonly pressedAt: Point;
  /** The centre of the lowest of them as it lies. */
  readonly centre: Point;
  /** The pile's rotation: the movement of its pieces is rotated back by it. */
  readonly cos: number;
  readonly sin: number;
  readonly goals: readonly (readonly [id: string, x: number, y: number, reach: number])[];
  readonly press: ReturnType<typeof setTimeout>;
  begun: boolean;
  /** Ends what is done while it is dragged. */
  release?: () => void;
  /** Where the pointer is in the window. */
  at: Point;
}

function turnOf(pile: HTMLElement): {readonly cos: number; readonly sin: number} {
  const angle = (parseFloat(pile.style.getPropertyValue('--r')) * Math.PI) / 180;
  return {cos: Math.cos(angle), sin: Math.sin(angle)};
}

const piecesOf = (pile: HTMLElement): HTMLElement[] => [
  ...pile.querySelectorAll<HTMLElement>(':scope > .piece'),
];

/** The centre of a pile's piece in the layout, even while it is travelling; its top one unless another is given. */
function centreOf(pile: HTMLElement, piece = piecesOf(pile).at(-1)): Point {
  const {offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height} = pile;
  const {offsetLeft: dx, offsetTop: dy} = piece ?? {offsetLeft: 0, offsetTop: 0};
  const {cos, sin} = turnOf(pile);
  return [x + width / 2 + dx * cos - dy * sin, y + height / 2 + dx * sin + dy * cos];
}

/** How far the pointer has moved in the layout, or the layout under the pointer. */
function awayOf({space, from, at}: Drag): Point {
  const [x, y] = space.at(...at);
  return [x - from[0], y - from[1]];
}

/** The movement of a drag in the rotated coordinates of its pile, as CSS. */
function turnedBack(drag: Drag): string {
  const [x, y] = awayOf(drag);
  const {cos, sin} = drag;
  return `${x * cos + y * sin}px ${y * cos - x * sin}px`;
}

/** How near the middle of a square a piece must be put down, in widths of the square: elsewhere it is meant for another. */
const WITHIN = 0.6;

/**
 * Lets pieces be dragged. Only their transform changes on the way: where they may go was recorded when they were picked up, in the
 * coordinates of the layout.
 */
export function dragging(layout: LayoutController, lookThrough: LayoutDetails['lookThrough']): void {
  const {host, source} = layout;
  const root = host.renderRoot as ShadowRoot;
  let drag: Drag | null = null;
  /** Whether the last pointer pressed has done more than tap. */
  let dragged = false;

  const goalsOf = (picked: Picked): Drag['goals'] =>
    waysOf(layout.ask, picked).flatMap(({to}) => {
      const pile = drawnPile(root, to);
      const reach = pile && pile.offsetHeight * (pile.dataset['square'] ? WITHIN : 1);
      return pile ? [[to, ...centreOf(pile), reach!] as const] : [];
    });

  /** Ends the drag; if cancelled or dropped where they do not fit, the pieces go back. */
  const end = (laid: boolean): void => {
    const now = drag;
    drag = null;
    if (!now) return;
    host.holdDrawing(false);
    clearTimeout(now.press);
    const [dx, dy] = awayOf(now);
    const back = turnedBack(now);
    now.space.leave();
    if (!now.begun) return;
    now.release?.();
    now.cards.forEach(letGoOfCard);
    const from = now.picked.pile;
    const x = now.centre[0] + dx,
      y = now.centre[1] + dy;
    const near = now.goals
      .map((goal) => [goal, Math.hypot(goal[1] - x, goal[2] - y)] as const)
      .filter(([goal, distance]) => distance < goal[3])
      .sort((a, b) => a[1] - b[1])[0]?.[0];
    // A touched piece may have to be moved.
    layout.picked = source.isBound?.() ? now.picked : null;
    const way = laid && near && waysOf(layout.ask, now.picked).find(({to}) => to === near[0]);
    if (way) {
      layout.dropped = {from, x: dx, y: dy};
      host.play(way.move);
    } else
      for (const card of now.cards)
        card.animate({translate: [back, '0 0']}, {duration: 160, easing: 'ease-out'});
  };

  /** Puts the pieces under the pointer. */
  const follow = (): void => {
    if (!drag?.begun) return;
    const translate = turnedBack(drag);
    for (const {style} of drag.cards) if (style.translate !== translate) style.translate = translate;
  };

  const cancel = (): void => end(false);

  root.addEventListener('pointerdown', (given) => {
    const event = given as PointerEvent;
    // A second finger cancels a drag; a new first finger means the table missed the end of the last one.
    end(false);
    if (event.isPrimary) dragged = false;
    const pile = pileAt(event.target as Element);
    if (!pile || !event.isPrimary || event.button) return;
    const id = idOf(pile);
    const picked: Picked = {pile: id, count: takenBy(layout.ask, id, fromTop(event.target as Element))};
    const cards = piecesOf(pile).slice(-picked.count!);
    const [card] = cards;
    if (!card) return;
    const press = setTimeout(() => {
      if (drag?.begun === false && lookThrough && !layout.pile(id)?.turned) {
        end(false);
        dragged = true;
        lookThrough(id);
      }
    }, PRESSED);
    const space = new LocalSpace(pile.parentElement!);
    const at: Point = [event.clientX, event.clientY];
    drag = {
      pointer: event.pointerId,
      pile,
      picked,
      cards,
      space,
      from: space.at(...at),
      pressedAt: at,
      ...turnOf(pile),
      goals: goalsOf(picked),
      centre: centreOf(pile, card),
      press,
      begun: false,
      at,
    };
  });

  root.addEventListener('pointermove', (given) => {
    const event = given as PointerEvent;
    if (!drag || event.pointerId !== drag.pointer) return;
    // The pointer was released outside the table, or another button is pressed as well.
    if (event.buttons !== 1) {
      end(false);
      return;
    }
    drag.at = [event.clientX, event.clientY];
    if (!drag.begun) {
      if (Math.hypot(drag.at[0] - drag.pressedAt[0], drag.at[1] - drag.pressedAt[1]) < TREMBLE) return;
      clearTimeout(drag.press);
      const {pile: id} = drag.picked;
      const isOther = layout.picked !== null && layout.picked.pile !== id;
      if (!waysFrom(layout.ask, id).length || (isOther && source.isBound?.())) {
        end(false);
        return;
      }
      drag.begun = dragged = true;
      drag.release = whileHeld(windowOf(host), {follow, cancel});
      drag.pile.setPointerCapture(event.pointerId);
      for (const card of drag.cards) {
        // Stops the animation of a card that is still travelling.
        for (const travel of card.getAnimations()) travel.finish();
        holdCard(card);
      }
      host.note = null;
      layout.picked = drag.picked;
      const now = drag;
      void host.updateComplete.then(() => host.holdDrawing(drag === now));
    }
    follow();
  });

  // Until the next frame Chromium scrolls at a card that has only just become movable; and it takes a quick drag for
  // a fling, so the next tap only ends that. Before scrolling it asks elements, but not shadow roots.
  host.addEventListener(
    'touchmove',
    (event) => {
      if (drag?.begun) event.preventDefault();
    },
    {passive: false},
  );
  root.addEventListener('pointerup', () => end(!isShutOff(host)));
  root.addEventListener('pointercancel', cancel);
  // The click at the end of a drag is ignored, however late; one from a key or script has no pointer.
  root.addEventListener(
    'click',
    (event) => {
      if (!dragged || !(event as MouseEvent).detail || !pileAt(event.target as Element)) return;
      event.stopPropagation();
      event.preventDefault();
    },
    {capture: true},
  );
  host.addController({hostDisconnected: () => end(false)});
}
