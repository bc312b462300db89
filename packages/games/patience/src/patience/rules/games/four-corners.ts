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

/** Four places, one below another. */
const side = (x: number, y = 1.75, apart = 1.55): Place[] => grid(4, 1, x, y, 0, apart);

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
  layouts: [
    {
      w: 9,
      h: 5.9,
      at: {
        corners: [
          {x: 0.86, y: 0.9, r: -45},
          {x: 0.86, y: 5, r: 45},
          {x: 8.14, y: 0.9, r: 45},
          {x: 8.14, y: 5, r: -45},
        ],
        left: side(2.2, 0.76, 1.46),
        aces: side(3.4, 0.76, 1.46),
        kings: side(5.6, 0.76, 1.46),
        right: side(6.8, 0.76, 1.46),
        stock: row(1, 4.5, 3.68, 0),
      },
    },
    {
      w: 5,
      h: 9.3,
      at: {
        corners: [
          {x: 0.86, y: 0.88, r: -45},
          {x: 0.86, y: 8.42, r: 45},
          {x: 4.14, y: 0.88, r: 45},
          {x: 4.14, y: 8.42, r: -45},
        ],
        left: side(0.55, 2.46, 1.46),
        aces: side(1.75, 2.46, 1.46),
        kings: side(3.25, 2.46, 1.46),
        right: side(4.45, 2.46, 1.46),
        stock: row(1, 2.5, 8.5, 0),
      },
    },
  ],
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
