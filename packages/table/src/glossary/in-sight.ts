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

/** The terms that are seen on a table now, in the order of reading. */
export function termsInSight(root: ParentNode, find: Finder): TermInSight[] {
  const seen: TermInSight[] = [];
  for (const area of root.querySelectorAll('.room, .message')) {
    const walker = document.createTreeWalker(area, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      node instanceof Element && node.matches(`${SILENT}, ${MUTE}`)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text) || !/\p{L}/u.test(node.data)) continue;
      const met = find(node.data);
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
  for (const one of seen)
    for (const box of boxesOf(one)) {
      const right = Math.max(box.left - x, x - box.right, 0);
      const down = Math.max(box.top - y, y - box.bottom, 0);
      const inReach =
        right <= Math.max(0, (reach - box.width) / 2) && down <= Math.max(0, (reach - box.height) / 2);
      const far = Math.hypot(right, down);
      if (inReach && far < least) [nearest, least] = [one, far];
    }
  return nearest;
}

/** The highlight of all tables of a page; browsers without highlights show words without lines. */
const NAME = 'quinola-term';
if (typeof Highlight === 'function' && !CSS.highlights.has(NAME)) CSS.highlights.set(NAME, new Highlight());
const marks = typeof Highlight === 'function' ? CSS.highlights.get(NAME) : undefined;

/** The underlined ranges of one table. */
export class Marks {
  #marked: readonly Range[] = [];

  /** Marks these ranges, and no others of this table. */
  set(ranges: readonly Range[]): void {
    for (const range of this.#marked) marks?.delete(range);
    for (const range of ranges) marks?.add(range);
    this.#marked = ranges;
  }
}
