import type {Group, Patience, Place} from '../schema.js';
import {BOTH, SQUARE, aces, kings, stock} from './parts.js';
import {grid, row} from './places.js';

const BASES = ['aces', 'kings'];
const PACKETS = ['corners', 'left', 'right'];
const ORDER = [
  'corners.0',
  'left.0',
  'left.1',
  'left.2',
  'left.3',
  'corners.1',
  'corners.2',
  'right.0',
  'right.1',
  'right.2',
  'right.3',
  'corners.3',
];

/** Four places one under another. */
const side = (x: number, y = 1.75): Place[] => grid(4, 1, x, y, 0, 1.55);

function packets(id: string, at: readonly Place[], adjoins?: string): Group {
  return {
    id,
    role: 'packet',
    n: 4,
    at,
    spread: SQUARE,
    build: BOTH,
    empty: 'closed',
    examine: true,
    ...(adjoins && {adjoins}),
  };
}

export const FOUR_CORNERS: Patience = {
  id: 'four-corners',
  title: {en: 'The Four Corners'},
  packs: 2,
  table: {w: 11.2, h: 8.15},
  narrow: {
    w: 8.2,
    h: 9.9,
    at: {
      corners: [
        {x: 0.9, y: 0.95, r: -45},
        {x: 0.9, y: 8.95, r: 45},
        {x: 7.3, y: 0.95, r: 45},
        {x: 7.3, y: 8.95, r: -45},
      ],
      left: side(0.75, 2.6),
      aces: side(2.35, 2.6),
      kings: side(5.85, 2.6),
      right: side(7.45, 2.6),
      stock: row(1, 4.1, 8.95, 0),
    },
  },
  groups: [
    aces(side(4.2)),
    kings(side(7)),
    packets('corners', [
      {x: 0.95, y: 0.95, r: -45},
      {x: 0.95, y: 7.2, r: 45},
      {x: 10.25, y: 0.95, r: 45},
      {x: 10.25, y: 7.2, r: -45},
    ]),
    packets('left', side(2.4), 'aces'),
    packets('right', side(8.8), 'kings'),
    stock(5.6, 7.2),
  ],
  program: [
    {
      deal: 'rounds',
      order: ORDER,
      divert: [{match: 'base', to: BASES}],
      falling: {to: BASES, guard: 'corner-or-adjoining'},
    },
    {phase: 'play'},
  ],
  phases: {
    play: {
      forced: [{match: 'base', from: PACKETS, to: BASES}],
      moves: [
        {id: 'play', from: PACKETS, to: BASES},
        {id: 'marry', from: PACKETS, to: PACKETS},
      ],
      redeal: true,
    },
  },
  redeal: {times: 2, collect: ORDER, shuffle: false, program: 'same'},
  win: BASES,
};
