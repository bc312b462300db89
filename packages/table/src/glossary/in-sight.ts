import {undividedBy} from '../local-space.js';
import {windowOf} from '../window-of.js';
import type {Finder} from './glossary.js';

/** A term where it is seen on a table. */
export interface TermInSight {
  readonly id: string;
  readonly range: Range;
  /** What holds its words: its own element. */
  readonly holder: Element;
}

/** Where terms are not explained: hidden texts, drawings, cards, settings, the menu, the chart, and pages with explanations of their own. */
const SILENT =
  '.vh, .page, .tip, .tools, .title, .menu, .charted, svg, style, select, textarea, .hand, .card, .air, [inert], [hidden]';
/** Terms on buttons are ignored, except on the answer buttons of the game. */
const MUTE = 'button:not(.sheet.own *), summary';

/** The parts of a table within which a term is marked only once. */
const PARTS =
  '[part~=prompt], .caption, .plate, .word, .own, .up, .tally, .note, .sheet.own button, .sheet, .strip';

/** Whether a node is an element, of whatever document. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** The terms that are seen on a table now, in the order of reading. */
export function termsInSight(root: ParentNode, find: Finder): TermInSight[] {
  const seen: TermInSight[] = [];
  for (const area of root.querySelectorAll('.room, .message')) {
    const walker = document.createTreeWalker(area, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      isElement(node) && node.matches(`${SILENT}, ${MUTE}`)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isElement(node)) continue;
      const {data} = node as Text;
      const met = /\p{L}/u.test(data) ? find(data) : [];
      if (!met.length || !node.parentElement!.checkVisibility({visibilityProperty: true})) continue;
      for (const {id, start, end} of met) {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        seen.push({id, range, holder: node.parentElement!});
      }
    }
  }
  return seen;
}

/** The terms to underline: each once per part of the table, and none on buttons. */
export function marked(seen: readonly TermInSight[]): TermInSight[] {
  const told = new Map<Element | null, Set<string>>();
  return seen.filter(({id, holder}) => {
    if (holder.closest('button')) return false;
    const part = holder.closest(PARTS);
    if (!told.has(part)) told.set(part, new Set());
    const ids = told.get(part)!;
    return !ids.has(id) && ids.add(id);
  });
}

/** The boxes of a term's lines that are not scrolled out of their sheet. */
export function boxesOf({range, holder}: TermInSight): DOMRect[] {
  const clip = holder.closest('.body, .sheet')?.getBoundingClientRect();
  return [...range.getClientRects()].filter(
    ({top, bottom, width}) =>
      width && (!clip || ((top + bottom) / 2 >= clip.top && (top + bottom) / 2 <= clip.bottom)),
  );
}

/**
 * The term at a point of the window.
 * @param reach the least size, in px, of what answers: 44 under a finger
 */
export function termAt(
  seen: readonly TermInSight[],
  x: number,
  y: number,
  reach: number,
): TermInSight | null {
  let nearest: TermInSight | null = null;
  let least = Infinity;
  const scale = seen[0] ? undividedBy(seen[0].holder) : 1;
  const [atX, atY] = [x / scale, y / scale];
  for (const one of seen)
    for (const box of boxesOf(one)) {
      const right = Math.max(box.left - atX, atX - box.right, 0);
      const down = Math.max(box.top - atY, atY - box.bottom, 0);
      const inReach =
        right <= Math.max(0, (reach - box.width) / 2) && down <= Math.max(0, (reach - box.height) / 2);
      const far = Math.hypot(right, down);
      if (inReach && far < least) [nearest, least] = [one, far];
    }
  return nearest;
}

const NAME = 'quinola-term';

/** The highlight of all tables of a window; browsers without highlights show words without lines. */
function highlightOf({CSS: css, Highlight: Made}: Window & typeof globalThis): Highlight | null {
  if (typeof Made !== 'function') return null;
  if (!css.highlights.has(NAME)) css.highlights.set(NAME, new Made());
  return css.highlights.get(NAME)!;
}

/** The underlined ranges of one table. */
export class Marks {
  #marked: readonly Range[] = [];
  /** Where they are marked. */
  #highlight: Highlight | null = null;

  constructor(private readonly table: Element) {}

  /** Marks these ranges, and no others of this table. */
  set(ranges: readonly Range[]): void {
    for (const range of this.#marked) this.#highlight?.delete(range);
    this.#highlight = highlightOf(windowOf(this.table));
    for (const range of ranges) this.#highlight?.add(range);
    this.#marked = ranges;
  }
}
