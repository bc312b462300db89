import type {PatienceTable} from '../patience-table.js';

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

/** How much farther a pile seems that lies aside of the way. */
const ASIDE = 2.5;

/** The arrows go from pile to pile as they lie, and Escape lets the picked card go. */
export function onArrow(table: PatienceTable, event: KeyboardEvent): void {
  if (event.key === 'Escape' && table.picked !== null && !table.opened && !table.strict) {
    table.picked = null;
    table.requestUpdate();
    return;
  }
  const way = WAYS[event.key];
  const here = table.shadowRoot!.activeElement?.closest<HTMLElement>('.pile');
  if (!way || !here || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const centre = (pile: HTMLElement): readonly [number, number] => [Number(pile.style.getPropertyValue('--x')), Number(pile.style.getPropertyValue('--y'))];
  const [x, y] = centre(here);
  let best: HTMLElement | null = null, nearest = Infinity;
  for (const pile of table.shadowRoot!.querySelectorAll<HTMLElement>('.pile')) {
    const [px, py] = centre(pile);
    const along = (px - x) * way[0] + (py - y) * way[1], aside = Math.abs((px - x) * way[1]) + Math.abs((py - y) * way[0]);
    const distance = along + ASIDE * aside;
    if (along > 0.01 && distance < nearest && aside <= along * 3) [best, nearest] = [pile, distance];
  }
  if (!best) return;
  table.stop = best.dataset['pile']!;
  best.focus({preventScroll: true});
}
