import type {Box} from '../../hand-rows.js';

// Lengths are in units, for a card those that make it 1.4 high; x goes right, y down, from the upper left of the layout.

/** Where the first piece of a pile lies: its centre, and its clockwise turn in degrees. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r?: number;
}

/** The offset of each further piece of a pile from the one below, in the pile's own turned frame. */
export interface Fan {
  readonly dx: number;
  readonly dy: number;
  /** Largest offset of all; a longer pile is compressed evenly. */
  readonly max?: number;
}

/** A row, circle or heap of piles of one kind, or the squares of a board. */
export interface PileGroup {
  readonly id: string;
  readonly at: readonly Spot[];
  readonly spread: Fan;
  /** The group whose piles lie over these. */
  readonly blockedBy?: string;
}

/** Other places for the same piles, for a table of another shape: unnamed groups keep theirs. */
export interface OtherShape {
  readonly w: number;
  readonly h: number;
  readonly at: Readonly<Record<string, readonly Spot[]>>;
  readonly spread?: Readonly<Record<string, Fan>>;
}

/** Where the piles of a layout lie, before it is fitted into a room. */
export interface LayoutShape {
  /** Equal for equal shapes. */
  readonly id: string;
  readonly table: {readonly w: number; readonly h: number};
  readonly groups: readonly PileGroup[];
  /** A table uses the shape that gives the widest pieces; among nearly equal ones, the first. */
  readonly layouts?: readonly OtherShape[];
  /** The size of a piece; that of a card unless set. */
  readonly piece?: {readonly width: number; readonly height: number};
  /** Whether the piles keep their distances where there is space, as squares do. */
  readonly isRigid?: boolean;
  /** Whether the words are so many, as a list of moves, that in a landscape room they stand beside the pieces. */
  readonly hasWordsBeside?: boolean;
}

/** The size of a card, sized so that its height is the 1.4 that layouts of cards assume. */
export const CARD: {readonly width: number; readonly height: number} = {width: 0.915, height: 1.4};

/** Maximum width of a piece, in px. */
const WIDEST = 180;
/** Among shapes whose pieces are nearly as wide as the widest, the first is used. */
const NEARLY = 0.93;
/** How far piles may be spread out if there is space: across; down, if each is fully visible; and if they overlap. */
const ACROSS = 1.45,
  DOWN = 1.3,
  COVERING = 2;
/** Maximum width, in units, of the visible strip of a card beside another. */
const STRIP = 0.62;

/** The arrangement of piles in a room. */
export interface Layout {
  /** Its size in units. */
  readonly w: number;
  readonly h: number;
  /** A unit, in px. */
  readonly unit: number;
  /** Width of a card, or another piece, in px. */
  readonly card: number;
  /** The size of a piece in units. */
  readonly piece: {readonly width: number; readonly height: number};
  /** Equal for arrangements with equal distances. */
  readonly key: string;
  /** Places of a group's piles; empty for a group without places, such as a pack that is not seen. */
  at(group: string): readonly Spot[];
  /** The offset between the pieces of its piles. */
  spread(group: string): Fan;
}

const unitOf = (
  {w, h}: {readonly w: number; readonly h: number},
  {width, height}: Box,
  {piece = CARD}: LayoutShape,
): number => Math.min(width / w, height / h, WIDEST / piece.width);

/** The number of the shape with the widest pieces in a room. */
function chosenFor(shape: LayoutShape, room: Box): number {
  const units = [...(shape.layouts ?? []), shape.table].map((one) => unitOf(one, room, shape));
  const most = Math.max(...units);
  return units.findIndex((unit) => unit >= most * NEARLY);
}

/**
 * The layout with the widest pieces in a room, its piles as far apart as the space allows.
 * @param usual the usual room for the pieces: a temporary note makes them smaller, but does not move
 *   them to other places
 */
export function layoutOf(shape: LayoutShape, room: Box, usual = room): Layout {
  return stretched(shape, chosenFor(shape, usual), room);
}

/** The first shape of a layout, unscaled: for a picture. */
export function plainLayout({table, groups, piece = CARD}: LayoutShape): Layout {
  const group = (id: string): PileGroup | undefined => groups.find((one) => one.id === id);
  return {
    ...table,
    unit: 1,
    card: piece.width,
    piece,
    key: '',
    at: (id) => group(id)?.at ?? [],
    spread: (id) => group(id)!.spread,
  };
}

/** A layout with its piles moved apart to fill the room; the size of pieces stays the same. Circles stay round. */
function stretched(shape: LayoutShape, nth: number, room: Box): Layout {
  const {table, groups, layouts = [], piece = CARD} = shape;
  const other = layouts[nth];
  const {w, h} = other ?? table;
  const unit = unitOf({w, h}, room, shape);
  const group = (id: string): PileGroup | undefined => groups.find((one) => one.id === id);
  const places = (id: string): readonly Spot[] => other?.at[id] ?? group(id)?.at ?? [];
  const spread = (id: string): Fan => other?.spread?.[id] ?? group(id)!.spread;
  const turned = groups.flatMap(({id}) => places(id)).filter(({r}) => r);
  const isRound = shape.isRigid || turned.length > 4 || turned.some(({r}) => r! % 90 === 0);
  const covers = groups.some(({id, blockedBy}) => blockedBy !== undefined || spread(id).dy > 0);
  const sx = isRound ? 1 : clamp(room.width / (w * unit), ACROSS),
    sy = isRound ? 1 : clamp(room.height / (h * unit), covers ? COVERING : DOWN);
  const there = new Map<string, readonly Spot[]>();
  return {
    w: w * sx,
    h: h * sy,
    unit,
    card: unit * piece.width,
    piece,
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
          max: dx ? max * sx + (sx - 1) * (piece.width / 2) : max * sy + (sy - 1) * (piece.height / 2),
        }),
      };
    },
  };
}

/** A factor of at least 1, in hundredths, so that a few px more or less move nothing. */
const clamp = (factor: number, most: number): number =>
  Math.floor(Math.max(1, Math.min(most, factor)) * 100) / 100;

/** The offset of the nth piece of a pile from its first: compressed evenly if the pile would be too long. */
export function offset(
  {dx, dy, max = Infinity}: Fan,
  nth: number,
  count: number,
): readonly [x: number, y: number] {
  const most = Math.hypot(dx, dy) * (count - 1);
  const pressed = nth * Math.min(1, most ? max / most : 1);
  return [dx * pressed, dy * pressed];
}

/**
 * The same while the pile is opened: compressed cards spread away from the top one, which stays, as far as the table
 * allows; only the rest spreads the other way.
 */
export function opened(
  spread: Fan,
  {x, y, r = 0}: Spot,
  nth: number,
  count: number,
  {width, height} = CARD,
): readonly [x: number, y: number] {
  const [lastX, lastY] = offset(spread, count - 1, count);
  const [dx, dy] = [spread.dx * (count - 1), spread.dy * (count - 1)];
  if (r || (lastX >= dx && lastY >= dy)) return offset(spread, nth, count);
  const back = Math.min(dx - lastX + (dy - lastY), dx ? x - width / 2 : y - height / 2);
  return [dx && spread.dx * nth - back, dy && spread.dy * nth - back];
}

/** How a board of squares lies. */
export interface Squares {
  readonly columns: number;
  readonly rows: number;
  /** Whether it is seen from the other side. */
  readonly isTurned?: boolean;
  /** Space round the board in units, for letters and figures. */
  readonly margin?: number;
}

/** The shape of a board: one group, `board`, of squares row by row from the upper left, each a unit wide. */
export function squaresShape({columns, rows, isTurned = false, margin = 0}: Squares): LayoutShape {
  const at = Array.from({length: columns * rows}, (_, nth): Spot => {
    const [x, y] = [nth % columns, Math.floor(nth / columns)];
    return {
      x: margin + 0.5 + (isTurned ? columns - 1 - x : x),
      y: margin + 0.5 + (isTurned ? rows - 1 - y : y),
    };
  });
  return {
    id: ['grid', columns, rows, isTurned, margin].join(),
    table: {w: columns + 2 * margin, h: rows + 2 * margin},
    groups: [{id: 'board', at, spread: {dx: 0, dy: 0}}],
    piece: {width: 1, height: 1},
    isRigid: true,
  };
}
