import {cardBox, type Layer} from '../drawing.js';

const {width: WIDTH, height: HEIGHT} = cardBox;

/** Distance of the frame from the edge of the card. */
const EDGE = 5;
/** The corner reserved for an index. */
const NOTCH_WIDTH = 44;
const NOTCH_HEIGHT = 73;

const OUTSIDE = `M0 0L${WIDTH} 0L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`;

/** The corners of the frame, anticlockwise. */
function corners(indexed: boolean): string {
  const [left, top, right, foot] = [EDGE, EDGE, WIDTH - EDGE, HEIGHT - EDGE];
  const [x, y] = [NOTCH_WIDTH, NOTCH_HEIGHT];
  return indexed
    ? `M${x} ${top}L${x} ${y}L${left} ${y}L${left} ${foot}L${WIDTH - x} ${foot}L${WIDTH - x} ${HEIGHT - y}L${right} ${HEIGHT - y}L${right} ${top}Z`
    : `M${left} ${top}L${left} ${foot}L${right} ${foot}L${right} ${top}Z`;
}

/**
 * The frame around a figure, and the margin that covers whatever extends beyond it. With an index the frame leaves out two
 * corners, so that the index is on clear paper and never on part of the figure.
 */
export function framed(indexed: boolean): [margin: Layer, frame: Layer] {
  return [
    {ink: 'paper', d: OUTSIDE + corners(indexed), part: 'margin'},
    {ink: 'key', d: corners(indexed), line: 1.5},
  ];
}
