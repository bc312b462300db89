import {cardBox, type Layer} from '../drawing.js';
import {at, place, type Matrix} from '../path.js';
import {numeral} from './numerals.js';

const {width: WIDTH, height: HEIGHT} = cardBox;

const FRAME = 'M5 5L195 5L195 301L5 301Z';
const PANEL = 'M6 6L194 6L194 57L6 57Z';
const RULES = 'M5 57L195 57M5 249L195 249';

/** The spray that fills what a numeral leaves free: a pair of leaves to each step, a berry at the end. */
const LEAVES = 'M0 0C1-6 6-10 12-10C12-5 7-1 0 0C7 1 12 5 12 10C6 10 1 6 0 0Z';
const BERRY = 'M0 0C0-3 5-3 5 0C5 3 0 3 0 0Z';
const STEP = 11;

/** The middle of the panel. */
const MIDDLE = 31;
/** How far ornaments stay from the edge of the card. */
const EDGE = 14;
/** Where an index begins, and how wide it may run: what a hand of 25 on a phone shows of a card. */
const INDEX_LEFT = 9;
const INDEX_ROOM = 90;

/** The foot of a card is its head turned about. */
const TURNED: Matrix = [-1, 0, 0, -1, WIDTH, HEIGHT];
const twice = (d: string): string => d + place(d, TURNED);

function spray(from: number, to: number): {readonly leaves: string; readonly stem: string} {
  const way = Math.sign(to - from);
  const steps = Math.floor((Math.abs(to - from) - 6) / STEP);
  if (steps < 1) return {leaves: '', stem: ''};
  let leaves = '';
  for (let i = 0; i < steps; i++) leaves += place(LEAVES, at(from + way * i * STEP, MIDDLE, way));
  const end = from + way * steps * STEP;
  return {leaves: leaves + place(BERRY, at(end, MIDDLE, way)), stem: `M${from} ${MIDDLE}L${end} ${MIDDLE}`};
}

/**
 * The frame of a numbered tarok with its two panels, the numeral between sprays of leaves.
 * @param indexed the numeral stands in the corner, where a fanned hand shows it
 */
export function panels(number: number, indexed: boolean): Layer[] {
  const {width, d} = numeral(number, indexed ? INDEX_ROOM : WIDTH - 2 * EDGE);
  const left = indexed ? INDEX_LEFT : (WIDTH - width) / 2;
  const sides = [spray(left + width + 8, WIDTH - EDGE), ...(indexed ? [] : [spray(left - 8, EDGE)])];
  const leaves = twice(sides.map((side) => side.leaves).join(''));
  const sprays: Layer[] = leaves
    ? [
        {ink: 'paper', d: leaves},
        {ink: 'key', d: leaves + twice(sides.map(({stem}) => stem).join('')), line: 0.9},
      ]
    : [];
  return [
    {ink: 'ochre', d: twice(PANEL)},
    ...sprays,
    {ink: 'key', d: twice(place(d, [1, 0, 0, 1, left, 11]))},
    {ink: 'key', d: FRAME + RULES, line: 1.5},
  ];
}

/** The frame of a card without a number. */
export const frame: Layer = {ink: 'key', d: FRAME, line: 1.5};

/** Four lozenges of Harlequin's dress in two corners, where a fanned hand shows them. */
export function lozenges(): Layer[] {
  const one = (x: number, y: number): string =>
    twice(`M${x} ${y - 12}L${x + 8} ${y}L${x} ${y + 12}L${x - 8} ${y}Z`);
  const [top, left, right, foot] = [one(27, 23), one(18, 36), one(36, 36), one(27, 49)];
  return [
    {ink: 'red', d: top},
    {ink: 'blue', d: left},
    {ink: 'ochre', d: right},
    {ink: 'green', d: foot},
    {ink: 'key', d: top + left + right + foot, line: 1.4},
  ];
}
