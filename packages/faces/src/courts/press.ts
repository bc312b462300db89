import type {Drawing, Ink} from '../drawing.js';
import {extent, outline, type Extent, type Outline} from './outline.js';

/** How something is printed. */
interface Style {
  readonly ink: Ink;
  /** Width of the line; 0 for an area. */
  readonly line: number;
  readonly dash: string;
}

/** What is printed at one stroke. */
interface Print extends Style, Extent {
  readonly d: string;
  readonly rank: number;
}

interface Sheet extends Style {
  readonly prints: Print[];
}

/** A press at work on one picture. */
export interface Press {
  /** The outline of a path, found once. */
  readonly outlineOf: (d: string) => Outline;
  /**
   * Prints a path.
   * @param rank order within what is printed before the next `cover`, the lowest first
   * @param of the path that tells where d lies, if d is only a hair off it
   */
  readonly put: (rank: number, ink: Ink, d: string, line?: number, dash?: string, of?: string) => void;
  /** What is printed from now on covers what was. */
  readonly cover: () => void;
  /** The picture so far. */
  readonly drawing: () => Drawing;
}

/** Makes ready to print one picture on as few layers as its overlaps allow. */
export function press(): Press {
  const sheets: Sheet[] = [];
  const outlines = new Map<string, Outline>();
  let group: Print[] = [];
  const outlineOf = (d: string): Outline => {
    let found = outlines.get(d);
    if (!found) outlines.set(d, (found = outline(d)));
    return found;
  };
  const cover = (): void => {
    for (const item of group.sort((a, b) => a.rank - b.rank)) settle(sheets, item);
    group = [];
  };
  return {
    outlineOf,
    cover,
    put(rank, ink, d, line = 0, dash = '', of = d) {
      if (d) group.push({rank, ink, line, dash, d, ...extent(outlineOf(of), line / 2)});
    },
    drawing() {
      cover();
      return sheets.map(({ink, line, dash, prints}) => ({
        ink, d: prints.map(({d}) => d).join(''), ...(line ? {line} : {}), ...(dash ? {dash} : {}),
      }));
    },
  };
}

/**
 * Lays an item on the lowest sheet of its own kind that nothing it touches lies above.
 * Areas that touch share a sheet only if they run the same way round: the nonzero rule would cut a hole otherwise.
 */
function settle(sheets: Sheet[], item: Print): void {
  const {ink, line, dash, way, box: [left, top, right, foot]} = item;
  let home: Sheet | undefined;
  for (let i = sheets.length - 1; i >= 0; i--) {
    const sheet = sheets[i]!;
    const touching = sheet.prints.filter(({box}) => left < box[2] && box[0] < right && top < box[3] && box[1] < foot);
    const kin = sheet.ink === ink && sheet.line === line && sheet.dash === dash;
    if (kin && (line || touching.every((other) => other.way === way))) home = sheet;
    if (touching.length) break;
  }
  if (home) home.prints.push(item);
  else sheets.push({ink, line, dash, prints: [item]});
}
