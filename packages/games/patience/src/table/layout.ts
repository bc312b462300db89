import type {Group, Patience, Place, Spread} from '../schema.js';

/** A card in the unit of the layouts, so that its height is the 1.4 they compute with. */
export const CARD = {width: 0.915, height: 1.4} as const;

/** No card is wider than this, in px. */
const WIDEST = 180;
/** Among layouts whose cards are nearly as wide as the widest, the first is taken. */
const NEARLY = 0.93;
/** How far piles may lie apart where there is room left: across; down, where each is seen whole; and where they cover each other. */
const ACROSS = 1.45,
  DOWN = 1.3,
  COVERING = 2;
/** No strip of a card that lies beside another is wider, in units. */
const STRIP = 0.62;

/** The room that is left for the cards, in px. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Where the piles of a patience lie in some room. */
export interface Layout {
  /** Its size in units. */
  readonly w: number;
  readonly h: number;
  /** A unit, in px. */
  readonly unit: number;
  /** Width of a card, in px. */
  readonly card: number;
  /** Equal where all lies as far apart. */
  readonly key: string;
  /** Places of a group's piles; none of a group that this patience lacks, as a stock. */
  at(group: string): readonly Place[];
  /** How the cards of its piles lie off each other. */
  spread(group: string): Spread;
}

const unitOf = ({w, h}: {readonly w: number; readonly h: number}, {width, height}: Room): number =>
  Math.min(width / w, height / h, WIDEST / CARD.width);

/** The number of the layout whose cards are widest in some room. */
function chosenFor({layouts = [], table}: Patience, room: Room): number {
  const units = [...layouts, table].map((layout) => unitOf(layout, room));
  const most = Math.max(...units);
  return units.findIndex((unit) => unit >= most * NEARLY);
}

/**
 * The layout whose cards are widest in some room, its piles as far apart as the room allows.
 * @param usual the room there is for the cards as a rule: a note that lies there for a while makes them smaller, but moves
 *   none to another place
 */
export function layoutOf(def: Patience, room: Room, usual = room): Layout {
  return stretched(def, chosenFor(def, usual), room);
}

/** How wide cards can be in some room, in px. */
export const cardIn = (def: Patience, room: Room): number => layoutOf(def, room).card;

/** The layout that the data describe first, as it stands there: for a picture. */
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

/** A layout with its piles moved apart to fill the room; the cards stay as large. What lies in a round stays round. */
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

/** A factor of at least 1; hundredths, so that some px more or less leave all in its place. */
const clamp = (factor: number, most: number): number =>
  Math.floor(Math.max(1, Math.min(most, factor)) * 100) / 100;

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

/**
 * The same while the pile is opened: what was pressed together is spread away from the uppermost card, which stays, as far
 * as the table reaches there; only what finds no room is spread the other way.
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
