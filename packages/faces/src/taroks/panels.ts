import {cardBox, type Ink, type Layer} from '../drawing.js';
import {framed} from '../courts/frame.js';
import {at, place, type Matrix} from '../path.js';
import {numeral} from './numerals.js';

const {width: WIDTH, height: HEIGHT} = cardBox;

/** What fills the room that a numeral leaves free, as a row of pieces, each that far from the one before. */
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
/** The running dog of old borders. */
const WAVES: Ornament = {piece: 'M0 6C0-10 16-10 16 0C16 6 8 6 8 1C4 8 12 12 18 6C12 14 0 14 0 6Z', step: 18};
const BEADS: Ornament = {piece: 'M0 0C0-8 12-8 12 0C12 8 0 8 0 0ZM3 0C3 4 9 4 9 0C9-4 3-4 3 0Z', step: 13};

/** How a panel ends towards the picture, one piece of ten units from the right to the left. */
type Edge = (x: number) => string;

const PLAIN: Edge = (x) => `L${x - 10} 57`;
const DENTS: Edge = (x) => `L${x - 5} 64L${x - 10} 57`;
const SCALLOPS: Edge = (x) => `Q${x - 5} 67 ${x - 10} 57`;
const BATTLEMENTS: Edge = (x) => `L${x} 62L${x - 5} 62L${x - 5} 57L${x - 10} 57`;

/** The looks of the panels: ground, ornament and its ink, edge. */
type Style = readonly [ground: Ink, ornament: Ornament, ink: Ink, edge: Edge];

/** Neighbours in the row of 21 differ in each of these. The numeral must read on every ground. */
const STYLES: readonly Style[] = [
  ['ochre', LEAVES, 'paper', PLAIN],
  ['grey', STARS, 'paper', DENTS],
  ['flesh', WAVES, 'red', SCALLOPS],
  ['green', LOZENGES, 'ochre', PLAIN],
  ['ochre', BEADS, 'blue', BATTLEMENTS],
  ['paper', LEAVES, 'green', SCALLOPS],
  ['grey', LOZENGES, 'ochre', BATTLEMENTS],
  ['flesh', STARS, 'blue', DENTS],
  ['ochre', WAVES, 'paper', SCALLOPS],
  ['paper', BEADS, 'red', DENTS],
];

function edgeLine(edge: Edge): string {
  let d = '';
  for (let x = WIDTH - 5; x > 5; x -= 10) d += edge(x);
  return d;
}

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

/** A row of ornaments from one x towards another. */
function row({piece, step}: Ornament, from: number, to: number): string {
  const way = Math.sign(to - from);
  const count = Math.floor((Math.abs(to - from) - 6) / step);
  let d = '';
  for (let i = 0; i < count; i++) d += place(piece, at(from + way * i * step, MIDDLE, way));
  return d;
}

/**
 * The frame of a numbered tarok with its two panels, the numeral between ornaments; ten kinds of panels go round.
 * @param indexed the numeral stands in the corner, where a fanned hand shows it
 */
export function panels(number: number, indexed: boolean): Layer[] {
  const [ground, ornament, ink, edge] = STYLES[(number - 1) % STYLES.length]!;
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
  const [margin, frame] = framed(false);
  return [
    margin,
    {ink: ground, d: twice(`M5 5L195 5L195 57${line}Z`)},
    ...ornaments,
    {ink: 'key', d: twice(place(d, [1, 0, 0, 1, left, 11]))},
    {...frame, d: frame.d + twice(`M195 57${line}`)},
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
