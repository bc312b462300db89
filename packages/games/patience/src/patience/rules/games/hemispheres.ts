import type {Patience} from '../schema.js';
import {DOWN, aces, stock, talon} from './parts.js';
import {grid, row} from './places.js';

const OPEN = ['columns', 'talon'];

/** The title is the book's; the rules are those of Le Cadran. */
export const HEMISPHERES: Patience = {
  id: 'hemispheres',
  title: {en: 'Hemispheres (Le Cadran)'},
  packs: 2,
  table: {w: 14, h: 9.2},
  layouts: [
    {
      w: 13.5,
      h: 5.95,
      at: {
        aces: grid(8, 2, 0.55, 0.76, 1.02, 1.46),
        columns: row(10, 2.8, 0.76, 1.02),
        stock: row(1, 12.95, 0.76, 0),
        talon: row(1, 12.95, 2.22, 0),
      },
      spread: {columns: {dx: 0, dy: 0.42, max: 4.4}},
    },
    {
      w: 10.3,
      h: 6.9,
      at: {
        aces: row(8, 0.56, 0.76, 1.02),
        columns: row(10, 0.56, 2.3, 1.02),
        stock: row(1, 8.72, 0.76, 0),
        talon: row(1, 9.74, 0.76, 0),
      },
      spread: {columns: {dx: 0, dy: 0.42, max: 3.8}},
    },
    {
      w: 5.2,
      h: 10.7,
      at: {
        aces: grid(8, 4, 0.56, 0.76, 1.02, 1.46),
        columns: grid(10, 5, 0.56, 3.72, 1.02, 3.85),
        stock: row(1, 4.64, 0.76, 0),
        talon: row(1, 4.64, 2.22, 0),
      },
      spread: {columns: {dx: 0, dy: 0.42, max: 2.35}},
    },
  ],
  groups: [
    aces(row(8, 1.4, 1.05, 1.3)),
    {
      id: 'columns',
      role: 'packet',
      n: 10,
      at: row(10, 1.4, 2.95, 1.25),
      spread: {dx: 0, dy: 0.42, max: 5.4},
      build: DOWN,
      empty: 'any',
    },
    stock(12, 1.05),
    talon(13.2, 1.05),
  ],
  program: [{deal: 'rows', to: 'columns', rows: 4}, {phase: 'play'}],
  phases: {
    play: {
      forced: [{match: 'base', from: OPEN, to: ['aces']}],
      moves: [
        {id: 'play', from: OPEN, to: ['aces']},
        {id: 'marry', from: OPEN, to: ['columns']},
        {id: 'fill', from: OPEN, to: ['columns']},
      ],
      turn: 1,
    },
  },
  win: ['aces'],
};
