import {LocalSpace, type Edges} from '../local-space.js';

/**
 * The selector for something that a lesson points at: a card, another thing by its kind and name (`pile:stock`, `square:e4`,
 * `seat:n`), or a documented part.
 */
function selectorOf(point: string): string {
  const [, kind, name = ''] = /^([a-z]+):(.*)$/.exec(point) ?? [];
  if (kind) return `[data-${kind}="${CSS.escape(name)}"]`;
  return /^[A-Z0-9]{2,3}$/.test(point) ? `.room [data-card="${point}"]` : `[part~="${CSS.escape(point)}"]`;
}

/** The elements that are pointed at, those of the first point first. */
export function pointedAt(root: ParentNode, points: readonly string[]): readonly HTMLElement[] {
  return points.flatMap((point) => [...root.querySelectorAll<HTMLElement>(selectorOf(point))]);
}

/** Marks what is pointed at, and nothing else. */
export function markPointed(root: ParentNode, elements: readonly HTMLElement[]): void {
  for (const old of root.querySelectorAll('[data-pointed]'))
    if (!elements.includes(old as HTMLElement)) old.removeAttribute('data-pointed');
  for (const element of elements) element.setAttribute('data-pointed', '');
}

/** How much of the finger extends above its target, as a fraction of its height: at least, and if there is free space. */
const ABOVE = {least: 0.08, most: 0.62};

/** Texts that the finger must not cover. */
const READ = '.lesson, [part~="prompt"]';

/** How far down its index extends on a card, as a fraction of the card's height. */
const INDEX = 0.29;

/** The boxes of elements in a room, in its own px. */
type Boxes = (element: Element) => Edges;

/** The free space above a card, in px, within a strip of this width: up to texts, and to cards of a row above it. */
function freeAbove(room: Element, boxOf: Boxes, {top, bottom}: Edges, left: number, width: number): number {
  const boxes = (selector: string): Edges[] => [...room.querySelectorAll(selector)].map(boxOf);
  const bottoms = [
    ...boxes(READ).filter((one) => one.top < top),
    ...boxes('.hand .card').filter((one) => one.top < top - (bottom - top) * 0.3),
  ]
    .filter((one) => one.left < left + width && one.right > left)
    .map((one) => one.bottom);
  return top - Math.max(0, ...bottoms);
}

/** The visible width of a card that the next one overlaps, in px. */
function seenOf(card: Element, boxOf: Boxes): number {
  const {left, top, right} = boxOf(card);
  const width = right - left;
  const after = card.closest('li')?.nextElementSibling?.querySelector('.card');
  const next = after && boxOf(after);
  return next && next.left > left && Math.abs(next.top - top) < width
    ? Math.min(width, next.left - left)
    : width;
}

/**
 * Places the finger on the card of the hand that is pointed at; hides it if there is none, or several.
 * @param finger stands in `room`, which places it
 */
export function pointFinger(
  finger: HTMLElement | SVGElement,
  room: Element,
  cards: readonly Element[],
): void {
  const card = cards.length === 1 ? cards[0] : undefined;
  finger.toggleAttribute('hidden', !card);
  if (!card) return;
  const space = new LocalSpace(room);
  const boxOf: Boxes = (element) => space.boxOf(element);
  const at = boxOf(card);
  const [across, down] = [at.right - at.left, at.bottom - at.top];
  const own = boxOf(finger);
  const [width, height] = [own.right - own.left, own.bottom - own.top];
  const seen = seenOf(card, boxOf);
  // Never on the index, which may be as wide as half a card: from above on the right half of a card that is seen whole, else
  // from below.
  const below = seen < across * 0.95;
  finger.classList.toggle('below', below);
  const left = Math.max(0, below ? at.left + seen / 2 - width * 0.54 : at.left + across * 0.56);
  const free = freeAbove(room, boxOf, at, left, width);
  space.leave();
  const above = Math.min(ABOVE.most * height, Math.max(ABOVE.least * height, free));
  const top = below ? at.top + down * INDEX : at.top - above;
  finger.style.translate = `${left}px ${top}px`;
}

/** Marks what a lesson points at, and places the finger on it if it is in the hand. */
export function pointOut(root: ParentNode, names: readonly string[]): void {
  const room = root.querySelector('.room');
  const finger = root.querySelector<SVGElement>('.finger');
  if (!room || !finger) {
    // The note is not shown, and nothing is pointed at.
    markPointed(root, []);
    return;
  }
  const pointed = pointedAt(root, names);
  markPointed(root, pointed);
  pointFinger(
    finger,
    room,
    pointed.filter((one) => one.matches('.hand .card')),
  );
}
