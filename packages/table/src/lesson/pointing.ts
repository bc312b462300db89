/** The selector for something that a lesson points at: a card, a documented part, a pile, or a seat by compass point (`seat:n`). */
function selectorOf(point: string): string {
  const [kind, name = ''] = point.split(':') as [string, string?];
  if (kind === 'pile') return `[data-pile="${CSS.escape(name)}"]`;
  if (kind === 'seat') return `[data-seat="${CSS.escape(name)}"]`;
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

/** The free space above a card, in px, within a strip of this width. */
function freeAbove(room: Element, top: number, left: number, width: number): number {
  const bottoms = [...room.querySelectorAll(READ)]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.left < left + width && one.right > left && one.top < top)
    .map(({bottom}) => bottom);
  return top - Math.max(room.getBoundingClientRect().top, ...bottoms);
}

/** The visible width of a card that the next one overlaps, in px. */
function seenOf(card: Element): number {
  const {left, top, width} = card.getBoundingClientRect();
  const next = card.closest('li')?.nextElementSibling?.querySelector('.card')?.getBoundingClientRect();
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
  const at = card.getBoundingClientRect();
  const from = room.getBoundingClientRect();
  const {width, height} = finger.getBoundingClientRect();
  // Beside the card's index, if there is room.
  const beside = at.left + Math.min(at.width / 2, seenOf(card) * 0.62) - width * 0.46;
  const left = Math.max(from.left, beside);
  const free = freeAbove(room, at.top, left, width);
  const above = Math.min(ABOVE.most * height, Math.max(ABOVE.least * height, free));
  finger.style.translate = `${left - from.left}px ${at.top - from.top - above}px`;
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
