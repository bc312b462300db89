import type {Group, Patience, Place, Spread} from '../schema.js';

/** A card in the unit of the layouts, so that its height is the 1.4 they reckon with. */
export const CARD = {width: 0.915, height: 1.4} as const;

/** Below this width of a card, in px, a table takes its narrow layout. */
const SMALL = 34;

/** Where the piles of a patience lie on a table of some width. */
export interface Layout {
  readonly w: number;
  readonly h: number;
  /** Places of a group's piles; none of a group that this patience lacks, as a stock. */
  at(group: string): readonly Place[];
  /** How the cards of its piles lie off each other. */
  spread(group: string): Spread;
}

/** The layout for a table of so many px. */
export function layoutOf({table, narrow, groups}: Patience, width: number): Layout {
  const small = narrow && width / table.w * CARD.width < SMALL ? narrow : null;
  const group = (id: string): Group | undefined => groups.find((one) => one.id === id);
  return {
    ...(small ?? table),
    at: (id) => small?.at[id] ?? group(id)?.at ?? [],
    spread: (id) => small?.spread?.[id] ?? group(id)!.spread,
  };
}

/** How far the nth card of a pile of so many lies off its first: pressed together evenly where it would be too far. */
export function offset({dx, dy, max = Infinity}: Spread, nth: number, count: number): readonly [x: number, y: number] {
  const most = Math.hypot(dx, dy) * (count - 1);
  const pressed = nth * Math.min(1, most ? max / most : 1);
  return [dx * pressed, dy * pressed];
}
