import type {Group, Patience, Place, Spread} from '../schema.js';

/** A card in layout units, sized so that its height is the 1.4 that layouts assume. */
export const CARD = {width: 0.915, height: 1.4} as const;

/** Maximum card width, in px. */
const WIDEST = 180;
/** Among layouts whose cards are nearly as wide as the widest, the first is used. */
const NEARLY = 0.93;
/** How far piles may be spread out if there is space: across; down, if each is fully visible; and if they overlap. */
const ACROSS = 1.45,
  DOWN = 1.3,
  COVERING = 2;
/** Maximum width, in units, of the visible strip of a card beside another. */
const STRIP = 0.62;

/** The space left for the cards, in px. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The arrangement of a patience's piles in a room. */
export interface Layout {
  /** Its size in units. */
  readonly w: number;
  readonly h: number;
  /** A unit, in px. */
  readonly unit: number;
  /** Width of a card, in px. */
  readonly card: number;
  /** Equal for arrangements with equal distances. */
  readonly key: string;
  /** Places of a group's piles; empty for a group this patience lacks, such as a stock. */
  at(group: string): readonly Place[];
  /** The offset between the cards of its piles. */
  spread(group: string): Spread;
}

const unitOf = ({w, h}: {readonly w: number; readonly h: number}, {width, height}: Room): number =>
  Math.min(width / w, height / h, WIDEST / CARD.width);

/** The number of the layout with the widest cards in a room. */
function chosenFor({layouts = [], table}: Patience, room: Room): number {
  const units = [...layouts, table].map((layout) => unitOf(layout, room));
  const most = Math.max(...units);
  return units.findIndex((unit) => unit >= most * NEARLY);
}

/**
 * The layout with the widest cards in a room, its piles as far apart as the space allows.
 * @param usual the usual room for the cards: a temporary note makes them smaller, but does not move
 *   them to other places
 */
export function layoutOf(def: Patience, room: Room, usual = room): Layout {
  return stretched(def, chosenFor(def, usual), room);
}

/** How wide cards can be in a room, in px. */
export const cardIn = (def: Patience, room: Room): number => layoutOf(def, room).card;

/** The first layout in the data, unscaled: for a picture. */
export function plainLayout({table, groups}: Patience): Layout {
  const group = (id: string): Group | undefined => groups.find((one) => one.id === id);
  return {
    ...table,
    unit: 1,
    card: CARD.width,
    key: '',
    at: (id) => group(id)?.at ?? [],
    spread: (id) => group(id)!.spread,
  };
}

/** A layout with its piles moved apart to fill the room; card size stays the same. Circles stay round. */
function stretched(def: Patience, nth: number, room: Room): Layout {
  const {table, groups, layouts = []} = def;
  const other = layouts[nth];
  const {w, h} = other ?? table;
  const unit = unitOf({w, h}, room);
  const group = (id: string): Group | undefined => groups.find((one) => one.id === id);
  const places = (id: string): readonly Place[] => other?.at[id] ?? group(id)?.at ?? [];
  const spread = (id: string): Spread => other?.spread?.[id] ?? group(id)!.spread;
  const turned = groups.flatMap(({id}) => places(id)).filter(({r}) => r);
  const isRound = turned.length > 4 || turned.some(({r}) => r! % 90 === 0);
  const covers = groups.some(({id, blockedBy}) => blockedBy !== undefined || spread(id).dy > 0);
  const sx = isRound ? 1 : clamp(room.width / (w * unit), ACROSS),
    sy = isRound ? 1 : clamp(room.height / (h * unit), covers ? COVERING : DOWN);
  const there = new Map<string, readonly Place[]>();
  return {
    w: w * sx,
    h: h * sy,
    unit,
    card: unit * CARD.width,
    key: [nth, sx, sy].join(),
    at: (id) => {
      const list = there.get(id) ?? places(id).map((place) => ({...place, x: place.x * sx, y: place.y * sy}));
      there.set(id, list);
      return list;
    },
    spread: (id) => {
      const {dx, dy, max} = spread(id);
      return {
        dx: Math.min(dx * sx, Math.max(dx, STRIP)),
        dy,
        ...(max !== undefined && {
          max: dx ? max * sx + (sx - 1) * (CARD.width / 2) : max * sy + (sy - 1) * (CARD.height / 2),
        }),
      };
    },
  };
}

/** A factor of at least 1, in hundredths, so that a few px more or less move nothing. */
const clamp = (factor: number, most: number): number =>
  Math.floor(Math.max(1, Math.min(most, factor)) * 100) / 100;

/** The offset of the nth card of a pile from its first: compressed evenly if the pile would be too long. */
export function offset(
  {dx, dy, max = Infinity}: Spread,
  nth: number,
  count: number,
): readonly [x: number, y: number] {
  const most = Math.hypot(dx, dy) * (count - 1);
  const pressed = nth * Math.min(1, most ? max / most : 1);
  return [dx * pressed, dy * pressed];
}

/**
 * The same while the pile is opened: compressed cards spread away from the top card, which stays, as far as the table
 * allows; only the rest spreads the other way.
 */
export function opened(
  spread: Spread,
  {x, y, r = 0}: Place,
  nth: number,
  count: number,
): readonly [x: number, y: number] {
  const [lastX, lastY] = offset(spread, count - 1, count);
  const [dx, dy] = [spread.dx * (count - 1), spread.dy * (count - 1)];
  if (r || (lastX >= dx && lastY >= dy)) return offset(spread, nth, count);
  const back = Math.min(dx - lastX + (dy - lastY), dx ? x - CARD.width / 2 : y - CARD.height / 2);
  return [dx && spread.dx * nth - back, dy && spread.dy * nth - back];
}
