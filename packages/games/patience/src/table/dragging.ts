import {holdCard, letGoOfCard} from '@quinola/table';
import type {PatienceTable} from '../patience-table.js';
import {carriesOf} from './picking.js';

/** Movement in px up to which a press counts as a tap, not a drag. */
const TREMBLE = 7;
/** How long, in ms, a pile must be pressed to look through it. */
const PRESSED = 550;

interface Drag {
  readonly pointer: number;
  readonly pile: HTMLElement;
  readonly card: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** The centre of the card as it lies. */
  readonly centre: readonly [x: number, y: number];
  /** The pile's rotation: the card's movement is rotated back by it. */
  readonly cos: number;
  readonly sin: number;
  readonly goals: readonly (readonly [id: string, x: number, y: number, reach: number])[];
  readonly press: ReturnType<typeof setTimeout>;
  begun: boolean;
  /** How far the pointer has moved. */
  away: readonly [x: number, y: number];
}

function turnOf(pile: HTMLElement): {readonly cos: number; readonly sin: number} {
  const angle = (parseFloat(pile.style.getPropertyValue('--r')) * Math.PI) / 180;
  return {cos: Math.cos(angle), sin: Math.sin(angle)};
}

/** The centre of a pile's top card in the window, even while it is travelling. */
function centreOf(pile: HTMLElement): readonly [x: number, y: number] {
  const {x, y, width, height} = pile.getBoundingClientRect();
  const {offsetLeft: dx, offsetTop: dy} = pile.querySelector<HTMLElement>('.card:last-of-type') ?? {
    offsetLeft: 0,
    offsetTop: 0,
  };
  const {cos, sin} = turnOf(pile);
  return [x + width / 2 + dx * cos - dy * sin, y + height / 2 + dx * sin + dy * cos];
}

/** The movement of a drag in the rotated coordinates of its pile, as CSS. */
const turnedBack = ({away: [x, y], cos, sin}: Drag): string =>
  `${x * cos + y * sin}px ${y * cos - x * sin}px`;

/**
 * Lets cards be dragged. Only the card's transform changes on the way, and nothing is measured after its first
 * step: where it may go was recorded when it was picked up.
 */
export function dragging(table: PatienceTable): void {
  const root = table.renderRoot as ShadowRoot;
  let drag: Drag | null = null;
  /** Whether the last pointer pressed has done more than tap. */
  let dragged = false;

  const goalsOf = (from: string): Drag['goals'] =>
    carriesOf(table.moves())
      .filter((move) => move.from === from)
      .map(({to}) => {
        const pile = root.querySelector<HTMLElement>(`[data-pile="${to}"]`)!;
        return [to, ...centreOf(pile), pile.offsetHeight] as const;
      });

  /** Ends the drag; if cancelled or dropped where it does not fit, the card goes back. */
  const end = (laid: boolean): void => {
    const now = drag;
    drag = null;
    if (!now) return;
    table.holds(false);
    clearTimeout(now.press);
    if (!now.begun) return;
    removeEventListener('keydown', onEscape, {capture: true});
    letGoOfCard(now.card);
    const from = now.pile.dataset['pile']!;
    const [dx, dy] = now.away;
    const x = now.centre[0] + dx,
      y = now.centre[1] + dy;
    const near = now.goals
      .map((goal) => [goal, Math.hypot(goal[1] - x, goal[2] - y)] as const)
      .filter(([goal, distance]) => distance < goal[3])
      .sort((a, b) => a[1] - b[1])[0]?.[0];
    // At a strict table a touched card must be moved.
    table.picked = table.strict ? from : null;
    table.requestUpdate();
    const move =
      laid && near && carriesOf(table.moves()).find((one) => one.from === from && one.to === near[0]);
    if (move) {
      table.dropped = {from, x: dx, y: dy};
      table.play(move);
    } else now.card.animate({translate: [turnedBack(now), '0 0']}, {duration: 160, easing: 'ease-out'});
  };

  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end(false);
  };

  root.addEventListener('pointerdown', (given) => {
    const event = given as PointerEvent;
    // A second finger cancels a drag; a new first finger means the table missed the end of the last one.
    end(false);
    if (event.isPrimary) dragged = false;
    const pile = (event.target as Element).closest<HTMLElement>('.pile');
    if (!pile || !event.isPrimary || event.button) return;
    const card = pile.querySelector<HTMLElement>('.card:last-of-type');
    const id = pile.dataset['pile']!;
    if (!card) return;
    const press = setTimeout(() => {
      if (drag?.begun === false && id !== 'stock') {
        drag = null;
        dragged = true;
        void table.open('look', id);
      }
    }, PRESSED);
    drag = {
      pointer: event.pointerId,
      pile,
      card,
      x: event.clientX,
      y: event.clientY,
      ...turnOf(pile),
      goals: goalsOf(id),
      centre: centreOf(pile),
      press,
      begun: false,
      away: [0, 0],
    };
  });

  root.addEventListener('pointermove', (given) => {
    const event = given as PointerEvent;
    if (!drag || event.pointerId !== drag.pointer) return;
    // The pointer was released outside the table.
    if (!event.buttons) {
      end(false);
      return;
    }
    drag.away = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.begun) {
      if (Math.hypot(...drag.away) < TREMBLE) return;
      clearTimeout(drag.press);
      const id = drag.pile.dataset['pile']!;
      if (
        !carriesOf(table.moves()).some(({from}) => from === id) ||
        (table.strict && (table.picked ?? id) !== id)
      ) {
        drag = null;
        return;
      }
      drag.begun = dragged = true;
      addEventListener('keydown', onEscape, {capture: true});
      drag.pile.setPointerCapture(event.pointerId);
      // Stops the animation of a card that is still travelling.
      for (const travel of drag.card.getAnimations()) travel.finish();
      holdCard(drag.card);
      table.note = null;
      table.picked = id;
      table.requestUpdate();
      const now = drag;
      void table.updateComplete.then(() => table.holds(drag === now));
    }
    drag.card.style.translate = turnedBack(drag);
  });

  // Until the next frame Chromium scrolls at a card that has only just become movable; and it takes a quick drag for
  // a fling, so the next tap only ends that. Before scrolling it asks elements, but not shadow roots.
  table.addEventListener(
    'touchmove',
    (event) => {
      if (drag?.begun) event.preventDefault();
    },
    {passive: false},
  );
  root.addEventListener('pointerup', () => end(true));
  root.addEventListener('pointercancel', () => end(false));
  // The click at the end of a drag is ignored, however late; one from a key or script has no pointer.
  root.addEventListener(
    'click',
    (event) => {
      if (!dragged || !(event as MouseEvent).detail || !(event.target as Element).closest('.pile')) return;
      event.stopPropagation();
      event.preventDefault();
    },
    {capture: true},
  );
  table.addController({hostDisconnected: () => end(false)});
}
