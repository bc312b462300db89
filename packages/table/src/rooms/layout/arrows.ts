import {drawnPile, idOf, pileAt, type LayoutController} from './controller.js';

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much farther away a pile to the side of the direction counts. */
const ASIDE = 2.5;

/** The position of a pile in the layout. */
type Position = readonly [x: number, y: number];

/** The position an arrow key leads to, the nearest in its direction; -1 if there is none. */
export function beyond(spots: readonly Position[], [x, y]: Position, key: string): number {
  const [right, down] = WAYS[key]!;
  let best = -1,
    nearest = Infinity;
  spots.forEach(([px, py], nth) => {
    const along = (px - x) * right + (py - y) * down,
      aside = Math.abs((px - x) * down) + Math.abs((py - y) * right);
    const distance = along + ASIDE * aside;
    if (along > 0.01 && distance < nearest && aside <= along * 3) [best, nearest] = [nth, distance];
  });
  return best;
}

/** Arrow keys move from pile to pile as they lie; Escape puts down what is picked up. */
export function onArrow(layout: LayoutController, event: KeyboardEvent): void {
  const {host} = layout;
  if (event.key === 'Escape' && layout.picked && !host.opened && !layout.source.isBound?.()) {
    layout.picked = null;
    event.preventDefault();
    return;
  }
  const active = host.shadowRoot!.activeElement;
  const here = active && pileAt(active);
  if (!(event.key in WAYS) || !here || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const {at} = layout.layout;
  const seen = layout.source.piles().flatMap(({id, group, index}) => {
    const spot = at(group)[index];
    return spot ? [[id, spot] as const] : [];
  });
  const piles = seen.map(([id]) => id);
  const spots = seen.map(([, {x, y}]): Position => [x, y]);
  const best = piles[beyond(spots, spots[piles.indexOf(idOf(here))]!, event.key)];
  if (best === undefined) return;
  layout.stop = best;
  drawnPile(host.shadowRoot!, best)?.focus({preventScroll: true});
}
