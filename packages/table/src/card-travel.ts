import {LocalSpace} from './local-space.js';
import type {Place} from './places.js';
import {prefersReducedMotion} from './settings.js';

/** Where a card lies: its middle, and its width, in px of the plane in which cards fly (`.air`). */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where all cards of a table lie; `ghost` is a copy of a card of a trick. */
export type CardPlaces = ReadonlyMap<string, Spot & {readonly ghost: HTMLElement | null}>;

/** The easing of all travelling cards: it starts at once and ends without a bounce. */
const EASING = 'cubic-bezier(.2,.7,.2,1)';

function spotOf(node: HTMLElement, space: LocalSpace): Spot {
  const [x, y] = space.middle(node);
  return {x, y, width: node.offsetWidth};
}

/** Where cards fly. */
const airOf = (root: ParentNode): HTMLElement => root.querySelector<HTMLElement>('.air')!;

const cardsOf = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-card]')];
/** Whether a card lies in a trick. */
const isPlayed = ({dataset}: HTMLElement): boolean => 'from' in dataset;

/**
 * Records the positions of the cards before an update. The cards of a trick are copied, because their elements may show other
 * cards after it.
 */
export function notePlaces(root: ParentNode): CardPlaces {
  const cards = cardsOf(root);
  if (!cards.length) return new Map();
  const space = new LocalSpace(airOf(root));
  const places = new Map(
    cards.map((node) => [
      node.dataset['card']!,
      {...spotOf(node, space), ghost: isPlayed(node) ? (node.cloneNode(true) as HTMLElement) : null},
    ]),
  );
  space.leave();
  return places;
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
  const cards = cardsOf(root);
  if (!cards.length && !before.size) return;
  const space = new LocalSpace(airOf(root));
  let dealt = 0;
  for (const node of cards) {
    const old = before.get(node.dataset['card']!);
    const inTrick = isPlayed(node);
    if (old && Boolean(old.ghost) === inTrick) continue;
    if (prefersReducedMotion()) {
      node.animate({opacity: [0, 1]}, {duration: Math.min(ms, 120)});
      continue;
    }
    const seat = seatAt(inTrick ? (node.dataset['from'] ?? null) : from);
    const start = old ?? (seat && spotOf(seat, space));
    if (!start) continue;
    const here = spotOf(node, space);
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
  const winner = seatAt(to);
  if (winner) gather(root, before, ms, spotOf(winner, space));
  space.leave();
}

/** The cards of the trick that was taken away go to the winner's seat as ghosts. */
function gather(root: ParentNode, before: CardPlaces, ms: number, goal: Spot): void {
  if (prefersReducedMotion()) return;
  const air = airOf(root);
  const left = new Set(cardsOf(root).map((node) => node.dataset['card']!));
  for (const [card, {x, y, width, ghost}] of before) {
    if (!ghost || left.has(card)) continue;
    ghost.removeAttribute('data-card');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.style.setProperty('--cw', `${width}px`);
    ghost.style.setProperty('left', `${x - width / 2}px`);
    ghost.style.setProperty('top', `${y - (width * 1.53) / 2}px`);
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
