import type {PatienceTable} from '../patience-table.js';
import {carriesOf} from './picking.js';

/** So far, in px, a finger may tremble before a tap is a drag. */
const TREMBLE = 7;
/** How long, in ms, a pile is pressed to look through it. */
const PRESSED = 550;

interface Drag {
  readonly pointer: number;
  readonly pile: HTMLElement;
  readonly card: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly centre: readonly [x: number, y: number];
  /** The pile's turn: what the card is moved by is turned back. */
  readonly cos: number;
  readonly sin: number;
  readonly goals: readonly (readonly [id: string, x: number, y: number, reach: number])[];
  readonly press: ReturnType<typeof setTimeout>;
  begun: boolean;
}

/**
 * Lets cards be dragged. Nothing but the transform of the card changes on the way, and nothing is measured after its first
 * step: where it may go was noted when it was picked up.
 */
export function dragging(table: PatienceTable): void {
  const root = table.renderRoot as ShadowRoot;
  let drag: Drag | null = null;
  let dragged = 0;

  const goalsOf = (from: string): Drag['goals'] => carriesOf(table.moves()).filter((move) => move.from === from).map(({to}) => {
    const pile = root.querySelector<HTMLElement>(`[data-pile="${to}"]`)!;
    const {x, y, width, height} = (pile.querySelector('.card:last-of-type') ?? pile).getBoundingClientRect();
    return [to, x + width / 2, y + height / 2, Math.max(width, height)] as const;
  });

  const end = (event: PointerEvent | null): void => {
    const now = drag;
    drag = null;
    if (!now) return;
    clearTimeout(now.press);
    if (!now.begun) return;
    dragged = performance.now();
    now.card.classList.remove('held');
    const from = now.pile.dataset['pile']!;
    const away = event ? [event.clientX - now.x, event.clientY - now.y] as const : [0, 0] as const;
    now.card.style.translate = '';
    const x = now.centre[0] + away[0], y = now.centre[1] + away[1];
    const near = now.goals.map((goal) => [goal, Math.hypot(goal[1] - x, goal[2] - y)] as const)
      .filter(([goal, distance]) => distance < goal[3]).sort((a, b) => a[1] - b[1])[0]?.[0];
    table.picked = null;
    table.requestUpdate();
    if (!event) return;
    table.dropped = {from, x: away[0], y: away[1]};
    const move = near && carriesOf(table.moves()).find((one) => one.from === from && one.to === near[0]);
    if (move) table.play(move);
    else {
      table.dropped = null;
      now.card.animate({translate: [`${away[0] * now.cos + away[1] * now.sin}px ${away[1] * now.cos - away[0] * now.sin}px`, '0 0']}, {duration: 160, easing: 'ease-out'});
    }
  };

  root.addEventListener('pointerdown', (given) => {
    const event = given as PointerEvent;
    const pile = (event.target as Element).closest<HTMLElement>('.pile');
    if (!pile || !event.isPrimary || event.button || drag) return;
    const card = pile.querySelector<HTMLElement>('.card:last-of-type');
    const id = pile.dataset['pile']!;
    if (!card) return;
    const angle = parseFloat(pile.style.getPropertyValue('--r')) * Math.PI / 180;
    const press = setTimeout(() => {
      if (drag?.begun === false && id !== 'stock') {
        drag = null;
        dragged = performance.now();
        void table.open('look', id);
      }
    }, PRESSED);
    const box = card.getBoundingClientRect();
    drag = {
      pointer: event.pointerId, pile, card, x: event.clientX, y: event.clientY, cos: Math.cos(angle), sin: Math.sin(angle), goals: goalsOf(id),
      centre: [box.x + box.width / 2, box.y + box.height / 2], press, begun: false,
    };
  });

  root.addEventListener('pointermove', (given) => {
    const event = given as PointerEvent;
    if (!drag || event.pointerId !== drag.pointer) return;
    const x = event.clientX - drag.x, y = event.clientY - drag.y;
    if (!drag.begun) {
      if (Math.hypot(x, y) < TREMBLE) return;
      clearTimeout(drag.press);
      if (!carriesOf(table.moves()).some(({from}) => from === drag!.pile.dataset['pile'])) {
        drag = null;
        return;
      }
      drag.begun = true;
      drag.pile.setPointerCapture(event.pointerId);
      drag.card.classList.add('held');
      table.note = null;
      table.picked = drag.pile.dataset['pile']!;
      table.requestUpdate();
    }
    drag.card.style.translate = `${x * drag.cos + y * drag.sin}px ${y * drag.cos - x * drag.sin}px`;
  });

  // Chromium takes a quick drag for a throw, though nothing scrolls, and lets the next tap do nothing but end it.
  root.addEventListener('touchmove', (event) => {
    if (drag?.begun) event.preventDefault();
  }, {passive: false});
  root.addEventListener('pointerup', (event) => end(event as PointerEvent));
  root.addEventListener('pointercancel', () => end(null));
  // The click that ends a drag is none.
  root.addEventListener('click', (event) => {
    if (performance.now() - dragged > 80 || !(event.target as Element).closest('.pile')) return;
    event.stopPropagation();
    event.preventDefault();
  }, {capture: true});
}
