import type {Group, Patience, Place, Spread} from '../schema.js';

/** A card in the unit of the layouts, so that its height is the 1.4 they reckon with. */
export const CARD = {width: 0.915, height: 1.4} as const;

/** Below this width of a card, in px, a table takes its narrow layout; and where that makes cards so much wider. */
const SMALL = 34,
  GAIN = 1.2;

/** Where the piles of a patience lie on a table of some width. */
export interface Layout {
  readonly w: number;
  readonly h: number;
  /** Width of a card, in px. */
  readonly card: number;
  /** Places of a group's piles; none of a group that this patience lacks, as a stock. */
  at(group: string): readonly Place[];
  /** How the cards of its piles lie off each other. */
  spread(group: string): Spread;
}

/** The layout for a table of so many px, in a window that lets it be so many px high. */
export function layoutOf({table, narrow, groups}: Patience, width: number, height: number): Layout {
  const card = ({w, h} = table): number => Math.min(width / w, height / h) * CARD.width;
  const wide = card(),
    small = narrow && (wide < SMALL || card(narrow) > wide * GAIN) ? narrow : null;
  const group = (id: string): Group | undefined => groups.find((one) => one.id === id);
  return {
    ...(small ?? table),
    card: card(small ?? table),
    at: (id) => small?.at[id] ?? group(id)?.at ?? [],
    spread: (id) => small?.spread?.[id] ?? group(id)!.spread,
  };
}

/** How far the nth card of a pile of so many lies off its first: pressed together evenly where it would be too far. */
export function offset(
  {dx, dy, max = Infinity}: Spread,
  nth: number,
  count: number,
): readonly [x: number, y: number] {
  const most = Math.hypot(dx, dy) * (count - 1);
  const pressed = nth * Math.min(1, most ? max / most : 1);
  return [dx * pressed, dy * pressed];
}
