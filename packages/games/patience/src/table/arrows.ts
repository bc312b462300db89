import type {PatienceTable} from '../patience-table.js';

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much farther away a pile to the side of the direction counts. */
const ASIDE = 2.5;

/** The position of a pile in the layout. */
type Spot = readonly [x: number, y: number];

/** The spot an arrow key leads to, the nearest in its direction; -1 if there is none. */
export function beyond(spots: readonly Spot[], [x, y]: Spot, key: string): number {
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

/** Arrow keys move from pile to pile as they lie; Escape drops the picked card. */
export function onArrow(table: PatienceTable, event: KeyboardEvent): void {
  if (event.key === 'Escape' && table.picked !== null && !table.opened && !table.strict) {
    table.picked = null;
    table.requestUpdate();
    return;
  }
  const here = table.shadowRoot!.activeElement?.closest<HTMLElement>('.pile');
  if (!(event.key in WAYS) || !here || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const spot = ({style}: HTMLElement): Spot => [
    Number(style.getPropertyValue('--x')),
    Number(style.getPropertyValue('--y')),
  ];
  const piles = [...table.shadowRoot!.querySelectorAll<HTMLElement>('.pile')];
  const best = piles[beyond(piles.map(spot), spot(here), event.key)];
  if (!best) return;
  table.stop = best.dataset['pile']!;
  best.focus({preventScroll: true});
}
