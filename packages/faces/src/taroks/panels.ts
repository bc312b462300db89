import {cardBox, type Ink, type Layer} from '../drawing.js';
import {framed} from '../courts/frame.js';
import {at, numbers, place, type Matrix} from '../path.js';
import {numeral} from './numerals.js';

const {width: WIDTH, height: HEIGHT} = cardBox;

/** Ornaments for the space beside a numeral: a row of pieces at this distance from each other. */
interface Ornament {
  readonly piece: string;
  readonly step: number;
}

/** Pairs of leaves on a stem. */
const LEAVES: Ornament = {
  piece: 'M0 0C1-6 6-10 12-10C12-5 7-1 0 0C7 1 12 5 12 10C6 10 1 6 0 0Z',
  step: 11,
};
const STARS: Ornament = {piece: 'M8-9L10-2L17 0L10 2L8 9L6 2L-1 0L6-2Z', step: 18};
const LOZENGES: Ornament = {piece: 'M7-10L14 0L7 10L0 0ZM7-4L4 0L7 4L10 0Z', step: 15};
/** A wave scroll, as in old borders. */
const WAVES: Ornament = {piece: 'M0 6C0-10 16-10 16 0C16 6 8 6 8 1C4 8 12 12 18 6C12 14 0 14 0 6Z', step: 18};
const BEADS: Ornament = {piece: 'M0 0C0-8 12-8 12 0C12 8 0 8 0 0ZM3 0C3 4 9 4 9 0C9-4 3-4 3 0Z', step: 13};

/** The edge of a panel towards the picture: one piece of ten units, from right to left. */
type Edge = (x: number) => string;

const PLAIN: Edge = (x) => `L${x - 10} 57`;
const DENTS: Edge = (x) => `L${x - 5} 64L${x - 10} 57`;
const SCALLOPS: Edge = (x) => `Q${x - 5} 67 ${x - 10} 57`;
const BATTLEMENTS: Edge = (x) => `L${x} 62L${x - 5} 62L${x - 5} 57L${x - 10} 57`;

/** The corner between panel and side of the picture, around its upper left corner: an open line from the top to the side. */
type Spandrel = string;

const NONE: Spandrel = '';
const CUT: Spandrel = 'M24 0L0 24';
const ROUND: Spandrel = 'M23 0C23 13 13 23 0 23';
const HOLLOW: Spandrel = 'M33 0C14 0 0 14 0 33';
const STEPS: Spandrel = 'M26 0L26 8L17 8L17 17L8 17L8 26L0 26';
/** Half an arch from side to side. */
const ARCH: Spandrel = 'M90 0C40 0 9 14 0 38';

/** The design of the frame: ground, ornament and its ink, edge, corners. */
type Style = readonly [ground: Ink, ornament: Ornament, ink: Ink, edge: Edge, corners: Spandrel];

/** Neighbours in the row of 21 differ in each of these. The numeral must read on every ground. */
const STYLES: readonly Style[] = [
  ['ochre', LEAVES, 'paper', PLAIN, ROUND],
  ['grey', STARS, 'paper', DENTS, NONE],
  ['flesh', WAVES, 'red', SCALLOPS, CUT],
  ['green', LOZENGES, 'ochre', PLAIN, HOLLOW],
  ['ochre', BEADS, 'blue', BATTLEMENTS, STEPS],
  ['paper', LEAVES, 'green', SCALLOPS, NONE],
  ['grey', LOZENGES, 'ochre', PLAIN, ARCH],
  ['flesh', STARS, 'blue', DENTS, ROUND],
  ['ochre', WAVES, 'paper', SCALLOPS, HOLLOW],
  ['paper', BEADS, 'red', DENTS, CUT],
];

function edgeLine(edge: Edge): string {
  let d = '';
  for (let x = WIDTH - 5; x > 5; x -= 10) d += edge(x);
  return d;
}

/** The middle of the panel. */
const MIDDLE = 31;
/** Distance of the ornaments from the edge of the card. */
const EDGE = 14;
/** Where an index begins, and its greatest width: the strip of a card that a hand of 25 shows on a phone. */
const INDEX_LEFT = 7;
const INDEX_ROOM = 55;

/** The lower end of a card is the upper one rotated. */
const TURNED: Matrix = [-1, 0, 0, -1, WIDTH, HEIGHT];
const twice = (d: string): string => d + place(d, TURNED);

/** A row of ornaments from one x towards another. */
function row({piece, step}: Ornament, from: number, to: number): string {
  const way = Math.sign(to - from);
  const count = Math.floor((Math.abs(to - from) - 6) / step);
  let d = '';
  for (let i = 0; i < count; i++) d += place(piece, at(from + way * i * step, MIDDLE, way));
  return d;
}

/**
 * The frame of a numbered tarok with its two panels, the numeral between ornaments; ten kinds of panels are used in turn.
 * @param indexed the numeral is in the corner, where a fanned hand shows it
 */
export function panels(number: number, indexed: boolean): Layer[] {
  const [ground, ornament, ink, edge, spandrel] = STYLES[(number - 1) % STYLES.length]!;
  const {width, d} = numeral(number, indexed ? INDEX_ROOM : WIDTH - 2 * EDGE);
  const left = indexed ? INDEX_LEFT : (WIDTH - width) / 2;
  const rows = [
    row(ornament, left + width + 8, WIDTH - EDGE),
    ...(indexed ? [] : [row(ornament, left - 8, EDGE)]),
  ].join('');
  const line = edgeLine(edge);
  const ornaments: Layer[] = rows
    ? [
        {ink, d: twice(rows)},
        {ink: 'key', d: twice(rows), line: 0.9},
      ]
    : [];
  // Left and right, above and below.
  const corners = (d: string): string =>
    twice(place(d, [1, 0, 0, 1, 5, 57]) + place(d, [-1, 0, 0, 1, WIDTH - 5, 57]));
  const spandrels: Layer[] = spandrel
    ? [
        {ink: ground, d: corners(`${spandrel}L0 -2L${numbers(spandrel)[0]!} -2Z`)},
        {ink: 'key', d: corners(spandrel), line: 1.5},
      ]
    : [];
  const [margin, frame] = framed(false);
  return [
    margin,
    {ink: ground, d: twice(`M5 5L195 5L195 57${line}Z`)},
    ...ornaments,
    {ink: 'key', d: twice(place(d, [1, 0, 0, 1, left, 11]))},
    {ink: 'key', d: twice(`M195 57${line}`), line: 1.5},
    ...spandrels,
    frame,
  ];
}

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
