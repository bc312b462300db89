import type {Place} from './places.js';
import {prefersReducedMotion} from './settings.js';

/** The positions of all cards of a table, in px of the window; `ghost` is a copy of a card of a trick. */
export type CardPlaces = ReadonlyMap<
  string,
  {readonly x: number; readonly y: number; readonly width: number; readonly ghost: HTMLElement | null}
>;

/** The easing of all travelling cards: it starts at once and ends without a bounce. */
const EASING = 'cubic-bezier(.2,.7,.2,1)';

function middle(node: HTMLElement): {x: number; y: number; width: number} {
  const box = node.getBoundingClientRect();
  return {x: box.x + box.width / 2, y: box.y + box.height / 2, width: node.offsetWidth};
}

const cardsOf = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-card]')];
/** Whether a card lies in a trick. */
const isPlayed = ({dataset}: HTMLElement): boolean => 'from' in dataset;

/**
 * Records the positions of the cards before an update. The cards of a trick are copied, because their elements may show other
 * cards after it.
 */
export function notePlaces(root: ParentNode): CardPlaces {
  return new Map(
    cardsOf(root).map((node) => [
      node.dataset['card']!,
      {...middle(node), ghost: isPlayed(node) ? (node.cloneNode(true) as HTMLElement) : null},
    ]),
  );
}

/**
 * Animates the cards that an update has moved: played cards from the hand, or from the seat that held them; a gathered trick to
 * its winner; a new hand from the dealer. Under reduced motion they fade in instead.
 * @param before what {@linkcode notePlaces} noted
 * @param ms duration of one movement
 * @param to the seat that gathers a trick, as `data-seat`
 * @param from the seat that deals
 */
export function moveCards(
  root: ParentNode,
  before: CardPlaces,
  ms: number,
  to: Place | null,
  from: Place | null,
): void {
  const seatAt = (place: string | null): HTMLElement | null =>
    place === null
      ? null
      : root.querySelector<HTMLElement>(`[data-seat="${place}"] .card:last-of-type,[data-seat="${place}"]`);
  let dealt = 0;
  for (const node of cardsOf(root)) {
    const old = before.get(node.dataset['card']!);
    const inTrick = isPlayed(node);
    if (old && Boolean(old.ghost) === inTrick) continue;
    if (prefersReducedMotion()) {
      node.animate({opacity: [0, 1]}, {duration: Math.min(ms, 120)});
      continue;
    }
    const seat = seatAt(inTrick ? (node.dataset['from'] ?? null) : from);
    const start = old ?? (seat && middle(seat));
    if (!start) continue;
    const here = middle(node);
    const scale = inTrick && old ? start.width / here.width : inTrick ? 0.7 : 1;
    node.animate(
      {
        translate: [`${start.x - here.x}px ${start.y - here.y}px`, '0 0'],
        scale: [`${scale}`, '1'],
        ...(!old && {opacity: [0, 1, 1]}),
      },
      {duration: ms, easing: EASING, fill: 'backwards', delay: inTrick ? 0 : 18 * dealt++},
    );
  }
  gather(root, before, ms, seatAt(to));
}

/** The cards of the trick that was taken away go to the winner's seat as ghosts. */
function gather(root: ParentNode, before: CardPlaces, ms: number, seat: HTMLElement | null): void {
  const air = root.querySelector<HTMLElement>('.air');
  if (!air || !seat || prefersReducedMotion()) return;
  const origin = air.getBoundingClientRect();
  const goal = middle(seat);
  const left = new Set(cardsOf(root).map((node) => node.dataset['card']!));
  for (const [card, {x, y, width, ghost}] of before) {
    if (!ghost || left.has(card)) continue;
    ghost.removeAttribute('data-card');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.style.setProperty('--cw', `${width}px`);
    ghost.style.setProperty('left', `${x - origin.x - width / 2}px`);
    ghost.style.setProperty('top', `${y - origin.y - (width * 1.53) / 2}px`);
    air.append(ghost);
    ghost
      .animate(
        {translate: ['0 0', `${goal.x - x}px ${goal.y - y}px`], scale: ['1', '.5'], opacity: [1, 1, 0]},
        {duration: ms, easing: EASING, fill: 'forwards'},
      )
      .finished.catch(() => undefined)
      .finally(() => ghost.remove());
  }
}
