import type {Drawing, Ink} from '../drawing.js';
import {extent, outline, type Extent, type Outline, type Point} from './outline.js';

/** A path as the press knows it. */
interface Shape extends Extent {
  readonly figures: Outline;
}

/** How something is printed. */
interface Style {
  readonly ink: Ink;
  /** Width of the line; 0 for an area. */
  readonly line: number;
  readonly dash: string;
}

/** One path to be printed. */
interface Print extends Style, Extent {
  readonly d: string;
  readonly rank: number;
}

interface Sheet extends Style {
  readonly prints: Print[];
}

/** Prints one picture. */
export interface Press {
  /** The outline of a path, computed once. */
  readonly outlineOf: (d: string) => Outline;
  /**
   * Prints a path.
   * @param rank order within what is printed before the next `cover`, the lowest first
   * @param of the path whose bounds stand for those of d, if d is almost the same or within it
   * @param by how far d is moved from it
   */
  readonly put: (
    rank: number,
    ink: Ink,
    d: string,
    line?: number,
    dash?: string,
    bounds?: string,
    by?: Point,
  ) => void;
  /** Prints the heavier contour of a shape, below everything else up to the next `cover`; small shapes have none. */
  readonly contour: (d: string) => void;
  /** Everything printed from now on covers what was printed before. */
  readonly cover: () => void;
  /** The picture so far. */
  readonly drawing: () => Drawing;
}

/** Width of the line about a shape. */
const CONTOUR = 3.4;
/** Shapes smaller than this have no contour: buttons, gems, pieces of a pattern. */
const SMALL = 400;

/** Creates a press that prints one picture on as few layers as its overlaps allow. */
export function press(): Press {
  const sheets: Sheet[] = [];
  const shapes = new Map<string, Shape>();
  let group: Print[] = [];
  const shapeOf = (d: string): Shape => {
    let found = shapes.get(d);
    if (!found) {
      const figures = outline(d);
      shapes.set(d, (found = {figures, ...extent(figures)}));
    }
    return found;
  };
  const cover = (): void => {
    for (const item of group.sort((a, b) => a.rank - b.rank)) settle(sheets, item);
    group = [];
  };
  const put: Press['put'] = (rank, ink, d, line = 0, dash = '', bounds = d, [x, y] = [0, 0]) => {
    if (!d) return;
    const {
      way,
      box: [left, top, right, foot],
    } = shapeOf(bounds);
    const margin = line / 2;
    group.push({
      rank,
      ink,
      line,
      dash,
      d,
      way,
      box: [left + x - margin, top + y - margin, right + x + margin, foot + y + margin],
    });
  };
  return {
    outlineOf: (d) => shapeOf(d).figures,
    cover,
    put,
    contour(d) {
      const [left, top, right, foot] = shapeOf(d).box;
      if ((right - left) * (foot - top) > SMALL) put(0, 'key', d, CONTOUR);
    },
    drawing() {
      cover();
      return sheets.map(({ink, line, dash, prints}) => ({
        ink,
        d: prints.map(({d}) => d).join(''),
        ...(line ? {line} : {}),
        ...(dash ? {dash} : {}),
      }));
    },
  };
}

/**
 * Puts an item on the lowest layer of its own kind that has nothing above it which the item touches.
 * Areas that touch share a layer only if they have the same direction: otherwise the nonzero rule would cut a hole.
 */
function settle(sheets: Sheet[], item: Print): void {
  const {
    ink,
    line,
    dash,
    way,
    box: [left, top, right, foot],
  } = item;
  let home: Sheet | undefined;
  for (let i = sheets.length - 1; i >= 0; i--) {
    const sheet = sheets[i]!;
    const touching = sheet.prints.filter(
      ({box}) => left < box[2] && box[0] < right && top < box[3] && box[1] < foot,
    );
    const kin = sheet.ink === ink && sheet.line === line && sheet.dash === dash;
    if (kin && (line || touching.every((other) => other.way === way))) home = sheet;
    if (touching.length) break;
  }
  if (home) home.prints.push(item);
  else sheets.push({ink, line, dash, prints: [item]});
}
