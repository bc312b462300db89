import {elementsIn, shownAround} from './aria.js';
import {colourOf, contrast as contrastOf} from './colours.js';

/** What a test sees of a table as its visitor does: where words and pictures are, whether they are covered, in which colours. */

/** Boxes smaller than this, in px, cannot be read: texts for screen readers alone are clipped to a pixel. */
const READABLE = 4;

/** Whether no ancestor clips an element away. */
function hasRoom(element: Element): boolean {
  for (let at: Element | null = element; at?.nodeType === Node.ELEMENT_NODE; at = shownAround(at)) {
    const {width, height} = at.getBoundingClientRect();
    const {display} = getComputedStyle(at);
    if (display !== 'contents' && display !== 'inline' && (width < READABLE || height < READABLE))
      return false;
  }
  return element.checkVisibility({visibilityProperty: true});
}

/** The texts that the eye can read within an element, each with its box, in the order of the page. */
export function textsIn(
  within: Element,
): {readonly text: string; readonly box: DOMRect; readonly element: Element}[] {
  return [within, ...elementsIn(within)].flatMap((element) =>
    [...(element.shadowRoot ?? element).childNodes].flatMap((node) => {
      const text = node.nodeType === Node.TEXT_NODE ? node.nodeValue!.replace(/\s+/g, ' ').trim() : '';
      if (!text || /^(style|script|template|title)$/.test(element.localName) || !hasRoom(element)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [{text, box: range.getBoundingClientRect(), element}];
    }),
  );
}

/** The box of the first text that matches; `null` where the eye finds none. */
export const textBox = (within: Element, words: RegExp): DOMRect | null =>
  textsIn(within).find(({text}) => words.test(text))?.box ?? null;

/** All that the eye can read within an element. */
export const seenText = (within: Element): string =>
  textsIn(within)
    .map(({text}) => text)
    .join(' ');

/** Whether two boxes overlap by more than a rounding error. */
export const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.right > other.left + 1 &&
  other.right > one.left + 1 &&
  one.bottom > other.top + 1 &&
  other.bottom > one.top + 1;

/** The middle of a box, in whole pixels for the pointer. */
export const middleOf = ({left, top, width, height}: DOMRect): [x: number, y: number] => [
  Math.round(left + width / 2),
  Math.round(top + height / 2),
];

/** All markup of a table: what is in the document, whether it is drawn or not. */
export const markupOf = (table: Element): string =>
  [table, ...elementsIn(table)]
    .map((one) => [...one.attributes].map(({name, value}) => `${name}="${value}"`).join(' '))
    .join('\n');

/** How an element stands out by itself: ring, shade, colours, place. */
export function lookOf(element: Element): string {
  const {outline, boxShadow, filter, opacity, borderColor, backgroundColor, color} =
    getComputedStyle(element);
  return [outline, boxShadow, filter, opacity, borderColor, backgroundColor, color].join(' / ');
}

const SHAPES = 'path, text, circle, rect, ellipse, polygon, use';

/** The letters and figures that are drawn on a card, as the marks in its corners. */
export const drawnOn = (card: Element): string[] =>
  [...card.querySelectorAll('text')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.textContent.trim());

/** The ink of the signs that are drawn within an element, which is one: of a card of pips, or of the sign of a suit. */
export function inkOf(drawing: Element): string {
  const paper = getComputedStyle(drawing).backgroundColor;
  const inks = new Set(
    [...drawing.querySelectorAll(SHAPES)]
      .map((shape) => getComputedStyle(shape).fill)
      .filter((fill) => fill !== 'none' && fill !== paper),
  );
  if (inks.size !== 1) throw new Error(`Not one ink but ${[...inks].join(', ') || 'none'}`);
  return [...inks][0]!;
}

/** Contrast of two computed colours, by WCAG. */
export const contrast = (one: string, other: string): number => contrastOf(colourOf(one), colourOf(other));

/** The colour on which an element lies: of the nearest opaque element below it. */
export function paperOf(element: Element): string {
  for (let at: Element | null = element; at?.nodeType === Node.ELEMENT_NODE; at = shownAround(at)) {
    const {backgroundColor} = getComputedStyle(at);
    if (!/transparent|, 0\)$|\/ 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}

/** Makes all words longer by half, in brackets, so that cut-off text shows, as an unread translation might cause. */
export function stretch(table: Element): void {
  for (const element of [table, ...elementsIn(table)]) {
    if (/^(style|script|select|option|textarea)$/.test(element.localName)) continue;
    for (const node of (element.shadowRoot ?? element).childNodes) {
      if (
        node.nodeType !== Node.TEXT_NODE ||
        !/\p{L}{2}/u.test(node.nodeValue!) ||
        node.nodeValue!.includes('⟦')
      )
        continue;
      node.nodeValue = `\u200F⟦${node.nodeValue!.trim().replace(/[aeiou]/g, '$&$&')}~⟧`;
    }
  }
}
