/** A point, in px. */
export type Point = readonly [x: number, y: number];

/** The edges of an upright box, in px. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far below the upper edge of an element that scrolls another one within it is seen now, in px of its own. */
export function offsetIn(scroller: HTMLElement, within: HTMLElement): number {
  const from = within.offsetParent === scroller ? 0 : scroller.offsetTop + scroller.clientTop;
  return within.offsetTop - from - scroller.scrollTop;
}

/** How far apart the marks are by which a space is measured, in px. */
const SPAN = 100;

/**
 * By what the boxes of an element that scripts read must be multiplied to be px of the window: its `zoom`, in browsers that divide
 * them by it (Chromium before 128).
 */
export function undividedBy(element: Element): number {
  if ('currentCSSZoom' in Element.prototype) return 1;
  let zoom = 1;
  for (let at: Element | null = element; at;) {
    zoom *= parseFloat(getComputedStyle(at).getPropertyValue('zoom')) || 1;
    at = at.assignedSlot ?? at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host ?? null;
  }
  return zoom;
}

/**
 * The space of a positioned element: px of its own from its upper left corner, before whatever is done to it or around it by
 * `transform`, `rotate`, `scale` or `zoom`. Pointers are in px of the window, and styles within the element in px of its own; this
 * converts the one into the other. It is measured by three marks within the element, anew at each question, for the page may
 * scroll or change meanwhile.
 */
export class LocalSpace {
  readonly #marks: readonly HTMLElement[];
  readonly #scale: number;

  constructor(element: Element) {
    this.#scale = undividedBy(element);
    this.#marks = [
      [0, 0],
      [SPAN, 0],
      [0, SPAN],
    ].map(([x, y]) => {
      const mark = document.createElement('u');
      mark.setAttribute('aria-hidden', 'true');
      Object.assign(mark.style, {position: 'absolute', left: `${x}px`, top: `${y}px`});
      element.append(mark);
      return mark;
    });
  }

  /** What converts points of the window, as pointers tell them. */
  get #conversion(): (x: number, y: number) => Point {
    const [[ox, oy], [ax, ay], [bx, by]] = this.#marks.map((mark): Point => {
      const {x, y} = mark.getBoundingClientRect();
      return [x * this.#scale, y * this.#scale];
    }) as [Point, Point, Point];
    // The unit vectors of the space in px of the window make a matrix; this is its inverse.
    const [a, b, c, d] = [(ax - ox) / SPAN, (ay - oy) / SPAN, (bx - ox) / SPAN, (by - oy) / SPAN];
    // Folded flat, as by `scale: 0`, it shows nothing that could be pointed at.
    const size = a * d - b * c || Infinity;
    return (x, y) => [(d * (x - ox) - c * (y - oy)) / size, (a * (y - oy) - b * (x - ox)) / size];
  }

  /** A point of the window, as pointers tell it. */
  at(x: number, y: number): Point {
    return this.#conversion(x, y);
  }

  /** The box of an element, as it lies there; what turns the element itself is left out. */
  boxOf(element: Element): Edges {
    const around = element.getBoundingClientRect();
    const {offsetWidth: width, offsetHeight: height} = element as HTMLElement;
    // A drawing has no size of its own that could be read.
    if (width === undefined) return this.box(around);
    const {left, top, right, bottom} = this.box(around);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return {left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2};
  }

  /** The box around something whose box in the window is given, as scripts read it: a piece of text. */
  box({left, top, right, bottom}: Edges): Edges {
    const convert = this.#conversion;
    const corners = [left, right].flatMap((x) =>
      [top, bottom].map((y) => convert(x * this.#scale, y * this.#scale)),
    );
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    return {left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys)};
  }

  /** The middle of an element. */
  middle(element: Element): Point {
    const {left, top, right, bottom} = this.boxOf(element);
    return [(left + right) / 2, (top + bottom) / 2];
  }

  /** Takes the marks away; nothing is asked afterwards. */
  leave(): void {
    for (const mark of this.#marks) mark.remove();
  }
}
