import type {Edges, LocalSpace} from '../local-space.js';

/** The cost of covering elements with a tip, compared to empty cloth. Cards that can be chosen are practically never covered. */
const WEIGHTS: readonly (readonly [selector: string, weight: number])[] = [
  [
    '.hand .card, .covered .card, .tray .card, .palette .card, .sheet.own button, .sheet.own label, .spread .card',
    100,
  ],
  ['.stage .trick .card, [part~=layout] .card, .open .card', 12],
  ['[part~=prompt], .own.sheet, .sheet.own', 6],
  ['.seat .figure, .plate, .tally, .up, .caption, .title, .sheet, .tools .button, .strip', 1],
];

/** The gap between a tip and its word, in px. */
const GAP = 6;

/** The cost of each px of distance between a tip and its word, in px² of covered area. */
const FAR = 10;

/** The overlap of two boxes, in px². */
const shared = (a: Edges, b: Edges): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The distance between two intervals. */
const gap = (from: number, to: number, from2: number, to2: number): number =>
  Math.max(0, from2 - to, from - to2);

/**
 * Places a tip where it covers least: above or below its word, or at an edge of the table.
 * @param frame what the tip is placed in
 * @param given the box of the word in the window
 * @param space that of the frame
 */
export function placeTip(tip: HTMLElement, frame: HTMLElement, given: Edges, space: LocalSpace): void {
  const word = space.box(given);
  const around: Edges = {left: 0, top: 0, right: frame.clientWidth, bottom: frame.clientHeight};
  const {offsetWidth: width, offsetHeight: height} = tip;
  const at = (left: number, top: number): Edges => ({left, top, right: left + width, bottom: top + height});
  const within = (x: number): number => Math.max(around.left + GAP, Math.min(around.right - GAP - width, x));
  const middle = (word.top + word.bottom - height) / 2;
  const beside = [at(word.right + GAP, middle), at(word.left - GAP - width, middle)];
  const columns = [
    within((word.left + word.right - width) / 2),
    around.left + GAP,
    around.right - GAP - width,
    within((around.left + around.right - width) / 2),
  ];
  const rows = [word.top - GAP - height, word.bottom + GAP, middle, around.top + GAP];
  const places = [...rows.flatMap((y) => columns.map((x) => at(x, y))), ...beside].filter(
    (box) =>
      box.left >= around.left &&
      box.right <= around.right &&
      box.top >= around.top &&
      box.bottom <= around.bottom,
  );
  const things = WEIGHTS.flatMap(([selector, weight]) =>
    [...frame.querySelectorAll(selector)]
      .filter((one) => one.checkVisibility())
      .map((one) => ({weight, box: space.boxOf(one)})),
  );
  // The word itself must stay readable beside its meaning.
  things.push({weight: 50, box: word});
  const harm = (box: Edges): number =>
    FAR *
      Math.hypot(
        gap(box.left, box.right, word.left, word.right),
        gap(box.top, box.bottom, word.top, word.bottom),
      ) +
    things.reduce((sum, {weight, box: thing}) => sum + weight * shared(box, thing), 0);
  const best = places
    .map((box) => ({box, harm: harm(box)}))
    .reduce((one, other) => (other.harm < one.harm ? other : one), {
      box: at(within(word.left), GAP),
      harm: Infinity,
    }).box;
  tip.style.left = `${best.left}px`;
  tip.style.top = `${best.top}px`;
}
