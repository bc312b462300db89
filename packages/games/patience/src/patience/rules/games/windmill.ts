import type {Patience, Place} from '../schema.js';
import {SQUARE, stock, talon} from './parts.js';

const CENTRE: readonly Place[] = [{x: 5.2, y: 5.2}];
const ANGLES: readonly Place[] = [
  {x: 3.35, y: 3.2},
  {x: 7.05, y: 3.2},
  {x: 7.05, y: 7.2},
  {x: 3.35, y: 7.2},
];
const SAILS: readonly Place[] = [
  {x: 5.2, y: 3.6},
  {x: 5.2, y: 2.1},
  {x: 6.8, y: 5.2, r: 90},
  {x: 8.3, y: 5.2, r: 90},
  {x: 5.2, y: 6.8},
  {x: 5.2, y: 8.3},
  {x: 3.6, y: 5.2, r: 90},
  {x: 2.1, y: 5.2, r: 90},
];

export const WINDMILL: Patience = {
  id: 'windmill',
  title: {en: 'The Windmill'},
  packs: 2,
  preset: [{to: 'centre.0', rank: 'A'}],
  table: {w: 10.4, h: 10.4},
  layouts: [
    {
      w: 6.9,
      h: 7.4,
      at: {
        centre: [{x: 3.45, y: 3.7}],
        angles: [
          {x: 2.4, y: 2.42},
          {x: 4.5, y: 2.42},
          {x: 4.5, y: 4.98},
          {x: 2.4, y: 4.98},
        ],
        sails: [
          {x: 3.45, y: 2.24},
          {x: 3.45, y: 0.78},
          {x: 4.67, y: 3.7, r: 90},
          {x: 6.13, y: 3.7, r: 90},
          {x: 3.45, y: 5.16},
          {x: 3.45, y: 6.62},
          {x: 2.23, y: 3.7, r: 90},
          {x: 0.77, y: 3.7, r: 90},
        ],
        stock: [{x: 5.2, y: 6.6}],
        talon: [{x: 6.3, y: 6.6}],
      },
    },
  ],
  groups: [
    {
      id: 'centre',
      role: 'foundation',
      n: 1,
      at: CENTRE,
      spread: SQUARE,
      base: {rank: 'A', suit: 'any'},
      build: {dir: 'up', suit: 'any', wrap: true},
      size: 52,
    },
    {
      id: 'angles',
      role: 'foundation',
      n: 4,
      spread: SQUARE,
      base: {rank: 'K', suit: 'any'},
      at: ANGLES,
      build: {dir: 'down', suit: 'any', wrap: false},
      size: 13,
    },
    {
      id: 'sails',
      role: 'packet',
      n: 8,
      spread: SQUARE,
      build: null,
      empty: 'refill',
      min: 1,
      at: SAILS,
    },
    stock(8.7, 9.5),
    talon(9.85, 9.5),
  ],
  program: [{deal: 'row', to: 'sails'}, {phase: 'play'}],
  phases: {
    play: {
      forced: [{match: 'base', from: ['sails', 'talon'], to: ['angles']}],
      moves: [
        {id: 'play', from: ['sails', 'talon'], to: ['centre', 'angles']},
        {id: 'transfer', from: ['angles'], to: ['centre'], guard: 'feeds'},
      ],
      refill: {groups: ['sails'], from: ['talon', 'stock'], mode: 'immediate'},
      turn: 1,
    },
  },
  win: ['centre', 'angles'],
};
